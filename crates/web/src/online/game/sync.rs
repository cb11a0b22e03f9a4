//! Synchronisation of a game with the server, over reconnects.

use basalt_referee::{ChatLine, Clocks, Pace};
use basalt_rules::{AnyMove, AnyPosition, ByColor};
use basalt_view::announce;
use basalt_wire::{ErrorCode, FromServer, Numbered, ToServer};
use leptos::prelude::*;

use super::{ClientGame, GameScreenState};
use crate::browser::after_delay;
use crate::effect::effect;
use crate::fair_play;
use crate::sound;
use crate::status_message::{LocalizedText, StatusMessage};

/// The longest random part of the delay after which a refused game is requested again, in seconds.
const MAX_EXTRA_DELAY_SECONDS: f64 = 4.0;

impl GameScreenState {
    /// Requests the game, and the missed events after each reconnect.
    pub(super) fn follow(self) {
        self.connection.listen(move |said| untrack(|| self.on_message(said)));
        effect(move || {
            if self.connection.is_open().is_some() {
                untrack(|| self.catch_up());
            }
        });
        self.report_focus();
        on_cleanup(move || self.connection.request(ToServer::Unwatch { game: self.id }, |_| ()));
        set_interval_for_screen(move || {
            let runs = self.game.with_untracked(|game| game.as_ref().is_some_and(ClientGame::runs));
            if runs {
                self.tick.update(|tick| *tick += 1);
            }
        });
    }

    /// Tells the server when the window loses the focus in a live rated game of the person.
    fn report_focus(self) {
        let listener = window_event_listener_untyped("blur", move |_| {
            let counts = self.with(|game| {
                let terms = &game.state.terms;
                let is_live = matches!(terms.pace, Pace::Live { .. });
                game.state.you.is_some() && terms.rated && is_live && game.game.ending().is_none()
            });
            if counts == Some(true) {
                self.connection.request(ToServer::FocusLost { game: self.id }, |_| ());
            }
        });
        on_cleanup(move || listener.remove());
    }

    pub(super) fn catch_up(self) {
        let last_line = |game: &ClientGame| game.state.chat.last().map_or(0, |line| line.number);
        let known = self.with(|game| (game.game.number(), last_line(game)));
        let (after, last_chat_line) = known.unwrap_or_default();
        let watch = ToServer::Watch { game: self.id, after, last_chat_line };
        self.connection.request(watch, move |answer| match answer {
            Ok(()) => {
                self.missing.set(None);
                untrack(|| self.send_pending());
            }
            Err(ErrorCode::ServerError) => {}
            Err(why) => {
                if let ErrorCode::TooOften { seconds } = why {
                    self.catch_up_later(seconds);
                }
                self.missing.set(Some(why));
            }
        });
    }

    /// Requests the game again, unless another connection has done so by then. The delay is random, so that all who wait behind
    /// one address do not come at once.
    fn catch_up_later(self, seconds: u32) {
        let delay = f64::from(seconds) + js_sys::Math::random() * MAX_EXTRA_DELAY_SECONDS;
        let refused_by = untrack(|| self.connection.is_open());
        after_delay((delay * 1000.0) as i32, move || {
            // Fails if the screen was left.
            let is_waiting = self.missing.try_with_untracked(Option::is_some) == Some(true);
            if is_waiting && untrack(|| self.connection.is_open()) == refused_by {
                untrack(|| self.catch_up());
            }
        });
    }

    pub(super) fn on_message(self, said: &FromServer) {
        match said {
            FromServer::Game(state) if state.game == self.id => {
                let pending = self.with(|game| game.pending.clone()).flatten();
                match ClientGame::new((**state).clone()) {
                    Some(game) => {
                        self.game.set(Some(game.with_pending(pending)));
                        self.note_fairness();
                        self.follow_plan();
                    }
                    None => self.missing.set(Some(ErrorCode::Unreadable)),
                }
            }
            FromServer::Events { game, events, clocks } if *game == self.id => {
                self.take(events, *clocks);
            }
            FromServer::Presence { game, presence } if *game == self.id => {
                self.change(|game| game.state.presence = *presence);
            }
            FromServer::Players { game, white, black } if *game == self.id => {
                self.change(|game| {
                    game.state.white = white.clone();
                    game.state.black = black.clone();
                });
            }
            FromServer::Said { game, lines } if *game == self.id => {
                self.change(|game| ChatLine::add(&mut game.state.chat, lines));
            }
            FromServer::Rated { game, white, black } if *game == self.id => {
                let changes = ByColor { white: *white, black: *black };
                self.change(|game| game.rated = Some(changes));
            }
            FromServer::RematchOffered { game, by } if *game == self.id => {
                self.change(|game| game.state.rematch = Some(*by));
            }
            FromServer::Rematch { game, next } if *game == self.id => {
                self.change(|game| game.state.next = Some(*next));
            }
            _ => {}
        }
    }

    /// Notes for fair play where a rated game stands.
    pub(super) fn note_fairness(self) {
        self.with(|game| {
            let is_rated = game.state.terms.rated && game.state.you.is_some();
            let position = game.game.ending().is_none().then(|| game.game.position());
            if is_rated {
                fair_play::note(&self.id.to_string(), position);
            }
        });
    }

    /// Applies events; if some are missing, the whole game is requested.
    pub(super) fn take(self, events: &[Numbered], clocks: Clocks) {
        let before = self.with(|game| game.positions.len()).unwrap_or(1);
        let was_over = self.with(|game| game.game.ending().is_some());
        let whole = self.game.try_update(|game| game.as_mut()?.take(events, clocks));
        if whole.flatten().is_none() {
            self.game.set(None);
            return self.catch_up();
        }
        // A line from another position makes no sense.
        if self.with(|game| game.positions.len()) != Some(before) {
            self.private.draft.set(None);
        }
        self.note_fairness();
        self.tell_since(before.saturating_sub(1));
        self.follow_plan();
        if self.with(|game| game.game.ending().is_some()) != was_over {
            sound::over(self.preferences);
            self.read_spectators();
        }
    }

    /// Requests the whole chat: after the end the players read what spectators have said.
    fn read_spectators(self) {
        let after = self.with(|game| game.state.you.map(|_| game.game.number())).flatten();
        if let Some(after) = after {
            self.connection
                .request(ToServer::Watch { game: self.id, after, last_chat_line: 0 }, |_| ());
        }
    }

    /// Announces the moves since `plies` plies.
    pub(super) fn tell_since(self, plies: usize) {
        let made = self.with(|game| {
            let made = game.game.plies().iter().zip(&game.positions).skip(plies);
            made.map(|(ply, before)| (before.clone(), ply.mv)).collect::<Vec<_>>()
        });
        let made = made.unwrap_or_default();
        if made.is_empty() {
            return;
        }
        sound::moved(self.preferences);
        let sentence = |(before, mv): (AnyPosition, AnyMove)| {
            LocalizedText::new(move |catalogue| announce::mv(&before, mv, catalogue))
        };
        self.tell(StatusMessage::new(made.into_iter().map(sentence).collect(), false));
    }
}

/// Runs an action five times a second, until the screen is left.
fn set_interval_for_screen(action: impl Fn() + 'static) {
    let handle = set_interval_with_handle(action, std::time::Duration::from_millis(200));
    on_cleanup(move || {
        if let Ok(handle) = handle {
            handle.clear();
        }
    });
}
