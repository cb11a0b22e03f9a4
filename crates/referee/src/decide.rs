//! Decisions: from a player's request to events.

use basalt_play::History;
use basalt_rules::{AnyPosition, Color};

use crate::due::CLAIM_AFTER;
use crate::offer::Offers;
use crate::{Command, CommandError, EndReason, Event, Millis, OnlineGame, Ply, Request};

/// Characters of an illegal move that the answer quotes.
const MAX_QUOTED_CHARS: usize = 40;

impl OnlineGame {
    /// The events that a request leads to, or why it is refused. Deciding changes nothing.
    ///
    /// It is [`CommandError::TooLate`] once something is [due](Self::due) that nobody has stored yet.
    pub fn decide(&self, request: &Request) -> Result<Vec<Event>, CommandError> {
        let now = request.now.max(self.latest());
        if self.ending().is_some() {
            return Err(CommandError::Over);
        }
        self.check_number(request)?;
        if !self.due(now).is_empty() {
            return Err(CommandError::TooLate);
        }
        let by = request.by;
        match &request.command {
            Command::Play(mv) => self.decide_move(by, mv, now, request.lag),
            Command::Resign => Ok(self.ended(Some(by.other()), EndReason::Resigned)),
            Command::Abort if self.has_moved(by) => Err(CommandError::NotNow),
            Command::Abort => Ok(self.ended(None, EndReason::Aborted)),
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
            Command::EndVacation => Err(CommandError::NotNow),
        }
    }

    /// Checks the event that the player knew: it must exist, and a command for the board must be for the present one.
    fn check_number(&self, request: &Request) -> Result<(), CommandError> {
        let oldest = if request.command.is_for_the_board() { self.board_number() } else { 0 };
        let known = (oldest..=self.number()).contains(&request.after);
        if known { Ok(()) } else { Err(self.stale()) }
    }

    fn stale(&self) -> CommandError {
        CommandError::Stale { number: self.number() }
    }
}

/// Moves.
impl OnlineGame {
    fn decide_move(
        &self,
        by: Color,
        text: &str,
        now: Millis,
        lag: Millis,
    ) -> Result<Vec<Event>, CommandError> {
        if by != self.to_move() {
            return Err(CommandError::NotYourTurn);
        }
        let illegal = |error: &dyn ToString| CommandError::Illegal {
            mv: text.chars().take(MAX_QUOTED_CHARS).collect(),
            reason: error.to_string(),
        };
        let mv = self.position().read_move(text).map_err(|error| illegal(&error))?;
        let spent = self.cost_of_move(by, now, lag)?;
        let mut position = self.position().clone();
        position.play(mv).map_err(|error| illegal(&error))?;
        let mut events = vec![Event::Move { by, mv, spent, forced: false }];
        events.append(&mut forced_from(position));
        Ok(events)
    }

    fn cost_of_move(&self, by: Color, now: Millis, lag: Millis) -> Result<Millis, CommandError> {
        if self.counting().is_none() {
            return Ok(0);
        }
        let cost = self.timer.cost(by, now, lag);
        if cost < self.timer.left(by) { Ok(cost) } else { Err(CommandError::TooLate) }
    }
}

/// Offers.
impl OnlineGame {
    fn decide_draw_offer(&self, request: &Request) -> Result<Vec<Event>, CommandError> {
        if self.draws.for_player(request.by).is_some() {
            return self.decide_draw(request);
        }
        let begun = Color::ALL.into_iter().all(|color| self.has_moved(color));
        if begun && self.draws.may_open(request.by, self.choices()) {
            Ok(vec![Event::DrawOffered { by: request.by }])
        } else {
            Err(CommandError::NotNow)
        }
    }

    fn decide_draw(&self, request: &Request) -> Result<Vec<Event>, CommandError> {
        self.check_answer(&self.draws, request)?;
        Ok(self.ended(None, EndReason::Agreed))
    }

    fn decide_takeback_request(&self, by: Color) -> Result<Vec<Event>, CommandError> {
        if self.has_moved(by) && self.takebacks.may_open(by, self.choices()) {
            Ok(vec![Event::TakebackAsked { by }])
        } else {
            Err(CommandError::NotNow)
        }
    }

    fn decide_takeback(&self, request: &Request) -> Result<Vec<Event>, CommandError> {
        self.check_answer(&self.takebacks, request)?;
        let plies = self.last_choice(request.by.other()).ok_or(CommandError::NotNow)?;
        Ok(vec![Event::TakenBack { plies: plies as u32 }])
    }

    /// Checks that the player has seen the offer that they answer.
    fn check_answer(&self, offers: &Offers, request: &Request) -> Result<(), CommandError> {
        let number = offers.for_player(request.by).ok_or(CommandError::NotNow)?;
        if request.after < number { Err(self.stale()) } else { Ok(()) }
    }
}

/// Absence.
impl OnlineGame {
    fn decide_claim(
        &self,
        by: Color,
        away_since: Option<Millis>,
        now: Millis,
    ) -> Result<Vec<Event>, CommandError> {
        let away = away_since.map_or(0, |since| now.saturating_sub(since));
        let begun = Color::ALL.into_iter().all(|color| self.has_moved(color));
        if self.is_live() && begun && away >= CLAIM_AFTER {
            Ok(self.ended(Some(by), EndReason::Left))
        } else {
            Err(CommandError::NotNow)
        }
    }

    fn decide_vacation(
        &self,
        by: Color,
        now: Millis,
        until: Millis,
    ) -> Result<Vec<Event>, CommandError> {
        if !self.is_live() && self.timer.vacations(by).may_begin(now, until) {
            Ok(vec![Event::VacationBegun { by, until }])
        } else {
            Err(CommandError::NotNow)
        }
    }
}

/// The forced moves from a position on, and the end if they lead there.
pub(crate) fn forced_from(position: AnyPosition) -> Vec<Event> {
    let mut history = History::new(position);
    history.push_forced(|by, mv| Ply { by, mv, forced: true });
    let moves = history.plies().iter().map(|&Ply { by, mv, forced }| Event::Move {
        by,
        mv,
        spent: 0,
        forced,
    });
    moves.chain(history.outcome().map(|outcome| Event::Ended(outcome.into()))).collect()
}

fn declined(offers: &Offers, event: Event) -> Result<Vec<Event>, CommandError> {
    if offers.by().is_some() { Ok(vec![event]) } else { Err(CommandError::NotNow) }
}
