//! The sentences of the user interface: a function for each, with typed arguments.
//!
//! A function `play_hint` builds the message `play-hint`; its arguments have the names of the
//! variables. A `reason` or a `why` is a sentence that was said before, in the same language.

use crate::{Decimal, Message, Player};

/// What the catalogues must hold for one message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Declared {
    /// Its name in the catalogues.
    pub key: &'static str,
    /// The names of its variables.
    pub args: &'static [&'static str],
}

/// Declares messages: a comment, typed arguments, the catalogue's key.
macro_rules! messages {
    ($(
        $(#[doc = $doc:literal])+
        $name:ident($($arg:ident: $ty:ty),*) = $key:literal;
    )+) => {
        $(
            $(#[doc = $doc])+
            pub fn $name($($arg: $ty),*) -> Message {
                Message::new($key, [$((stringify!($arg), $arg.into())),*])
            }
        )+

        /// Every message declared here.
        pub const DECLARED: &[Declared] = &[$(
            Declared { key: $key, args: &[$(stringify!($arg)),*] },
        )+];

        #[cfg(test)]
        const FUNCTIONS: &[&str] = &[$(stringify!($name)),+];
    };
}

messages! {
    /// The colour white, as a label.
    color_white() = "color-white";
    /// The colour black, as a label.
    color_black() = "color-black";
    /// The colour of the DVONN pieces, as a label.
    color_red() = "color-red";

    /// Something went wrong; the program ends or goes on with the next thing.
    failure(reason: &str) = "failure";
    /// A refused move with the number of the rule that it breaks.
    rule_broken(why: &str, rule: u64) = "rule-broken";
    /// What is wrong with one game of several.
    in_game(game: u64, reason: &str) = "in-game";
    /// What is wrong with a file.
    in_file(file: &str, reason: &str) = "in-file";

    /// A file has been written.
    file_saved(file: &str) = "file-saved";
    /// A file cannot be read.
    file_not_read(file: &str, reason: &str) = "file-not-read";
    /// A file cannot be written.
    file_not_written(file: &str, reason: &str) = "file-not-written";
    /// A file would be replaced; asking a second time does it.
    file_exists(file: &str) = "file-exists";
    /// A file that should hold games is empty.
    file_no_game(file: &str) = "file-no-game";
    /// A file in none of the known formats, with its first line.
    file_format(file: &str, found: &str) = "file-format";
    /// The name of the standard input, where a file would be named.
    file_stdin() = "file-stdin";
    /// The name of the standard output, where a file would be named.
    file_stdout() = "file-stdout";

    /// Why a file cannot be read: it is not there.
    reason_no_file() = "reason-no-file";
    /// Why a file cannot be written: its folder is not there.
    reason_no_folder() = "reason-no-folder";
    /// Why a file cannot be read or written: the system forbids it.
    reason_denied() = "reason-denied";
    /// Why a file cannot be read or written: it is a folder.
    reason_folder() = "reason-folder";
    /// Why a file cannot be written: there is no room.
    reason_full() = "reason-full";

    /// Why a program cannot be started: it is not there.
    reason_no_program() = "reason-no-program";
    /// Why a player cannot take part: its engine lacks an option.
    reason_no_option(option: &str) = "reason-no-option";
    /// Why a player cannot take part: its engine refuses what it is told.
    reason_refused(line: &str) = "reason-refused";
    /// Why a player cannot take part: a word of the protocol did not come.
    reason_silent(awaited: &str) = "reason-silent";
    /// Why a player cannot take part: its program ended.
    reason_ended(status: &str) = "reason-ended";

    /// A move of a list, counted from 1, that cannot be played.
    input_move(number: u64, text: &str, why: &str) = "input-move";
    /// A text that should be a position and is not.
    input_position(why: &str) = "input-position";
    /// A ply that the game does not have.
    input_ply(found: u64, most: u64) = "input-ply";
    /// A position is named, but what is asked for takes a file of games.
    input_no_games() = "input-no-games";
    /// A game that the file does not have.
    input_number(found: u64, most: u64) = "input-number";

    /// The name of a game, given by its id.
    play_game(game: &str) = "play-game";
    /// The first line of a game against the computer: whom the person plays.
    play_welcome(game: &str, player: Player) = "play-welcome";
    /// The first line of a game of two people.
    play_welcome_two(game: &str) = "play-welcome-two";
    /// DVONN in a few lines.
    play_rules() = "play-rules";
    /// What the signs on the drawn board mean.
    play_marks() = "play-marks";
    /// PÜNCT, the standard or the basic game, in a few lines.
    play_rules_punct(game: &str) = "play-rules-punct";
    /// What the signs on the drawn board of PÜNCT and the letters of its pieces mean.
    play_marks_punct() = "play-marks-punct";
    /// How to go on after the first lines.
    play_begin() = "play-begin";
    /// The commands, one a line.
    play_help() = "play-help";
    /// The commands of a game of PÜNCT, one a line.
    play_help_punct() = "play-help-punct";
    /// The first phase: which piece of how many is placed next.
    play_placing(number: u64, total: u64) = "play-placing";
    /// The second phase, with the pieces in each player's stacks.
    play_stacking(white: u64, black: u64) = "play-stacking";
    /// The pieces of PÜNCT in reserve: how many each player has, and a list such as 6T 2C.
    play_reserve(white: u64, white_list: &str, black: u64, black_list: &str) = "play-reserve";
    /// The dots that each player shows in the centre, below the pieces in reserve.
    play_centre(reserve: &str, white: u64, black: u64) = "play-centre";
    /// The prompt for placing a red piece.
    play_prompt_red(player: Player) = "play-prompt-red";
    /// The prompt for placing a piece of the player's own colour.
    play_prompt_own(player: Player) = "play-prompt-own";
    /// The prompt for moving a stack.
    play_prompt_stack(player: Player) = "play-prompt-stack";
    /// The prompt for placing a piece of PÜNCT when none can be moved.
    play_prompt_place(player: Player) = "play-prompt-place";
    /// The prompt for placing or moving a piece of PÜNCT.
    play_prompt_piece(player: Player) = "play-prompt-piece";
    /// The line above the input: the phase, the prompt and a move that can be played.
    play_turn(phase: &str, prompt: &str, example: &str) = "play-turn";
    /// The same for PÜNCT, whose phase takes a line or two of its own.
    play_turn_punct(phase: &str, prompt: &str, example: &str) = "play-turn-punct";
    /// Two examples: a placement and a move.
    play_examples(place: &str, shift: &str) = "play-examples";
    /// The computer's move.
    play_computer(mv: &str) = "play-computer";
    /// The move that the computer would play in the person's place, at full strength.
    play_hint(mv: &str) = "play-hint";
    /// The line above a list of so many legal moves.
    play_moves(count: u64) = "play-moves";
    /// The line above a list of the legal moves that begin on a space.
    play_moves_from(count: u64, space: &str) = "play-moves-from";
    /// No legal move begins on a space.
    play_moves_none(space: &str) = "play-moves-none";
    /// There are too many legal turns for a list; what they are follows, counted.
    play_moves_many(count: u64) = "play-moves-many";
    /// The line above the numbers of placements, by kind of piece.
    play_moves_place(count: u64) = "play-moves-place";
    /// The line above the numbers of moves, by the space of the piece's PÜNCT.
    play_moves_shift(count: u64) = "play-moves-shift";
    /// So many moves, of both players together, have been taken back.
    play_undone(count: u64) = "play-undone";
    /// No move can be taken back.
    play_nothing_to_undo() = "play-nothing-to-undo";
    /// Why a player passes.
    play_pass(player: Player) = "play-pass";
    /// Why a player of PÜNCT passes.
    play_pass_punct(player: Player) = "play-pass-punct";
    /// The last move cut off so many stacks.
    play_cut_off(count: u64) = "play-cut-off";
    /// So many pieces have been placed for both players.
    play_filled(count: u64) = "play-filled";
    /// There is nothing left to place.
    play_not_placing() = "play-not-placing";
    /// The board of PÜNCT is never filled at random.
    play_no_filling() = "play-no-filling";
    /// A well-written move that cannot be played.
    play_refused(mv: &str, why: &str) = "play-refused";
    /// A line that is neither a command nor looks like a move.
    play_unknown(found: &str) = "play-unknown";
    /// The command to save, without a file.
    play_save_where() = "play-save-where";
    /// The game has ended; a message about its result follows.
    play_over() = "play-over";
    /// What can be done when the game has ended.
    play_over_prompt() = "play-over-prompt";
    /// The person wants to leave a game that is not saved.
    play_quit_unsaved() = "play-quit-unsaved";
    /// Nothing more can be read from the person.
    play_end_of_input() = "play-end-of-input";
    /// The person leaves before the end.
    play_unfinished() = "play-unfinished";
    /// The command that goes on with an unfinished game.
    play_resume(command: &str) = "play-resume";

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

    /// Whose turn it is in a position that is shown.
    show_to_move(player: Player) = "show-to-move";
    /// Which ply of a recorded game is shown.
    show_ply(ply: u64, plies: u64) = "show-ply";

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

    /// What was counted, how long it took and how fast that was.
    perft_total(nodes: u64, seconds: Decimal, speed: Decimal) = "perft-total";

    /// How many positions a search has looked at, and how fast.
    bench_total(nodes: u64, seconds: Decimal, speed: Decimal) = "bench-total";

    /// The heading over the numbers of plies.
    analyze_ply() = "analyze-ply";
    /// The heading over the colours of the players.
    analyze_player() = "analyze-player";
    /// The heading over the moves that were made.
    analyze_move() = "analyze-move";
    /// The heading over the best moves.
    analyze_best() = "analyze-best";
    /// The heading over what moves lead to.
    analyze_score() = "analyze-score";
    /// The heading over how much worse than the best moves they are.
    analyze_loss() = "analyze-loss";
    /// The heading over how many plies a search has looked ahead.
    analyze_depth() = "analyze-depth";
    /// The heading over the moves that are expected.
    analyze_line() = "analyze-line";
    /// An estimate of the points a player will be ahead by.
    analyze_margin(points: Decimal) = "analyze-margin";
    /// An estimate of the chance to win.
    analyze_chance(percent: Decimal) = "analyze-chance";
    /// A score or a loss that is certain.
    analyze_proven(what: &str) = "analyze-proven";
    /// A result and how many turns of the winner lead to it.
    analyze_in_turns(verdict: &str, turns: u64) = "analyze-in-turns";
    /// A result as one of the players sees it: win, draw or loss.
    analyze_verdict(verdict: &str) = "analyze-verdict";
    /// The label of the progress bar.
    analyze_progress() = "analyze-progress";
    /// A game is analyzed, but what is asked for takes a position.
    analyze_no_ply(most: u64) = "analyze-no-ply";

    /// The first line of a match's results.
    match_title(first: &str, second: &str) = "match-title";
    /// Results of the first player: games, results and the share of the points.
    match_score(games: u64, wins: u64, draws: u64, losses: u64, percent: Decimal) = "match-score";
    /// Results of the first player with White.
    match_white(results: &str) = "match-white";
    /// Results of the first player with Black.
    match_black(results: &str) = "match-black";
    /// How many pairs of games gave the first player how many points.
    match_pairs(count: u64, zero: u64, half: u64, one: u64, more: u64, two: u64) = "match-pairs";
    /// How much stronger the first player is, with the interval of 95 %.
    match_elo(elo: Decimal, low: Decimal, high: Decimal) = "match-elo";
    /// There is nothing to tell a difference from.
    match_no_elo() = "match-no-elo";
    /// The test of two differences: open, lower or higher.
    match_sprt(lower: &str, higher: &str, ratio: Decimal, bound: Decimal, verdict: &str) = "match-sprt";
    /// How much later than allowed a player's latest answer came that still counted.
    match_overrun(name: &str, millis: Decimal) = "match-overrun";
    /// How often a player lost otherwise than by the rules, and the numbers of those games.
    match_faults(name: &str, illegal: u64, crashed: u64, late: u64, games: &str) = "match-faults";
    /// A game lost by an illegal move.
    match_illegal(game: u64, name: &str, player: Player, text: &str, why: &str) = "match-illegal";
    /// A game lost by no answer in time.
    match_time_out(game: u64, name: &str, player: Player, allowed: &str) = "match-time-out";
    /// A game lost because the player's program is gone or does not play.
    match_crash(game: u64, name: &str, player: Player, seen: &str) = "match-crash";
    /// Where a match stands, in a few characters.
    match_standing(wins: u64, draws: u64, losses: u64, elo: Decimal) = "match-standing";
    /// How many games are played, and where the match stands.
    match_progress(played: u64, games: u64, standing: &str) = "match-progress";
    /// A match goes on where it was stopped.
    match_resumed(played: u64, games: u64) = "match-resumed";
    /// The last game of a file is incomplete.
    match_cut_short(file: &str) = "match-cut-short";
    /// A file holds the games of another match.
    match_other(file: &str, found: &str, expected: &str) = "match-other";
    /// A file holds something else than games of a match.
    match_not_ours(file: &str, game: u64) = "match-not-ours";
    /// Another match writes to the file at the moment.
    match_busy(file: &str) = "match-busy";
    /// A player cannot take part.
    match_absent(name: &str, reason: &str) = "match-absent";
    /// A line of a file of openings is bad.
    match_position(file: &str, line: u64, reason: &str) = "match-position";
    /// Why a position is no opening: nobody can move.
    match_position_over() = "match-position-over";
    /// A file of openings is empty.
    match_no_positions(file: &str) = "match-no-positions";
    /// An opening that has no text for `{state}`.
    match_no_state(position: &str) = "match-no-state";

    /// The label of the progress bar.
    validate_progress() = "validate-progress";
    /// How many games of a file are valid, and how many are not.
    validate_summary(file: &str, valid: u64, invalid: u64) = "validate-summary";

    /// How many games were written to a file.
    convert_written(count: u64, file: &str) = "convert-written";
    /// A game that could not be converted.
    convert_left_out(reason: &str) = "convert-left-out";

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

    /// Who has won, as a heading: white, black, draw or none.
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

    /// What is chosen cannot be moved before the other player has moved.
    hand_dvonn_not_your_turn(turn: Player) = "hand-dvonn-not-your-turn";
    /// A stack has no space to land on and never will.
    hand_dvonn_never_again(space: &str) = "hand-dvonn-never-again";
    /// How high the stack would be after a move, and whose.
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
    /// What a move would do; the parts are sentences said before.
    hand_dvonn_preview(landing: &str, score: &str) = "hand-dvonn-preview";
    /// The same of a move that cuts something off.
    hand_dvonn_preview_cutting(landing: &str, cuts: &str, score: &str) = "hand-dvonn-preview-cutting";
    /// Whether a move is to be played; the preview is a sentence said before.
    hand_dvonn_ask(from: &str, to: &str, preview: &str) = "hand-dvonn-ask";
    /// Whether a piece is to be placed: white, black or red.
    hand_dvonn_ask_place(piece: &str, space: &str) = "hand-dvonn-ask-place";
    /// So many pieces of one colour (white, black or red) one below the other.
    hand_dvonn_run(count: u64, piece: &str) = "hand-dvonn-run";
    /// Such pieces, and what lies below them, said before.
    hand_dvonn_run_on(run: &str, below: &str) = "hand-dvonn-run-on";
    /// What a stack holds: the stack and its pieces, both said before.
    hand_dvonn_contents(stack: &str, pieces: &str) = "hand-dvonn-contents";

    /// The name of the links at the top, for those who listen.
    page_nav() = "page-nav";
    /// The link to the first screen.
    page_home() = "page-home";
    /// The link to the finished games, and their heading.
    page_games() = "page-games";
    /// The link to the settings, and their heading.
    page_settings() = "page-settings";
    /// Whose games these are, at the foot of each screen.
    page_credits() = "page-credits";
    /// The heading of an address that leads nowhere.
    page_lost_title() = "page-lost-title";
    /// What was asked for.
    page_lost(path: &str) = "page-lost";
    /// The way out.
    page_lost_home() = "page-lost-home";

    /// The heading of the first screen.
    page_home_title() = "page-home-title";
    /// What the page is, below the heading.
    page_home_lead() = "page-home-lead";
    /// DVONN in one sentence.
    page_home_dvonn() = "page-home-dvonn";
    /// PÜNCT in one sentence.
    page_home_punct() = "page-home-punct";
    /// The button that starts a game without a setting.
    page_home_first(level: u64) = "page-home-first";
    /// The button that leads to the choices of a game against the computer.
    page_home_computer() = "page-home-computer";
    /// The button that leads to the choices of a game of two people.
    page_home_two() = "page-home-two";
    /// Tells of the game to go on with.
    page_home_unfinished(game: &str) = "page-home-unfinished";
    /// The button that goes on with it.
    page_home_continue() = "page-home-continue";
    /// The name of what follows, for those who listen.
    page_home_later() = "page-home-later";
    /// What there is to play with people elsewhere, in one sentence.
    page_home_online_lead() = "page-home-online-lead";

    /// The heading of the choices before a game.
    page_new_title(game: &str) = "page-new-title";
    /// Who plays on the other side.
    page_new_opponent() = "page-new-opponent";
    /// A choice: the computer.
    page_new_opponent_computer() = "page-new-opponent-computer";
    /// A choice: another person beside.
    page_new_opponent_two() = "page-new-opponent-two";
    /// How well the computer plays.
    page_new_level() = "page-new-level";
    /// Which colour the person plays.
    page_new_color() = "page-new-color";
    /// A choice: any colour.
    page_new_color_chance() = "page-new-color-chance";
    /// How DVONN begins.
    page_new_board() = "page-new-board";
    /// A choice: all pieces lie already.
    page_new_board_full() = "page-new-board-full";
    /// A choice: the players place the pieces.
    page_new_board_empty() = "page-new-board-empty";
    /// Which variant of PÜNCT.
    page_new_variant() = "page-new-variant";
    /// A choice: the basic game.
    page_new_variant_basic() = "page-new-variant-basic";
    /// A choice: the standard game.
    page_new_variant_standard() = "page-new-variant-standard";
    /// How the time is kept.
    page_new_clock() = "page-new-clock";
    /// The button that begins the game.
    page_new_begin() = "page-new-begin";
    /// What to expect of the lowest levels.
    page_level_first_games() = "page-level-first-games";
    /// What to expect of the next levels.
    page_level_easy() = "page-level-easy";
    /// What to expect of the middle levels.
    page_level_club() = "page-level-club";
    /// What to expect of the high levels.
    page_level_strong() = "page-level-strong";
    /// What to expect of the highest level.
    page_level_full() = "page-level-full";
    /// A choice: no clock.
    page_clock_none() = "page-clock-none";
    /// A choice: so many minutes for the game, and so many seconds for each move.
    page_clock_preset(minutes: u64, seconds: u64) = "page-clock-preset";
    /// A choice: what the person says.
    page_clock_own() = "page-clock-own";
    /// A field of the person's own clock.
    page_clock_minutes() = "page-clock-minutes";
    /// A field of the person's own clock.
    page_clock_increment() = "page-clock-increment";

    /// A person who plays the computer.
    page_player_you(color: &str) = "page-player-you";
    /// The computer as a player.
    page_player_computer(color: &str, level: u64) = "page-player-computer";
    /// One of two people at one board.
    page_player_person(color: &str) = "page-player-person";
    /// The sign that the computer looks for a move.
    page_play_thinking() = "page-play-thinking";
    /// The heading where a game would be.
    page_play_nothing() = "page-play-nothing";
    /// The way to a game.
    page_play_nothing_home() = "page-play-nothing-home";
    /// Told once when the kept game is damaged.
    page_play_unreadable() = "page-play-unreadable";
    /// The name of the list of moves.
    page_play_moves() = "page-play-moves";
    /// A button.
    page_play_first() = "page-play-first";
    /// A button.
    page_play_back() = "page-play-back";
    /// A button.
    page_play_ahead() = "page-play-ahead";
    /// A button.
    page_play_last() = "page-play-last";
    /// The name of what stands beside the board, for those who listen.
    page_play_aside() = "page-play-aside";
    /// The name of the buttons, for those who listen.
    page_play_actions() = "page-play-actions";
    /// A button.
    page_play_undo() = "page-play-undo";
    /// A button.
    page_play_redo() = "page-play-redo";
    /// A button.
    page_play_hint() = "page-play-hint";
    /// The answer to it.
    page_play_hint_is(mv: &str) = "page-play-hint-is";
    /// Something may not be; the reason is in lower case and without a full stop.
    page_play_refused(why: &str) = "page-play-refused";
    /// The button that ends the computer's thinking.
    page_play_stop() = "page-play-stop";
    /// A button.
    page_play_flip() = "page-play-flip";
    /// A button: everything else disappears.
    page_play_zen() = "page-play-zen";
    /// A button in DVONN.
    page_play_place_rest() = "page-play-place-rest";
    /// A button in DVONN, when one side can never move again.
    page_play_finish() = "page-play-finish";
    /// A button.
    page_play_resign() = "page-play-resign";
    /// The same button, asking once more.
    page_play_resign_sure() = "page-play-resign-sure";
    /// A button.
    page_play_new() = "page-play-new";
    /// The button that begins the same game with colours changed.
    page_play_rematch() = "page-play-rematch";
    /// Where the turn would be told.
    page_play_looking_back() = "page-play-looking-back";
    /// Whose turn it is to place red, the person's or another's.
    page_play_place_red(color: &str, who: &str) = "page-play-place-red";
    /// Whose turn it is to place.
    page_play_place(color: &str, who: &str) = "page-play-place";
    /// Whose turn it is to move a stack.
    page_play_move(color: &str, who: &str) = "page-play-move";
    /// Whose turn it is in PÜNCT.
    page_play_turn(color: &str, who: &str) = "page-play-turn";
    /// The name of the result, for those who listen.
    page_result_label() = "page-result-label";
    /// The heading of the counts, for those who listen.
    page_count_what() = "page-count-what";
    /// Pieces in the stacks of a player.
    page_count_controls() = "page-count-controls";
    /// Stacks of a player that can move.
    page_count_can_move() = "page-count-can-move";
    /// Pieces of a player that have left the board.
    page_count_removed() = "page-count-removed";
    /// Pieces in reserve.
    page_count_placements() = "page-count-placements";
    /// Dots in the central hexagon.
    page_count_centre() = "page-count-centre";

    /// What the board is called by programs that read out.
    page_board_role() = "page-board-role";
    /// The name of the question before a move.
    page_board_confirm() = "page-board-confirm";
    /// The button with the check mark.
    page_board_yes() = "page-board-yes";
    /// The button with the cross.
    page_board_no() = "page-board-no";
    /// The name of a reserve.
    page_board_reserve(color: &str) = "page-board-reserve";
    /// A kind of piece in reserve, and how many are left.
    page_board_kind(kind: &str, left: u64) = "page-board-kind";
    /// A button.
    page_board_turn() = "page-board-turn";
    /// A button.
    page_board_turn_back() = "page-board-turn-back";
    /// A button: one of the six neighbouring spaces.
    page_board_nudge(way: &str) = "page-board-nudge";
    /// A button: the next tap lifts a piece.
    page_board_look_under() = "page-board-look-under";
    /// A button: every turn by which the opponent would win now.
    page_board_threats() = "page-board-threats";
    /// The slider that fades upper floors.
    page_board_floors(floor: u64) = "page-board-floors";
    /// The button that ends the enlargement.
    page_board_unzoom() = "page-board-unzoom";

    /// Why the engine is missing.
    page_engine_no_workers() = "page-engine-no-workers";
    /// Why the engine is missing.
    page_engine_no_simd() = "page-engine-no-simd";
    /// The engine died and lives again.
    page_engine_restarted() = "page-engine-restarted";
    /// The engine died again and again.
    page_engine_given_up() = "page-engine-given-up";

    /// What an empty list says.
    page_games_none() = "page-games-none";
    /// The button that opens a game.
    page_games_open() = "page-games-open";
    /// The button that saves all games as one file.
    page_games_export() = "page-games-export";
    /// The button that saves one game as a file.
    page_games_export_one() = "page-games-export-one";
    /// The button that reads games from a file.
    page_games_import() = "page-games-import";
    /// What came of reading a file.
    page_games_imported(added: u64, known: u64, refused: u64) = "page-games-imported";
    /// The button that deletes a game.
    page_games_delete() = "page-games-delete";
    /// The same button, asking once more.
    page_games_delete_sure() = "page-games-delete-sure";
    /// A damaged game.
    page_games_broken(why: &str) = "page-games-broken";
    /// A game without a result.
    page_games_unfinished() = "page-games-unfinished";
    /// The heading of a game that is not there.
    page_games_missing() = "page-games-missing";

    /// The heading of the languages.
    page_settings_language() = "page-settings-language";
    /// The heading of the themes.
    page_settings_theme() = "page-settings-theme";
    /// A choice.
    page_settings_as_system() = "page-settings-as-system";
    /// A choice.
    page_settings_light() = "page-settings-light";
    /// A choice.
    page_settings_dark() = "page-settings-dark";
    /// The heading of how much moves.
    page_settings_motion() = "page-settings-motion";
    /// A choice.
    page_settings_reduced() = "page-settings-reduced";
    /// The heading of when a move is confirmed.
    page_settings_confirmation() = "page-settings-confirmation";
    /// A choice.
    page_settings_never() = "page-settings-never";
    /// A choice.
    page_settings_own_losses() = "page-settings-own-losses";
    /// A choice.
    page_settings_always() = "page-settings-always";
    /// The heading of when threats are shown.
    page_settings_threats() = "page-settings-threats";
    /// A choice.
    page_settings_for_beginners() = "page-settings-for-beginners";
    /// A switch.
    page_settings_sound() = "page-settings-sound";
    /// A switch.
    page_settings_coordinates() = "page-settings-coordinates";

    /// Nothing can be kept.
    page_store_closed() = "page-store-closed";
    /// No room is left.
    page_store_full() = "page-store-full";

    /// The title of the set-up editor.
    page_setup_title() = "page-setup-title";
    /// The board of the set-up editor.
    page_setup_board() = "page-setup-board";
    /// How pieces are put on a board of DVONN.
    page_setup_hint_dvonn() = "page-setup-hint-dvonn";
    /// How pieces are put on a board of PÜNCT.
    page_setup_hint_punct() = "page-setup-hint-punct";
    /// A piece of PÜNCT that has been begun, and how many of its dots are still to be named.
    page_setup_begun(punct: &str, left: u64) = "page-setup-begun";
    /// The tools of the set-up editor.
    page_setup_tools() = "page-setup-tools";
    /// A tool: pieces of a colour that was said before, and how many of them are on the board.
    page_setup_put(color: &str, used: u64, most: u64) = "page-setup-put";
    /// A tool: takes pieces off.
    page_setup_take_off() = "page-setup-take-off";
    /// A choice: on which floor the next piece is put.
    page_setup_level() = "page-setup-level";
    /// A floor: the one on which it comes to rest.
    page_setup_level_rest() = "page-setup-level-rest";
    /// A floor by its number.
    page_setup_level_floor(floor: u64) = "page-setup-level-floor";
    /// A choice: whose turn it is.
    page_setup_to_move() = "page-setup-to-move";
    /// A choice: the part of the game of DVONN.
    page_setup_phase() = "page-setup-phase";
    /// The first part of the game of DVONN.
    page_setup_placing() = "page-setup-placing";
    /// The second part of the game of DVONN.
    page_setup_stacking() = "page-setup-stacking";
    /// A number: turns in a row that were no placement.
    page_setup_turns() = "page-setup-turns";
    /// The arrangement is a position.
    page_setup_right() = "page-setup-right";
    /// The arrangement is a position in which the game is over.
    page_setup_over() = "page-setup-over";
    /// A field with the text of the position.
    page_setup_text() = "page-setup-text";
    /// The text in that field cannot be read.
    page_setup_unread(why: &str) = "page-setup-unread";
    /// Takes everything off the board.
    page_setup_clear() = "page-setup-clear";
    /// Sets up the start of the game.
    page_setup_start() = "page-setup-start";
    /// Sets up all pieces of DVONN by chance.
    page_setup_random() = "page-setup-random";
    /// Takes the position over.
    page_setup_done() = "page-setup-done";
    /// Leaves the editor; nothing has changed.
    page_setup_cancel() = "page-setup-cancel";
    /// In place of whose turn it is, when it is nobody's.
    page_play_over() = "page-play-over";
    /// How pieces are moved, before anything has happened; the step is placing, stacking or punct.
    page_play_how(step: &str) = "page-play-how";
    /// The name of a kind of piece of PÜNCT, given by its letter.
    hand_punct_kind(kind: &str) = "hand-punct-kind";
    /// How many pieces of a kind a player has in reserve; the kind was said before.
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
    /// The screen where games are studied.
    page_analyse() = "page-analyse";
    /// What is done there, in one sentence.
    page_analyse_lead() = "page-analyse-lead";
    /// Studies a finished game.
    page_analyse_this() = "page-analyse-this";
    /// Lets the engine think along, or not.
    page_analyse_engine() = "page-analyse-engine";
    /// Of how many moves the engine tells.
    page_analyse_lines() = "page-analyse-lines";
    /// How far and how fast the engine looks, in thousands of positions a second.
    page_analyse_depth(depth: u64, speed: u64) = "page-analyse-depth";
    /// Nothing can be played any more.
    page_analyse_over() = "page-analyse-over";
    /// White's chance to win, for those who do not see the bar.
    page_analyse_chance(percent: u64) = "page-analyse-chance";
    /// A score that is certain.
    page_analyse_proven(score: &str) = "page-analyse-proven";
    /// Who wins with how many turns at most, for certain.
    page_analyse_win_in(winner: Player, turns: u64) = "page-analyse-win-in";
    /// Who wins, for certain.
    page_analyse_win(winner: Player) = "page-analyse-win";
    /// Nobody wins, for certain.
    page_analyse_draw() = "page-analyse-draw";
    /// Plays a line of the engine up to a move.
    page_analyse_follow(mv: &str) = "page-analyse-follow";
    /// The moves with their variations.
    page_analyse_tree() = "page-analyse-tree";
    /// There are no moves yet.
    page_analyse_empty() = "page-analyse-empty";
    /// Moves a variation before its line.
    page_analyse_promote() = "page-analyse-promote";
    /// Deletes a move and what follows it.
    page_analyse_delete() = "page-analyse-delete";
    /// Copies the moves up to this place.
    page_analyse_copy_line() = "page-analyse-copy-line";
    /// What is said about a move.
    page_analyse_comment() = "page-analyse-comment";
    /// The signs that a move can have.
    page_analyse_marks() = "page-analyse-marks";
    /// The tree cannot grow any more.
    page_analyse_full() = "page-analyse-full";
    /// The chart of a game.
    page_analyse_chart() = "page-analyse-chart";
    /// Has the engine go through the game.
    page_analyse_review() = "page-analyse-review";
    /// How far that has got.
    page_analyse_reviewing(done: u64, total: u64) = "page-analyse-reviewing";
    /// Ends it.
    page_analyse_stop() = "page-analyse-stop";
    /// Writes marks and sentences of a review into the tree.
    page_analyse_note_down() = "page-analyse-note-down";
    /// The same was done.
    page_analyse_noted() = "page-analyse-noted";
    /// Opens a game that is pasted or in a file.
    page_analyse_open() = "page-analyse-open";
    /// The field for it.
    page_analyse_paste() = "page-analyse-paste";
    /// Reads what is in the field.
    page_analyse_read() = "page-analyse-read";
    /// Chooses a file.
    page_analyse_file() = "page-analyse-file";
    /// What was pasted cannot be read.
    page_analyse_unreadable(why: &str) = "page-analyse-unreadable";
    /// There is nothing in the field.
    page_analyse_nothing() = "page-analyse-nothing";
    /// Gives the game to others.
    page_analyse_share() = "page-analyse-share";
    /// Copies a link that carries the game.
    page_analyse_copy_link() = "page-analyse-copy-link";
    /// Something was copied.
    page_analyse_copied() = "page-analyse-copied";
    /// The browser lets the page copy nothing.
    page_analyse_not_copied() = "page-analyse-not-copied";
    /// Saves the game in a format, by its name.
    page_analyse_save(format: &str) = "page-analyse-save";
    /// The game cannot be written in that format.
    page_analyse_not_saved(why: &str) = "page-analyse-not-saved";
    /// A new tree of a game, by its name.
    page_analyse_new(game: &str) = "page-analyse-new";
    /// Sets up a position.
    page_analyse_setup() = "page-analyse-setup";
    /// The link in the address carries no game.
    page_analyse_bad_link(why: &str) = "page-analyse-bad-link";
    /// What reads and writes games could not be fetched.
    page_analyse_no_press() = "page-analyse-no-press";
    /// How many pictures of an animation are drawn.
    page_analyse_drawing(done: u64, total: u64) = "page-analyse-drawing";
    /// A picture could not be made.
    page_analyse_no_picture() = "page-analyse-no-picture";
    /// What was studied is kept elsewhere, since something else is studied now.
    page_analyse_put_aside() = "page-analyse-put-aside";
    /// What was studied cannot be read.
    page_analyse_lost() = "page-analyse-lost";
    /// The keys.
    page_keys() = "page-keys";
    /// What a key does: back and forward in the moves.
    page_keys_steps() = "page-keys-steps";
    /// To the start and the end.
    page_keys_ends() = "page-keys-ends";
    /// Turns the board.
    page_keys_flip() = "page-keys-flip";
    /// Only the board.
    page_keys_zen() = "page-keys-zen";
    /// Engine on or off.
    page_keys_engine() = "page-keys-engine";
    /// Plays the engine's best move.
    page_keys_best() = "page-keys-best";
    /// This list.
    page_keys_help() = "page-keys-help";
    /// Closes something.
    page_close() = "page-close";
    /// The screen of courses.
    page_learn() = "page-learn";
    /// The way to people elsewhere, in the bar.
    page_online() = "page-online";
    /// Why the engine says nothing of a position.
    page_analyse_fair() = "page-analyse-fair";
    /// What there is to learn, in one sentence.
    page_learn_lead() = "page-learn-lead";
    /// How much of a course is done.
    page_learn_progress(done: u64, all: u64) = "page-learn-progress";
    /// Begins a course that is new, or goes on with it.
    page_learn_begin(stage: &str) = "page-learn-begin";
    /// A step that is done.
    page_learn_done() = "page-learn-done";
    /// Begins a step anew.
    page_learn_again() = "page-learn-again";
    /// Shows the answer.
    page_learn_show() = "page-learn-show";
    /// Goes to the next step.
    page_learn_next() = "page-learn-next";
    /// Begins the game of a step.
    page_learn_play() = "page-learn-play";
    /// Chooses one of two boards.
    page_learn_choose(number: u64) = "page-learn-choose";
    /// What the engine thinks of a board.
    page_learn_engine(score: &str) = "page-learn-engine";
    /// The texts could not be fetched.
    page_learn_missing() = "page-learn-missing";
    /// The rules.
    page_rules() = "page-rules";
    /// The rules of a game, by its name.
    page_rules_of(game: &str) = "page-rules-of";
    /// The screen of puzzles.
    page_puzzles() = "page-puzzles";
    /// What puzzles are, in one sentence.
    page_puzzles_lead() = "page-puzzles-lead";
    /// The puzzle of the day.
    page_puzzles_day() = "page-puzzles-day";
    /// On how many days in a row a puzzle of the day was solved.
    page_puzzles_streak(days: u64) = "page-puzzles-streak";
    /// How many puzzles are solved.
    page_puzzles_solved_of(done: u64, all: u64) = "page-puzzles-solved-of";
    /// Leads to a puzzle that is not solved yet.
    page_puzzles_next() = "page-puzzles-next";
    /// The choice of a game.
    page_puzzles_game() = "page-puzzles-game";
    /// Puzzles of both games.
    page_puzzles_both() = "page-puzzles-both";
    /// The choice of a grade.
    page_puzzles_grade() = "page-puzzles-grade";
    /// Puzzles of every grade.
    page_puzzles_every_grade() = "page-puzzles-every-grade";
    /// How hard a puzzle is.
    page_puzzles_of_grade(grade: u64) = "page-puzzles-of-grade";
    /// Which puzzle it is.
    page_puzzles_name(game: &str, number: &str) = "page-puzzles-name";
    /// Whether a puzzle was solved, for those who listen; solved, tried or new.
    page_puzzles_state(state: &str) = "page-puzzles-state";
    /// What is to be reached: a win.
    page_puzzles_aim_win(player: Player) = "page-puzzles-aim-win";
    /// What is to be reached: a draw.
    page_puzzles_aim_draw(player: Player) = "page-puzzles-aim-draw";
    /// What is to be reached: a win in so many turns.
    page_puzzles_aim_turns(player: Player, turns: u64) = "page-puzzles-aim-turns";
    /// What is to be found where one move wins.
    page_puzzles_task_win() = "page-puzzles-task-win";
    /// What is to be found where one move draws.
    page_puzzles_task_draw() = "page-puzzles-task-draw";
    /// What is to be found where a win takes so many turns of a player.
    page_puzzles_task_turns(player: Player, turns: u64) = "page-puzzles-task-turns";
    /// A move was right; more is said after it.
    page_puzzles_right() = "page-puzzles-right";
    /// What a player has answered; more is said after it.
    page_puzzles_answers(player: Player, mv: &str) = "page-puzzles-answers";
    /// More is to be found.
    page_puzzles_go_on() = "page-puzzles-go-on";
    /// A puzzle was solved; more is said after it.
    page_puzzles_solved() = "page-puzzles-solved";
    /// The solution is on the board, but the person had help or tried something else first; more is said after it.
    page_puzzles_helped() = "page-puzzles-helped";
    /// What is proven where one move wins.
    page_puzzles_proof_win() = "page-puzzles-proof-win";
    /// What is proven where one move draws.
    page_puzzles_proof_draw() = "page-puzzles-proof-draw";
    /// What is proven of a win in so many turns.
    page_puzzles_proof_turns(player: Player, turns: u64) = "page-puzzles-proof-turns";
    /// A move was wrong; more is said after it.
    page_puzzles_wrong(mv: &str) = "page-puzzles-wrong";
    /// Why a move was wrong: the reply wins, which is proven.
    page_puzzles_wins_by(player: Player, mv: &str, points: u64) = "page-puzzles-wins-by";
    /// The same without points: the reply wins or draws, which is proven.
    page_puzzles_ends(player: Player, mv: &str, result: &str) = "page-puzzles-ends";
    /// Why a turn was wrong: after the reply no turn wins at once.
    page_puzzles_stops(player: Player, mv: &str) = "page-puzzles-stops";
    /// Why a turn was wrong: the engine finds no win in time.
    page_puzzles_unseen(player: Player, mv: &str) = "page-puzzles-unseen";
    /// Why the last turn was wrong.
    page_puzzles_not_at_once() = "page-puzzles-not-at-once";
    /// Why a move was wrong, where nothing else is known.
    page_puzzles_only() = "page-puzzles-only";
    /// Asks for a hint.
    page_puzzles_hint() = "page-puzzles-hint";
    /// A hint: where the move begins.
    page_puzzles_hint_from(space: &str) = "page-puzzles-hint-from";
    /// A hint: a piece comes from the reserve.
    page_puzzles_hint_place() = "page-puzzles-hint-place";
    /// The solution was shown; more is said after it.
    page_puzzles_shown(mv: &str) = "page-puzzles-shown";
    /// Takes a wrong move back.
    page_puzzles_back() = "page-puzzles-back";
    /// Goes to another puzzle.
    page_puzzles_following() = "page-puzzles-following";
    /// Leads to the analysis of the position.
    page_puzzles_analyse() = "page-puzzles-analyse";
    /// The engine is asked about a move.
    page_puzzles_checking() = "page-puzzles-checking";
    /// The puzzles could not be fetched.
    page_puzzles_missing() = "page-puzzles-missing";
    /// Goes through the mistakes of a player once more.
    page_retry(player: Player, count: u64) = "page-retry";
    /// Which mistake it is.
    page_retry_count(number: u64, all: u64) = "page-retry-count";
    /// What is to be done.
    page_retry_title(player: Player) = "page-retry-title";
    /// What was played instead.
    page_retry_task(mv: &str) = "page-retry-task";
    /// A move is the engine’s own choice.
    page_retry_best(mv: &str) = "page-retry-best";
    /// A move is as good as the engine’s choice; proven is yes or no.
    page_retry_as_good(mv: &str, proven: &str) = "page-retry-as-good";
    /// A move loses some of the chance to win.
    page_retry_loses(mv: &str, percent: Decimal) = "page-retry-loses";
    /// A move loses points, which is proven.
    page_retry_loses_points(mv: &str, points: u64) = "page-retry-loses-points";
    /// What the engine would have played.
    page_retry_answer(mv: &str) = "page-retry-answer";
    /// Goes to the next mistake.
    page_retry_next() = "page-retry-next";
    /// For how many mistakes something better was found.
    page_retry_found(found: u64, all: u64) = "page-retry-found";
    /// Goes back to the analysis.
    page_retry_leave() = "page-retry-leave";
    /// Where the page can be opened.
    serve_address(address: &str) = "serve-address";
    /// The program was built without the page.
    serve_not_built() = "serve-not-built";
    /// Another program has the port.
    serve_port_taken(port: u64) = "serve-port-taken";
    /// The address cannot be served.
    serve_refused(address: &str, reason: &str) = "serve-refused";
    /// A path that leads nowhere.
    serve_no_page() = "serve-no-page";
    /// The link from there to the start.
    serve_home() = "serve-home";
    /// What the page is, for search engines and for the list of programs of a phone.
    serve_description() = "serve-description";
    /// The browser runs no scripts.
    serve_no_script() = "serve-no-script";
    /// The page cannot be started.
    serve_no_start() = "serve-no-start";
    /// A folder cannot keep online games.
    serve_folder(folder: &str, reason: &str) = "serve-folder";
    /// The address of a database makes no sense.
    serve_database_address() = "serve-database-address";
    /// A database cannot keep online games.
    serve_database(reason: &str) = "serve-database";
    /// Online games were kept by a newer version.
    serve_store_newer() = "serve-store-newer";
    /// Nobody can play online, and why.
    serve_page_alone(reason: &str) = "serve-page-alone";
    /// The preview of a game: who plays whom.
    serve_preview_game(game: &str, white: &str, black: &str) = "serve-preview-game";
    /// The preview of a game that goes on.
    serve_preview_running() = "serve-preview-running";
    /// The preview of a game that is over: the winner, by name.
    serve_preview_won(name: &str) = "serve-preview-won";
    /// The preview of a game that nobody won.
    serve_preview_drawn() = "serve-preview-drawn";
    /// The preview of a game that was called off.
    serve_preview_aborted() = "serve-preview-aborted";
    /// The preview of a challenge: what is played.
    serve_preview_seek(game: &str) = "serve-preview-seek";
    /// The preview of a challenge: by whom.
    serve_preview_seek_by(name: &str) = "serve-preview-seek-by";
    /// The preview of a challenge that nobody can accept any more.
    serve_preview_seek_closed() = "serve-preview-seek-closed";
    /// The name of the computer as a player.
    serve_preview_computer(level: u64) = "serve-preview-computer";

    /// What a mark means, given as good, inaccuracy, mistake or blunder.
    review_mark(mark: &str) = "review-mark";
    /// How well a player played.
    review_accuracy(player: Player, percent: Decimal) = "review-accuracy";
    /// The same, said before, with how often each mark was given.
    review_marks(accuracy: &str, good: u64, inaccuracies: u64, mistakes: u64, blunders: u64) = "review-marks";
    /// The moves at which the most was lost, as a list.
    review_turning_points(list: &str) = "review-turning-points";
    /// A game without marks.
    review_no_marks() = "review-no-marks";
    /// What the engine would have played from there on.
    review_best_line(line: &str) = "review-best-line";
    /// What is going on while a game is reviewed.
    review_progress() = "review-progress";
    /// Proven: how the game ends, and how another move would have ended it; loss, draw or win.
    review_result(played: &str, mv: &str, better: &str) = "review-result";
    /// Proven: by how many points the game ends, and by how many after another move.
    review_margin(played: &str, by: u64, mv: &str, better: &str, instead: u64) = "review-margin";
    /// Proven: the game is lost; the chance that another move gives, in percent.
    review_lost(mv: &str, chance: Decimal) = "review-lost";
    /// Proven: another move wins; the chance that is left, in percent.
    review_won(mv: &str, chance: Decimal) = "review-won";
    /// Proven: how the game ends, and how the next best move would have ended it.
    review_only(played: &str, mv: &str, worse: &str) = "review-only";
    /// The engine expects more points of another move.
    review_more_points(mv: &str, points: Decimal) = "review-more-points";
    /// The engine sees a better chance in another move, in percent.
    review_better_chance(mv: &str, better: Decimal, played: Decimal) = "review-better-chance";
    /// The engine sees a worse chance in every other move.
    review_others_worse(mv: &str, worse: Decimal, played: Decimal) = "review-others-worse";
    /// A move of DVONN cuts off pieces in the player's own stacks.
    review_cuts_own(player: Player, pieces: u64) = "review-cuts-own";
    /// The opponent can cut off pieces in the player's stacks.
    review_lets_cut(player: Player, reply: &str, pieces: u64) = "review-lets-cut";
    /// None of the player's stacks can ever move again.
    review_never_moves_again(player: Player) = "review-never-moves-again";
    /// The player has no move after the next reply, whatever it is.
    review_last_move(player: Player) = "review-last-move";
    /// The opponent can take a stack.
    review_lets_take(player: Player, reply: &str, height: u64) = "review-lets-take";
    /// Another move cuts off pieces in the opponent's stacks.
    review_misses_cut(player: Player, mv: &str, pieces: u64) = "review-misses-cut";
    /// Another move takes a stack.
    review_misses_take(mv: &str, height: u64) = "review-misses-take";
    /// The opponent can take a red piece.
    review_lets_take_red(player: Player, reply: &str) = "review-lets-take-red";
    /// Another move takes a red piece.
    review_misses_red(mv: &str) = "review-misses-red";
    /// The moved stack can never move again.
    review_stuck(space: &str, height: u64) = "review-stuck";
    /// The player keeps fewer moves than after another move.
    review_fewer_moves(player: Player, moves: u64, mv: &str, better: u64) = "review-fewer-moves";
    /// The opponent keeps more moves than after another move.
    review_more_replies(player: Player, moves: u64, mv: &str, better: u64) = "review-more-replies";
    /// A piece is placed next to several of its colour.
    review_heap(neighbours: u64, mv: &str, better: u64) = "review-heap";
    /// A piece is placed farther from the red pieces than another placement.
    review_far_from_red(steps: u64, mv: &str, better: u64) = "review-far-from-red";
    /// A good move cuts off pieces in the opponent's stacks.
    review_cuts(player: Player, pieces: u64) = "review-cuts";
    /// A good move takes a stack.
    review_takes(height: u64) = "review-takes";
    /// A turn of PÜNCT uncovers a chain of the opponent.
    review_uncovers(player: Player, sides: &str) = "review-uncovers";
    /// A turn places the 18th piece though the opponent leads in the centre.
    review_ends_behind(own: u64, other: u64) = "review-ends-behind";
    /// A turn ends the game without a winner.
    review_ends_drawn(end: &str) = "review-ends-drawn";
    /// Another turn wins at once.
    review_misses_win(mv: &str) = "review-misses-win";
    /// The opponent threatened to win at once, and still does.
    review_ignores_threat(player: Player, reply: &str) = "review-ignores-threat";
    /// The opponent can win at once.
    review_lets_win(player: Player, reply: &str) = "review-lets-win";
    /// The opponent has a proven win.
    review_lets_win_in(player: Player, turns: u64, reply: &str) = "review-lets-win-in";
    /// Another turn begins a proven win.
    review_win_in(turns: u64, mv: &str) = "review-win-in";
    /// The opponent can pin pieces of the player.
    review_lets_pin(player: Player, reply: &str, pieces: u64) = "review-lets-pin";
    /// The opponent can cover dots of the player.
    review_lets_cover(player: Player, reply: &str, dots: u64) = "review-lets-cover";
    /// A turn frees a piece of the opponent that was pinned.
    review_frees(player: Player, space: &str) = "review-frees";
    /// Another turn threatens to win at once.
    review_misses_threat(mv: &str) = "review-misses-threat";
    /// Another turn pins pieces of the opponent.
    review_misses_pin(player: Player, mv: &str, pieces: u64) = "review-misses-pin";
    /// Another turn covers dots of the opponent.
    review_misses_cover(player: Player, mv: &str, dots: u64) = "review-misses-cover";
    /// The player stands worse in the centre than after another turn.
    review_centre_lost(player: Player, own: u64, other: u64, mv: &str, better_own: u64, better_other: u64) = "review-centre-lost";
    /// After every other turn the opponent could win at once.
    review_only_defence(player: Player) = "review-only-defence";
    /// A good turn threatens to win at once.
    review_threatens() = "review-threatens";
    /// A good turn pins pieces of the opponent.
    review_pins(player: Player, pieces: u64) = "review-pins";

    /// The heading of the lobby.
    online_title() = "online-title";
    /// What the lobby is for.
    online_lead() = "online-lead";
    /// The server is being reached.
    online_connecting() = "online-connecting";
    /// The connection is gone.
    online_lost() = "online-lost";
    /// Who the person is.
    online_you(name: &str, kind: &str) = "online-you";
    /// Plays whoever wants the same.
    online_pair() = "online-pair";
    /// Opens a challenge in the lobby.
    online_open() = "online-open";
    /// Makes a link for a friend.
    online_invite() = "online-invite";
    /// Plays the server's engine.
    online_computer() = "online-computer";
    /// The name of the player who is challenged.
    online_to() = "online-to";
    /// Whether ratings change.
    online_rated() = "online-rated";
    /// Ratings do not change.
    online_casual() = "online-casual";
    /// Why a game cannot be rated.
    online_rated_members() = "online-rated-members";
    /// The heading over the time.
    online_pace() = "online-pace";
    /// A time in minutes, and seconds for each move.
    online_live(minutes: &str, seconds: u64) = "online-live";
    /// So many days for each move.
    online_days(days: u64) = "online-days";
    /// How the board of DVONN begins, in the terms of a game.
    online_board(board: &str) = "online-board";
    /// The person waits for an opponent.
    online_waiting() = "online-waiting";
    /// Over the link for a friend.
    online_link() = "online-link";
    /// Copies the link.
    online_copy() = "online-copy";
    /// The heading over open challenges.
    online_seeks() = "online-seeks";
    /// Nobody waits.
    online_no_seeks() = "online-no-seeks";
    /// Accepts a challenge.
    online_accept() = "online-accept";
    /// Declines a challenge.
    online_decline() = "online-decline";
    /// Takes back a challenge.
    online_withdraw() = "online-withdraw";
    /// Marks a challenge for the person alone.
    online_for_you() = "online-for-you";
    /// The heading over games going on.
    online_running() = "online-running";
    /// No game goes on.
    online_no_running() = "online-no-running";
    /// Watches a game.
    online_watch() = "online-watch";
    /// In how many games it is the person's turn.
    online_your_turn(games: u64) = "online-your-turn";
    /// Goes to the next game that waits for the person.
    online_next() = "online-next";
    /// The heading of a challenge that was opened by its link.
    online_seek_title(name: &str) = "online-seek-title";
    /// The server's engine as a player.
    online_computer_name(level: u64) = "online-computer-name";
    /// Whose turn it is in a game between others.
    online_ply_of(color: &str) = "online-ply-of";
    /// Whether it is the person's turn.
    online_turn(who: &str) = "online-turn";
    /// A move is on its way.
    online_sending() = "online-sending";
    /// Calls a game off.
    online_abort() = "online-abort";
    /// Offers a draw.
    online_offer_draw() = "online-offer-draw";
    /// Whose offer of a draw is open.
    online_draw_offered(who: &str) = "online-draw-offered";
    /// Asks to take back a move.
    online_ask_takeback() = "online-ask-takeback";
    /// Who would like to take back a move.
    online_takeback_asked(who: &str) = "online-takeback-asked";
    /// Accepts what is offered.
    online_yes() = "online-yes";
    /// Declines what is offered, or takes it back.
    online_no() = "online-no";
    /// The opponent has left.
    online_away() = "online-away";
    /// Claims the game of an opponent who has left.
    online_claim() = "online-claim";
    /// Who would like to play again.
    online_rematch_offered(who: &str) = "online-rematch-offered";
    /// Goes to the game that followed.
    online_next_game() = "online-next-game";
    /// How a game ended: the loser had left.
    online_left(winner: &str) = "online-left";
    /// How a game ended: it was called off.
    online_aborted() = "online-aborted";
    /// How a rating changed.
    online_rating(name: &str, before: &str, after: &str) = "online-rating";
    /// How many look on.
    online_watchers(count: u64) = "online-watchers";
    /// How far away the server is.
    online_lag(ms: u64) = "online-lag";
    /// What that number is.
    online_lag_title() = "online-lag-title";
    /// A move that will be played as soon as it is the person's turn.
    online_premove(mv: &str) = "online-premove";
    /// It could not be played.
    online_premove_dropped(mv: &str) = "online-premove-dropped";
    /// Forgets it.
    online_premove_cancel() = "online-premove-cancel";
    /// The heading over the chat.
    online_chat() = "online-chat";
    /// Sends what was written.
    online_say() = "online-say";
    /// Whether the chat is shown.
    online_chat_show() = "online-chat-show";
    /// Whether what the opponent says is hidden.
    online_mute() = "online-mute";
    /// A ready-made phrase.
    online_phrase(phrase: &str) = "online-phrase";
    /// The heading of the account.
    online_account() = "online-account";
    /// Why one may want an account.
    online_account_why() = "online-account-why";
    /// The name of an account.
    online_name() = "online-name";
    /// The password of an account.
    online_password() = "online-password";
    /// Makes an account.
    online_register() = "online-register";
    /// Enters an account.
    online_login() = "online-login";
    /// Leaves an account.
    online_logout() = "online-logout";
    /// The heading of the best players.
    online_leaderboard() = "online-leaderboard";
    /// A kind of games that are rated together.
    online_pool(pool: &str) = "online-pool";
    /// What a question mark after a rating means.
    online_provisional() = "online-provisional";
    /// How many games were rated.
    online_games_count(games: u64) = "online-games-count";
    /// Nobody is rated there yet.
    online_nobody() = "online-nobody";
    /// Since when somebody is a member.
    online_since(date: &str) = "online-since";
    /// Challenges the player whose page this is.
    online_challenge_player() = "online-challenge-player";
    /// The heading over the chart of a rating.
    online_history() = "online-history";
    /// The heading over vacations.
    online_vacation() = "online-vacation";
    /// What a vacation is.
    online_vacation_lead() = "online-vacation-lead";
    /// Takes so many days off.
    online_vacation_begin(days: u64) = "online-vacation-begin";
    /// Ends a vacation.
    online_vacation_end() = "online-vacation-end";
    /// Until when somebody is away.
    online_vacation_until(date: &str) = "online-vacation-until";
    /// The heading of the archive.
    online_archive() = "online-archive";
    /// The field for a player.
    online_player() = "online-player";
    /// The field for the result.
    online_result() = "online-result";
    /// A result in the field.
    online_result_is(result: &str) = "online-result-is";
    /// The field for the game.
    online_game() = "online-game";
    /// The field for the first day.
    online_from() = "online-from";
    /// The field for the last day.
    online_until() = "online-until";
    /// The field for the spaces of the red pieces.
    online_reds() = "online-reds";
    /// Looks for games.
    online_search() = "online-search";
    /// No game was found.
    online_nothing_found() = "online-nothing-found";
    /// Shows more games.
    online_more() = "online-more";
    /// How long a game was.
    online_plies(plies: u64) = "online-plies";
    /// Over the links that save a game.
    online_export() = "online-export";
    /// Why the server does not do what is asked.
    online_refused(why: &str, seconds: u64) = "online-refused";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_function_has_the_name_of_its_key() {
        for (declared, function) in DECLARED.iter().zip(FUNCTIONS) {
            assert_eq!(declared.key, function.replace('_', "-"));
        }
    }

    #[test]
    fn no_declared_key_is_left_to_other_crates() {
        for declared in DECLARED {
            let key = declared.key;
            assert!(!crate::is_error_key(key) && !crate::is_lesson_key(key), "{key}");
        }
    }

    #[test]
    fn arguments_carry_the_names_of_the_variables() {
        let message = result_win(Player::White, 30, 18);
        let expected = [("winner", "white".into()), ("points", 30.into()), ("against", 18.into())];
        assert_eq!(message, Message::new("result-win", expected));
    }
}
