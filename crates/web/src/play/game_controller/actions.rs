//! Actions on the running game, and their announcements.

use std::ops::Range;

use basalt_play::{LocalGame, PlayError, Turn};
use basalt_rules::AnyMove;
use basalt_view::{announce, errors};
use leptos::prelude::*;

use super::{GameController, now};
use crate::board::RefusalNotice;
use crate::browser;
use crate::play::ReplayStep;
use crate::sound;
use crate::status_message::{LocalizedText, StatusMessage};

/// The most moves that are announced at once.
const MAX_ANNOUNCED_MOVES: usize = 3;

impl GameController {
    /// Plays a person's move.
    pub(crate) fn play(self, mv: AnyMove) {
        self.change(|game| game.play(mv, now()));
    }

    /// Takes back the last choice.
    pub(crate) fn undo(self) {
        if !untrack(|| self.may_undo()) {
            return;
        }
        self.cancel_search();
        // It was about a position that is no longer there.
        self.say(None);
        self.change(|game| game.undo(now()).map(|_| 0..0));
    }

    /// Plays again what was taken back.
    pub(crate) fn redo(self) {
        self.change(|game| game.redo(now()));
    }

    /// The person whose turn it is, or who plays the computer, gives up.
    pub(crate) fn resign(self) {
        self.cancel_search();
        self.change(|game| {
            let loser = match game.turn() {
                Turn::Computer(color, _) => color.other(),
                turn => turn.player().ok_or(PlayError::Over)?,
            };
            game.resign(loser, now()).map(|_| 0..0)
        });
    }

    /// Places the rest of the pieces.
    pub(crate) fn place_rest(self) {
        self.change(|game| game.place_rest(browser::random_seed(), now()));
    }

    /// Lets the engine finish the game.
    pub(crate) fn finish(self) {
        self.change(|game| game.finish(now()).map(|()| 0..0));
    }

    /// Shows why something was refused.
    pub(crate) fn refuse(self, refused: RefusalNotice) {
        sound::refused(self.preferences);
        let said = StatusMessage::of_refusal(refused);
        self.notices.speak(said.text(&untrack(|| self.i18n.catalogue())));
        self.say(Some(said));
    }

    /// Shows an answer to a question about the board.
    pub(crate) fn mention(self, sentence: impl Into<LocalizedText>) {
        self.tell(vec![sentence.into()], false);
    }

    /// Shows another position.
    pub(crate) fn step(self, step: ReplayStep) {
        self.look(|game| game.look_at(step.from(game.shown_plies(), game.plies().len())));
    }

    /// Shows the position after `plies` plies.
    pub(crate) fn look_at(self, plies: usize) {
        self.look(|game| game.look_at(plies));
    }

    fn look(self, look: impl FnOnce(&mut LocalGame)) {
        self.game.update(|game| {
            if let Some(game) = game {
                look(game);
            }
        });
    }

    /// Changes the game and announces the moves.
    pub(super) fn change(
        self,
        act: impl FnOnce(&mut LocalGame) -> Result<Range<usize>, PlayError>,
    ) {
        self.hint.set(None);
        self.seeks_hint.set(false);
        let was_over = self
            .game
            .with_untracked(|game| game.as_ref().is_some_and(|game| game.ending().is_some()));
        let outcome = self.game.try_update(|game| {
            let game = game.as_mut()?;
            Some(act(game).map(|plies| sentences(game, plies)))
        });
        match outcome.flatten() {
            Some(Ok(sentences)) => {
                self.tell(sentences, false);
                sound::moved(self.preferences);
            }
            Some(Err(PlayError::Move(error))) => self.refuse(error.into()),
            Some(Err(PlayError::LookingBack)) => {
                self.tell(vec![errors::play_error(&PlayError::LookingBack).into()], true);
            }
            Some(Err(_)) | None => {}
        }
        if !was_over {
            self.close_if_over();
        }
    }

    /// Shows sentences, and has them read out.
    pub(super) fn tell(self, sentences: Vec<LocalizedText>, refused: bool) {
        let ending = self.game.with_untracked(|game| game.as_ref().and_then(LocalGame::ending));
        // Those who see the page see the result below the board.
        let result = ending.filter(|_| !refused).map(|ending| announce::reason(ending).into());
        let spoken = StatusMessage::new(sentences.iter().cloned().chain(result).collect(), refused);
        let text = spoken.text(&untrack(|| self.i18n.catalogue()));
        if !text.is_empty() {
            self.notices.speak(text);
        }
        if !sentences.is_empty() {
            self.say(Some(StatusMessage::new(sentences, refused)));
        }
    }

    /// Shows a message beside the board, after the board itself.
    pub(super) fn say(self, said: Option<StatusMessage>) {
        browser::after_frame(move || self.message.set(said));
    }
}

/// Announcements of some plies.
fn sentences(game: &LocalGame, plies: Range<usize>) -> Vec<LocalizedText> {
    // Randomly placed pieces are not announced one by one.
    let last = plies.end.saturating_sub(MAX_ANNOUNCED_MOVES).max(plies.start);
    let made = |number: usize| {
        let (before, mv) = (game.position_after(number).clone(), game.plies().get(number)?.mv);
        Some(LocalizedText::new(move |catalogue| announce::mv(&before, mv, catalogue)))
    };
    (last..plies.end).filter_map(made).collect()
}
