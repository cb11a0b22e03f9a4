//! The claims of a review that only this game has, in words.

use basalt_locales::{Message, Player, messages};
use basalt_review::{DvonnClaim, DvonnEffect, DvonnMeasure};

use crate::claims::{ClaimWords, EffectWords, Frame, MeasureWords, of_effect};

impl ClaimWords for DvonnClaim {
    fn sentence(&self, player: Player, opponent: Player) -> Message {
        match *self {
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
            DvonnClaim::Effect(ref claim) => of_effect(claim, [player, opponent]),
        }
    }
}

impl EffectWords for DvonnEffect {
    fn words(self, frame: Frame, player: Player, mv: &str, amount: u64) -> Message {
        match (self, frame) {
            (Self::Cut, Frame::Does) => messages::review_cuts(player, amount),
            (Self::Cut, Frame::Lets) => messages::review_lets_cut(player, mv, amount),
            (Self::Cut, Frame::Misses) => messages::review_misses_cut(player, mv, amount),
            (Self::Take, Frame::Does) => messages::review_takes(amount),
            (Self::Take, Frame::Lets) => messages::review_lets_take(player, mv, amount),
            (Self::Take, Frame::Misses) => messages::review_misses_take(mv, amount),
            (Self::TakeRed, Frame::Does) => messages::review_takes_red(),
            (Self::TakeRed, Frame::Lets) => messages::review_lets_take_red(player, mv),
            (Self::TakeRed, Frame::Misses) => messages::review_misses_red(mv),
            (Self::Pass, frame) => messages::review_pass(frame.name(), player, mv),
            (Self::CarryRed, frame) => messages::review_carry_red(frame.name(), player, mv),
            (Self::Threaten, frame) => {
                messages::review_threaten_cut(frame.name(), player, mv, amount)
            }
        }
    }
}

impl MeasureWords for DvonnMeasure {
    fn words(self, players: [Player; 2], mv: &str, counts: [u64; 2]) -> Message {
        let ([player, opponent], [count, better]) = (players, counts);
        match self {
            Self::Moves => messages::review_fewer_moves(player, count, mv, better),
            Self::Replies => messages::review_more_replies(player, count, mv, better),
            Self::Tempi => messages::review_tempi(player, count, mv, better),
            Self::OtherTempi => messages::review_tempi(opponent, count, mv, better),
            Self::Stacks => messages::review_stacks(player, count, mv, better),
            Self::OtherStacks => messages::review_stacks(opponent, count, mv, better),
            Self::Pieces => messages::review_pieces(player, count, mv, better),
            Self::OtherPieces => messages::review_pieces(opponent, count, mv, better),
            Self::Heap => messages::review_heap(count, mv, better),
            Self::RedSteps => messages::review_far_from_red(count, mv, better),
            Self::Contacts => messages::review_contacts(count, mv, better),
            Self::Inside => messages::review_edge(mv),
            Self::Crowd => messages::review_crowd(count, mv, better),
        }
    }
}

#[cfg(test)]
mod tests {
    use basalt_locales::{Catalogue, Language};
    use basalt_review::EffectClaim;

    use super::*;

    /// A stack that cannot move by itself may yet be carried.
    #[test]
    fn the_sentence_about_a_stuck_stack_leaves_a_way_out() {
        let stuck = DvonnClaim::Stuck { space: "d3".parse().expect("a space"), height: 2 };
        let sentence = stuck.sentence(Player::White, Player::Black);
        let said = Catalogue::new(Language::En).say(&sentence);
        assert_eq!(said, "The stack of 2 on d3 can never move again unless it gets covered.");
    }

    /// A threat by the reply is the opponent's threat.
    #[test]
    fn the_reply_threatens_the_players_pieces() {
        let threat = DvonnClaim::Effect(EffectClaim::Lets {
            effect: DvonnEffect::Threaten,
            reply: "d3e3".parse().expect("a move"),
            amount: 4,
        });
        let said = Catalogue::new(Language::En).say(&threat.sentence(Player::White, Player::Black));
        assert_eq!(said, "With d3e3 Black can threaten to cut off 4 pieces in White’s stacks.");
    }
}
