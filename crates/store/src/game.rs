//! Games: their creation, their headers and their events.

use basalt_referee::{Ending, GameId, Millis, Numbered, Player, Rating, SeekId, Terms};
use basalt_rules::{ByColor, Color};
use sqlx::FromRow;

use crate::database::Database;
use crate::encoding::{EventError, decode_event, encode};
use crate::row::RowContext;
use crate::sqlite_views::is_raised;
use crate::statement::{Statement, statement};
use crate::{Error, GameSummary, PlayerId, Store};

/// Maximum number of games before a rematch that its match is looked for in.
const MAX_EARLIER_GAMES: u32 = 60;

/// The player of a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// A guest or a member.
    Person(PlayerId),
    /// The server's engine, at a level from 1 to 20.
    Computer(u8),
}

impl Seat {
    /// The person; `None` for the computer.
    pub fn player(self) -> Option<PlayerId> {
        match self {
            Self::Person(player) => Some(player),
            Self::Computer(_) => None,
        }
    }

    fn level(self) -> Option<i64> {
        match self {
            Self::Person(_) => None,
            Self::Computer(level) => Some(level.into()),
        }
    }
}

/// The player of a colour, and how everybody sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatedPlayer {
    /// The seat.
    pub seat: Seat,
    /// The player, with the rating at the start of the game.
    pub player: Player,
}

/// A new game.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// The id of the new game.
    pub game: GameId,
    /// The terms.
    pub terms: Terms,
    /// The text of the first position.
    pub start: String,
    /// The players.
    pub seats: ByColor<Seat>,
    /// When it begins.
    pub created: Millis,
    /// The summary before the first event.
    pub summary: GameSummary,
    /// The seeks that led to it. All must be open, and are closed by it.
    pub seeks: Vec<SeekId>,
    /// The game that it is the rematch of. A game has one rematch at most.
    pub follows: Option<GameId>,
}

/// The outcome of creating a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Created {
    /// It is created.
    Done,
    /// Nothing was done: a seek is closed already, or the game before has a rematch.
    Unavailable,
}

/// A game without its events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The id of the game.
    pub game: GameId,
    /// The terms.
    pub terms: Terms,
    /// The text of the first position.
    pub start: String,
    /// The players.
    pub seats: ByColor<SeatedPlayer>,
    /// When it began.
    pub created: Millis,
    /// The number of its last event; 0 if there is none.
    pub number: u32,
    /// The summary after that event.
    pub summary: GameSummary,
    /// When the last event happened.
    pub moved: Millis,
    /// When it ended.
    pub ended: Option<Millis>,
    /// The player who offers a rematch.
    pub rematch: Option<Color>,
    /// The rematch.
    pub next: Option<GameId>,
}

impl Header {
    /// The colour of a player.
    pub fn color_of(&self, player: PlayerId) -> Option<Color> {
        Color::ALL.into_iter().find(|&color| self.seats[color].seat.player() == Some(player))
    }
}

#[derive(FromRow)]
pub(crate) struct HeaderRow {
    id: String,
    terms: String,
    start: String,
    white: Option<i64>,
    white_level: Option<i64>,
    white_rating: Option<String>,
    white_name: Option<String>,
    white_member: Option<i64>,
    white_bot: Option<i64>,
    black: Option<i64>,
    black_level: Option<i64>,
    black_rating: Option<String>,
    black_name: Option<String>,
    black_member: Option<i64>,
    black_bot: Option<i64>,
    created: i64,
    number: i64,
    plies: i64,
    to_move: Option<String>,
    deadline: Option<i64>,
    reds: Option<String>,
    moved: i64,
    ended: Option<i64>,
    ending: Option<String>,
    rematch: Option<String>,
    next: Option<String>,
}

/// The columns of a seat.
struct SeatColumns {
    player: Option<i64>,
    level: Option<i64>,
    rating: Option<String>,
    name: Option<String>,
    member: Option<i64>,
    bot: Option<i64>,
}

impl SeatColumns {
    fn seated(self, row: &RowContext<'_>) -> Result<SeatedPlayer, Error> {
        match (self.player, self.name, self.level) {
            (Some(player), Some(name), _) => {
                let rating: Option<Rating> = row.perhaps_json(self.rating.as_ref())?;
                let player_is = if self.member == Some(1) {
                    Player::Member { name, rating, bot: self.bot == Some(1) }
                } else {
                    Player::Guest { name }
                };
                Ok(SeatedPlayer { seat: Seat::Person(PlayerId(player)), player: player_is })
            }
            (_, _, Some(level)) => {
                let level = row.number(level)?;
                Ok(SeatedPlayer { seat: Seat::Computer(level), player: Player::Computer { level } })
            }
            _ => Err(row.corrupt("nobody has a seat")),
        }
    }
}

