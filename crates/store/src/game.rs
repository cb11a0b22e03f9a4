//! Games: how they begin and what is known of them.

use basalt_referee::{Ending, GameId, Millis, Numbered, Player, Rating, SeekId, Terms};
use basalt_rules::{ByColor, Color};
use sqlx::FromRow;

use crate::encoding::{EventError, JsonColumn as _, decode_event};
use crate::row::Place;
use crate::statement::{Statement, statement};
use crate::{PlayerId, Store, Trouble};

/// Who plays a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// A guest or a member.
    Person(PlayerId),
    /// The server's engine, at a level from 1 to 20.
    Computer(u8),
}

impl Seat {
    /// The person.
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

/// Who plays a colour, and as whom everybody knows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seated {
    /// Who.
    pub seat: Seat,
    /// By name, with the rating that they began the game with.
    pub player: Player,
}

/// A game that begins.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// Its name.
    pub game: GameId,
    /// What is played.
    pub terms: Terms,
    /// Where it starts, as a position text.
    pub start: String,
    /// Who plays.
    pub seats: ByColor<Seat>,
    /// When.
    pub created: Millis,
    /// Whose turn it is, and until when.
    pub to_move: Color,
    /// When the server must look after it.
    pub deadline: Option<Millis>,
    /// DVONN: the red pieces, if they are placed already.
    pub reds: Option<String>,
    /// The seeks that it comes of. All must be open, and are closed by it.
    pub seeks: Vec<SeekId>,
    /// The game that it follows. Each game has one follower at most.
    pub follows: Option<GameId>,
}

/// What came of a new game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Created {
    /// It is there.
    Done,
    /// Nothing is done: a seek is closed already, or the game before has a follower.
    Gone,
}

/// What is known of a game without its events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// Its name.
    pub game: GameId,
    /// What is played.
    pub terms: Terms,
    /// Where it started, as a position text.
    pub start: String,
    /// Who plays.
    pub seats: ByColor<Seated>,
    /// When it began.
    pub created: Millis,
    /// The number of its last event; 0 if there is none.
    pub number: u32,
    /// How many plies stand.
    pub plies: u32,
    /// Whose turn it is; nobody's if it is over.
    pub to_move: Option<Color>,
    /// When the server must look after it.
    pub deadline: Option<Millis>,
    /// DVONN: where the red pieces were placed.
    pub reds: Option<String>,
    /// When something last happened.
    pub moved: Millis,
    /// When it ended.
    pub ended: Option<Millis>,
    /// How it ended.
    pub ending: Option<Ending>,
    /// Who would like to play once more.
    pub rematch: Option<Color>,
    /// The game that followed it.
    pub next: Option<GameId>,
}

impl Header {
    /// Which colour somebody plays.
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
    black: Option<i64>,
    black_level: Option<i64>,
    black_rating: Option<String>,
    black_name: Option<String>,
    black_member: Option<i64>,
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
}

impl SeatColumns {
    fn seated(self, place: &Place<'_>) -> Result<Seated, Trouble> {
        match (self.player, self.name, self.level) {
            (Some(player), Some(name), _) => {
                let rating: Option<Rating> = place.perhaps_json(self.rating.as_ref())?;
                let player_is = if self.member == Some(1) {
                    Player::Member { name, rating }
                } else {
                    Player::Guest { name }
                };
                Ok(Seated { seat: Seat::Person(PlayerId(player)), player: player_is })
            }
            (_, _, Some(level)) => {
                let level = place.number(level)?;
                Ok(Seated { seat: Seat::Computer(level), player: Player::Computer { level } })
            }
            _ => Err(place.odd("nobody has a seat")),
        }
    }
}

