//! The scheduler: plays games side by side.

use std::collections::VecDeque;
use std::ops::ControlFlow;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;

use basalt_rules::{ByColor, Color};

use crate::contestant::Contestant;
use crate::match_game::{self, Played, Terms};
use crate::plan::Plan;
use crate::player::Player;

/// A game that is over.
pub struct Finished {
    /// The number of the game in the match, from 1.
    pub number: u64,
    /// The terms of the game.
    pub terms: Terms,
    /// The game.
    pub played: Played,
}

/// The numbers of games that have not started yet.
struct Waiting(Mutex<VecDeque<u64>>);

impl Waiting {
    fn next(&self) -> Option<u64> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).pop_front()
    }

    fn call_off(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

/// Plays the games of these numbers, `concurrency` at the same time, and passes on each finished game. After a `Break`
/// no new game starts, but games in progress are finished.
pub fn play<B>(
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
    let mut first = plan.player(Contestant::First);
    let mut second = plan.player(Contestant::Second);
    while let Some(number) = waiting.next() {
        let terms = plan.terms(number);
        let players = seated(&mut *first, &mut *second, number);
        let played = match_game::play(players, &terms);
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
