//! An engine's answers to a review.

use basalt_locales::{Catalogue, Language};
use basalt_review::{Reviewer, SearchResult};
use basalt_rules::{AnyMove, AnyPosition, Color, Title};

use crate::checks::reviewed_game;

/// A reviewer reads any lines, each as the answer to a question if it ends with `bestmove`. It comes to its
/// end, marks no move of the engine's as a fault, and says only what holds.
pub fn review_answers(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    for (game, start, moves) in Title::ALL.map(reviewed_game) {
        let start = AnyPosition::parse(game, start).expect("a position");
        let moves: Vec<AnyMove> =
            moves.split(' ').map(|mv| AnyMove::parse(game, mv).expect("a move")).collect();
        let mut reviewer = Reviewer::new(start, &moves, 1_000).expect("legal moves");
        for line in text.lines() {
            if let Some(result) = SearchResult::parse(game, line) {
                reviewer.add_result(result);
            } else {
                reviewer.finish_search();
            }
        }
        while reviewer.question().is_some() {
            reviewer.finish_search();
        }
        check(&reviewer);
    }
}

fn check(reviewer: &Reviewer) {
    let review = reviewer.review().expect("nothing is left to ask");
    for reviewed in &review.moves {
        let Some(claim) = reviewed.claim else { continue };
        assert!(claim.holds(&reviewed.facts), "{claim:?}");
        let catalogue = Catalogue::new(Language::En);
        let said = basalt_view::claims::say(&claim, Color::White, &catalogue);
        assert!(!said.contains('{'), "{said}");
    }
}
