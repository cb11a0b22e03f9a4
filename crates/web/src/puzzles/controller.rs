//! A puzzle under way, as the screen knows it.

use basalt_learn::puzzles::{Attempt, Hint, Judgement, Puzzle, PuzzleAnswer};
use basalt_locales::{Message, messages};
use basalt_play::Ending;
use basalt_records::{Drawing, ShapeColor};
use basalt_review::{Value, Verdict};
use basalt_rules::{AnyCell, AnyMove, AnyPosition, Outcome, Title};
use basalt_view::{Overlay, announce};
use leptos::prelude::*;

use super::texts;
use crate::board::BoardProps;
use crate::engine::{EngineClient, Search};
use crate::practice_board::{PracticeBoard, mover};
use crate::status_message::{LocalizedText, StatusMessage};

/// The time limit for a refutation, in milliseconds. Endings take far less.
const REPLY_TIME_MS: u32 = 2_000;

/// The time limit for whether a turn wins in time, in milliseconds.
const JUDGEMENT_TIME_MS: u32 = 6_000;

/// An attempt at a puzzle, with its board and the engine.
#[derive(Clone, Copy)]
pub(super) struct PuzzleController {
    attempt: RwSignal<Attempt>,
    pub(super) board: PracticeBoard,
    engine: EngineClient,
    /// The ring of a hint.
    hint: RwSignal<Overlay>,
    /// The number of moves before the one that is tried.
    before: StoredValue<usize>,
    /// Whether the move that is tried was shown.
    is_shown: StoredValue<bool>,
    /// Gets the result of each attempt: a wrong move, a shown one or the solution. It answers with more to say.
    report: Callback<bool, Vec<Message>>,
    /// Whether the first mistake ends it: nothing is refuted then.
    is_brief: bool,
}

impl PuzzleController {
    /// A puzzle from its beginning.
    pub(super) fn new(
        puzzle: &Puzzle,
        is_brief: bool,
        report: Callback<bool, Vec<Message>>,
    ) -> Self {
        let controller = Self {
            attempt: RwSignal::new(Attempt::begin(puzzle)),
            board: PracticeBoard::new(),
            engine: EngineClient::new(),
            hint: RwSignal::new(Overlay::default()),
            before: StoredValue::new(0),
            is_shown: StoredValue::new(false),
            report,
            is_brief,
        };
        on_cleanup(move || controller.engine.forget());
        controller
    }

    /// Whether the puzzle is solved.
    pub(super) fn is_solved(self) -> bool {
        self.attempt.with(Attempt::is_solved)
    }

    /// Whether the last move was wrong.
    pub(super) fn has_strayed(self) -> bool {
        self.attempt.with(Attempt::has_strayed)
    }

    /// Whether the person can make a move.
    pub(super) fn is_open(self) -> bool {
        self.attempt.with(|attempt| {
            !attempt.is_solved() && !attempt.has_strayed() && attempt.asked().is_none()
        })
    }

    fn puzzle(self) -> Puzzle {
        self.attempt.with_untracked(|attempt| attempt.puzzle().clone())
    }

    fn position(self) -> AnyPosition {
        self.attempt.with_untracked(|attempt| attempt.position().clone())
    }

    /// The person makes a move.
    fn play(self, mv: AnyMove) {
        self.is_shown.set_value(false);
        self.make(mv);
    }

    fn make(self, mv: AnyMove) {
        let before = self.position();
        let answer = self.attempt.try_update(|attempt| attempt.try_move(mv));
        match answer {
            Some(PuzzleAnswer::Illegal(error)) => self.board.refuse(error.into()),
            Some(answer) => {
                self.hint.set(Overlay::default());
                self.before.set_value(untrack(|| self.board.count()));
                self.board.show(before, mv);
                self.take(answer);
            }
            None => {}
        }
    }

    fn take(self, answer: PuzzleAnswer) {
        match answer {
            PuzzleAnswer::Right { replies } => self.go_on(&replies),
            PuzzleAnswer::Solved => self.finish(),
            PuzzleAnswer::Wrong => self.refute(),
            PuzzleAnswer::AskEngine => self.ask(),
            PuzzleAnswer::Illegal(error) => self.board.refuse(error.into()),
        }
    }

    /// The move was right, and more is to be found.
    fn go_on(self, replies: &[AnyMove]) {
        let puzzle = self.puzzle();
        let mut sentences = vec![self.found().unwrap_or_else(messages::page_puzzles_right)];
        self.board.follow(replies);
        sentences.extend(replies.iter().map(|&reply| texts::answers(&puzzle, reply)));
        sentences.push(messages::page_puzzles_go_on());
        self.board.tell(StatusMessage::new(localized(sentences), false));
    }

    /// The puzzle is solved.
    fn finish(self) {
        let (puzzle, clean) = (self.puzzle(), self.attempt.with_untracked(Attempt::is_clean));
        let judged =
            if clean { messages::page_puzzles_solved() } else { messages::page_puzzles_helped() };
        let first = self.found().unwrap_or(judged);
        let last = sentences_in_one(texts::proof(&puzzle), self.report.run(clean));
        self.board.tell(StatusMessage::new(vec![first.into(), last], false));
    }

    /// The move that was shown, if it was.
    fn found(self) -> Option<Message> {
        let mv = untrack(|| self.board.last())?;
        self.is_shown.get_value().then(|| messages::page_puzzles_shown(&mv.to_string()))
    }

