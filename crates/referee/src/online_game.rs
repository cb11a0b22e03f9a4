//! The state of an online game, folded from its events.

use std::fmt;

use basalt_play::{HasMove, History};
use basalt_rules::{AnyMove, AnyPosition, ByColor, Color};

use crate::offer::Offers;
use crate::timer::Timer;
use crate::{Ending, Event, Millis, Numbered, Terms};

/// A game between two players: the fold of its events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OnlineGame {
    terms: Terms,
    created: Millis,
    number: u32,
    /// When the last event happened.
    latest: Millis,
    /// The number of the last event that changed the board.
    board_number: u32,
    pub(crate) history: History<Ply>,
    /// Moves that players chose, those that were taken back included.
    choices: u32,
    ending: Option<Ending>,
    pub(crate) draws: Offers,
    pub(crate) takebacks: Offers,
    pub(crate) timer: Timer,
}

/// A move that was made and not taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The player.
    pub by: Color,
    /// The move.
    pub mv: AnyMove,
    /// Whether there was no choice.
    pub forced: bool,
}

impl HasMove for Ply {
    fn mv(&self) -> AnyMove {
        self.mv
    }
}

/// An event that does not follow from those before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImpossibleEvent {
    /// The number of the event.
    pub number: u32,
}

impl fmt::Display for ImpossibleEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "event {} cannot have happened", self.number)
    }
}

impl std::error::Error for ImpossibleEvent {}

impl OnlineGame {
    /// A game without events.
    pub fn new(terms: Terms, start: AnyPosition, created: Millis) -> Self {
        Self {
            terms,
            created,
            number: 0,
            latest: created,
            board_number: 0,
            history: History::new(start),
            choices: 0,
            ending: None,
            draws: Offers::default(),
            takebacks: Offers::default(),
            timer: Timer::new(ByColor::from_fn(|color| terms.pace_of(color)), created),
        }
    }

    /// The terms.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The first position.
    pub fn start(&self) -> &AnyPosition {
        self.history.start()
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

    /// The moves with the positions between them.
    pub fn history(&self) -> &History<Ply> {
        &self.history
    }

    /// The moves that were not taken back.
    pub fn plies(&self) -> &[Ply] {
        self.history.plies()
    }

    /// The position after the last move.
    pub fn position(&self) -> &AnyPosition {
        self.history.latest()
    }

    /// The player to move. When the game is over: whose turn it would be.
    pub fn to_move(&self) -> Color {
        self.history.to_move()
    }

    /// The end; `None` while the game goes on.
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// The player who offers a draw.
    pub fn draw_offered(&self) -> Option<Color> {
        self.draws.by()
    }

    /// The player who asks to take back a move.
    pub fn takeback_asked(&self) -> Option<Color> {
        self.takebacks.by()
    }

    /// Whether a player has chosen a move that was not taken back.
    pub fn has_moved(&self, color: Color) -> bool {
        self.last_choice(color).is_some()
    }

    /// Numbers events and stamps them with the time of their decision, which never goes back.
    pub fn number_all(&self, events: Vec<Event>, now: Millis) -> Vec<Numbered> {
        let at = now.max(self.latest);
        let numbers = self.number + 1..;
        events
            .into_iter()
            .zip(numbers)
            .map(|(event, number)| Numbered { number, at, event })
            .collect()
    }

    /// The index of the ply that a player chose last.
    pub(crate) fn last_choice(&self, color: Color) -> Option<usize> {
        self.plies().iter().rposition(|ply| ply.by == color && !ply.forced)
    }

    pub(crate) fn board_number(&self) -> u32 {
        self.board_number
    }

    pub(crate) fn choices(&self) -> u32 {
        self.choices
    }
}

/// Folding.
impl OnlineGame {
    /// Applies an event. An impossible one changes nothing.
    pub fn apply(&mut self, numbered: &Numbered) -> Result<(), ImpossibleEvent> {
        let impossible = ImpossibleEvent { number: numbered.number };
        let follows = self.number.checked_add(1) == Some(numbered.number);
        if !follows || numbered.at < self.latest || self.ending.is_some() {
            return Err(impossible);
        }
        self.apply_event(numbered.event, numbered.number, numbered.at).ok_or(impossible)?;
        self.number = numbered.number;
        self.latest = numbered.at;
        Ok(())
    }

    fn apply_event(&mut self, event: Event, number: u32, at: Millis) -> Option<()> {
        match event {
            Event::Move { by, mv, spent, forced } => {
                self.apply_move(Ply { by, mv, forced }, spent, at)?;
                self.board_number = number;
            }
            Event::TakenBack { plies } => {
                self.take_back(plies as usize, at)?;
                self.board_number = number;
            }
            Event::DrawOffered { by } => self.draws.open(by, number, self.choices),
            Event::TakebackAsked { by } => self.takebacks.open(by, number, self.choices),
            Event::DrawDeclined { .. } => self.draws.close(),
            Event::TakebackDeclined { .. } => self.takebacks.close(),
            Event::VacationBegun { by, until } => self.timer.vacations_mut(by).begin(at, until),
            Event::VacationEnded { by } => self.timer.vacations_mut(by).end(at),
            Event::ServerDown { from } => self.timer.skip(self.counting(), from, at),
            Event::Ended(ending) => self.end(ending, at),
        }
        Some(())
    }

    fn apply_move(&mut self, ply: Ply, spent: Millis, at: Millis) -> Option<()> {
        let counting = self.counting().filter(|_| !ply.forced);
        if ply.by != self.to_move() {
            return None;
        }
        self.history.push(ply).ok()?;
        if let Some(color) = counting {
            self.timer.charge(color, spent, at);
        }
        self.choices += u32::from(!ply.forced);
        self.begin_turn(at);
        Some(())
    }

    fn take_back(&mut self, plies: usize, at: Millis) -> Option<()> {
        if plies > self.plies().len() {
            return None;
        }
        if let Some(color) = self.counting() {
            self.timer.interrupt(color, at);
        }
        self.history.truncate(plies);
        self.begin_turn(at);
        Some(())
    }

    /// Begins a turn. Offers were made for the board before.
    fn begin_turn(&mut self, at: Millis) {
        self.timer.begin_turn(at);
        self.draws.close();
        self.takebacks.close();
    }

    /// Ends the game. The clocks stay as they are at that moment.
    fn end(&mut self, ending: Ending, at: Millis) {
        if let Some(color) = self.counting().filter(|_| self.is_live()) {
            self.timer.interrupt(color, at);
        }
        self.begin_turn(at);
        self.ending = Some(ending);
    }
}
