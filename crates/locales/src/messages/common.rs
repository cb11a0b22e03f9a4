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
    /// A stack of an arrangement that need not be possible: its top, its height, its reds.
    view_any_stack(space: &str, top: &str, height: u64, reds: u64) = "view-any-stack";

    /// A piece of DVONN was placed: white, black or red.
    table_placed(player: Player, color: &str, space: &str) = "table-placed";
    /// A stack of DVONN was moved, how high it is now (0 if it is cut off itself), and how many pieces left the board
    /// in stacks of either player.
    table_stacked(player: Player, from: &str, to: &str, height: u64, cut: u64, white: u64, black: u64) = "table-stacked";
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

}
