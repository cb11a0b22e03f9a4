//! A game as what has happened in it.

use std::fmt;

use basalt_rules::{AnyMove, AnyPosition, Color};
use basalt_wire::{Ending, Event, Millis, Numbered, Terms};

use crate::offer::Offers;
use crate::timer::Timer;

/// A game between two players: the fold of its events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    terms: Terms,
    start: AnyPosition,
    created: Millis,
    number: u32,
    /// When the last event happened.
    latest: Millis,
    /// The event that changed the board last.
    board_number: u32,
    plies: Vec<Ply>,
    position: AnyPosition,
    /// How many moves were chosen, those that were taken back included.
    moves: u32,
    ending: Option<Ending>,
    pub(crate) draws: Offers,
    pub(crate) takebacks: Offers,
    pub(crate) timer: Timer,
}

/// A move that was made and not taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// Whose it was.
    pub by: Color,
    /// What was played.
    pub mv: AnyMove,
    /// Whether there was no choice.
    pub forced: bool,
}

/// A history that no game can have had: the event with this number does not follow from those before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The number that the event has.
    pub number: u32,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "event {} cannot have happened", self.number)
    }
}

impl std::error::Error for Broken {}

impl Game {
    /// A game in which nothing has happened yet.
    pub fn new(terms: Terms, start: AnyPosition, created: Millis) -> Self {
        Self {
            terms,
            position: start.clone(),
            start,
            created,
            number: 0,
            latest: created,
            board_number: 0,
            plies: Vec::new(),
            moves: 0,
            ending: None,
            draws: Offers::default(),
            takebacks: Offers::default(),
            timer: Timer::new(terms.pace, created),
        }
    }

    /// What is played.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Where it started.
    pub fn start(&self) -> &AnyPosition {
        &self.start
    }

    /// When it began.
    pub fn created(&self) -> Millis {
        self.created
    }

    /// The number of the last event; 0 before the first.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// When the last event happened, or the game began.
    pub fn latest(&self) -> Millis {
        self.latest
    }

    /// The moves that stand.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The position that they lead to.
    pub fn position(&self) -> &AnyPosition {
        &self.position
    }

    /// Whose turn it is. When the game is over: whose it would be.
    pub fn to_move(&self) -> Color {
        self.position.to_move()
    }

    /// How the game ended; nothing while it goes on.
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Who offers a draw.
    pub fn draw_offered(&self) -> Option<Color> {
        self.draws.by()
    }

    /// Who asks to take back a move.
    pub fn takeback_asked(&self) -> Option<Color> {
        self.takebacks.by()
    }

    /// Whether a player has chosen a move that stands.
    pub fn has_moved(&self, color: Color) -> bool {
        self.last_choice(color).is_some()
    }

    /// The events with their numbers and the time of their decision, which never goes back.
    pub fn number_all(&self, events: Vec<Event>, now: Millis) -> Vec<Numbered> {
        let at = now.max(self.latest);
        let numbers = self.number + 1..;
        events
            .into_iter()
            .zip(numbers)
            .map(|(event, number)| Numbered { number, at, event })
            .collect()
    }

    /// The ply with a player's last choice that stands.
    pub(crate) fn last_choice(&self, color: Color) -> Option<usize> {
        self.plies.iter().rposition(|ply| ply.by == color && !ply.forced)
    }

    pub(crate) fn board_number(&self) -> u32 {
        self.board_number
    }

    pub(crate) fn moves(&self) -> u32 {
        self.moves
    }
}

/// Folding.
impl Game {
    /// Takes in what has happened. The game is as it was if that cannot be.
    pub fn apply(&mut self, numbered: &Numbered) -> Result<(), Broken> {
        let broken = Broken { number: numbered.number };
        let follows = self.number.checked_add(1) == Some(numbered.number);
        if !follows || numbered.at < self.latest || self.ending.is_some() {
            return Err(broken);
        }
        self.take_in(&numbered.event, numbered.number, numbered.at).ok_or(broken)?;
        self.number = numbered.number;
        self.latest = numbered.at;
        Ok(())
    }

    fn take_in(&mut self, event: &Event, number: u32, at: Millis) -> Option<()> {
        match *event {
            Event::Move { by, ref mv, spent, forced } => {
                self.take_move(by, mv, spent, forced, at)?;
                self.board_number = number;
            }
            Event::TakenBack { plies } => {
                self.take_back(plies as usize, at)?;
                self.board_number = number;
            }
            Event::DrawOffered { by } => self.draws.open(by, number, self.moves),
            Event::TakebackAsked { by } => self.takebacks.open(by, number, self.moves),
            Event::DrawDeclined { .. } => self.draws.close(),
            Event::TakebackDeclined { .. } => self.takebacks.close(),
            Event::VacationBegun { by, until } => self.timer.vacations_mut(by).begin(at, until),
            Event::VacationEnded { by } => self.timer.vacations_mut(by).end(at),
            Event::Ended(ending) => self.end(ending, at),
        }
        Some(())
    }

    fn take_move(
        &mut self,
        by: Color,
        mv: &str,
        spent: Millis,
        forced: bool,
        at: Millis,
    ) -> Option<()> {
        let mv = self.position.read_move(mv).ok().filter(|_| by == self.to_move())?;
        let counted = self.counting().filter(|_| !forced);
        self.position.play(mv).ok()?;
        if let Some(color) = counted {
            self.timer.charge(color, spent, at);
        }
        self.plies.push(Ply { by, mv, forced });
        self.moves += u32::from(!forced);
        self.begin_turn(at);
        Some(())
    }

    fn take_back(&mut self, plies: usize, at: Millis) -> Option<()> {
        let kept = self.plies.get(..plies)?;
        let mut position = self.start.clone();
        kept.iter().try_for_each(|ply| position.play(ply.mv)).ok()?;
        if let Some(color) = self.counting() {
            self.timer.interrupt(color, at);
        }
        self.plies.truncate(plies);
        self.position = position;
        self.begin_turn(at);
        Some(())
    }

    /// Offers were made for the board before.
    fn begin_turn(&mut self, at: Millis) {
        self.timer.begin_turn(at);
        self.draws.close();
        self.takebacks.close();
    }

    /// The clocks stay as they were in that moment.
    fn end(&mut self, ending: Ending, at: Millis) {
        if let Some(color) = self.counting().filter(|_| self.is_live()) {
            self.timer.interrupt(color, at);
        }
        self.begin_turn(at);
        self.ending = Some(ending);
    }
}
