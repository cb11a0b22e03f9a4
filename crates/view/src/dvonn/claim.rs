//! The claims of a review that only this game has, in words.

use basalt_locales::{Message, Player, messages};
use basalt_review::{DvonnClaim, DvonnEffect, DvonnMeasure};

use crate::claims::Frame;

/// The sentence of a claim about a move of this player.
pub(crate) fn claim(claim: &DvonnClaim, player: Player, opponent: Player) -> Message {
    match *claim {
        DvonnClaim::CutsOwn { pieces } => messages::review_cuts_own(player, pieces.into()),
        DvonnClaim::NeverMovesAgain => messages::review_never_moves_again(player),
        DvonnClaim::LastMove => messages::review_last_move(player),
        DvonnClaim::Stuck { space, height } => {
            messages::review_stuck(&space.to_string(), height.into())
        }
        DvonnClaim::Hangs { space, pieces, mv, better } => messages::review_hangs(
            player,
            pieces.into(),
            &space.to_string(),
            &mv.to_string(),
            better.into(),
        ),
        DvonnClaim::Does { effect, amount } => of_effect(Frame::Does, effect, player, "", amount),
        DvonnClaim::Lets { effect, reply, amount } => {
            of_effect(Frame::Lets, effect, player, &reply.to_string(), amount)
        }
        DvonnClaim::Misses { effect, mv, amount } => {
            of_effect(Frame::Misses, effect, player, &mv.to_string(), amount)
        }
        DvonnClaim::Compares { measure, count, mv, better } => {
            let counts = [count.into(), better.into()];
            of_measure(measure, [player, opponent], &mv.to_string(), counts)
        }
    }
}

fn of_effect(frame: Frame, effect: DvonnEffect, player: Player, mv: &str, amount: u32) -> Message {
    let amount = amount.into();
    match (effect, frame) {
        (DvonnEffect::Cut, Frame::Does) => messages::review_cuts(player, amount),
        (DvonnEffect::Cut, Frame::Lets) => messages::review_lets_cut(player, mv, amount),
        (DvonnEffect::Cut, Frame::Misses) => messages::review_misses_cut(player, mv, amount),
        (DvonnEffect::Take, Frame::Does) => messages::review_takes(amount),
        (DvonnEffect::Take, Frame::Lets) => messages::review_lets_take(player, mv, amount),
        (DvonnEffect::Take, Frame::Misses) => messages::review_misses_take(mv, amount),
        (DvonnEffect::TakeRed, Frame::Does) => messages::review_takes_red(),
        (DvonnEffect::TakeRed, Frame::Lets) => messages::review_lets_take_red(player, mv),
        (DvonnEffect::TakeRed, Frame::Misses) => messages::review_misses_red(mv),
        (DvonnEffect::Pass, frame) => messages::review_pass(frame.name(), player, mv),
        (DvonnEffect::CarryRed, frame) => messages::review_carry_red(frame.name(), player, mv),
        (DvonnEffect::Threaten, frame) => {
            messages::review_threaten_cut(frame.name(), player, mv, amount)
        }
    }
}

fn of_measure(
    measure: DvonnMeasure,
    [player, opponent]: [Player; 2],
    mv: &str,
    [count, better]: [u64; 2],
) -> Message {
    match measure {
        DvonnMeasure::Moves => messages::review_fewer_moves(player, count, mv, better),
        DvonnMeasure::Replies => messages::review_more_replies(player, count, mv, better),
        DvonnMeasure::Tempi => messages::review_tempi(player, count, mv, better),
        DvonnMeasure::OtherTempi => messages::review_tempi(opponent, count, mv, better),
        DvonnMeasure::Stacks => messages::review_stacks(player, count, mv, better),
        DvonnMeasure::OtherStacks => messages::review_stacks(opponent, count, mv, better),
        DvonnMeasure::Pieces => messages::review_pieces(player, count, mv, better),
        DvonnMeasure::OtherPieces => messages::review_pieces(opponent, count, mv, better),
        DvonnMeasure::Heap => messages::review_heap(count, mv, better),
        DvonnMeasure::RedSteps => messages::review_far_from_red(count, mv, better),
        DvonnMeasure::Contacts => messages::review_contacts(count, mv, better),
        DvonnMeasure::EdgeSteps => messages::review_edge(mv),
        DvonnMeasure::Crowd => messages::review_crowd(count, mv, better),
    }
}

#[cfg(test)]
mod tests {
    use basalt_locales::{Catalogue, Language};

    use super::*;

    /// A stack that cannot move by itself may yet be carried.
    #[test]
    fn the_sentence_about_a_stuck_stack_leaves_a_way_out() {
        let stuck = DvonnClaim::Stuck { space: "d3".parse().expect("a space"), height: 2 };
        let sentence = claim(&stuck, Player::White, Player::Black);
        let said = Catalogue::new(Language::En).say(&sentence);
        assert_eq!(said, "The stack of 2 on d3 can never move again unless it gets covered.");
    }

    /// A threat by the reply is the opponent's threat.
    #[test]
    fn the_reply_threatens_the_players_pieces() {
        let threat = DvonnClaim::Lets {
            effect: DvonnEffect::Threaten,
            reply: "d3e3".parse().expect("a move"),
            amount: 4,
        };
        let said = Catalogue::new(Language::En).say(&claim(&threat, Player::White, Player::Black));
        assert_eq!(said, "With d3e3 Black can threaten to cut off 4 pieces in White’s stacks.");
    }
}
