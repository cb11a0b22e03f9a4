//! Courses, chapters and steps, as data.

use basalt_rules::Game;

use crate::exam::Question;
use crate::figure::{Figure, FigureMark};
use crate::first_game::FirstGame;
use crate::goal::{BestPlay, Goal};

/// The complete course of a title.
#[derive(Debug)]
pub struct Course {
    /// The game of the positions in its steps.
    pub game: Game,
    /// Its chapters, in the recommended order.
    pub chapters: &'static [Chapter],
}

/// A chapter: steps that belong together.
#[derive(Debug)]
pub struct Chapter {
    /// Its name in text keys. It has the text `title`.
    pub id: &'static str,
    /// Its steps, in the recommended order.
    pub steps: &'static [Step],
}

/// One thing to learn. Every step has the texts `title` and `text`; the latter is the instruction.
#[derive(Debug)]
pub struct Step {
    /// Its name in text keys and in [`LessonProgress`](crate::LessonProgress), unique in its course.
    pub id: &'static str,
    /// The task.
    pub kind: StepKind,
    /// The numbers of the rules that it teaches.
    pub rules: &'static [u8],
    /// The texts that point to the board, by name, each with its marks.
    pub pointers: &'static [(&'static str, &'static [FigureMark])],
}

/// The task of a step.
#[derive(Debug)]
pub enum StepKind {
    /// Something to look at. The step is done when the learner continues.
    Show {
        /// The boards.
        figures: &'static [Figure],
    },
    /// Moves to find on the board. The step has the text `done`, shown when all are found.
    Exercises {
        /// The start of the task.
        board: Figure,
        /// The exercises, one after the other.
        exercises: &'static [Exercise],
    },
    /// A won ending. The player to move has to win it against the best replies, which the front end gets from the
    /// engine. The step has the texts `done` and `thrown`; the latter is shown when the win has been thrown away.
    PlayOut {
        /// The start of the ending.
        position: &'static str,
    },
    /// Two boards side by side, one of them better. The step has the texts `done` and `wrong`, which both explain
    /// why. The front end asks the engine for its evaluation.
    Compare {
        /// The boards.
        figures: [Figure; 2],
        /// The index (0 or 1) of the board that is better for White. A test confirms it with the engine.
        better: usize,
    },
    /// A game against the engine with advice. The step is done when the game is over, whoever wins, and has the text
    /// `done`.
    Game(FirstGame),
    /// Positions with one try in each, see [`Exam`](crate::Exam). The step is done when all questions are answered,
    /// whether right or wrong. It has the text `done`.
    Exam {
        /// The questions.
        questions: &'static [Question],
    },
}

/// One move to find, and the reply to it. It has the text `wrong`, shown for a legal move that is neither right nor a
/// listed mistake. The exercises of a step share it.
#[derive(Debug)]
pub struct Exercise {
    /// The name of the text with the instruction. For the first exercise it is `text`.
    pub prompt: &'static str,
    /// The goal of the move.
    pub goal: Goal,
    /// A move that reaches the goal, to be shown on request.
    pub answer: &'static str,
    /// Typical wrong moves. The first mistake that matches is explained.
    pub mistakes: &'static [Mistake],
    /// The reply that is then played. It must be legal after every right move.
    pub reply: Option<&'static str>,
}

/// A legal move that misses the goal, and the reason.
#[derive(Debug)]
pub struct Mistake {
    /// The condition that the move meets.
    pub when: Goal,
    /// The name of the text that explains why it is wrong.
    pub say: &'static str,
}

impl Course {
    /// The step with this id.
    pub fn step(&self, id: &str) -> Option<&'static Step> {
        self.steps().find(|step| step.id == id)
    }

    /// All steps, in the recommended order.
    pub fn steps(&self) -> impl Iterator<Item = &'static Step> + use<> {
        self.chapters.iter().flat_map(|chapter| chapter.steps)
    }

    /// The key of a text of a step or chapter.
    pub fn key(&self, of: &str, text: &str) -> String {
        format!("learn-{}-{of}-{text}", self.game.title())
    }

    /// The key of every text of this course.
    pub fn keys(&self) -> Vec<String> {
        let titles = self.chapters.iter().map(|chapter| self.key(chapter.id, "title"));
        let texts = self.steps().flat_map(|step| {
            step.texts().into_iter().map(|text| self.key(step.id, text)).collect::<Vec<_>>()
        });
        titles.chain(texts).collect()
    }
}

/// The board of a step whose exercises are yet to be named.
pub struct BoardStep {
    id: &'static str,
    board: Figure,
}

impl BoardStep {
    /// The step in which these exercises follow each other.
    pub const fn exercises(self, exercises: &'static [Exercise]) -> Step {
        Step::new(self.id, StepKind::Exercises { board: self.board, exercises })
    }
}

