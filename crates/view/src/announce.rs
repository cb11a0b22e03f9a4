//! Announcements: the events of a game in words. The web page and the terminal use the same sentences.

mod ending;
mod situation;

use basalt_locales::{Catalogue, Message, Player, messages};
use basalt_play::{LocalGame, NextLevel};
use basalt_rules::{AnyMove, AnyPosition, Color, with_position};

use crate::game_view::GameView;

pub use ending::{heading, reason, result};
pub use situation::{cut_off, phase, prompt};

/// Converts a colour to the player that messages name.
pub const fn player(color: Color) -> Player {
    match color {
        Color::White => Player::White,
        Color::Black => Player::Black,
    }
}

/// Announces a move: "White a1 onto b2, height 3, cuts off 4 pieces: 1 in White’s stacks, 3 in Black’s". An illegal
/// move is only named.
pub fn mv(before: &AnyPosition, mv: AnyMove, catalogue: &Catalogue) -> String {
    let mut after = before.clone();
    if after.play(mv).is_err() {
        return mv.to_string();
    }
    with_position!(before, before => match (mv.try_into(), (&after).try_into()) {
        (Ok(mv), Ok(after)) => before.announce(mv, after, catalogue),
        (_, _) => mv.to_string(),
    })
}

/// Announces the ply with this index; `None` if the game has no such ply.
pub fn ply(game: &LocalGame, index: usize, catalogue: &Catalogue) -> Option<String> {
    let ply = game.plies().get(index)?;
    Some(mv(game.position_after(index), ply.mv, catalogue))
}

/// Announces the level of the next game against the computer.
pub fn next_level(next: NextLevel) -> Message {
    let change = match next.change {
        std::cmp::Ordering::Greater => "up",
        std::cmp::Ordering::Less => "down",
        std::cmp::Ordering::Equal => "same",
    };
    messages::table_level(next.level.get().into(), change)
}

#[cfg(test)]
mod tests {
    use super::*;
    use basalt_locales::Language;
    use basalt_play::{Level, Seat, Start};
    use basalt_rules::Game;

    pub(super) fn english() -> Catalogue {
        Catalogue::new(Language::En)
    }

    fn said(game: Game, position: &str, text: &str) -> String {
        let position = AnyPosition::parse(game, position).expect("a position");
        mv(&position, AnyMove::parse(game, text).expect("a move"), &english())
    }

    #[test]
    fn pieces_of_dvonn_are_placed() {
        let dvonn = |position, text| said(Game::Dvonn, position, text);
        assert_eq!(dvonn("9/10/11/10/9 w p", "e3"), "White places a red piece on e3");
        let three_reds = "9/10/rrr8/10/9 b p";
        assert_eq!(dvonn(three_reds, "k5"), "Black places a black piece on k5");
    }

    /// White's e2 depends on d2 for its link to a red piece. White's d2 can move onto c2 and leave it, or onto e2 and
    /// be lost with it.
    #[test]
    fn stacks_of_dvonn_are_moved_and_cut_off() {
        let island = |text| said(Game::Dvonn, "9/10/rrr8/2bww5/9 w s", text);
        assert_eq!(island("e2d2"), "White e2 onto d2, height 2");
        assert_eq!(
            island("d2c2"),
            "White d2 onto c2, height 2, cuts off 1 piece: 1 in White’s stacks, 0 in Black’s"
        );
        assert_eq!(
            island("d2e2"),
            "White d2 onto e2, cut off itself, cuts off 2 pieces: 2 in White’s stacks, 0 in Black’s"
        );
    }

    #[test]
    fn forced_passes_are_told_with_their_reason() {
        let start = AnyPosition::parse(Game::Dvonn, "9/10/rrrw7/3(bb)6/9 b s").expect("legal");
        let game = LocalGame::new(Start::Position(Box::new(start)), Seat::TWO_PEOPLE, None);
        let told = ply(&game, 0, &english());
        assert_eq!(told.as_deref(), Some("Black has no stack that can move and must pass."));
        assert_eq!(ply(&game, 1, &english()), None);
    }

    #[test]
    fn pieces_of_punct_are_placed_moved_and_turned() {
        let punct = |position, text| said(Game::Punct, position, text);
        assert_eq!(
            punct("w: b: w 0", "l4/l5m5"),
            "White places a triangle, PÜNCT on l4, dots on l5 and m5"
        );
        let two = "w:c4/c5d5 b:l4/l5m5 w 0";
        assert_eq!(
            punct(two, "c4-c6/c7d7"),
            "White moves the triangle from c4 to c6, dots on c7 and d7, level 1"
        );
        assert_eq!(
            punct(two, "c4-c4/b3c3"),
            "White turns the triangle on c4, dots on b3 and c3, level 1"
        );
    }

    /// White's second triangle moves over c5 onto White's PÜNCT on c4 and two of Black's dots.
    #[test]
    fn covered_pieces_of_punct_are_pinned() {
        let before = "w:c4/b3b4,c8/c9d9 b:c5/d5d6 w 0";
        assert_eq!(
            said(Game::Punct, before, "c8-c4/c5d5"),
            "White moves the triangle from c8 to c4, dots on c5 and d5, level 2, pins Black’s c5, \
             pins White’s c4, jumps over 1 occupied space"
        );
    }

    #[test]
    fn a_move_that_is_not_legal_is_only_named() {
        assert_eq!(said(Game::Dvonn, "9/10/11/10/9 w p", "a1b2"), "a1b2");
        let dvonn = AnyPosition::start(Game::Dvonn);
        let punct = AnyMove::parse(Game::Punct, "l4/l5m5").expect("a turn");
        assert_eq!(mv(&dvonn, punct, &english()), "l4/l5m5");
    }

    #[test]
    fn the_next_level_is_told_with_its_change() {
        let level = Level::FIRST.up(2);
        let told = next_level(NextLevel { level, change: std::cmp::Ordering::Greater });
        assert_eq!(english().say(&told), "Well played! Next game: level 3.");
    }
}