impl HeaderRow {
    pub(crate) fn header(self) -> Result<Header, Error> {
        let id = self.id;
        let row = RowContext { table: "games", id: &id };
        let white = SeatColumns {
            player: self.white,
            level: self.white_level,
            rating: self.white_rating,
            name: self.white_name,
            member: self.white_member,
            bot: self.white_bot,
        };
        let black = SeatColumns {
            player: self.black,
            level: self.black_level,
            rating: self.black_rating,
            name: self.black_name,
            member: self.black_member,
            bot: self.black_bot,
        };
        Ok(Header {
            game: row.parse(&id)?,
            terms: row.json(&self.terms)?,
            start: self.start,
            seats: ByColor { white: white.seated(&row)?, black: black.seated(&row)? },
            created: row.number(self.created)?,
            number: row.number(self.number)?,
            summary: GameSummary {
                plies: row.number(self.plies)?,
                to_move: row.color(self.to_move.as_ref())?,
                deadline: row.perhaps(self.deadline)?,
                keeps_earlier_deadline: false,
                reds: self.reds,
                ending: row.perhaps_json(self.ending.as_ref())?,
            },
            moved: row.number(self.moved)?,
            ended: row.perhaps(self.ended)?,
            rematch: row.color(self.rematch.as_ref())?,
            next: self.next.as_deref().map(|next| row.parse(next)).transpose()?,
        })
    }
}

/// The statement that finds headers, with its condition.
macro_rules! headers {
    ($condition:literal) => {
        concat!(
            "SELECT g.*, w.name AS white_name, w.member AS white_member, w.bot AS white_bot, \
             b.name AS black_name, b.member AS black_member, b.bot AS black_bot FROM games g \
             LEFT JOIN players w ON w.id = g.white LEFT JOIN players b ON b.id = g.black ",
            $condition
        )
    };
}

pub(crate) use headers;

#[derive(FromRow)]
pub(crate) struct EventRow {
    number: i64,
    at: i64,
    body: String,
    /// The id of what is played, without which a move cannot be read.
    game: String,
}

impl EventRow {
    pub(crate) fn numbered(self, id: GameId) -> Result<Numbered, Error> {
        let row = format!("{id}/{}", self.number);
        let row = RowContext { table: "events", id: &row };
        let (number, at) = (row.number(self.number)?, row.number(self.at)?);
        let event = decode_event(row.parse(&self.game)?, &self.body);
        let event = event.map_err(|error| match error {
            EventError::UnknownKind(kind) => Error::UnknownEvent { game: id, number, kind },
            EventError::Malformed(what) => row.corrupt(what),
        })?;
        Ok(Numbered { number, at, event })
    }
}

const INSERT: &str = "INSERT INTO games (id, game, terms, start, white, white_level, white_rating, \
                      black, black_level, black_rating, created, number, plies, to_move, deadline, \
                      reds, moved) \
                      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 0, 0, $12, $13, $14, $11)";
const CLOSE_SEEK: &str = "UPDATE seeks SET closed = $1, game = $2 WHERE id = $3 AND closed IS NULL";
const FOLLOW: &str = "UPDATE games SET next = $1 WHERE id = $2 AND next IS NULL";

/// All of it in SQLite.
const CREATE: &str = "INSERT INTO new_game \
                      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)";

impl Store {
    /// Creates a game and closes its seeks in the same transaction, so that nobody can accept a seek twice.
    pub async fn create_game(&self, new: &NewGame) -> Result<Created, Error> {
        let (white, black) = (new.seats.white, new.seats.black);
        let white_rating = self.rating_text(white, new).await?;
        let black_rating = self.rating_text(black, new).await?;
        let with_columns = |sql| {
            statement(sql)
                .bind(new.game)
                .bind(new.terms.game.id())
                .bind(encode(&new.terms))
                .bind(new.start.as_str())
                .bind(white.player())
                .bind(white.level())
                .bind(white_rating)
                .bind(black.player())
                .bind(black.level())
                .bind(black_rating)
                .bind(new.created)
                .bind(new.summary.to_move)
                .bind(new.summary.deadline)
                .bind(new.summary.reds.as_deref())
        };
        match &self.database {
            Database::Sqlite { .. } => {
                let seeks = new.seeks.iter().map(ToString::to_string).collect::<Vec<_>>();
                let seeks = serde_json::Value::from(seeks).to_string();
                let follows = new.follows.map(|before| before.to_string());
                self.create_at_once(with_columns(CREATE).bind(seeks).bind(follows)).await
            }
            Database::Postgres { .. } => self.create_in_steps(new, with_columns(INSERT)).await,
        }
    }

