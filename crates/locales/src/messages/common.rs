//! Messages of every program: events of a game, results, boards in words.

use crate::{Message, Player};

messages! {
    COMMON:

    /// The colour white, as a label.
    color_white() = "color-white";
    /// The colour black, as a label.
    color_black() = "color-black";
    /// The colour of the DVONN pieces, as a label.
    color_red() = "color-red";
    /// A refused move with the number of the rule that it breaks.
    rule_broken(why: &str, rule: u64) = "rule-broken";

    /// The name of a game, given by its id.
    play_game(game: &str) = "play-game";
    /// Why a player passes.
    play_pass(player: Player) = "play-pass";
    /// Why a player of PÜNCT passes.
    play_pass_punct(player: Player) = "play-pass-punct";
    /// The last move cut off so many stacks.
    play_cut_off(count: u64) = "play-cut-off";
    /// The number of pieces that were placed for both players.
    play_filled(count: u64) = "play-filled";
    /// The game has ended; a message about its result follows.
    play_over() = "play-over";

    /// The winner with the scores of both players, the winner's first.
    result_win(winner: Player, points: u64, against: u64) = "result-win";
    /// A draw with the score that both players have.
    result_draw(points: u64) = "result-draw";
    /// The winner connects two opposite sides: west-east, south-west or north-west, each named
    /// with the one across.
    result_connection(winner: Player, sides: &str) = "result-connection";
    /// Why a game of PÜNCT is over without a connection, to stand before a colon.
    result_end(end: &str) = "result-end";
    /// The winner shows more dots in the centre.
    result_centre_win(end: &str, winner: Player, points: u64, against: u64) = "result-centre-win";
    /// Both players show as many dots in the centre.
    result_centre_draw(end: &str, points: u64) = "result-centre-draw";
    /// A draw, whatever is in the centre.
    result_drawn(end: &str) = "result-drawn";
    /// The reason for an end beside the board, a sentence, and the winner.
    result_decided(why: &str, who: &str) = "result-decided";

    /// Whose turn it is in a position that is shown.
    show_to_move(player: Player) = "show-to-move";

    /// An empty space, by its name; in the centre of PÜNCT or plain.
    view_empty(space: &str, place: &str) = "view-empty";
    /// A single piece on a space: white, black or red.
    view_piece(space: &str, color: &str) = "view-piece";
    /// A stack of DVONN: its owner, height and reds, and whether it is free, surrounded or still.
    view_stack(space: &str, owner: Player, height: u64, reds: u64, state: &str) = "view-stack";
    /// A visible dot of PÜNCT: punct or minor; of a triangle, straight or angle; free, pinned or a bridge.
    view_dot(space: &str, owner: Player, dot: &str, kind: &str, floor: u64, state: &str) = "view-dot";
    /// A picture of a board of DVONN that is being filled; the turn is white, black or over.
    view_placing(turn: &str, placed: u64) = "view-placing";
    /// A picture of a board of DVONN with the pieces in each player's stacks.
    view_stacking(turn: &str, white: u64, black: u64) = "view-stacking";
    /// A picture of a board of PÜNCT with the pieces placed and the dots in the centre.
    view_punct(turn: &str, white: u64, black: u64, white_centre: u64, black_centre: u64) = "view-punct";
    /// A stack of an arrangement that need not be possible: its top, its height, its reds.
    view_any_stack(space: &str, top: &str, height: u64, reds: u64) = "view-any-stack";

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
    /// A piece of DVONN was placed: white, black or red.
    table_placed(player: Player, color: &str, space: &str) = "table-placed";
    /// A stack of DVONN was moved, how high it is now (0 if it is cut off itself), and how many pieces left the board
    /// in stacks of either player.
    table_stacked(player: Player, from: &str, to: &str, height: u64, cut: u64, white: u64, black: u64) = "table-stacked";
    /// A piece of PÜNCT was placed: a triangle, straight or an angle, and where its dots lie.
    table_punct_placed(player: Player, kind: &str, punct: &str, first: &str, second: &str) = "table-punct-placed";
    /// A piece of PÜNCT was moved: where its PÜNCT was, where its dots lie, and on which floor.
    table_punct_moved(player: Player, kind: &str, from: &str, punct: &str, first: &str, second: &str, floor: u64) = "table-punct-moved";
    /// A piece of PÜNCT was turned about its PÜNCT: where its dots lie, and on which floor.
    table_punct_turned(player: Player, kind: &str, punct: &str, first: &str, second: &str, floor: u64) = "table-punct-turned";
    /// Something else that a move has done, to stand after the move.
    table_and(said: &str, also: &str) = "table-and";

    /// The winner, as a heading: white, black, draw or none.
    table_over(result: &str) = "table-over";
    /// Why the game is over: a player controls more pieces.
    table_controls(winner: Player, points: u64, against: u64) = "table-controls";
    /// Why the game is over: both players control as many pieces.
    table_controls_equal(points: u64) = "table-controls-equal";
    /// Why the game is over: the centre is counted, the winner's dots first.
    table_centre(end: &str, winner: Player, points: u64, against: u64) = "table-centre";
    /// Why the game is over: a player has given up.
    table_resigned(loser: Player) = "table-resigned";
    /// Why the game is over: a player's time has run out.
    table_time_over(loser: Player) = "table-time-over";
    /// Why the game is over: the players have agreed on a draw.
    table_agreed() = "table-agreed";
    /// Why the game is over: nobody goes on.
    table_abandoned() = "table-abandoned";
    /// Why the game is over: somebody else has decided.
    table_adjudicated() = "table-adjudicated";
    /// At which level the next game is, and whether that is up, down or the same.
    table_level(level: u64, change: &str) = "table-level";

    /// Why something is not done.
    table_denied(reason: &str) = "table-denied";
    /// A kept game has a tag that says something impossible.
    table_bad_tag(name: &str, found: &str) = "table-bad-tag";
    /// A line of the settings that is left out.
    table_bad_setting(line: &str) = "table-bad-setting";
    /// A line of what is known of the first games that is left out.
    table_bad_rung(line: &str) = "table-bad-rung";
    /// A time control that is none: malformed, base or increment.
    table_bad_time(reason: &str) = "table-bad-time";

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
}