impl Step {
    /// A step with a task, which teaches no rule.
    pub const fn new(id: &'static str, kind: StepKind) -> Self {
        Self { id, kind, rules: &[], pointers: &[] }
    }

    /// The same, which teaches these rules.
    #[must_use]
    pub const fn teaching(self, rules: &'static [u8]) -> Self {
        Self { rules, ..self }
    }

    /// The same with texts that point to the board.
    #[must_use]
    pub const fn pointing(
        self,
        pointers: &'static [(&'static str, &'static [FigureMark])],
    ) -> Self {
        Self { pointers, ..self }
    }

    /// The marks of the text with this name.
    pub fn marks_of(&self, text: &str) -> Option<&'static [FigureMark]> {
        self.pointers.iter().find(|(name, _)| *name == text).map(|(_, marks)| *marks)
    }

    /// A step with moves to find on a board.
    pub const fn on(id: &'static str, board: Figure) -> BoardStep {
        BoardStep { id, board }
    }

    /// A step with something to look at.
    pub const fn show(id: &'static str, figures: &'static [Figure]) -> Self {
        Self::new(id, StepKind::Show { figures })
    }

    /// A step with a won ending.
    pub const fn play_out(id: &'static str, position: &'static str) -> Self {
        Self::new(id, StepKind::PlayOut { position })
    }

    /// A step with two boards, of which that with the index `better` is better for White.
    pub const fn compare(id: &'static str, figures: [Figure; 2], better: usize) -> Self {
        Self::new(id, StepKind::Compare { figures, better })
    }

    /// The names of its texts. Some may occur twice.
    pub fn texts(&self) -> Vec<&'static str> {
        let mut texts = vec!["title", "text"];
        texts.extend(self.kind.texts());
        texts
    }
}

impl StepKind {
    /// The positions it shows, each with its game, in a course of `game`.
    pub fn positions(&self, game: Game) -> Vec<(Game, &'static str)> {
        let of_figures = |figures: &[Figure]| {
            figures.iter().map(|figure| (figure.game_in(game), figure.position)).collect()
        };
        match self {
            Self::Show { figures } => of_figures(figures),
            Self::Exercises { board, .. } => of_figures(std::slice::from_ref(board)),
            Self::PlayOut { position } => vec![(game, position)],
            Self::Compare { figures, .. } => of_figures(figures),
            Self::Game(first) => {
                first.position.into_iter().map(|text| (first.game, text)).collect()
            }
            Self::Exam { questions } => questions
                .iter()
                .map(|question| (question.board.game_in(game), question.board.position))
                .collect(),
        }
    }

    fn texts(&self) -> Vec<&'static str> {
        match self {
            Self::Show { figures } => captions(figures).collect(),
            Self::Exercises { exercises, board } => {
                let of_exercises = exercises.iter().flat_map(Exercise::texts);
                of_exercises.chain(board.caption).chain(["done", "wrong"]).collect()
            }
            Self::PlayOut { .. } => vec!["done", "thrown"],
            Self::Compare { figures, .. } => captions(figures).chain(["done", "wrong"]).collect(),
            Self::Game(_) => vec!["done"],
            Self::Exam { questions } => {
                questions.iter().flat_map(Question::texts).chain(["done"]).collect()
            }
        }
    }
}

fn captions(figures: &[Figure]) -> impl Iterator<Item = &'static str> {
    figures.iter().filter_map(|figure| figure.caption)
}

impl Exercise {
    /// An exercise without a reply, whose instruction is the text of its step.
    pub const fn new(goal: Goal, answer: &'static str) -> Self {
        Self { prompt: "text", goal, answer, mistakes: &[], reply: None }
    }

    /// An exercise in which the claim is true of the answer alone.
    pub const fn only(answer: &'static str, claim: BestPlay) -> Self {
        Self::new(Goal::Only(answer, claim), answer)
    }

    /// The same with typical wrong moves.
    #[must_use]
    pub const fn mistakes(self, mistakes: &'static [Mistake]) -> Self {
        Self { mistakes, ..self }
    }

    /// The same with a reply to the right move.
    #[must_use]
    pub const fn reply(self, reply: &'static str) -> Self {
        Self { reply: Some(reply), ..self }
    }

    /// The same with an instruction of its own.
    #[must_use]
    pub const fn prompt(self, prompt: &'static str) -> Self {
        Self { prompt, ..self }
    }

    fn texts(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.mistakes.iter().map(|mistake| mistake.say).chain([self.prompt])
    }
}

impl Mistake {
    /// A move that meets a condition, and the name of the text that explains why it is wrong.
    pub const fn new(when: Goal, say: &'static str) -> Self {
        Self { when, say }
    }
}
