//! A step in progress.

use basalt_rules::{AnyMove, AnyPosition, MoveError, Outcome};

use crate::board_marks::BoardMarks;
use crate::course::{Course, Exercise, Step, StepKind};

/// A step in progress: plain state. A front end shows it and passes on the learner's input.
///
/// A wrong move does not change the position or the task, so the learner can try again at once.
#[derive(Clone, Debug)]
pub struct Lesson {
    course: &'static Course,
    step: &'static Step,
    position: AnyPosition,
    /// The number of exercises that are done.
    exercises_done: usize,
    /// The position after a move that the engine has to judge first.
    asked: Option<AnyPosition>,
    /// The name of the text that explained the last wrong move, until the next right one.
    objection: Option<&'static str>,
    done: bool,
}

/// The answer to a move or a choice. Texts are given by their keys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonAnswer {
    /// It was right. It has been played, and so has the reply.
    Right {
        /// The reply.
        reply: Option<AnyMove>,
        /// Whether the step is done. If not, [`Lesson::prompt`] tells how it goes on.
        done: bool,
    },
    /// It was legal but not right: the key of the text that explains why. The lesson stays where it was.
    Wrong(String),
    /// The rules refuse it. [`section_of`](crate::section_of) leads to the rule.
    Illegal(MoveError),
    /// The engine has to judge first: ask it about [`Lesson::asked`] and call [`Lesson::judge`]. As the answer to a
    /// judgement: the learner had to pass, so the engine replies once more. [`Lesson::position`] holds the moves
    /// played so far.
    AskEngine,
    /// It has been played. No goal is set here.
    Played,
}

/// The engine's proven result of [`Lesson::asked`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// The outcome under best play by both.
    pub outcome: Outcome,
    /// The best move in that position.
    pub best: AnyMove,
}

/// The answer shown on request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Solution {
    /// The move has been played, and so has the reply.
    Move {
        /// The right move.
        answer: AnyMove,
        /// The reply.
        reply: Option<AnyMove>,
    },
    /// The better board.
    Board(usize),
    /// The engine has to find it: play its best move in [`Lesson::position`].
    AskEngine,
    /// There is no task, or the step is done.
    Nothing,
}

impl Lesson {
    /// Starts a step.
    pub fn begin(course: &'static Course, step: &'static Step) -> Self {
        Self {
            course,
            step,
            position: beginning(course, step),
            exercises_done: 0,
            asked: None,
            objection: None,
            done: false,
        }
    }

    /// Restarts the step.
    pub fn again(&mut self) {
        *self = Self::begin(self.course, self.step);
    }