    /// Shows what is wrong with a move.
    fn refute(self) {
        let (puzzle, position) = (self.puzzle(), self.position());
        self.report.run(false);
        if self.is_brief {
            return;
        }
        let Some(mv) = untrack(|| self.board.last()) else { return };
        let wrong = messages::page_puzzles_wrong(&mv.to_string());
        if let Some(ending) = Ending::on_board(&position) {
            return self.board.object(localized(vec![wrong, announce::reason(ending)]));
        }
        if position.to_move() == puzzle.player() {
            // A player who has to pass has no reply.
            return self.board.object(localized(vec![wrong, messages::page_puzzles_only()]));
        }
        self.board.object(localized(vec![wrong.clone()]));
        let search = Search::of(&position, REPLY_TIME_MS);
        self.engine.judge(search, move |best, value| self.answer(wrong, best, value));
    }

    fn answer(self, wrong: Message, best: AnyMove, value: Option<Value>) {
        let left = self.attempt.with_untracked(Attempt::turns_left);
        let Some(Some(reply)) = self.attempt.try_update(|attempt| attempt.refute(best)) else {
            return;
        };
        self.board.follow(&[reply]);
        let mut sentences = vec![wrong];
        // The evaluation belongs to the engine's own reply only.
        let value = value.filter(|_| reply == best);
        sentences.extend(texts::flaw(&self.puzzle(), left, reply, value));
        self.board.tell(StatusMessage::new(localized(sentences), true));
    }

    /// Asks the engine to judge or answer a move.
    fn ask(self) {
        let asked = self.attempt.with_untracked(|attempt| attempt.asked().cloned());
        let Some(asked) = asked else { return };
        if !self.can_ask(&asked) {
            return;
        }
        self.board
            .tell(StatusMessage::new(localized(vec![messages::page_puzzles_checking()]), false));
        let player = asked.to_move();
        self.engine.judge(Search::of(&asked, JUDGEMENT_TIME_MS), move |best, value| {
            let outcome = value.and_then(Value::verdict).map(|verdict| match verdict {
                Verdict::Win => Outcome::Win(player),
                Verdict::Draw => Outcome::Draw,
                Verdict::Loss => Outcome::Win(player.other()),
            });
            let turns = match value {
                Some(Value::WinIn(turns) | Value::LossIn(turns)) => Some(turns),
                _ => None,
            };
            let judgement = Judgement { outcome, turns, best };
            let answer = self.attempt.try_update(|attempt| attempt.judge(judgement));
            if let Some(Some(answer)) = answer {
                self.take(answer);
            }
        });
    }

    /// Whether the engine would answer; the person is told why not.
    fn can_ask(self, position: &AnyPosition) -> bool {
        let refusal = untrack(|| self.engine.refusal(position));
        let can_ask = refusal.is_none();
        if let Some(refusal) = refusal {
            self.board.object(localized(vec![refusal]));
        }
        can_ask
    }

    /// Takes a wrong move back.
    pub(super) fn take_back(self) {
        self.engine.forget();
        self.attempt.update(Attempt::take_back);
        self.board.rewind(self.before.get_value());
    }

    /// Starts again.
    pub(super) fn again(self) {
        self.engine.forget();
        self.hint.set(Overlay::default());
        self.attempt.update(|attempt| *attempt = Attempt::begin(attempt.puzzle()));
        self.board.rewind(0);
    }

    /// Helps a little.
    pub(super) fn help(self) {
        self.with_right_move(move |mv| {
            if let Some(hint) = Hint::of(mv) {
                self.board.tell(StatusMessage::new(localized(vec![texts::hint(&hint)]), false));
                self.hint.set(ring(mv.title(), hint));
            }
        });
    }

    /// Plays the right move.
    pub(super) fn show(self) {
        self.with_right_move(move |mv| {
            self.is_shown.set_value(true);
            self.make(mv);
        });
    }

    /// Finds the right move. Off the main line only the engine knows it.
    fn with_right_move(self, act: impl FnOnce(AnyMove) + 'static) {
        match self.attempt.try_update(Attempt::show) {
            Some(Some(mv)) => act(mv),
            Some(None) if self.can_ask(&self.position()) => {
                self.engine.search(Search::of(&self.position(), JUDGEMENT_TIME_MS), |_| {}, act);
            }
            Some(None) | None => {}
        }
    }

    /// Turns the board by half.
    pub(super) fn flip(self) {
        self.board.flip(self.position().game());
    }

    /// The properties of the board.
    pub(super) fn board_props(self) -> BoardProps {
        let shown = move || {
            self.attempt.with(|attempt| attempt.asked().unwrap_or(attempt.position()).clone())
        };
        let hand = move || {
            let player = self.attempt.with(|attempt| mover(attempt.position()));
            player.filter(|_| self.is_open())
        };
        let props =
            self.board.board_props(Signal::derive(shown), Signal::derive(hand), move |mv| {
                self.play(mv);
            });
        BoardProps { overlay: self.hint.into(), ..props }
    }
}

/// The ring of a hint, which looks unlike the person's own selection.
fn ring(title: Title, hint: Hint) -> Overlay {
    let space = match hint {
        Hint::From(space) => AnyCell::parse(title, &space).ok(),
        Hint::Place => None,
    };
    let ring = |from| Drawing { color: ShapeColor::Blue, from, to: None };
    Overlay { drawings: space.into_iter().map(ring).collect(), ..Overlay::default() }
}

/// A sentence with more after it. Each of them ends with its own full stop.
fn sentences_in_one(first: Message, more: Vec<Message>) -> LocalizedText {
    LocalizedText::new(move |catalogue| {
        let all = [&first].into_iter().chain(&more).map(|message| catalogue.say(message));
        all.collect::<Vec<_>>().join(" ")
    })
}

fn localized(messages: Vec<Message>) -> Vec<LocalizedText> {
    messages.into_iter().map(LocalizedText::from).collect()
}