impl HeaderRow {
    pub(crate) fn header(self) -> Result<Header, Trouble> {
        let id = self.id;
        let place = Place { table: "games", id: &id };
        let white = SeatColumns {
            player: self.white,
            level: self.white_level,
            rating: self.white_rating,
            name: self.white_name,
            member: self.white_member,
        };
        let black = SeatColumns {
            player: self.black,
            level: self.black_level,
            rating: self.black_rating,
            name: self.black_name,
            member: self.black_member,
        };
        Ok(Header {
            game: place.parse(&id)?,
            terms: place.json(&self.terms)?,
            start: self.start,
            seats: ByColor { white: white.seated(&place)?, black: black.seated(&place)? },
            created: place.number(self.created)?,
            number: place.number(self.number)?,
            plies: place.number(self.plies)?,
            to_move: place.color(self.to_move.as_ref())?,
            deadline: place.perhaps(self.deadline)?,
            reds: self.reds,
            moved: place.number(self.moved)?,
            ended: place.perhaps(self.ended)?,
            ending: place.perhaps_json(self.ending.as_ref())?,
            rematch: place.color(self.rematch.as_ref())?,
            next: self.next.as_deref().map(|next| place.parse(next)).transpose()?,
        })
    }
}

/// The statement that finds headers, with its condition.
macro_rules! headers {
    ($condition:literal) => {
        concat!(
            "SELECT g.*, w.name AS white_name, w.member AS white_member, \
             b.name AS black_name, b.member AS black_member FROM games g \
             LEFT JOIN players w ON w.id = g.white LEFT JOIN players b ON b.id = g.black ",
            $condition
        )
    };
}

pub(crate) use headers;

#[derive(FromRow)]
struct EventRow {
    number: i64,
    at: i64,
    body: String,
    /// What is played, without which a move cannot be read.
    game: String,
}