    /// The course it belongs to.
    pub fn course(&self) -> &'static Course {
        self.course
    }

    /// The step.
    pub fn step(&self) -> &'static Step {
        self.step
    }

    /// The current position.
    pub fn position(&self) -> &AnyPosition {
        &self.position
    }

    /// Whether the step is done.
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// The key of the text with the current instruction, or of the text `done`.
    pub fn prompt(&self) -> String {
        self.key(self.prompt_name())
    }

    fn prompt_name(&self) -> &'static str {
        match self.exercise() {
            Some(exercise) => exercise.prompt,
            None if self.done && !matches!(self.step.kind, StepKind::Show { .. }) => "done",
            None => "text",
        }
    }

    /// The marks of the text that was shown last: of the objection to a wrong move, if it has any, otherwise of the
    /// current instruction.
    pub fn marks(&self) -> BoardMarks {
        let objected = self.objection.and_then(|text| self.step.marks_of(text));
        let marks = objected.or_else(|| self.step.marks_of(self.prompt_name()));
        let answer = self.exercise().and_then(|one| self.position.read_move(one.answer).ok());
        BoardMarks::among(marks.unwrap_or_default(), self.course.game.title(), answer)
    }

    /// The position that the engine has to judge.
    pub fn asked(&self) -> Option<&AnyPosition> {
        self.asked.as_ref()
    }

    /// Handles a move of the learner.
    pub fn try_move(&mut self, mv: AnyMove) -> LessonAnswer {
        let mut after = self.position.clone();
        if let Err(refused) = after.play(mv) {
            return LessonAnswer::Illegal(refused);
        }
        match (&self.step.kind, self.exercise()) {
            (StepKind::Exercises { .. }, Some(exercise)) => self.try_exercise(exercise, mv, after),
            (StepKind::PlayOut { .. }, _) if !self.done => self.try_ending(after),
            _ => {
                self.position = after;
                LessonAnswer::Played
            }
        }
    }

    /// Handles the choice of a board, 0 or 1. It matters only where boards are compared.
    pub fn choose(&mut self, board: usize) -> LessonAnswer {
        match self.step.kind {
            StepKind::Compare { better, .. } if board != better => {
                LessonAnswer::Wrong(self.key("wrong"))
            }
            _ => {
                self.done = true;
                LessonAnswer::Right { reply: None, done: true }
            }
        }
    }

    /// Continues after a step that is only shown, or after the game is over.
    pub fn go_on(&mut self) {
        self.done |= matches!(self.step.kind, StepKind::Show { .. } | StepKind::Game(_));
    }

    /// Handles the engine's judgement of [`asked`](Self::asked). Without a question nothing happens.
    pub fn judge(&mut self, judgement: Judgement) -> LessonAnswer {
        let Some(after) = self.asked.take() else { return LessonAnswer::Played };
        if judgement.outcome != Outcome::Win(self.learner()) {
            return LessonAnswer::Wrong(self.key("thrown"));
        }
        self.position = after;
        if self.position.to_move() == self.learner() {
            return LessonAnswer::Right { reply: None, done: false };
        }
        self.reply(judgement.best)
    }

    /// Plays or names the answer, or refers to the engine.
    pub fn show_me(&mut self) -> Solution {
        match (&self.step.kind, self.exercise()) {
            (StepKind::Exercises { .. }, Some(exercise)) => self.show_exercise(exercise),
            (StepKind::PlayOut { .. }, _) if !self.done => Solution::AskEngine,
            (StepKind::Compare { better, .. }, _) => {
                self.done = true;
                Solution::Board(*better)
            }
            _ => Solution::Nothing,
        }
    }

    fn key(&self, text: &str) -> String {
        self.course.key(self.step.id, text)
    }

    /// The next exercise.
    fn exercise(&self) -> Option<&'static Exercise> {
        match &self.step.kind {
            StepKind::Exercises { exercises, .. } => exercises.get(self.exercises_done),
            _ => None,
        }
    }

    fn try_exercise(
        &mut self,
        exercise: &'static Exercise,
        mv: AnyMove,
        after: AnyPosition,
    ) -> LessonAnswer {
        if exercise.goal.is_met(&self.position, mv, &after) {
            let reply = self.finish(exercise, after);
            return LessonAnswer::Right { reply, done: self.done };
        }
        let fits = |goal: &crate::Goal| goal.is_met(&self.position, mv, &after);
        let mistake = exercise.mistakes.iter().find(|mistake| fits(&mistake.when));
        let objection = mistake.map_or("wrong", |mistake| mistake.say);
        self.objection = Some(objection);
        LessonAnswer::Wrong(self.key(objection))
    }

    /// Moves on to the position after a right move, plays the reply, and returns it.
    fn finish(&mut self, exercise: &'static Exercise, after: AnyPosition) -> Option<AnyMove> {
        self.position = after;
        self.objection = None;
        self.exercises_done += 1;
        self.done = self.exercise().is_none();
        let reply = exercise.reply.and_then(|text| self.position.read_move(text).ok());
        reply.filter(|&reply| self.position.play(reply).is_ok())
    }

    fn show_exercise(&mut self, exercise: &'static Exercise) -> Solution {
        let mut after = self.position.clone();
        match after.read_move(exercise.answer) {
            Ok(answer) if after.play(answer).is_ok() => {
                Solution::Move { answer, reply: self.finish(exercise, after) }
            }
            _ => Solution::Nothing,
        }
    }

    fn try_ending(&mut self, mut after: AnyPosition) -> LessonAnswer {
        pass_where_forced(&mut after);
        match after.outcome() {
            None => {
                self.asked = Some(after);
                LessonAnswer::AskEngine
            }
            Some(outcome) => self.end(outcome, after),
        }
    }

    fn end(&mut self, outcome: Outcome, after: AnyPosition) -> LessonAnswer {
        if outcome != Outcome::Win(self.learner()) {
            return LessonAnswer::Wrong(self.key("thrown"));
        }
        self.position = after;
        self.done = true;
        LessonAnswer::Right { reply: None, done: true }
    }

    /// Plays the engine's reply in an ending. An illegal one is ignored.
    fn reply(&mut self, best: AnyMove) -> LessonAnswer {
        if self.position.play(best).is_err() {
            return LessonAnswer::Right { reply: None, done: false };
        }
        pass_where_forced(&mut self.position);
        self.done = self.position.outcome() == Some(Outcome::Win(self.learner()));
        if !self.done && self.position.to_move() != self.learner() {
            self.asked = Some(self.position.clone());
            return LessonAnswer::AskEngine;
        }
        LessonAnswer::Right { reply: Some(best), done: self.done }
    }

    /// The colour that the learner plays.
    fn learner(&self) -> basalt_rules::Color {
        beginning(self.course, self.step).to_move()
    }
}

