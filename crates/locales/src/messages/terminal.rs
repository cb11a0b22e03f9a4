//! Messages of the terminal.

use crate::{Decimal, Message, Player};

messages! {
    TERMINAL:

    /// Something went wrong; the program ends or goes on with the next thing.
    failure(reason: &str) = "failure";
    /// An error in one game of several.
    in_game(game: u64, reason: &str) = "in-game";
    /// An error in a file.
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
    /// A text that is a position of another game than the one that is named by --game.
    input_other_game(why: &str, game: &str) = "input-other-game";
    /// A ply that the game does not have.
    input_ply(found: u64, most: u64) = "input-ply";
    /// A position is named, but what is asked for takes a file of games.
    input_no_games() = "input-no-games";
    /// A game that the file does not have.
    input_number(found: u64, most: u64) = "input-number";
    /// The first line of a game against the computer: whom the person plays.
    play_welcome(game: &str, player: Player) = "play-welcome";
    /// The first line of a game of two people.
    play_welcome_two(game: &str) = "play-welcome-two";
    /// DVONN in a few lines.
    play_rules() = "play-rules";
    /// The legend of the drawn board.
    play_marks() = "play-marks";
    /// Instructions after the first lines.
    play_begin() = "play-begin";
    /// The commands, one a line.
    play_help() = "play-help";
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
    /// The number of moves that were taken back, of both players together.
    play_undone(count: u64) = "play-undone";
    /// No move can be taken back.
    play_nothing_to_undo() = "play-nothing-to-undo";
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
    /// The commands after the end of a game.
    play_over_prompt() = "play-over-prompt";
    /// The person wants to leave a game that is not saved.
    play_quit_unsaved() = "play-quit-unsaved";
    /// A person has asked to resign, and has to ask again.
    play_resign_again(player: Player) = "play-resign-again";
    /// Nothing more can be read from the person.
    play_end_of_input() = "play-end-of-input";
    /// The person leaves before the end.
    play_unfinished() = "play-unfinished";
    /// The command that goes on with an unfinished game.
    play_resume(command: &str) = "play-resume";
    /// The ply of a recorded game that is shown.
    show_ply(ply: u64, plies: u64) = "show-ply";

    /// The number of sequences, and the time that counting took.
    perft_total(nodes: u64, seconds: Decimal) = "perft-total";

    /// The nodes of a search, and its speed.
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
    /// The number of game pairs by points of the first player.
    match_pairs(count: u64, zero: u64, half: u64, one: u64, more: u64, two: u64) = "match-pairs";
    /// The Elo difference of the first player, with the 95 % interval.
    match_elo(elo: Decimal, low: Decimal, high: Decimal) = "match-elo";
    /// There is nothing to tell a difference from.
    match_no_elo() = "match-no-elo";
    /// The test of two differences: open, lower or higher.
    match_sprt(lower: &str, higher: &str, ratio: Decimal, bound: Decimal, verdict: &str) = "match-sprt";
    /// The longest overrun of a player's clock that was still tolerated.
    match_overrun(name: &str, millis: Decimal) = "match-overrun";
    /// The number of games that a player forfeited, and their numbers.
    match_faults(name: &str, illegal: u64, crashed: u64, late: u64, games: &str) = "match-faults";
    /// A game lost by an illegal move.
    match_illegal(game: u64, name: &str, player: Player, text: &str, why: &str) = "match-illegal";
    /// A game lost by no answer in time.
    match_time_out(game: u64, name: &str, player: Player, allowed: &str) = "match-time-out";
    /// A game lost because the player's program is gone or does not play.
    match_crash(game: u64, name: &str, player: Player, seen: &str) = "match-crash";
    /// The score of a match in a few characters.
    match_standing(wins: u64, draws: u64, losses: u64, elo: Decimal) = "match-standing";
    /// The number of games played, and the score of the match.
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
    /// The number of valid and invalid games in a file.
    validate_summary(file: &str, valid: u64, invalid: u64) = "validate-summary";

    /// The number of games written to a file.
    convert_written(count: u64, file: &str) = "convert-written";
    /// A game that could not be converted.
    convert_left_out(reason: &str) = "convert-left-out";
    /// The address of the page.
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
    /// A description of the page for search engines and app lists.
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
    /// A server for a trial could be reached by others.
    serve_exposed() = "serve-exposed";

    /// An address that is not of this machine.
    load_not_here(address: &str) = "load-not-here";
    /// The system allows too few sockets.
    load_files(most: u64, needed: u64) = "load-files";
    /// The system does not give what is needed.
    load_machine(reason: &str) = "load-machine";
    /// There is no server to put under load.
    load_no_server(reason: &str) = "load-no-server";
    /// Why a player stops: there is no connection.
    load_gone() = "load-gone";
    /// Why a player stops: too much is asked for.
    load_too_often() = "load-too-often";
    /// Why a player stops: something is refused, in the words of the protocol.
    load_refused(what: &str) = "load-refused";
    /// Why a player stops: nothing is answered.
    load_silent() = "load-silent";
    /// Why a player stops: what is said makes no sense.
    load_odd() = "load-odd";
    /// The current stage: guests, sockets, games, moves or check.
    load_stage(stage: &str) = "load-stage";
    /// The person had enough before anything was measured.
    load_stopped() = "load-stopped";
    /// The number reached so far.
    load_crowd(players: u64, games: u64) = "load-crowd";
    /// The server's memory in megabytes, and in kilobytes for each connection.
    load_memory(before: Decimal, after: Decimal, each: Decimal) = "load-memory";
    /// The heading of the table below.
    load_caption() = "load-caption";
    /// The heading of a column.
    load_heading(which: &str) = "load-heading";
    /// The heading of a percentile of the times until moves are acknowledged.
    load_heading_done(percentile: &str) = "load-heading-done";
    /// A figure of the table.
    load_figure(figure: Decimal) = "load-figure";
    /// The most moves a second that were kept.
    load_knee(rate: u64) = "load-knee";
    /// Not even the first pace was kept.
    load_no_knee() = "load-no-knee";
    /// Nothing that was acknowledged is lost.
    load_sound(moves: u64, games: u64) = "load-sound";
    /// Something is lost or doubled.
    load_unsound(faults: u64, moves: u64, games: u64) = "load-unsound";
    /// An inconsistency in a game: lost, doubled or broken, and where.
    load_fault(kind: &str, game: &str, number: u64) = "load-fault";
    /// The number of players that had to stop, and the first one's reason.
    load_troubles(count: u64, first: &str) = "load-troubles";
}
