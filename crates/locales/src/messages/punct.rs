//! Messages that only PÜNCT has.

use crate::{Message, Player};

messages! {
    PUNCT:

    /// Why a player of PÜNCT passes.
    play_pass_punct(player: Player) = "play-pass-punct";
    /// A picture of a board of PÜNCT with the pieces placed and the dots in the centre.
    view_punct(turn: &str, white: u64, black: u64, white_centre: u64, black_centre: u64) = "view-punct";
    /// An arm of a piece of PÜNCT would reach beyond the board.
    hand_punct_off_board() = "hand-punct-off-board";
    /// No piece of PÜNCT has its dots on these spaces.
    hand_punct_no_piece(punct: &str, first: &str, second: &str) = "hand-punct-no-piece";
    /// A turn connects two sides, as in `result_connection`.
    hand_punct_connects(winner: Player, sides: &str) = "hand-punct-connects";
    /// A turn uncovers a chain of the opponent's.
    hand_punct_uncovers(winner: Player, sides: &str) = "hand-punct-uncovers";
    /// A turn ends the standard game; the result is white, black or draw.
    hand_punct_last_counts(result: &str, white: u64, black: u64) = "hand-punct-last-counts";
    /// A turn ends the basic game.
    hand_punct_last_draws() = "hand-punct-last-draws";
    /// A turn repeats the position.
    hand_punct_repeats() = "hand-punct-repeats";
    /// A turn is the hundredth without a placement.
    hand_punct_hundred_turns() = "hand-punct-hundred-turns";
    /// A turn covers a piece.
    hand_punct_pins(owner: Player, space: &str) = "hand-punct-pins";
    /// A turn uncovers a piece.
    hand_punct_frees(owner: Player, space: &str) = "hand-punct-frees";
    /// A turn makes a bridge over a space.
    hand_punct_bridges(over: &str) = "hand-punct-bridges";
    /// A PÜNCT passes over so many spaces with pieces.
    hand_punct_jumps(spaces: u64) = "hand-punct-jumps";
    /// A piece of PÜNCT was placed: a triangle, straight or an angle, and where its dots lie.
    table_punct_placed(player: Player, kind: &str, punct: &str, first: &str, second: &str) = "table-punct-placed";
    /// A piece of PÜNCT was moved: where its PÜNCT was, where its dots lie, and on which floor.
    table_punct_moved(player: Player, kind: &str, from: &str, punct: &str, first: &str, second: &str, floor: u64) = "table-punct-moved";
    /// A piece of PÜNCT was turned about its PÜNCT: where its dots lie, and on which floor.
    table_punct_turned(player: Player, kind: &str, punct: &str, first: &str, second: &str, floor: u64) = "table-punct-turned";
    /// The name of a kind of piece of PÜNCT, given by its letter.
    hand_punct_kind(kind: &str) = "hand-punct-kind";
    /// The number of pieces of a kind in a player's reserve; the kind is a message of its own.
    hand_punct_reserve(owner: Player, kind: &str, left: u64) = "hand-punct-reserve";
    /// A piece from the reserve is in the hand.
    hand_punct_chosen(kind: &str) = "hand-punct-chosen";
    /// A piece of the board is in the hand, and may rest with its PÜNCT on so many spaces.
    hand_punct_lifted(kind: &str, punct: &str, targets: u64) = "hand-punct-lifted";
    /// The space of a PÜNCT is named, and so many others may follow.
    hand_punct_named_one(punct: &str, targets: u64) = "hand-punct-named-one";
    /// Two spaces of a piece are named, and so many others may follow.
    hand_punct_named_two(punct: &str, first: &str, targets: u64) = "hand-punct-named-two";
    /// A piece on trial: where its dots lie, and on which floor.
    hand_punct_ghost(kind: &str, punct: &str, first: &str, second: &str, floor: u64) = "hand-punct-ghost";
    /// A piece on trial that reaches beyond the board.
    hand_punct_ghost_beyond(kind: &str, punct: &str) = "hand-punct-ghost-beyond";
    /// The piece on trial, said before, may lie so.
    hand_punct_legal(ghost: &str) = "hand-punct-legal";
    /// The same, and what it would bring about.
    hand_punct_leads(ghost: &str, consequences: &str) = "hand-punct-leads";
    /// The piece on trial may not lie so.
    hand_punct_illegal(ghost: &str, reason: &str) = "hand-punct-illegal";
    /// One dot of a space: its floor, whose it is, punct or minor, and the kind of its piece by its letter.
    hand_punct_dot(floor: u64, owner: Player, dot: &str, kind: &str, punct: &str) = "hand-punct-dot";
    /// One of the six sides: west, east, south-west, north-east, north-west or south-east.
    hand_punct_side(side: &str) = "hand-punct-side";
    /// A chain of dots, and the sides that it touches, named before.
    hand_punct_chain(owner: Player, dots: u64, sides: &str) = "hand-punct-chain";
    /// A chain of dots that touches no side.
    hand_punct_chain_inside(owner: Player, dots: u64) = "hand-punct-chain-inside";
    /// In how many ways a player would win at once; 0 if in none.
    hand_punct_threats(owner: Player, count: u64) = "hand-punct-threats";
    /// PÜNCT in one sentence.
    page_home_punct() = "page-home-punct";
    /// Instructions for placing pieces of PÜNCT.
    page_setup_hint_punct() = "page-setup-hint-punct";
    /// A piece of PÜNCT that has been begun, and how many of its dots are still to be named.
    page_setup_begun(punct: &str, left: u64) = "page-setup-begun";
    /// PÜNCT, the standard or the basic game, in a few lines.
    play_rules_punct(game: &str) = "play-rules-punct";
    /// The legend of the drawn board of PÜNCT and the letters of its pieces.
    play_marks_punct() = "play-marks-punct";
    /// The commands of a game of PÜNCT, one a line.
    play_help_punct() = "play-help-punct";
    /// The same for PÜNCT, whose phase takes a line or two of its own.
    play_turn_punct(phase: &str, prompt: &str, example: &str) = "play-turn-punct";
}
