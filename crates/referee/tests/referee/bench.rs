//! A test fixture: a game and its event history.

use basalt_referee::{
    Command, CommandError, Ending, Event, Millis, Numbered, OnlineGame, Pace, Request, Terms,
};
use basalt_rules::{AnyMove, AnyPosition, Color};

/// When all games begin.
pub(crate) const START: Millis = 1_000_000;

pub(crate) const LIVE: Pace = Pace::Live { base: 60, increment: 2 };

pub(crate) const DAY: Millis = 24 * 60 * 60 * 1_000;

/// A game and all that has happened in it.
#[derive(Clone)]
pub(crate) struct Bench {
    pub(crate) game: OnlineGame,
    pub(crate) history: Vec<Numbered>,
}

pub(crate) fn terms(kind: basalt_rules::Game, pace: Pace) -> Terms {
    Terms::casual(kind, pace)
}

/// A move of DVONN.
pub(crate) fn dvonn(mv: &str) -> AnyMove {
    AnyMove::parse(basalt_rules::Game::Dvonn, mv).expect("a move")
}

impl Bench {
    pub(crate) fn new(kind: basalt_rules::Game, pace: Pace) -> Self {
        Self::from(AnyPosition::start(kind), pace)
    }

    pub(crate) fn dvonn(pace: Pace) -> Self {
        Self::new(basalt_rules::Game::Dvonn, pace)
    }

    pub(crate) fn from(start: AnyPosition, pace: Pace) -> Self {
        let game = OnlineGame::new(terms(start.game(), pace), start, START);
        Self { game, history: Vec::new() }
    }

    /// A rated game in real time in which each player has made a number of moves, at the start.
    pub(crate) fn rated(moves: usize) -> Self {
        let terms = Terms { rated: true, ..terms(basalt_rules::Game::Dvonn, LIVE) };
        let game = OnlineGame::new(terms, AnyPosition::start(terms.game), START);
        let mut bench = Self { game, history: Vec::new() };
        let placements = ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1"];
        for (mv, by) in
            placements.iter().zip([Color::White, Color::Black].into_iter().cycle()).take(2 * moves)
        {
            bench.play(by, mv, 0).expect("free");
        }
        bench
    }

    /// DVONN in a position where stacks are moved.
    pub(crate) fn at(text: &str, pace: Pace) -> Self {
        let kind = basalt_rules::Game::Dvonn;
        Self::from(AnyPosition::parse(kind, text).expect("a position"), pace)
    }

    /// One in which both have made their first moves, at 1 and 2 seconds.
    pub(crate) fn begun(pace: Pace) -> Self {
        let mut bench = Self::dvonn(pace);
        bench.play(Color::White, "a1", 1_000).expect("free");
        bench.play(Color::Black, "b1", 2_000).expect("free");
        bench
    }

    /// Sends a command `time` milliseconds after the start, from a client that has seen all events.
    pub(crate) fn command(
        &mut self,
        by: Color,
        command: Command,
        time: Millis,
    ) -> Result<Vec<Event>, CommandError> {
        let after = self.game.number();
        self.request(&Request { by, after, now: START + time, lag: 0, command })
    }

    pub(crate) fn play(
        &mut self,
        by: Color,
        mv: &str,
        time: Millis,
    ) -> Result<Vec<Event>, CommandError> {
        self.command(by, Command::Play(mv.to_owned()), time)
    }

    pub(crate) fn request(&mut self, request: &Request) -> Result<Vec<Event>, CommandError> {
        let events = self.game.decide(request)?;
        self.store(events.clone(), request.now);
        Ok(events)
    }

    /// Lets happen what is due so long after the start.
    pub(crate) fn sweep(&mut self, time: Millis) -> Vec<Event> {
        let events = self.game.due(START + time);
        self.store(events.clone(), START + time);
        events
    }

    pub(crate) fn store(&mut self, events: Vec<Event>, now: Millis) {
        for numbered in self.game.number_all(events, now) {
            self.game.apply(&numbered).expect("it was decided");
            self.history.push(numbered);
        }
    }

    /// The time that a player has left at a time after the start.
    pub(crate) fn left(&self, color: Color, time: Millis) -> Millis {
        let clocks = self.game.clocks(START + time);
        match color {
            Color::White => clocks.white,
            Color::Black => clocks.black,
        }
    }

    pub(crate) fn ending(&self) -> Option<Ending> {
        self.game.ending()
    }
}