    async fn create_at_once(&self, create: Statement) -> Result<Created, Error> {
        match self.database.execute(create).await {
            Ok(_) => Ok(Created::Done),
            Err(error) if is_raised(&error) => Ok(Created::Unavailable),
            Err(error) => Err(error.into()),
        }
    }

    async fn create_in_steps(&self, new: &NewGame, insert: Statement) -> Result<Created, Error> {
        let mut transaction = self.database.begin().await?;
        transaction.execute(insert).await?;
        for &seek in &new.seeks {
            let close = statement(CLOSE_SEEK).bind(new.created).bind(new.game).bind(seek);
            if transaction.execute(close).await? == 0 {
                return Ok(Created::Unavailable);
            }
        }
        if let Some(before) = new.follows {
            let follow = statement(FOLLOW).bind(new.game).bind(before);
            if transaction.execute(follow).await? == 0 {
                return Ok(Created::Unavailable);
            }
        }
        transaction.commit().await?;
        Ok(Created::Done)
    }

    /// The rating column of a player who begins a game.
    async fn rating_text(&self, seat: Seat, new: &NewGame) -> Result<Option<String>, Error> {
        let (Some(player), Some(pool)) = (seat.player(), new.terms.pool()) else { return Ok(None) };
        let standing = self.standing(player, pool).await?.at(new.created, pool);
        Ok((standing.games > 0 || new.terms.rated).then(|| encode(&standing.rating())))
    }

    /// A game without its events.
    pub async fn header(&self, game: GameId) -> Result<Option<Header>, Error> {
        let select = statement(headers!("WHERE g.id = $1")).bind(game);
        let row: Option<HeaderRow> = self.database.fetch_optional(select).await?;
        row.map(HeaderRow::header).transpose()
    }

    /// Games without their events, in no order.
    pub async fn headers(&self, games: &[GameId]) -> Result<Vec<Header>, Error> {
        let select = |games: &[GameId]| {
            statement(headers!("WHERE g.id IN ")).bind_list(games.iter().copied())
        };
        let rows: Vec<HeaderRow> = self.database.fetch_for_list(games, select).await?;
        rows.into_iter().map(HeaderRow::header).collect()
    }

    /// The players of each game that has begun since a moment, at most `limit`, the newest first.
    pub async fn started_since(
        &self,
        from: Millis,
        limit: u32,
    ) -> Result<Vec<(GameId, Vec<PlayerId>)>, Error> {
        const SQL: &str = "SELECT id, white, black FROM games WHERE created >= $1 \
                           ORDER BY created DESC, id LIMIT $2";
        let select = statement(SQL).bind(from).bind(limit);
        let rows: Vec<(String, Option<i64>, Option<i64>)> = self.database.fetch_all(select).await?;
        let started = |(id, white, black): (String, Option<i64>, Option<i64>)| {
            let players = [white, black].into_iter().flatten().map(PlayerId).collect();
            Ok((RowContext { table: "games", id: &id }.parse(&id)?, players))
        };
        rows.into_iter().map(started).collect()
    }

    /// A game with its events.
    pub async fn load(&self, game: GameId) -> Result<Option<(Header, Vec<Numbered>)>, Error> {
        let Some(header) = self.header(game).await? else { return Ok(None) };
        let mut events = self.events_after(game, 0).await?;
        // Something may have been appended in between.
        events.truncate(header.number as usize);
        Ok(Some((header, events)))
    }

    /// The events of a game after a number.
    pub async fn events_after(&self, game: GameId, after: u32) -> Result<Vec<Numbered>, Error> {
        const SQL: &str = "SELECT e.number, e.at, e.body, g.game FROM events e \
                           JOIN games g ON g.id = e.game \
                           WHERE e.game = $1 AND e.number > $2 ORDER BY e.number";
        let rows: Vec<EventRow> =
            self.database.fetch_all(statement(SQL).bind(game).bind(after)).await?;
        rows.into_iter().map(|row| row.numbered(game)).collect()
    }

