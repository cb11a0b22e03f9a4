//! The queue for the engines: fair by person, quick levels first.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

use basalt_store::PlayerId;
use tokio::sync::oneshot;

use crate::client_address::AddressKey;
use crate::lock::lock;

/// Once in this many searches, the one that has waited longest comes first, whatever its level: no flood of quick searches
/// keeps a slow one waiting for ever.
const OLDEST_FIRST_EVERY: u64 = 4;

/// A person for whom the engine searches. The guests of one address count as one person, since anybody can be many guests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Person {
    Player(PlayerId),
    Address(AddressKey),
    /// All moderators together, for whom finished games are compared with the engine.
    Moderators,
}

/// The engines that are free, and the searches that wait for one.
#[derive(Debug)]
pub(crate) struct EngineQueue(Mutex<State>);

#[derive(Debug)]
struct State {
    free: usize,
    /// Number of the last search that was asked for.
    last_number: u64,
    /// Number of searches that have begun.
    turns: u64,
    waiting: Vec<Waiting>,
    /// The persons who wait or for whom a search runs.
    persons: HashMap<Person, Usage>,
}

#[derive(Debug)]
struct Waiting {
    number: u64,
    person: Person,
    level: u8,
    begin: oneshot::Sender<()>,
}

/// The searches that engines run for a person.
#[derive(Clone, Copy, Debug, Default)]
struct Usage {
    running: usize,
    waiting: usize,
    /// The turn of the last search that began while others waited.
    last_turn: u64,
}

/// A search that runs or waits. When it is dropped, its engine is free again, or its place in the queue.
#[derive(Debug)]
pub(crate) struct Turn {
    queue: Arc<EngineQueue>,
    person: Person,
    number: u64,
}

impl EngineQueue {
    pub(crate) fn new(engines: usize) -> Self {
        let (waiting, persons) = (Vec::new(), HashMap::new());
        Self(Mutex::new(State { free: engines, last_number: 0, turns: 0, waiting, persons }))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        lock(&self.0)
    }

    /// The numbers of searches that run and that wait.
    pub(crate) fn searches(&self) -> (usize, usize) {
        let state = self.state();
        (state.persons.values().map(|usage| usage.running).sum(), state.waiting.len())
    }

    /// Waits for an engine.
    pub(crate) async fn wait(self: &Arc<Self>, person: Person, level: u8) -> Turn {
        let (begin, its_turn) = oneshot::channel();
        let number = self.state().add(person, level, begin);
        let turn = Turn { queue: Arc::clone(self), person, number };
        // The sender is in the queue until it is used.
        _ = its_turn.await;
        turn
    }
}

impl State {
    /// Adds a search to the queue. Returns its number.
    fn add(&mut self, person: Person, level: u8, begin: oneshot::Sender<()>) -> u64 {
        self.last_number += 1;
        let number = self.last_number;
        self.persons.entry(person).or_default().waiting += 1;
        self.waiting.push(Waiting { number, person, level, begin });
        self.begin_next();
        number
    }

    /// Begins searches while engines are free. Each has the best place of all that wait: persons for whom no search runs
    /// come first, then low levels, then persons who have been served least recently, then those who have waited longest.
    fn begin_next(&mut self) {
        while self.free > 0 && !self.waiting.is_empty() {
            let is_patient = (self.turns + 1).is_multiple_of(OLDEST_FIRST_EVERY);
            let rank = |waiting: &Waiting| {
                let usage = self.persons.get(&waiting.person).copied().unwrap_or_default();
                let level = if is_patient { 0 } else { waiting.level };
                (usage.running, level, usage.last_turn, waiting.number)
            };
            let ranks = self.waiting.iter().map(rank).enumerate();
            let Some((index, _)) = ranks.min_by_key(|&(_, rank)| rank) else { return };
            let Waiting { person, begin, .. } = self.waiting.remove(index);
            self.turns += 1;
            self.free -= 1;
            let usage = self.persons.entry(person).or_default();
            usage.waiting -= 1;
            usage.running += 1;
            usage.last_turn = self.turns;
            // A search that nobody waits for any more ends at once: its turn is being dropped.
            _ = begin.send(());
        }
    }

