//! Hearing of a game: from the first word of the server to the last, over broken lines.

use basalt_play::announce;
use basalt_rules::{AnyMove, AnyPosition};
use basalt_wire::{ChatLine, Clocks, FromServer, Numbered, Refusal, ToServer};
use leptos::prelude::*;

use super::{Held, Table};
use crate::fairness;
use crate::play::{Said, Saying};
use crate::sound;

impl Table {
    /// Asks for the game, and for what was missed whenever the line is opened again.
    pub(super) fn follow(self) {
        self.line.listen(move |said| untrack(|| self.hear(said)));
        Effect::new(move |_| {
            if self.line.is_open().is_some() {
                untrack(|| self.catch_up());
            }
        });
        on_cleanup(move || self.line.ask(ToServer::Unwatch { game: self.id }, |_| ()));
        set_interval_for_screen(move || {
            let runs = self.held.with_untracked(|held| held.as_ref().is_some_and(Held::runs));
            if runs {
                self.tick.update(|tick| *tick += 1);
            }
        });
    }

    pub(super) fn catch_up(self) {
        let said = |held: &Held| held.state.chat.last().map_or(0, |line| line.number);
        let known = self.with(|held| (held.game.number(), said(held)));
        let (after, said) = known.unwrap_or_default();
        self.line.ask(ToServer::Watch { game: self.id, after, said }, move |answer| match answer {
            Ok(()) => untrack(|| self.send_pending()),
            Err(Refusal::Trouble) => {}
            Err(why) => self.missing.set(Some(why)),
        });
    }

    pub(super) fn hear(self, said: &FromServer) {
        match said {
            FromServer::Game(state) if state.game == self.id => {
                let pending = self.with(|held| held.pending.clone()).flatten();
                match Held::new((**state).clone()) {
                    Some(held) => {
                        self.held.set(Some(held.with_pending(pending)));
                        self.note_fairness();
                        self.follow_plan();
                    }
                    None => self.missing.set(Some(Refusal::Unreadable)),
                }
            }
            FromServer::Events { game, events, clocks } if *game == self.id => {
                self.take(events, *clocks);
            }
            FromServer::Presence { game, presence } if *game == self.id => {
                self.change(|held| held.state.presence = *presence);
            }
            FromServer::Players { game, white, black } if *game == self.id => {
                self.change(|held| {
                    held.state.white = white.clone();
                    held.state.black = black.clone();
                });
            }
            FromServer::Said { game, lines } if *game == self.id => {
                self.change(|held| ChatLine::add(&mut held.state.chat, lines));
            }
            FromServer::Rated { game, white, black } if *game == self.id => {
                self.change(|held| held.rated = Some((*white, *black)));
            }
            FromServer::RematchOffered { game, by } if *game == self.id => {
                self.change(|held| held.state.rematch = Some(*by));
            }
            FromServer::Rematch { game, next } if *game == self.id => {
                self.change(|held| held.state.next = Some(*next));
            }
            _ => {}
        }
    }

    /// Lets the rest of the page know whether it may help here.
    pub(super) fn note_fairness(self) {
        self.with(|held| {
            let is_rated = held.state.terms.rated && held.state.you.is_some();
            let position = held.game.ending().is_none().then(|| held.game.position());
            if is_rated {
                fairness::note(&self.id.to_string(), position);
            }
        });
    }

    /// Takes in what has happened; where something is missing the whole game is asked for.
    pub(super) fn take(self, events: &[Numbered], clocks: Clocks) {
        let before = self.with(|held| held.positions.len()).unwrap_or(1);
        let was_over = self.with(|held| held.game.ending().is_some());
        let whole = self.held.try_update(|held| held.as_mut()?.take(events, clocks));
        if whole.flatten().is_none() {
            self.held.set(None);
            return self.catch_up();
        }
        self.note_fairness();
        self.tell_since(before.saturating_sub(1));
        self.follow_plan();
        if self.with(|held| held.game.ending().is_some()) != was_over {
            sound::over(self.preferences);
        }
    }

    /// Says what was played since so many plies.
    pub(super) fn tell_since(self, plies: usize) {
        let made = self.with(|held| {
            let made = held.game.plies().iter().zip(&held.positions).skip(plies);
            made.map(|(ply, before)| (before.clone(), ply.mv)).collect::<Vec<_>>()
        });
        let made = made.unwrap_or_default();
        if made.is_empty() {
            return;
        }
        sound::moved(self.preferences);
        let sentence = |(before, mv): (AnyPosition, AnyMove)| {
            Saying::new(move |catalogue| announce::mv(&before, mv, catalogue))
        };
        self.tell(Said::new(made.into_iter().map(sentence).collect(), false));
    }
}

/// Does something five times a second, until the screen is left.
fn set_interval_for_screen(action: impl Fn() + 'static) {
    let handle = set_interval_with_handle(action, std::time::Duration::from_millis(200));
    on_cleanup(move || {
        if let Ok(handle) = handle {
            handle.clear();
        }
    });
}
