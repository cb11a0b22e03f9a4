//! Games that were played elsewhere, imported by an operator.

use basalt_referee::{GameId, Millis, Numbered, Terms};
use basalt_rules::ByColor;

use crate::database::Transaction;
use crate::encoding::{encode, encode_event};
use crate::player::{PlayerId, folded};
use crate::rng;
use crate::statement::{SqlValue, statement};
use crate::{Error, GameSummary, Score, Store};

/// The character between a name and its site. No name of a member or guest of this server has it, so that foreign names
/// never collide with theirs.
pub const FOREIGN_MARK: char = '@';

/// Maximum number of events in one statement.
const MAX_EVENTS: usize = 500;

/// A finished game of another site.
#[derive(Clone, Debug)]
pub struct ImportedGame {
    /// A hash of its contents: the same game has the same one.
    pub content: String,
    /// Ids for it. The first that is free is taken.
    pub ids: [GameId; 4],
    /// The id that it has if this server itself has exported it.
    pub exported_as: Option<GameId>,
    /// The site that it comes from.
    pub site: String,
    /// The terms, never rated.
    pub terms: Terms,
    /// The text of the first position.
    pub start: String,
    /// The names of the players on that site.
    pub names: ByColor<String>,
    /// When it began.
    pub created: Millis,
    /// All events.
    pub events: Vec<Numbered>,
    /// The summary after them.
    pub summary: GameSummary,
}

/// The outcome for one game of an import.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Imported {
    /// It is new.
    Added(GameId),
    /// It was imported before, or is a game of this server.
    Known,
}

/// The name of a player of another site on this server: `name@site`.
pub fn foreign_name(name: &str, site: &str) -> String {
    format!("{name}{FOREIGN_MARK}{site}")
}

impl Store {
    /// Imports finished games in one transaction. Returns an outcome for each.
    pub async fn import_games(
        &self,
        games: &[ImportedGame],
        now: Millis,
    ) -> Result<Vec<Imported>, Error> {
        let mut transaction = self.database.begin().await?;
        let mut outcomes = Vec::with_capacity(games.len());
        for game in games {
            outcomes.push(import(&mut transaction, game, now).await?);
        }
        transaction.commit().await?;
        Ok(outcomes)
    }
}

async fn import(
    transaction: &mut Transaction,
    game: &ImportedGame,
    now: Millis,
) -> Result<Imported, Error> {
    const INSERT: &str =
        "INSERT INTO imported_games (content, game, site, imported) VALUES ($1, $2, $3, $4)";
    if is_known(transaction, game).await? {
        return Ok(Imported::Known);
    }
    let white = player(transaction, &game.names.white, &game.site, now).await?;
    let black = player(transaction, &game.names.black, &game.site, now).await?;
    let id = insert_game(transaction, game, ByColor { white, black }).await?;
    for events in game.events.chunks(MAX_EVENTS) {
        insert_events(transaction, id, events).await?;
    }
    let insert = statement(INSERT).bind(game.content.as_str()).bind(id);
    transaction.execute(insert.bind(game.site.as_str()).bind(now)).await?;
    Ok(Imported::Added(id))
}

async fn is_known(transaction: &mut Transaction, game: &ImportedGame) -> Result<bool, Error> {
    const CONTENT: &str = "SELECT game FROM imported_games WHERE content = $1";
    const GAME: &str = "SELECT id FROM games WHERE id = $1";
    let select = statement(CONTENT).bind(game.content.as_str());
    let imported: Option<(String,)> = transaction.fetch_optional(select).await?;
    let Some(id) = game.exported_as.filter(|_| imported.is_none()) else {
        return Ok(imported.is_some());
    };
    let own: Option<(String,)> = transaction.fetch_optional(statement(GAME).bind(id)).await?;
    Ok(own.is_some())
}

/// The player of another site, who is added if they are new. Nobody can log in as them.
async fn player(
    transaction: &mut Transaction,
    name: &str,
    site: &str,
    now: Millis,
) -> Result<PlayerId, Error> {
    const INSERT: &str = "INSERT INTO players (id, name, folded, member, created) \
                          VALUES ($1, $2, $3, 0, $4) ON CONFLICT (folded) DO NOTHING";
    const SELECT: &str = "SELECT id FROM players WHERE folded = $1";
    let name = foreign_name(name, site);
    let key = folded(&name);
    let find = || statement(SELECT).bind(key.as_str());
    let known: Option<(i64,)> = transaction.fetch_optional(find()).await?;
    if let Some((id,)) = known {
        return Ok(PlayerId(id));
    }
    let insert = statement(INSERT).bind(rng::row_id()).bind(name.as_str()).bind(key.as_str());
    transaction.execute(insert.bind(now)).await?;
    let (id,) = transaction.fetch_one(find()).await?;
    Ok(PlayerId(id))
}

/// Inserts the row of a game under the first id that is free.
async fn insert_game(
    transaction: &mut Transaction,
    game: &ImportedGame,
    players: ByColor<PlayerId>,
) -> Result<GameId, Error> {
    const INSERT: &str = "INSERT INTO games (id, game, terms, start, white, black, created, number, \
                          plies, reds, moved, ended, ending, result) \
                          VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, $12, $13) \
                          ON CONFLICT (id) DO NOTHING";
    let ending = game.summary.ending;
    let moved = game.events.last().map_or(game.created, |last| last.at);
    for id in game.ids {
        let insert = statement(INSERT)
            .bind(id)
            .bind(game.terms.game.id())
            .bind(encode(&game.terms))
            .bind(game.start.as_str())
            .bind(players.white)
            .bind(players.black)
            .bind(game.created)
            .bind(game.events.len() as u32)
            .bind(game.summary.plies)
            .bind(game.summary.reds.as_deref())
            .bind(moved)
            .bind(ending.map(|ending| encode(&ending)))
            .bind(ending.and_then(Score::of).map_or("none", Score::id));
        if transaction.execute(insert).await? == 1 {
            return Ok(id);
        }
    }
    Err(Error::CorruptRow {
        table: "games",
        id: game.content.clone(),
        what: "no id of an imported game is free".to_owned(),
    })
}

async fn insert_events(
    transaction: &mut Transaction,
    game: GameId,
    events: &[Numbered],
) -> Result<(), Error> {
    let mut insert = statement("INSERT INTO events (game, number, at, body) VALUES ");
    for (index, numbered) in events.iter().enumerate() {
        let row: [SqlValue; 4] = [
            game.into(),
            numbered.number.into(),
            numbered.at.into(),
            encode_event(numbered.event).into(),
        ];
        insert.push(if index == 0 { "" } else { ", " }).push_list(row);
    }
    transaction.execute(insert).await?;
    Ok(())
}
