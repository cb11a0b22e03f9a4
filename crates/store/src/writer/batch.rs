//! The rows that a batch of appends writes.

use std::collections::HashSet;

use basalt_referee::{Ending, Millis};

use crate::encoding::{encode, encode_event};
use crate::{Append, Appended, GameSummary, Score};

/// Time by which a deadline in a row may be earlier than the true one. The first move replaces the deadline by which it had to
/// come, or else each game would need a statement of its own when that has come.
const MAX_EARLY_MS: Millis = 60_000;

/// The outcome of an append, before ratings.
const COMMITTED: Appended = Appended::Committed { ratings: None };

/// The outcome of an append to a game that was or was not stale.
pub(super) fn outcome(is_committed: bool) -> Appended {
    if is_committed { COMMITTED } else { Appended::Stale }
}

/// The rows of a batch of appends of different games.
pub(super) struct Batch<'a> {
    pub(super) games: Vec<GameRow<'a>>,
    pub(super) events: Vec<EventRow>,
}

/// A row of `games` after an append.
pub(super) struct GameRow<'a> {
    pub(super) id: String,
    /// The number that the game must have before.
    pub(super) after: i64,
    pub(super) number: i64,
    pub(super) plies: i64,
    pub(super) to_move: Option<String>,
    pub(super) deadline: Option<i64>,
    /// The earliest deadline that may stay in the row.
    pub(super) earliest_deadline: Option<i64>,
    pub(super) reds: Option<&'a str>,
    pub(super) moved: i64,
    pub(super) end: Option<EndColumns>,
}

/// The columns of a game that has ended.
pub(super) struct EndColumns {
    pub(super) ending: String,
    /// The result, by which the archive finds games.
    pub(super) result: &'static str,
}

/// A row of `events`.
pub(super) struct EventRow {
    /// The index of the game's row in the batch.
    pub(super) game: usize,
    pub(super) number: i64,
    pub(super) at: i64,
    pub(super) body: String,
}

impl<'a> Batch<'a> {
    pub(super) fn new(appends: &[&'a Append]) -> Self {
        let events = appends.iter().enumerate().flat_map(|(game, append)| {
            append.events.iter().map(move |event| EventRow {
                game,
                number: event.number.into(),
                at: event.at as i64,
                body: encode_event(event.event),
            })
        });
        let games = appends.iter().map(|append| GameRow::new(append)).collect();
        Self { games, events: events.collect() }
    }

    /// The outcomes of the appends if no game was stale.
    pub(super) fn all_committed(&self) -> Vec<Appended> {
        vec![COMMITTED; self.games.len()]
    }

    /// The outcomes of the appends, given the ids of the games that were not stale.
    pub(super) fn outcomes(&self, advanced: &HashSet<String>) -> Vec<Appended> {
        self.games.iter().map(|game| outcome(advanced.contains(&game.id))).collect()
    }
}

impl<'a> GameRow<'a> {
    fn new(append: &'a Append) -> Self {
        let now = &append.now;
        let after = i64::from(append.after);
        Self {
            id: append.game.to_string(),
            after,
            number: after + append.events.len() as i64,
            plies: now.plies.into(),
            to_move: now.to_move.map(|color| color.letter().to_string()),
            deadline: now.deadline.map(|deadline| deadline as i64),
            earliest_deadline: earliest_deadline(now),
            reds: now.reds.as_deref(),
            moved: time(append) as i64,
            end: now.ending.map(EndColumns::new),
        }
    }
}

impl EndColumns {
    fn new(ending: Ending) -> Self {
        Self { ending: encode(&ending), result: Score::of(ending).map_or("none", Score::id) }
    }
}

/// The earliest deadline that may stay in the row of a game.
fn earliest_deadline(now: &GameSummary) -> Option<i64> {
    let deadline = now.deadline.filter(|_| now.keeps_earlier_deadline)?;
    Some(deadline.saturating_sub(MAX_EARLY_MS) as i64)
}

/// The time of the last event.
pub(super) fn time(append: &Append) -> Millis {
    append.events.last().map_or(0, |last| last.at)
}
