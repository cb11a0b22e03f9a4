//! The running game as the browser stores it, for the screens that lead to it.

use basalt_locales::messages;
use basalt_play::{Ladder, Level, LocalGame};
use basalt_rules::Game;

use super::game_controller::now;
use super::game_options::GameOptions;
use crate::archive;
use crate::browser;
use crate::i18n::I18n;
use crate::local_storage;
use crate::notices::Notices;
use crate::route::{self, Route};

/// The storage key of the running game.
pub(super) const GAME: &str = "basalt.table";

/// The storage key of the ladder.
pub(super) const LADDER: &str = "basalt.ladder";

/// The tag of a game that moves the person on the ladder.
pub(super) const LADDER_TAG: &str = "Ladder";

/// The stored game. One that cannot be read goes to the archive.
pub(super) fn stored_game(notices: Notices, i18n: I18n) -> Option<LocalGame> {
    let text = local_storage::read(GAME)?;
    let game = LocalGame::from_text(&text).ok();
    if game.is_none() {
        let moved = archive::move_to_archive(GAME, &text);
        let told = moved.map_or_else(archive::error_message, |_| messages::page_play_unreadable());
        notices.tell(i18n.say(&told));
    }
    game
}

/// The stored game, if it has begun and is not over.
pub(crate) fn unfinished_game(notices: Notices, i18n: I18n) -> Option<LocalGame> {
    let game = stored_game(notices, i18n)?;
    (game.ending().is_none() && !game.plies().is_empty()).then_some(game)
}

/// The stored ladder.
pub(super) fn kept_ladder() -> Ladder {
    local_storage::read(LADDER).map(|text| Ladder::read(&text).0).unwrap_or_default()
}

/// The level of the next game on the ladder.
pub(crate) fn ladder_level(game: Game) -> Level {
    kept_ladder().rung(game).level
}

/// A game on the ladder: without any questions, at the level that the person has reached.
pub(crate) fn ladder_game(game: Game) -> LocalGame {
    let mut game = game_with(GameOptions { level: ladder_level(game), ..GameOptions::of(game) });
    // A tag like any other can always be set.
    let _ = game.set_tag(LADDER_TAG, "yes");
    game
}

/// A game with these options.
pub(crate) fn game_with(options: GameOptions) -> LocalGame {
    let seed = browser::random_seed();
    LocalGame::new(options.start(seed), options.players(seed), options.control())
}

/// Opens a new game, which takes the place of the stored one.
pub(crate) fn open_game(mut game: LocalGame) {
    set_date(&mut game);
    route::hand_over(&Route::Play, &game.to_text(now()));
}

/// Notes in a game that it is played today.
pub(super) fn set_date(game: &mut LocalGame) {
    // A date that we write ourselves is a date.
    let _ = game.set_tag("Date", &archive::today());
}