fn beginning(course: &Course, step: &Step) -> AnyPosition {
    match (step.kind.positions(course.game).first(), &step.kind) {
        (Some(&(game, text)), _) => {
            AnyPosition::parse(game, text).expect("a test has read every position")
        }
        (None, StepKind::Game(first)) => AnyPosition::start(first.game),
        (None, _) => AnyPosition::start(course.game),
    }
}

/// Passes as long as nothing else is possible, so that the learner moves only where there is a choice.
pub(crate) fn pass_where_forced(position: &mut AnyPosition) {
    let pass = AnyMove::pass(position.game());
    while position.outcome().is_none() && position.play(pass).is_ok() {}
}

#[cfg(test)]
mod tests {
    use basalt_rules::{Color, Game};

    use super::*;
    use crate::{Chapter, Figure, Goal};

    const BOARD: Figure = Figure::plain("9/2r7/wrrb7/10/9 b s");

    static SAMPLE: Course = Course {
        game: Game::Dvonn,
        chapters: &[Chapter { id: "all", steps: &[TWO_EXERCISES, PAIR, LOOK, ENDING] }],
    };

    const TWO_EXERCISES: Step = Step::on("two", Figure::plain("9/10/3wwbrrrb1/10/9 w s"))
        .exercises(&[
            Exercise::new(Goal::OneOf(&["e3d3", "e3f3"]), "e3f3").reply("j3i3"),
            Exercise::new(Goal::OneOf(&["f3h3"]), "f3h3").prompt("then"),
        ]);

    const PAIR: Step = Step::compare("pair", [BOARD, BOARD], 1);

    const LOOK: Step = Step::show("look", &[BOARD]);

    const ENDING: Step = Step::play_out("ending", "9/10/3wwbrrr2/10/9 w s");

    fn lesson(id: &str) -> Lesson {
        Lesson::begin(&SAMPLE, SAMPLE.step(id).expect("a step"))
    }

    fn dvonn_move(text: &str) -> AnyMove {
        AnyMove::parse(Game::Dvonn, text).expect("a move")
    }

    #[test]
    fn exercises_follow_each_other_with_the_reply_between() {
        let mut lesson = lesson("two");
        let reply = Some(dvonn_move("j3i3"));
        assert_eq!(lesson.try_move(dvonn_move("e3f3")), LessonAnswer::Right { reply, done: false });
        assert_eq!(lesson.prompt(), "learn-dvonn-two-then");
        let last = lesson.try_move(dvonn_move("f3h3"));
        assert_eq!(last, LessonAnswer::Right { reply: None, done: true });
        assert_eq!(lesson.prompt(), "learn-dvonn-two-done");
        lesson.again();
        assert_eq!(lesson.prompt(), "learn-dvonn-two-text");
    }

    #[test]
    fn the_worse_board_is_the_wrong_choice() {
        let mut lesson = lesson("pair");
        assert_eq!(lesson.choose(0), LessonAnswer::Wrong("learn-dvonn-pair-wrong".to_owned()));
        assert!(!lesson.is_done());
        assert_eq!(lesson.choose(1), LessonAnswer::Right { reply: None, done: true });
        assert!(lesson.is_done());
    }

    #[test]
    fn a_board_to_look_at_can_be_played_with() {
        let mut lesson = lesson("look");
        assert_eq!(lesson.try_move(dvonn_move("d3c3")), LessonAnswer::Played);
        assert_ne!(lesson.position().to_string(), BOARD.position);
        lesson.again();
        assert_eq!(lesson.position().to_string(), BOARD.position);
        lesson.go_on();
        assert!(lesson.is_done());
    }

    #[test]
    fn an_ending_is_judged_by_the_engine() {
        let mut lesson = lesson("ending");
        assert_eq!(lesson.try_move(dvonn_move("e3f3")), LessonAnswer::AskEngine);
        let best = dvonn_move("f3h3");
        let lost = Judgement { outcome: Outcome::Win(Color::Black), best };
        assert_eq!(lesson.judge(lost), LessonAnswer::Wrong("learn-dvonn-ending-thrown".to_owned()));
        assert_eq!(lesson.judge(lost), LessonAnswer::Played);

        lesson.try_move(dvonn_move("e3f3"));
        let won = Judgement { outcome: Outcome::Win(Color::White), best };
        assert_eq!(lesson.judge(won), LessonAnswer::Right { reply: None, done: false });
        assert_eq!(lesson.try_move(best), LessonAnswer::Right { reply: None, done: true });
        assert!(lesson.is_done());
    }
}