    async fn fetch_game_ids(&self, select: Statement) -> Result<Vec<GameId>, Error> {
        let rows: Vec<(String,)> = self.database.fetch_all(select).await?;
        rows.iter().map(|(id,)| RowContext { table: "games", id }.parse(id)).collect()
    }

    /// Games whose deadline has come, with the deadline, the most urgent first. The deadline of a live game may be later by
    /// now than its row says.
    pub async fn due(&self, now: Millis, limit: u32) -> Result<Vec<(GameId, Millis)>, Error> {
        const SQL: &str = "SELECT id, deadline FROM games WHERE ended IS NULL \
                           AND deadline IS NOT NULL AND deadline <= $1 ORDER BY deadline LIMIT $2";
        let select = statement(SQL).bind(now).bind(limit);
        let rows: Vec<(String, i64)> = self.database.fetch_all(select).await?;
        let due = |(id, deadline): (String, i64)| {
            let row = RowContext { table: "games", id: &id };
            Ok((row.parse(&id)?, row.number(deadline)?))
        };
        rows.into_iter().map(due).collect()
    }

    /// Corrects the deadline of a running game whose last event has this number.
    pub async fn postpone(
        &self,
        game: GameId,
        number: u32,
        deadline: Option<Millis>,
    ) -> Result<(), Error> {
        const SQL: &str =
            "UPDATE games SET deadline = $1 WHERE id = $2 AND number = $3 AND ended IS NULL";
        let update = statement(SQL).bind(deadline).bind(game).bind(number);
        self.database.execute(update).await?;
        Ok(())
    }

    /// Games in which it is a player's turn; the one with the least time left first.
    pub async fn awaiting(&self, player: PlayerId) -> Result<Vec<GameId>, Error> {
        const SQL: &str = "SELECT id FROM games WHERE ended IS NULL \
                           AND ((white = $1 AND to_move = 'w') OR (black = $1 AND to_move = 'b')) \
                           ORDER BY COALESCE(deadline, 9223372036854775807), moved, id";
        self.fetch_game_ids(statement(SQL).bind(player)).await
    }

    /// The same for several players, in no order of players.
    pub async fn awaiting_any(
        &self,
        players: &[PlayerId],
    ) -> Result<Vec<(PlayerId, GameId)>, Error> {
        let select = |players: &[PlayerId]| {
            let mut select = statement(
                "SELECT CASE WHEN to_move = 'w' THEN white ELSE black END, id FROM games \
                 WHERE ended IS NULL AND ((to_move = 'w' AND white IN ",
            );
            select.push_list(players.iter().copied()).push(") OR (to_move = 'b' AND black IN ");
            select
                .push_list(players.iter().copied())
                .push(")) ORDER BY COALESCE(deadline, 9223372036854775807), moved, id");
            select
        };
        let rows: Vec<(i64, String)> = self.database.fetch_for_list(players, select).await?;
        let read = |(player, id): (i64, String)| {
            Ok((PlayerId(player), RowContext { table: "games", id: &id }.parse(&id)?))
        };
        rows.into_iter().map(read).collect()
    }

    /// The running games of a player.
    pub async fn running_of(&self, player: PlayerId) -> Result<Vec<GameId>, Error> {
        const SQL: &str = "SELECT id FROM games WHERE ended IS NULL \
                           AND (white = $1 OR black = $1) ORDER BY created, id";
        self.fetch_game_ids(statement(SQL).bind(player)).await
    }

    /// The running games of several players, each at least once.
    pub async fn running_headers_of_any(&self, players: &[PlayerId]) -> Result<Vec<Header>, Error> {
        let select = |players: &[PlayerId]| {
            let mut select = statement(headers!("WHERE g.ended IS NULL AND (g.white IN "));
            select.push_list(players.iter().copied()).push(" OR g.black IN ");
            select.push_list(players.iter().copied()).push(") ORDER BY g.created, g.id");
            select
        };
        let rows: Vec<HeaderRow> = self.database.fetch_for_list(players, select).await?;
        rows.into_iter().map(HeaderRow::header).collect()
    }