impl EventRow {
    fn numbered(self, id: GameId) -> Result<Numbered, Trouble> {
        let row = format!("{id}/{}", self.number);
        let place = Place { table: "events", id: &row };
        let (number, at) = (place.number(self.number)?, place.number(self.at)?);
        let event = decode_event(place.parse(&self.game)?, &self.body);
        let event = event.map_err(|error| match error {
            EventError::UnknownKind(kind) => Trouble::UnknownEvent { game: id, number, kind },
            EventError::Malformed(what) => place.odd(what),
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

impl Store {
    /// Begins a game, closing what it comes of in the same transaction: nobody can accept a seek twice.
    pub async fn create_game(&self, new: &NewGame) -> Result<Created, Trouble> {
        let (white, black) = (new.seats.white, new.seats.black);
        let white_rating = self.rating_text(white, new).await?;
        let black_rating = self.rating_text(black, new).await?;
        let mut transaction = self.database.begin().await?;
        let insert = statement(INSERT)
            .bind(new.game)
            .bind(new.terms.game.id())
            .bind(new.terms.encode())
            .bind(new.start.as_str())
            .bind(white.player())
            .bind(white.level())
            .bind(white_rating)
            .bind(black.player())
            .bind(black.level())
            .bind(black_rating)
            .bind(new.created)
            .bind(new.to_move)
            .bind(new.deadline)
            .bind(new.reds.as_deref());
        transaction.execute(insert).await?;
        for &seek in &new.seeks {
            let close = statement(CLOSE_SEEK).bind(new.created).bind(new.game).bind(seek);
            if transaction.execute(close).await? == 0 {
                return Ok(Created::Gone);
            }
        }
        if let Some(before) = new.follows {
            let follow = statement(FOLLOW).bind(new.game).bind(before);
            if transaction.execute(follow).await? == 0 {
                return Ok(Created::Gone);
            }
        }
        transaction.commit().await?;
        Ok(Created::Done)
    }

    /// The rating that somebody begins a game with, as text.
    async fn rating_text(&self, seat: Seat, new: &NewGame) -> Result<Option<String>, Trouble> {
        let (Some(player), Some(pool)) = (seat.player(), new.terms.pool()) else { return Ok(None) };
        let standing = self.standing(player, pool).await?.at(new.created, pool);
        Ok((standing.games > 0 || new.terms.rated).then(|| standing.rating().encode()))
    }

    /// What is known of a game without its events.
    pub async fn header(&self, game: GameId) -> Result<Option<Header>, Trouble> {
        let select = statement(headers!("WHERE g.id = $1")).bind(game);
        let row: Option<HeaderRow> = self.database.fetch_optional(select).await?;
        row.map(HeaderRow::header).transpose()
    }

    /// A game with all that has happened in it.
    pub async fn load(&self, game: GameId) -> Result<Option<(Header, Vec<Numbered>)>, Trouble> {
        let Some(header) = self.header(game).await? else { return Ok(None) };
        let mut events = self.events_after(game, 0).await?;
        // Something may have been appended in between.
        events.truncate(header.number as usize);
        Ok(Some((header, events)))
    }

    /// What has happened in a game since an event.
    pub async fn events_after(&self, game: GameId, after: u32) -> Result<Vec<Numbered>, Trouble> {
        const SQL: &str = "SELECT e.number, e.at, e.body, g.game FROM events e \
                           JOIN games g ON g.id = e.game \
                           WHERE e.game = $1 AND e.number > $2 ORDER BY e.number";
        let rows: Vec<EventRow> =
            self.database.fetch_all(statement(SQL).bind(game).bind(after)).await?;
        rows.into_iter().map(|row| row.numbered(game)).collect()
    }

    async fn fetch_game_ids(&self, select: Statement) -> Result<Vec<GameId>, Trouble> {
        let rows: Vec<(String,)> = self.database.fetch_all(select).await?;
        rows.iter().map(|(id,)| Place { table: "games", id }.parse(id)).collect()
    }

    /// Games whose deadline has come, the most urgent first.
    pub async fn due(&self, now: Millis, limit: u32) -> Result<Vec<GameId>, Trouble> {
        const SQL: &str = "SELECT id FROM games WHERE ended IS NULL AND deadline IS NOT NULL \
                           AND deadline <= $1 ORDER BY deadline LIMIT $2";
        self.fetch_game_ids(statement(SQL).bind(now).bind(limit)).await
    }

    /// Games in which it is somebody's turn; the one that has waited longest first.
    pub async fn awaiting(&self, player: PlayerId) -> Result<Vec<GameId>, Trouble> {
        const SQL: &str = "SELECT id FROM games WHERE ended IS NULL \
                           AND ((white = $1 AND to_move = 'w') OR (black = $1 AND to_move = 'b')) \
                           ORDER BY moved, id";
        self.fetch_game_ids(statement(SQL).bind(player)).await
    }

    /// The games of somebody that go on.
    pub async fn running_of(&self, player: PlayerId) -> Result<Vec<GameId>, Trouble> {
        const SQL: &str = "SELECT id FROM games WHERE ended IS NULL \
                           AND (white = $1 OR black = $1) ORDER BY created, id";
        self.fetch_game_ids(statement(SQL).bind(player)).await
    }

    /// Games in which it is the server's engine's turn.
    pub async fn awaiting_computer(&self) -> Result<Vec<GameId>, Trouble> {
        const SQL: &str = "SELECT id FROM games WHERE ended IS NULL \
                           AND ((white IS NULL AND to_move = 'w') \
                           OR (black IS NULL AND to_move = 'b')) ORDER BY moved, id";
        self.fetch_game_ids(statement(SQL)).await
    }

    /// Games that go on, the newest first.
    pub async fn running(&self, limit: u32) -> Result<Vec<Header>, Trouble> {
        let select =
            statement(headers!("WHERE g.ended IS NULL ORDER BY g.created DESC, g.id LIMIT $1"));
        let rows: Vec<HeaderRow> = self.database.fetch_all(select.bind(limit)).await?;
        rows.into_iter().map(HeaderRow::header).collect()
    }

    /// Notes that somebody would like to play once more, or nobody any longer.
    pub async fn offer_rematch(&self, game: GameId, by: Option<Color>) -> Result<(), Trouble> {
        const SQL: &str = "UPDATE games SET rematch = $1 WHERE id = $2";
        self.database.execute(statement(SQL).bind(by).bind(game)).await?;
        Ok(())
    }
}
