//! What an engine says to a review.

use basalt_locales::{Catalogue, Language};
use basalt_review::{Heard, Walk};
use basalt_rules::{AnyMove, AnyPosition, Game};

/// Games of a few moves, with a position that they start from.
const GAMES: [(Game, &str, &str); 2] = [
    (Game::Dvonn, "9/w9/(rrrw)bbww(bw)5/10/9 w s", "f3d3 c3b3 b4b3"),
    (
        Game::PunctBasic,
        "w:b5/a5c6,d6/e7f7,k10/j9l10,m11/n11o12,p12/q12q13 b: b 0",
        "l4/l5m5 g8/h8i9",
    ),
];

/// A walk hears any lines, each as the answer to a question if it ends with `bestmove`. It comes to its
/// end, marks no move of the engine's as a fault, and says only what holds.
pub fn review_answers(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    for (game, start, moves) in GAMES {
        let start = AnyPosition::parse(game, start).expect("a position");
        let moves: Vec<AnyMove> =
            moves.split(' ').map(|mv| AnyMove::parse(game, mv).expect("a move")).collect();
        let mut walk = Walk::new(start, &moves, 1_000).expect("legal moves");
        for line in text.lines() {
            if let Some(heard) = Heard::parse(game, line) {
                walk.hear(heard);
            } else {
                walk.answered();
            }
        }
        while walk.question().is_some() {
            walk.answered();
        }
        check(&walk);
    }
}

fn check(walk: &Walk) {
    let review = walk.review().expect("nothing is left to ask");
    for reviewed in &review.moves {
        let Some(claim) = reviewed.claim else { continue };
        assert!(claim.holds(&reviewed.facts), "{claim:?}");
        let said = Catalogue::new(Language::En).say(&claim.message(reviewed.player()));
        assert!(!said.contains('{'), "{said}");
    }
}
