//! The exam at the end of a course: a few positions, with one try in each.

use basalt_rules::{AnyMove, AnyPosition, MoveError};

use crate::board_marks::BoardMarks;
use crate::course::{Course, Step, StepKind};
use crate::figure::Figure;
use crate::goal::Goal;

/// A question of an exam: a position and the move to find in it.
#[derive(Debug)]
pub struct Question {
    /// The name of the text with the task.
    pub task: &'static str,
    /// The name of the text that explains the answer.
    pub why: &'static str,
    /// The position.
    pub board: Figure,
    /// The goal of the move.
    pub goal: Goal,
    /// A move that reaches the goal.
    pub answer: &'static str,
    /// The step to repeat after a wrong answer.
    pub repeat: &'static str,
}

/// An exam in progress: plain state. A front end shows it and passes on the learner's moves.
#[derive(Clone, Debug)]
pub struct Exam {
    course: &'static Course,
    questions: &'static [Question],
    /// The index of the current question.
    current: usize,
    position: AnyPosition,
    /// Whether each answer so far was right.
    grades: Vec<bool>,
}

/// The result of a move in an exam.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Grade {
    /// The move is right and has been played.
    Right,
    /// The move is legal but not right. The position stays, and the arrow of the answer is shown.
    Wrong,
    /// The rules refuse the move. It does not count as a try.
    Illegal(MoveError),
    /// The question has been answered already.
    Answered,
}

impl Exam {
    /// Starts the exam of a step; `None` if the step is no exam.
    pub fn begin(course: &'static Course, step: &'static Step) -> Option<Self> {
        let StepKind::Exam { questions } = step.kind else { return None };
        let position = questions.first().map(|question| position(course, question))?;
        Some(Self { course, questions, current: 0, position, grades: Vec::new() })
    }

    /// Restarts the exam.
    pub fn again(&mut self) {
        self.grades.clear();
        self.turn_to(0);
    }

    /// The current position.
    pub fn position(&self) -> &AnyPosition {
        &self.position
    }

    /// The current question; `None` when all are done.
    pub fn question(&self) -> Option<&'static Question> {
        self.questions.get(self.current)
    }

    /// The number of the current question, from 1 on.
    pub fn number(&self) -> usize {
        self.current + 1
    }

    /// The number of questions.
    pub fn count(&self) -> usize {
        self.questions.len()
    }

    /// Whether the answer to the current question was right; `None` before it is given.
    pub fn grade(&self) -> Option<bool> {
        self.grades.get(self.current).copied()
    }

    /// Whether all questions are answered and left.
    pub fn is_finished(&self) -> bool {
        self.question().is_none()
    }

    /// The number of right answers.
    pub fn right_count(&self) -> usize {
        self.grades.iter().filter(|is_right| **is_right).count()
    }

    /// The steps to repeat, in the order of the course.
    pub fn to_repeat(&self) -> Vec<&'static Step> {
        let missed = |step: &&'static Step| {
            let mut answers = self.questions.iter().zip(&self.grades);
            answers.any(|(question, is_right)| !is_right && question.repeat == step.id)
        };
        self.course.steps().filter(missed).collect()
    }

    /// Handles a move of the learner.
    pub fn try_move(&mut self, mv: AnyMove) -> Grade {
        let Some(question) = self.question().filter(|_| self.grade().is_none()) else {
            return Grade::Answered;
        };
        let mut after = self.position.clone();
        if let Err(refused) = after.play(mv) {
            return Grade::Illegal(refused);
        }
        let is_right = question.goal.is_met(&self.position, mv, &after);
        self.grades.push(is_right);
        if !is_right {
            return Grade::Wrong;
        }
        self.position = after;
        Grade::Right
    }

    /// Turns to the next question if the current one is answered.
    pub fn go_on(&mut self) {
        if self.grade().is_some() {
            self.turn_to(self.current + 1);
        }
    }

    /// The marks on the board: after a wrong answer, the arrow of the right one.
    pub fn marks(&self) -> BoardMarks {
        let question = self.question().filter(|_| self.grade() == Some(false));
        let example = question.and_then(|one| self.position.read_move(one.answer).ok());
        BoardMarks { example, ..BoardMarks::default() }
    }

    fn turn_to(&mut self, number: usize) {
        self.current = number;
        if let Some(question) = self.question() {
            self.position = position(self.course, question);
        }
    }
}

