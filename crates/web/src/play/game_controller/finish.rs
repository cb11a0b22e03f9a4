//! What happens when a game is over.

use basalt_play::{Ending, GameId, Ladder, LocalGame, Seat, Verdict};
use basalt_rules::Color;
use basalt_view::announce;
use leptos::prelude::*;

use super::GameController;
use crate::archive;
use crate::local_storage;
use crate::sound;

/// Where the ladder is kept.
const LADDER: &str = "basalt.ladder";

/// The tag of a game that moves the person on the ladder.
pub(super) const LADDER_TAG: &str = "Ladder";

/// The tag of a game that has ended before: the key under which it is kept.
const ARCHIVE_KEY_TAG: &str = "Kept";

/// The ladder as the browser has kept it.
pub(super) fn kept_ladder() -> Ladder {
    local_storage::read(LADDER).map(|text| Ladder::read(&text).0).unwrap_or_default()
}

impl GameController {
    /// Keeps a game that has just ended among the finished ones, and moves on the ladder. A game that was taken back
    /// after its end and has ended again is kept in place of what it was, and counts only once.
    pub(super) fn close_if_over(self) {
        let ended = self.table.with_untracked(|table| {
            let table = table.as_ref()?;
            table.ending().map(|ending| (table.clone(), ending))
        });
        let Some((table, ending)) = ended else { return };
        self.engine.forget();
        let before = table.tags().get(ARCHIVE_KEY_TAG).and_then(GameId::from_key);
        match archive::save_game(&table, before) {
            Ok(id) => self.remember(id),
            Err(error) => self.notices.tell(self.i18n.say(&archive::error_message(error))),
        }
        if before.is_none() {
            self.climb(&table, ending);
        }
        sound::over(self.preferences);
    }

    /// The number under which the game that has ended is kept.
    pub(crate) fn kept(self) -> Option<String> {
        let key = self.with(|table| table.tags().get(ARCHIVE_KEY_TAG).map(str::to_owned)).flatten();
        key.and_then(|key| GameId::from_key(&key)).map(|id| id.to_string())
    }

    /// Notes on the table itself where it is kept.
    fn remember(self, id: GameId) {
        self.table.update(|table| {
            if let Some(table) = table {
                // A tag like any other can always be set.
                let _ = table.set_tag(ARCHIVE_KEY_TAG, &id.key());
            }
        });
    }

    fn climb(self, table: &LocalGame, ending: Ending) {
        if table.tags().get(LADDER_TAG).is_none() {
            return;
        }
        let seats = table.players();
        let person = Color::ALL.into_iter().find(|&color| seats[color] == Seat::Person);
        let (Some(person), Some(outcome)) = (person, ending.outcome()) else { return };
        let verdict = Verdict::of(outcome, person);
        let next = self
            .ladder
            .try_update(|ladder| announce::next_level(ladder.take(table.game(), verdict)));
        if let Some(next) = next {
            self.notices.tell(self.i18n.say(&next));
        }
        let text = self.ladder.with_untracked(ToString::to_string);
        if let Err(error) = local_storage::write(LADDER, &text) {
            self.notices.tell(self.i18n.say(&archive::error_message(error)));
        }
    }
}
