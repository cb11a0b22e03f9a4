//! The claims of a review that only this game has, in words.

use basalt_locales::{Message, Player, messages};
use basalt_review::DvonnClaim;

/// The sentence of a claim about a move of this player.
pub(crate) fn claim(claim: &DvonnClaim, player: Player) -> Message {
    match *claim {
        DvonnClaim::CutsOwn { pieces } => messages::review_cuts_own(player, pieces.into()),
        DvonnClaim::LetsCut { reply, pieces } => {
            messages::review_lets_cut(player, &reply.to_string(), pieces.into())
        }
        DvonnClaim::NeverMovesAgain => messages::review_never_moves_again(player),
        DvonnClaim::LastMove => messages::review_last_move(player),
        DvonnClaim::LetsTake { reply, height } => {
            messages::review_lets_take(player, &reply.to_string(), height.into())
        }
        DvonnClaim::MissesCut { mv, pieces } => {
            messages::review_misses_cut(player, &mv.to_string(), pieces.into())
        }
        DvonnClaim::MissesTake { mv, height } => {
            messages::review_misses_take(&mv.to_string(), height.into())
        }
        DvonnClaim::LetsTakeRed { reply } => {
            messages::review_lets_take_red(player, &reply.to_string())
        }
        DvonnClaim::MissesRed { mv } => messages::review_misses_red(&mv.to_string()),
        DvonnClaim::Stuck { space, height } => {
            messages::review_stuck(&space.to_string(), height.into())
        }
        DvonnClaim::FewerMoves { moves, mv, better } => {
            messages::review_fewer_moves(player, moves.into(), &mv.to_string(), better.into())
        }
        DvonnClaim::MoreReplies { moves, mv, better } => {
            messages::review_more_replies(player, moves.into(), &mv.to_string(), better.into())
        }
        DvonnClaim::Heap { neighbours, mv, better } => {
            messages::review_heap(neighbours.into(), &mv.to_string(), better.into())
        }
        DvonnClaim::FarFromRed { steps, mv, better } => {
            messages::review_far_from_red(steps.into(), &mv.to_string(), better.into())
        }
        DvonnClaim::Cuts { pieces } => messages::review_cuts(player, pieces.into()),
        DvonnClaim::Takes { height } => messages::review_takes(height.into()),
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
        let said = Catalogue::new(Language::En).say(&claim(&stuck, Player::White));
        assert_eq!(said, "The stack of 2 on d3 can never move again unless it gets covered.");
    }
}
