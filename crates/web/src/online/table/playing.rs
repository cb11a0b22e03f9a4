//! What the person does in a game.

use basalt_rules::AnyMove;
use basalt_wire::{Act, Refusal, ToServer};
use leptos::prelude::*;

use super::Table;
use crate::online::words::refusal;
use crate::play::Said;
use crate::sound;

impl Table {
    /// Draws a move at once, and sends it.
    pub(super) fn play(self, mv: AnyMove) {
        if untrack(|| self.hand()).is_some() {
            self.change(|held| held.begin(mv));
            self.send_pending();
        }
    }

    /// Sends the move that waits, if it still fits. One that arrived though the answer was lost is in the game by now.
    pub(super) fn send_pending(self) {
        let waits = self.with(|held| held.pending.clone()).flatten();
        let Some(pending) = waits else { return };
        let what =
            ToServer::Play { game: self.id, after: pending.after, mv: pending.mv.to_string() };
        self.line.ask(what, move |answer| match answer {
            // What has happened comes with the events; a line that broke is opened again.
            Ok(()) | Err(Refusal::Trouble) => {}
            Err(why) => {
                self.change(|held| held.pending = None);
                self.refuse(&why);
            }
        });
    }

    pub(super) fn refuse(self, why: &Refusal) {
        sound::refused(self.preferences);
        self.tell(Said::new(vec![refusal(why).into()], true));
    }

    /// Does something else in the game.
    pub(super) fn act(self, act: Act) {
        let after = untrack(|| self.with(|held| held.game.number())).unwrap_or(0);
        self.line.ask(ToServer::Do { game: self.id, after, act }, move |answer| {
            if let Err(why) = answer {
                self.refuse(&why);
            }
        });
    }
}
