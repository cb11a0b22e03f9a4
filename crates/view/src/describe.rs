//! Descriptions of boards and spaces, as messages of the catalogue.

use basalt_locales::Message;
use basalt_rules::{AnyPosition, with_position};

use crate::game_view::GameView;

/// Describes a position: the game, the player to move, and the counts of both players.
pub fn describe(position: &AnyPosition) -> Message {
    let turn = match (position.outcome(), position.to_move()) {
        (Some(_), _) => "over",
        (None, to_move) => to_move.id(),
    };
    with_position!(position, position => position.describe(turn))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{dvonn, punct};
    use basalt_locales::{Catalogue, Language};
    use basalt_rules::{self as rules, Rules, Variant};

    fn said<P: Rules>(
        text: &str,
        spaces: &str,
        describe_space: fn(&P, P::Cell) -> Message,
    ) -> Vec<String> {
        let position = P::parse(Variant::Standard, text).expect("a position");
        let say = |message: &Message| Catalogue::new(Language::En).say(message);
        let space = |name: &str| describe_space(&position, name.parse().expect("a space"));
        let spaces: Vec<_> = spaces.split(' ').map(|name| say(&space(name))).collect();
        let board = say(&describe(&position.into()));
        std::iter::once(board).chain(spaces).collect()
    }

    fn dvonn_said(text: &str, spaces: &str) -> Vec<String> {
        said(text, spaces, dvonn::describe_space)
    }

    fn punct_said(text: &str, spaces: &str) -> Vec<String> {
        said(text, spaces, punct::describe_space)
    }

    #[test]
    fn stacks_are_named_with_what_they_hold_and_can_do() {
        let board = "9/10/4bbw4/3bw(rb)r3/3rbb3 w s";
        assert_eq!(
            dvonn_said(board, "a1 g3 f3 g2 f2 e2"),
            [
                "DVONN, White to move. White controls 2 pieces, Black 7.",
                "a1: empty",
                "g3: white piece, can move",
                "f3: black piece, can move",
                "g2: red piece",
                "f2: Black stack of 2 with one red, surrounded",
                "e2: white piece, surrounded",
            ]
        );
    }

    #[test]
    fn reds_are_counted_and_what_is_too_high_never_moves_again() {
        let said = dvonn_said("9/10/5r5/4(rwrb)w4/9 b s", "e2");
        assert_eq!(
            said[1],
            "e2: Black stack of 4 with 2 reds, can never move again unless covered"
        );
    }

    #[test]
    fn a_board_that_is_being_filled_has_pieces_and_no_states() {
        assert_eq!(
            dvonn_said("9/10/1r1rb2r2w/10/9 b p", "b3 e3 k3 a1"),
            [
                "DVONN, Black to place. 5 of 49 pieces placed.",
                "b3: red piece",
                "e3: black piece",
                "k3: white piece",
                "a1: empty",
            ]
        );
    }

    #[test]
    fn pieces_under_a_bridge_are_pinned() {
        let board = "w:c4/b3b4,c6/d6d7,c4/b3b4^1,c6/d6d7^1,c4/c5c6^2 b:c5/b5d5 b 0";
        assert_eq!(
            punct_said(board, "b5 c5 c4")[1..],
            [
                "b5: black dot of a straight piece on level 1, pinned",
                "c5: white dot of a straight piece on level 3, a bridge",
                "c4: White’s PÜNCT of a straight piece on level 3, a bridge",
            ]
        );
    }

    #[test]
    fn arrangements_are_named_though_they_are_impossible() {
        let catalogue = Catalogue::new(Language::En);
        let setup: rules::dvonn::Setup =
            "9/10/1(wwr)2r6/10/b8 w s".parse().expect("an arrangement");
        let said = ["b3", "e3", "a1", "a2"].map(|name| {
            catalogue.say(&dvonn::describe_setup_space(&setup, name.parse().expect("a space")))
        });
        let expected =
            ["b3: stack of 3, red on top, 1 red", "e3: red piece", "a1: black piece", "a2: empty"];
        assert_eq!(said, expected);
        let text = "w:c4/c5d5^3 b:c4/c5d5 w 0";
        let setup = rules::punct::Setup::parse(Variant::Basic, text).expect("an arrangement");
        let c4 = punct::describe_setup_space(&setup, "c4".parse().expect("a space"));
        assert_eq!(catalogue.say(&c4), "c4: White’s PÜNCT of a triangle on level 4");
    }

    #[test]
    fn dots_are_named_with_their_piece_and_level() {
        let board = "w:c4/c5d5,c4/c5d5^1 b:l4/l5m5 w 1";
        assert_eq!(
            punct_said(board, "c4 d5 l4 m5 i9 a2"),
            [
                "PÜNCT, White to move. White has placed 2 pieces, Black 1. \
                 In the centre: White 0, Black 0.",
                "c4: White’s PÜNCT of a triangle on level 2",
                "d5: white dot of a triangle on level 2",
                "l4: Black’s PÜNCT of a triangle on level 1",
                "m5: black dot of a triangle on level 1",
                "i9: empty, in the centre",
                "a2: empty",
            ]
        );
    }
}
