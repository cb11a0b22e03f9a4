//! Moves, planned moves and other commands.

use basalt_input::Premoves;
use basalt_locales::messages;
use basalt_rules::AnyMove;
use basalt_wire::{Act, ErrorCode, ToServer};
use leptos::prelude::*;

use super::GameScreenState;
use crate::online::texts::error_message;
use crate::sound;
use crate::status_message::StatusMessage;

impl GameScreenState {
    /// Makes a move, or plans it if it is not the person's turn.
    pub(super) fn play(self, mv: AnyMove) {
        if untrack(|| self.drafted()).is_some() {
            self.extend_draft(mv);
        } else if untrack(|| self.is_turn()) {
            self.make(mv);
        } else if untrack(|| self.mover()).is_some() {
            self.plan.update(|plan| plan.toggle(mv));
            self.mention_plan();
        }
    }

    /// Draws a move at once, and sends it.
    fn make(self, mv: AnyMove) {
        self.change(|game| game.begin(mv));
        self.send_pending();
    }

    fn mention_plan(self) {
        if let Some(moves) = untrack(|| self.plan_words()) {
            self.notices.speak(self.i18n.say(&messages::online_planned(&moves)));
        }
    }

    /// The planned moves as they are written; nothing if there are none.
    pub(super) fn plan_words(self) -> Option<String> {
        let moves: Vec<_> =
            self.plan.with(|plan| plan.moves().iter().map(AnyMove::to_string).collect());
        (!moves.is_empty()).then(|| moves.join(", "))
    }

    /// Makes the move that was planned, if the turn has come and it is still possible; a game that is over needs no plan.
    pub(super) fn follow_plan(self) {
        if self.plan.with_untracked(|plan| plan.moves().is_empty()) {
            return;
        }
        let is_over = self.with(|game| game.game.ending().is_some()) == Some(true);
        if is_over {
            return self.plan.set(Premoves::default());
        }
        let turn = self.with(|game| {
            let is_turn = game.state.you.is_some_and(|you| game.is_turn_of(you));
            is_turn.then(|| game.game.position().clone())
        });
        let Some(position) = turn.flatten() else { return };
        let planned = self.plan_words().unwrap_or_default();
        match self.plan.try_update(|plan| plan.next(&position)).flatten() {
            Some(mv) => self.make(mv),
            None => {
                self.tell(StatusMessage::new(
                    vec![messages::online_plan_dropped(&planned).into()],
                    true,
                ));
            }
        }
    }

    /// Sends the move that waits, if it still fits. One that arrived though the answer was lost is in the game by now.
    pub(super) fn send_pending(self) {
        let waits = self.with(|game| game.pending.clone()).flatten();
        let Some(pending) = waits else { return };
        let what =
            ToServer::Play { game: self.id, after: pending.after, mv: pending.mv.to_string() };
        self.connection.request(what, move |answer| match answer {
            // The events bring the result; a broken connection is opened again.
            Ok(()) | Err(ErrorCode::ServerError) => {}
            Err(why) => {
                self.change(|game| game.pending = None);
                self.refuse(&why);
            }
        });
    }

    pub(super) fn refuse(self, why: &ErrorCode) {
        sound::refused(self.preferences);
        self.tell(StatusMessage::new(vec![error_message(why).into()], true));
    }

    /// Sends another action of the game.
    pub(super) fn act(self, act: Act) {
        let after = untrack(|| self.with(|game| game.game.number())).unwrap_or(0);
        self.connection.request(ToServer::Do { game: self.id, after, act }, move |answer| {
            if let Err(why) = answer {
                self.refuse(&why);
            }
        });
    }
}