    /// Games in which it is the turn of the server's engine, and no other node that is alive, with a heartbeat since a
    /// moment, has claimed it.
    pub async fn awaiting_computer(
        &self,
        node: u64,
        alive_since: Millis,
    ) -> Result<Vec<GameId>, Error> {
        const SQL: &str = "SELECT g.id FROM games g WHERE g.ended IS NULL \
                           AND ((g.white IS NULL AND g.to_move = 'w') \
                           OR (g.black IS NULL AND g.to_move = 'b')) \
                           AND NOT EXISTS (SELECT 1 FROM computer_turns c \
                           JOIN nodes n ON n.id = c.node \
                           WHERE c.game = g.id AND c.node <> $1 AND n.seen >= $2) \
                           ORDER BY g.moved, g.id";
        self.fetch_game_ids(statement(SQL).bind(node).bind(alive_since)).await
    }

    /// Running games, the newest first.
    pub async fn running(&self, limit: u32) -> Result<Vec<Header>, Error> {
        let select =
            statement(headers!("WHERE g.ended IS NULL ORDER BY g.created DESC, g.id LIMIT $1"));
        let rows: Vec<HeaderRow> = self.database.fetch_all(select.bind(limit)).await?;
        rows.into_iter().map(HeaderRow::header).collect()
    }

    /// Number of running games.
    pub async fn count_running(&self) -> Result<u32, Error> {
        const SQL: &str = "SELECT COUNT(*) FROM games WHERE ended IS NULL";
        let row: Option<(i64,)> = self.database.fetch_optional(statement(SQL)).await?;
        RowContext { table: "games", id: &"count" }.number(row.map_or(0, |(count,)| count))
    }

    /// The running games of a player, at most `limit`; those in which it is their turn first, the most urgent first.
    pub async fn running_headers_of(
        &self,
        player: PlayerId,
        limit: u32,
    ) -> Result<Vec<Header>, Error> {
        let select = statement(headers!(
            "WHERE g.ended IS NULL AND (g.white = $1 OR g.black = $1) \
             ORDER BY CASE WHEN (g.white = $1 AND g.to_move = 'w') \
             OR (g.black = $1 AND g.to_move = 'b') THEN 0 ELSE 1 END, \
             COALESCE(g.deadline, 9223372036854775807), g.moved, g.id LIMIT $2"
        ));
        let rows: Vec<HeaderRow> = self.database.fetch_all(select.bind(player).bind(limit)).await?;
        rows.into_iter().map(HeaderRow::header).collect()
    }

    /// Number of running correspondence games of a player.
    pub async fn count_correspondence(&self, player: PlayerId) -> Result<u32, Error> {
        const SQL: &str = "SELECT COUNT(*) FROM games WHERE ended IS NULL \
                           AND (white = $1 OR black = $1) AND terms LIKE '%\"pace\":{\"days\"%'";
        let row: Option<(i64,)> = self.database.fetch_optional(statement(SQL).bind(player)).await?;
        let count = row.map(|(count,)| count).unwrap_or_default();
        RowContext { table: "games", id: &player }.number(count)
    }

    /// The ends of the games that a game is the rematch of, one after the other, the oldest first.
    pub async fn earlier_endings(&self, game: GameId) -> Result<Vec<Ending>, Error> {
        const SQL: &str = "WITH RECURSIVE earlier (id, ending, depth) AS \
                           (SELECT id, ending, 1 FROM games WHERE next = $1 UNION ALL \
                           SELECT g.id, g.ending, e.depth + 1 FROM games g \
                           JOIN earlier e ON g.next = e.id WHERE e.depth < $2) \
                           SELECT id, ending FROM earlier WHERE ending IS NOT NULL \
                           ORDER BY depth DESC";
        let select = statement(SQL).bind(game).bind(MAX_EARLIER_GAMES);
        let rows: Vec<(String, String)> = self.database.fetch_all(select).await?;
        let ending =
            |(id, ending): (String, String)| RowContext { table: "games", id: &id }.json(&ending);
        rows.into_iter().map(ending).collect()
    }

    /// Saves the offer of a rematch, or withdraws it.
    pub async fn offer_rematch(&self, game: GameId, by: Option<Color>) -> Result<(), Error> {
        const SQL: &str = "UPDATE games SET rematch = $1 WHERE id = $2";
        self.database.execute(statement(SQL).bind(by).bind(game)).await?;
        Ok(())
    }
}
