//! What a request leads to.

use basalt_rules::{AnyPosition, Color, Outcome};
use basalt_wire::{Ending, Event, Millis, Reason, Refusal};

use crate::due::CLAIM_AFTER;
use crate::game::Game;
use crate::offer::Offers;
use crate::request::{Command, Request};

/// So much of a text that is no move is repeated to whoever sent it.
const QUOTED: usize = 40;

impl Game {
    /// The events that a request leads to, or why it leads to none. Nothing changes by asking.
    ///
    /// [`Refusal::TooLate`] is also the answer once something is [due](Self::due) that nobody has stored yet.
    pub fn decide(&self, request: &Request) -> Result<Vec<Event>, Refusal> {
        let now = request.now.max(self.latest());
        if self.ending().is_some() {
            return Err(Refusal::Over);
        }
        self.check_number(request)?;
        if !self.due(now).is_empty() {
            return Err(Refusal::TooLate);
        }
        let by = request.by;
        match &request.command {
            Command::Play(mv) => self.decide_move(by, mv, now, request.lag),
            Command::Resign => Ok(won(by.other(), Reason::Resigned)),
            Command::Abort if self.has_moved(by) => Err(Refusal::NotNow),
            Command::Abort => Ok(ended(None, Reason::Aborted)),
            Command::OfferDraw => self.decide_draw_offer(request),
            Command::AcceptDraw => self.decide_draw(request),
            Command::DeclineDraw => declined(&self.draws, Event::DrawDeclined { by }),
            Command::AskTakeback => self.decide_takeback_request(by),
            Command::AcceptTakeback => self.decide_takeback(request),
            Command::DeclineTakeback => declined(&self.takebacks, Event::TakebackDeclined { by }),
            Command::Claim { away_since } => self.decide_claim(by, *away_since, now),
            Command::BeginVacation { until } => self.decide_vacation(by, now, *until),
            Command::EndVacation if self.timer.vacations(by).is_on(now) => {
                Ok(vec![Event::VacationEnded { by }])
            }
            Command::EndVacation => Err(Refusal::NotNow),
        }
    }

    /// Nobody knows what has not happened, and what means the board means the one that was seen.
    fn check_number(&self, request: &Request) -> Result<(), Refusal> {
        let oldest = if request.command.means_the_board() { self.board_number() } else { 0 };
        let known = (oldest..=self.number()).contains(&request.after);
        if known { Ok(()) } else { Err(self.stale()) }
    }

    fn stale(&self) -> Refusal {
        Refusal::Stale { number: self.number() }
    }
}

/// Moves.
impl Game {
    fn decide_move(
        &self,
        by: Color,
        text: &str,
        now: Millis,
        lag: Millis,
    ) -> Result<Vec<Event>, Refusal> {
        if by != self.to_move() {
            return Err(Refusal::NotYourTurn);
        }
        let illegal = |error: &dyn ToString| Refusal::Illegal {
            mv: text.chars().take(QUOTED).collect(),
            reason: error.to_string(),
        };
        let mv = self.position().read_move(text).map_err(|error| illegal(&error))?;
        let spent = self.cost_of_move(by, now, lag)?;
        let mut position = self.position().clone();
        position.play(mv).map_err(|error| illegal(&error))?;
        let mut events = vec![Event::Move { by, mv: mv.to_string(), spent, forced: false }];
        events.append(&mut forced_from(position));
        Ok(events)
    }

    fn cost_of_move(&self, by: Color, now: Millis, lag: Millis) -> Result<Millis, Refusal> {
        if self.counting().is_none() {
            return Ok(0);
        }
        let cost = self.timer.cost(by, now, lag);
        if cost < self.timer.left(by) { Ok(cost) } else { Err(Refusal::TooLate) }
    }
}

/// Offers.
impl Game {
    fn decide_draw_offer(&self, request: &Request) -> Result<Vec<Event>, Refusal> {
        if self.draws.for_player(request.by).is_some() {
            return self.decide_draw(request);
        }
        let begun = Color::ALL.into_iter().all(|color| self.has_moved(color));
        if begun && self.draws.may_open(request.by, self.moves()) {
            Ok(vec![Event::DrawOffered { by: request.by }])
        } else {
            Err(Refusal::NotNow)
        }
    }

    fn decide_draw(&self, request: &Request) -> Result<Vec<Event>, Refusal> {
        self.check_answer(&self.draws, request)?;
        Ok(ended(None, Reason::Agreed))
    }

    fn decide_takeback_request(&self, by: Color) -> Result<Vec<Event>, Refusal> {
        if self.has_moved(by) && self.takebacks.may_open(by, self.moves()) {
            Ok(vec![Event::TakebackAsked { by }])
        } else {
            Err(Refusal::NotNow)
        }
    }

    fn decide_takeback(&self, request: &Request) -> Result<Vec<Event>, Refusal> {
        self.check_answer(&self.takebacks, request)?;
        let plies = self.last_choice(request.by.other()).ok_or(Refusal::NotNow)?;
        Ok(vec![Event::TakenBack { plies: plies as u32 }])
    }

    /// An answer is to an offer that the player has seen.
    fn check_answer(&self, offers: &Offers, request: &Request) -> Result<(), Refusal> {
        let number = offers.for_player(request.by).ok_or(Refusal::NotNow)?;
        if request.after < number { Err(self.stale()) } else { Ok(()) }
    }
}

/// Absence.
impl Game {
    fn decide_claim(
        &self,
        by: Color,
        away_since: Option<Millis>,
        now: Millis,
    ) -> Result<Vec<Event>, Refusal> {
        let away = away_since.map_or(0, |since| now.saturating_sub(since));
        let begun = Color::ALL.into_iter().all(|color| self.has_moved(color));
        if self.is_live() && begun && away >= CLAIM_AFTER {
            Ok(won(by, Reason::Left))
        } else {
            Err(Refusal::NotNow)
        }
    }

    fn decide_vacation(
        &self,
        by: Color,
        now: Millis,
        until: Millis,
    ) -> Result<Vec<Event>, Refusal> {
        if !self.is_live() && self.timer.vacations(by).may_begin(now, until) {
            Ok(vec![Event::VacationBegun { by, until }])
        } else {
            Err(Refusal::NotNow)
        }
    }
}

/// What plays itself from a position on, and the end if it leads there.
pub(crate) fn forced_from(mut position: AnyPosition) -> Vec<Event> {
    let mut events = Vec::new();
    while let Some(mv) = position.forced_move() {
        let by = position.to_move();
        if position.play(mv).is_err() {
            break;
        }
        events.push(Event::Move { by, mv: mv.to_string(), spent: 0, forced: true });
    }
    events.extend(position.outcome().map(on_board));
    events
}

fn declined(offers: &Offers, event: Event) -> Result<Vec<Event>, Refusal> {
    if offers.by().is_some() { Ok(vec![event]) } else { Err(Refusal::NotNow) }
}

fn won(winner: Color, reason: Reason) -> Vec<Event> {
    ended(Some(winner), reason)
}

fn ended(winner: Option<Color>, reason: Reason) -> Vec<Event> {
    vec![Event::Ended(Ending { winner, reason })]
}

fn on_board(outcome: Outcome) -> Event {
    let winner = match outcome {
        Outcome::Win(color) => Some(color),
        Outcome::Draw => None,
    };
    Event::Ended(Ending { winner, reason: Reason::Board })
}
