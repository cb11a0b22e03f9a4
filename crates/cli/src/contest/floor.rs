//! The floor on which games are played side by side.

use std::collections::VecDeque;
use std::ops::ControlFlow;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;

use basalt_rules::{ByColor, Color};

use super::contestant::Contestant;
use super::game::{self, Played, Terms};
use super::plan::Plan;
use super::player::Player;

/// A game that is over.
pub(super) struct Finished {
    pub(super) number: u64,
    pub(super) terms: Terms,
    pub(super) played: Played,
}

/// The numbers of games that nobody has begun yet.
struct Waiting(Mutex<VecDeque<u64>>);

impl Waiting {
    fn next(&self) -> Option<u64> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).pop_front()
    }

    fn call_off(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

/// Plays the games of these numbers, so many at the same time, and hands over each that is
/// over. On a break no further game begins, but those that have begun are played to their end.
pub(super) fn play<B>(
    plan: &Plan,
    numbers: impl IntoIterator<Item = u64>,
    concurrency: usize,
    mut finished: impl FnMut(Finished) -> ControlFlow<B>,
) -> Option<B> {
    let waiting = Waiting(Mutex::new(numbers.into_iter().collect()));
    thread::scope(|scope| {
        let (sender, games) = channel();
        for _ in 0..concurrency {
            let (sender, waiting) = (sender.clone(), &waiting);
            scope.spawn(move || work(plan, waiting, &sender));
        }
        drop(sender);
        let mut broken = None;
        for game in games {
            if let ControlFlow::Break(reason) = finished(game) {
                waiting.call_off();
                broken.get_or_insert(reason);
            }
        }
        broken
    })
}

/// Plays one game after the other, with players of its own.
fn work(plan: &Plan, waiting: &Waiting, finished: &Sender<Finished>) {
    let mut first = plan.hire(Contestant::First);
    let mut second = plan.hire(Contestant::Second);
    while let Some(number) = waiting.next() {
        let terms = plan.terms(number);
        let players = seated(&mut *first, &mut *second, number);
        let played = game::play(players, &terms);
        if finished.send(Finished { number, terms, played }).is_err() {
            return;
        }
    }
}

fn seated<'a>(
    first: &'a mut dyn Player,
    second: &'a mut dyn Player,
    number: u64,
) -> ByColor<&'a mut dyn Player> {
    match Contestant::First.color(number) {
        Color::White => ByColor { white: first, black: second },
        Color::Black => ByColor { white: second, black: first },
    }
}
