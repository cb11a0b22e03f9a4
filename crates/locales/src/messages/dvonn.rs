//! Messages that only DVONN has.

use crate::{Message, Player};

messages! {
    DVONN:

    /// The selected piece cannot be moved before the other player has moved.
    hand_dvonn_not_your_turn(turn: Player) = "hand-dvonn-not-your-turn";
    /// A stack has no space to land on and never will.
    hand_dvonn_never_again(space: &str) = "hand-dvonn-never-again";
    /// The height and the owner of the stack after a move.
    hand_dvonn_lands(height: u64, owner: Player) = "hand-dvonn-lands";
    /// A stack would leave the board where it lands.
    hand_dvonn_lands_lost() = "hand-dvonn-lands-lost";
    /// A move would take pieces in the player's own stacks off the board.
    hand_dvonn_cuts_own(own: u64) = "hand-dvonn-cuts-own";
    /// A move would take pieces in the opponent's stacks off the board.
    hand_dvonn_cuts_other(other: u64, opponent: Player) = "hand-dvonn-cuts-other";
    /// A move would take pieces in both players' stacks off the board.
    hand_dvonn_cuts_both(own: u64, other: u64, opponent: Player) = "hand-dvonn-cuts-both";
    /// The score after a move.
    hand_dvonn_score(white: u64, black: u64) = "hand-dvonn-score";
    /// The effects of a move; the parts are sentences of their own.
    hand_dvonn_preview(landing: &str, score: &str) = "hand-dvonn-preview";
    /// The same of a move that cuts something off.
    hand_dvonn_preview_cutting(landing: &str, cuts: &str, score: &str) = "hand-dvonn-preview-cutting";
    /// Whether a move is to be played; the preview is a sentence said before.
    hand_dvonn_ask(from: &str, to: &str, preview: &str) = "hand-dvonn-ask";
    /// Whether a piece is to be placed: white, black or red.
    hand_dvonn_ask_place(piece: &str, space: &str) = "hand-dvonn-ask-place";
    /// A number of pieces of one colour (white, black or red) on top of each other.
    hand_dvonn_run(count: u64, piece: &str) = "hand-dvonn-run";
    /// Such pieces, and what lies below them, said before.
    hand_dvonn_run_on(run: &str, below: &str) = "hand-dvonn-run-on";
    /// The content of a stack: the stack and its pieces, both messages of their own.
    hand_dvonn_contents(stack: &str, pieces: &str) = "hand-dvonn-contents";
    /// DVONN in one sentence.
    page_home_dvonn() = "page-home-dvonn";
    /// Instructions for placing pieces of DVONN.
    page_setup_hint_dvonn() = "page-setup-hint-dvonn";
}