    /// Ends a search, or removes it from the queue. Persons are forgotten once nobody waits.
    fn end(&mut self, person: Person, number: u64) {
        let place = self.waiting.iter().position(|waiting| waiting.number == number);
        let usage = self.persons.entry(person).or_default();
        if let Some(index) = place {
            usage.waiting -= 1;
            self.waiting.remove(index);
        } else {
            usage.running -= 1;
            self.free += 1;
        }
        self.begin_next();
        if self.waiting.is_empty() {
            self.persons.retain(|_, usage| usage.running > 0);
        }
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.queue.state().end(self.person, self.number);
    }
}

#[cfg(test)]
mod tests {
    use std::pin::Pin;

    use futures_util::FutureExt as _;

    use super::*;

    fn guest(number: u8) -> Person {
        Person::Address(AddressKey::of([192, 0, 2, number].into()))
    }

    type Pending = (u8, u8, Pin<Box<dyn Future<Output = Turn>>>);

    /// Puts searches into the queue of one engine, which is busy, and tells in which order they begin.
    fn order(searches: &[(u8, u8)]) -> Vec<(u8, u8)> {
        let queue = Arc::new(EngineQueue::new(1));
        let mut turn = queue.wait(guest(0), 20).now_or_never();
        assert!(turn.is_some(), "an engine is free");
        let mut pending: Vec<Pending> = Vec::new();
        for &(person, level) in searches {
            let queue = Arc::clone(&queue);
            let mut search: Pin<Box<dyn Future<Output = Turn>>> =
                Box::pin(async move { queue.wait(guest(person), level).await });
            assert!(search.as_mut().now_or_never().is_none(), "the engine is busy");
            pending.push((person, level, search));
        }
        let mut begun = Vec::new();
        while !pending.is_empty() {
            drop(turn.take());
            let next = pending.iter_mut().position(|(_, _, search)| {
                turn = search.as_mut().now_or_never();
                turn.is_some()
            });
            let (person, level, _) = pending.remove(next.expect("the engine is free"));
            begun.push((person, level));
        }
        begun
    }

    #[test]
    fn a_quick_search_does_not_wait_behind_slow_ones() {
        let order = order(&[(1, 20), (2, 20), (3, 20), (4, 20), (5, 1)]);
        assert_eq!(order[0], (5, 1), "{order:?}");
    }

    #[test]
    fn a_person_with_many_games_takes_turns_with_others() {
        let order = order(&[(1, 5), (1, 5), (1, 5), (1, 5), (1, 5), (2, 5), (3, 5)]);
        let first: Vec<u8> = order.iter().take(3).map(|&(person, _)| person).collect();
        assert_eq!(first, [1, 2, 3]);
    }

    #[test]
    fn a_slow_search_does_not_wait_for_ever() {
        let mut searches = vec![(1, 20)];
        searches.extend((2..50).map(|person| (person, 1)));
        let place = order(&searches).iter().position(|&search| search == (1, 20));
        assert!(place.is_some_and(|place| place < OLDEST_FIRST_EVERY as usize), "{place:?}");
    }

    #[test]
    fn a_search_that_is_given_up_leaves_its_place() {
        let queue = Arc::new(EngineQueue::new(1));
        let running = queue.wait(guest(1), 1).now_or_never().expect("free");
        let mut given_up = Box::pin(queue.wait(guest(2), 1));
        assert!(given_up.as_mut().now_or_never().is_none());
        assert_eq!(queue.searches(), (1, 1));
        drop(given_up);
        assert_eq!(queue.searches(), (1, 0));
        drop(running);
        assert_eq!(queue.searches(), (0, 0));
        let state = queue.state();
        assert_eq!((state.free, state.waiting.len(), state.persons.len()), (1, 0, 0));
    }
}
