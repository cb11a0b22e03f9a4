//! Game reviews: what each move of a game lost, and one true sentence about each that stands out.
//!
//! A [`Reviewer`] goes through a game and returns the next position to search ([`Question`]). The caller has an engine
//! and passes on its results ([`SearchResult`]). So the terminal can use an engine in the same program and the page its
//! worker, by lines of UGI, and both get the same [`Review`].
//!
//! ```
//! use basalt_review::{SearchResult, Reviewer, nodes};
//! use basalt_rules::{AnyPosition, Game};
//!
//! let start = AnyPosition::parse(Game::Dvonn, "9/10/5r5/4rw(rb)3/9 w s")?;
//! let game = [start.read_move("f2e2")?];
//! let mut reviewer = Reviewer::new(start, &game, nodes(Game::Dvonn))?;
//! let question = reviewer.question().expect("nothing is known yet");
//! assert_eq!(question.ugi().last().map(String::as_str), Some("go nodes 100000"));
//! let answer = "info depth 1 multipv 1 score margin 3 proven nodes 9 nps 9 pv f2g2";
//! reviewer.add_result(SearchResult::parse(Game::Dvonn, answer).expect("a line of a search"));
//! reviewer.finish_search();
//! assert_eq!(reviewer.progress().done, 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! `docs/review.md` defines losses, marks and accuracy. A sentence is made from a [`Claim`], one of a closed list. Each
//! has a checker, [`Claim::holds`], which uses the rules or a proof.
#![forbid(unsafe_code)]

mod accuracy;
mod chapter;
mod claim;
mod facts;
mod hint;
mod loss;
mod puzzle_finder;
mod question;
mod retry;
mod review;
mod reviewer;
mod search_result;
mod takeaway;
mod value;

pub use accuracy::accuracy;
pub use chapter::{Chapter, ChapterKind};
pub use claim::*;
pub use facts::{Alternative, Facts};
pub use hint::Hint;
pub use loss::{Loss, MoveMark};
pub use puzzle_finder::{FoundPuzzle, PuzzleAim, PuzzleFinder};
pub use question::{MEMORY, Question, nodes, position_line};
pub use retry::{Retry, Tried};
pub use review::{Review, Reviewed};
pub use reviewer::{ReviewProgress, Reviewer};
pub use search_result::{SearchResult, thousandths};
pub use takeaway::Takeaway;
pub use value::{Value, Verdict};
