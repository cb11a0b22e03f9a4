//! Courses, chapters and steps: what is taught, as data.

use basalt_rules::Game;

use crate::figure::Figure;
use crate::first_game::FirstGame;
use crate::goal::Goal;

/// All that is taught about a title.
#[derive(Debug)]
pub struct Course {
    /// The game whose positions its steps hold.
    pub game: Game,
    /// Its chapters, in the order in which they are best taken.
    pub chapters: &'static [Chapter],
}

/// Steps that belong together.
#[derive(Debug)]
pub struct Chapter {
    /// Its name in keys: it has the text `title`.
    pub id: &'static str,
    /// Its steps, in the order in which they are best taken.
    pub steps: &'static [Step],
}

/// One thing to learn. Every step has the texts `title` and `text`, the latter saying what to look at or to do.
#[derive(Debug)]
pub struct Step {
    /// Its name in keys and in [`Progress`](crate::Progress), unique in its course.
    pub id: &'static str,
    /// What is to be done.
    pub kind: Kind,
}

/// What is to be done in a step.
#[derive(Debug)]
pub enum Kind {
    /// Something to look at. It is done when the person goes on.
    Show {
        /// The boards.
        figures: &'static [Figure],
    },
    /// Something to do on the board. It has the text `done`, said when all is done.
    Do {
        /// Where it starts.
        board: Figure,
        /// What is to be done, one act after the other.
        acts: &'static [Act],
    },
    /// A won ending: the player to move has to win it against the best replies, which the shell's
    /// engine finds. It has the texts `done` and `thrown`, said when the win has been thrown away.
    PlayOut {
        /// Where it starts.
        position: &'static str,
    },
    /// Two boards side by side, one of them better. It has the texts `done` and `wrong`, both
    /// telling why. What the engine thinks of them is asked by the shell.
    Compare {
        /// The boards.
        figures: [Figure; 2],
        /// Which one is better for White, 0 or 1: the engine confirms it in the tests.
        better: usize,
    },
    /// A game against the engine with advice. It is done when the game is over, whoever has won it, and has the
    /// text `done`.
    Game(FirstGame),
}

/// One move to find, and the reply to it. It has the text `wrong`, said of a legal move that is
/// neither right nor a listed slip; the acts of a step share it.
#[derive(Debug)]
pub struct Act {
    /// The name of the text that tells what to do; that of a first act is `text`.
    pub prompt: &'static str,
    /// What the move has to do.
    pub goal: Goal,
    /// A move that does it, to be shown on request.
    pub answer: &'static str,
    /// Legal moves that are typically tried instead, the first that fits is told.
    pub slips: &'static [Slip],
    /// The reply that is then played, which must be legal after every right move.
    pub reply: Option<&'static str>,
}

/// A legal move that does not reach the goal, and why.
#[derive(Debug)]
pub struct Slip {
    /// Which moves.
    pub when: Goal,
    /// The name of the text that tells why it is wrong.
    pub say: &'static str,
}

impl Course {
    /// The step of that name.
    pub fn step(&self, id: &str) -> Option<&'static Step> {
        self.steps().find(|step| step.id == id)
    }

    /// All steps, in the order in which they are best taken.
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

impl Step {
    /// The names of its texts; some may be named twice.
    pub fn texts(&self) -> Vec<&'static str> {
        let mut texts = vec!["title", "text"];
        texts.extend(self.kind.texts());
        texts
    }
}

impl Kind {
    /// The positions it speaks of, each with the game that it is one of, in a course of `game`.
    pub fn positions(&self, game: Game) -> Vec<(Game, &'static str)> {
        let of_figures = |figures: &[Figure]| {
            figures.iter().map(|figure| (figure.game_in(game), figure.position)).collect()
        };
        match self {
            Self::Show { figures } => of_figures(figures),
            Self::Do { board, .. } => of_figures(std::slice::from_ref(board)),
            Self::PlayOut { position } => vec![(game, position)],
            Self::Compare { figures, .. } => of_figures(figures),
            Self::Game(first) => {
                first.position.into_iter().map(|text| (first.game, text)).collect()
            }
        }
    }

    fn texts(&self) -> Vec<&'static str> {
        match self {
            Self::Show { figures } => captions(figures).collect(),
            Self::Do { acts, board } => {
                let of_acts = acts.iter().flat_map(Act::texts);
                of_acts.chain(board.caption).chain(["done", "wrong"]).collect()
            }
            Self::PlayOut { .. } => vec!["done", "thrown"],
            Self::Compare { figures, .. } => captions(figures).chain(["done", "wrong"]).collect(),
            Self::Game(game) => game.tips.iter().map(|tip| tip.say).chain(["done"]).collect(),
        }
    }
}

fn captions(figures: &[Figure]) -> impl Iterator<Item = &'static str> {
    figures.iter().filter_map(|figure| figure.caption)
}

impl Act {
    /// A move to find without a reply, asked for by the text of its step.
    pub const fn only(goal: Goal, answer: &'static str, slips: &'static [Slip]) -> Self {
        Self { prompt: "text", goal, answer, slips, reply: None }
    }

    fn texts(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.slips.iter().map(|slip| slip.say).chain([self.prompt])
    }
}
