//! Reviews as the page makes them: questions and answers are lines of UGI.

use std::time::Duration;

use basalt_review::{FoundPuzzle, PuzzleFinder, Question, Review, Reviewer, SearchResult};
use basalt_ugi::{Host, Session};

use crate::games::Played;

/// A host that keeps what a session says.
#[derive(Default)]
struct Desk(Vec<String>);

impl Host for Desk {
    fn now(&self) -> Duration {
        Duration::ZERO
    }

    fn say(&mut self, line: &str) {
        self.0.push(line.to_owned());
    }

    fn poll(&mut self) -> basalt_ugi::Input {
        basalt_ugi::Input::Nothing
    }
}

/// The review of a game with this many nodes for each search.
pub(crate) fn review(game: &Played, nodes: u64) -> Review {
    let mut session = Session::default();
    let mut reviewer = Reviewer::new(game.start.clone(), &game.moves, nodes).expect("legal moves");
    let mut before = reviewer.progress();
    while let Some(question) = reviewer.question() {
        for result in answers(&mut session, &question) {
            reviewer.add_result(result);
        }
        reviewer.finish_search();
        let now = reviewer.progress();
        assert!(before.done <= now.done && now.done <= now.total && before.total == now.total);
        before = now;
    }
    reviewer.review().expect("the reviewer is over")
}

/// The puzzles that the mistakes of both players make.
pub(crate) fn puzzles(game: &Played, review: &Review, nodes: u64) -> Vec<FoundPuzzle> {
    let mut session = Session::default();
    let mut finder = PuzzleFinder::new(review, game.start.clone(), nodes, |_, _| true);
    while let Some(question) = finder.question() {
        for result in answers(&mut session, &question) {
            finder.add_result(result);
        }
        finder.finish_search();
    }
    finder.found().to_vec()
}

/// The lines of a search, the last of which are about the move that is answered.
fn answers(session: &mut Session, question: &Question) -> Vec<SearchResult> {
    let mut desk = Desk::default();
    for line in question.ugi() {
        session.line(&line, &mut desk);
    }
    let game = question.start.game();
    let (last, infos) = desk.0.split_last().expect("an answer");
    // Bounds and the move that is being searched are no results.
    let is_result = |line: &&String| {
        !line.split(' ').any(|word| matches!(word, "lowerbound" | "upperbound" | "currmove"))
    };
    let results: Vec<SearchResult> = infos
        .iter()
        .filter(is_result)
        .map(|line| SearchResult::parse(game, line).expect(line))
        .collect();
    let best = results.iter().rfind(|result| result.rank == 1).and_then(SearchResult::first);
    assert_eq!(best.map(|best| format!("bestmove {best}")).as_ref(), Some(last));
    results
}