impl Question {
    /// The names of its texts.
    pub(crate) fn texts(&self) -> [&'static str; 2] {
        [self.task, self.why]
    }
}

fn position(course: &Course, question: &Question) -> AnyPosition {
    let game = question.board.game_in(course.game);
    AnyPosition::parse(game, question.board.position).expect("a test has read every position")
}

#[cfg(test)]
mod tests {
    use basalt_rules::Game;

    use super::*;
    use crate::Chapter;

    const fn question(task: &'static str, answer: &'static str, repeat: &'static str) -> Question {
        let board = Figure::plain("9/10/3wwbrrrb1/10/9 w s");
        Question { task, why: "why", board, goal: Goal::OneOf(&["e3f3"]), answer, repeat }
    }

    const QUESTIONS: &[Question] = &[
        question("one", "e3f3", "look"),
        question("two", "e3f3", "look"),
        question("three", "e3f3", "exam"),
    ];

    static SAMPLE: Course = Course {
        game: Game::Dvonn,
        chapters: &[Chapter {
            id: "all",
            steps: &[
                Step::show("look", &[Figure::plain("9/2r7/wrrb7/10/9 b s")]),
                Step::new("exam", StepKind::Exam { questions: QUESTIONS }),
            ],
        }],
    };

    fn dvonn_move(text: &str) -> AnyMove {
        AnyMove::parse(Game::Dvonn, text).expect("a move")
    }

    fn exam() -> Exam {
        Exam::begin(&SAMPLE, SAMPLE.step("exam").expect("a step")).expect("an exam")
    }

    #[test]
    fn each_question_has_one_try_and_illegal_moves_do_not_count() {
        let mut exam = exam();
        assert!(matches!(exam.try_move(dvonn_move("e3h3")), Grade::Illegal(_)));
        assert_eq!(exam.marks(), BoardMarks::default());
        assert_eq!(exam.try_move(dvonn_move("e3d3")), Grade::Wrong);
        assert_eq!(exam.marks().example, Some(dvonn_move("e3f3")));
        assert_eq!(exam.try_move(dvonn_move("e3f3")), Grade::Answered);
        assert_eq!((exam.right_count(), exam.number()), (0, 1));
    }

    #[test]
    fn the_result_names_what_to_repeat_once_each() {
        let mut exam = exam();
        exam.go_on();
        assert_eq!(exam.number(), 1, "the first question is not answered");
        for text in ["e3d3", "e3d3", "e3f3"] {
            exam.try_move(dvonn_move(text));
            exam.go_on();
        }
        assert!(exam.is_finished());
        assert_eq!(exam.right_count(), 1);
        let repeated: Vec<&str> = exam.to_repeat().iter().map(|step| step.id).collect();
        assert_eq!(repeated, ["look"]);
        exam.again();
        assert_eq!((exam.number(), exam.grade(), exam.is_finished()), (1, None, false));
    }

    #[test]
    fn a_right_move_is_played() {
        let mut exam = exam();
        let before = exam.position().clone();
        assert_eq!(exam.try_move(dvonn_move("e3f3")), Grade::Right);
        assert_ne!(*exam.position(), before);
        assert_eq!(exam.marks(), BoardMarks::default());
    }

    #[test]
    fn other_steps_are_no_exams() {
        assert!(Exam::begin(&SAMPLE, SAMPLE.step("look").expect("a step")).is_none());
    }
}
