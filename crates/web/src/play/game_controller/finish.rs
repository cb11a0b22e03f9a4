//! The end of a game: archive and ladder.

use basalt_play::{Ending, GameId, GameResult, LocalGame, Seat};
use basalt_rules::Color;
use basalt_view::announce;
use leptos::prelude::*;

use super::GameController;
use crate::archive;
use crate::local_storage;
use crate::play::stored::{LADDER, LADDER_TAG};
use crate::sound;

/// The tag of a game that has ended before: its key in the archive.
const ARCHIVE_KEY_TAG: &str = "Kept";

impl GameController {
    /// Archives a game that has just ended, and moves on the ladder. A game that was taken back
    /// after its end and has ended again is kept in place of what it was, and counts only once.
    pub(super) fn close_if_over(self) {
        let ended = self.game.with_untracked(|game| {
            let game = game.as_ref()?;
            game.ending().map(|ending| (game.clone(), ending))
        });
        let Some((game, ending)) = ended else { return };
        self.engine.forget();
        let before = game.tags().get(ARCHIVE_KEY_TAG).and_then(GameId::from_key);
        match archive::save_game(&game, before) {
            Ok(id) => self.remember(id),
            Err(error) => self.notices.tell(self.i18n.say(&archive::error_message(error))),
        }
        if before.is_none() {
            self.climb(&game, ending);
        }
        sound::over(self.preferences);
    }

    /// The number of the finished game in the archive.
    pub(crate) fn kept(self) -> Option<String> {
        let key = self.with(|game| game.tags().get(ARCHIVE_KEY_TAG).map(str::to_owned)).flatten();
        key.and_then(|key| GameId::from_key(&key)).map(|id| id.to_string())
    }

    /// Notes the archive key in the game itself.
    fn remember(self, id: GameId) {
        self.set_tag(ARCHIVE_KEY_TAG, &id.key());
    }

    /// Sets a tag of the game.
    pub(crate) fn set_tag(self, name: &str, value: &str) {
        self.game.update(|game| {
            if let Some(game) = game {
                // A tag like any other can always be set.
                let _ = game.set_tag(name, value);
            }
        });
    }

    fn climb(self, game: &LocalGame, ending: Ending) {
        if game.tags().get(LADDER_TAG).is_none() {
            return;
        }
        let seats = game.players();
        let person = Color::ALL.into_iter().find(|&color| seats[color] == Seat::Person);
        let (Some(person), Some(outcome)) = (person, ending.outcome()) else { return };
        let result = GameResult::of(outcome, person);
        let next =
            self.ladder.try_update(|ladder| announce::next_level(ladder.take(game.game(), result)));
        if let Some(next) = next {
            self.notices.tell(self.i18n.say(&next));
        }
        let text = self.ladder.with_untracked(ToString::to_string);
        if let Err(error) = local_storage::write(LADDER, &text) {
            self.notices.tell(self.i18n.say(&archive::error_message(error)));
        }
    }
}
