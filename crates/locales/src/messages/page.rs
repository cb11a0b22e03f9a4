//! Messages of the page.

use crate::{Decimal, Message, Player};

messages! {
    PAGE:

    /// The name of the links at the top, for those who listen.
    page_nav() = "page-nav";
    /// The link to the first screen.
    page_home() = "page-home";
    /// The link to the finished games, and their heading.
    page_games() = "page-games";
    /// The link to the settings, and their heading.
    page_settings() = "page-settings";
    /// The first link, for the keyboard: past the header.
    page_skip() = "page-skip";
    /// The menu with everything that has no place in a bar.
    page_more() = "page-more";
    /// The name of the account menu, for those who listen.
    page_account() = "page-account";
    /// The link to logging in, in the header.
    page_sign_in() = "page-sign-in";
    /// The link to a new account, in the header.
    page_create_account() = "page-create-account";
    /// The link to one's own profile, in the account menu.
    page_profile() = "page-profile";
    /// The button that logs out, in the account menu.
    page_log_out() = "page-log-out";
    /// Games wait for a move; their number follows.
    page_your_turn() = "page-your-turn";
    /// Whose games these are, at the foot of each screen.
    page_credits() = "page-credits";
    /// The heading of an address that leads nowhere.
    page_lost_title() = "page-lost-title";
    /// The requested path does not exist.
    page_lost(path: &str) = "page-lost";
    /// The way out.
    page_lost_home() = "page-lost-home";

    /// The heading of the first screen.
    page_home_title() = "page-home-title";
    /// A description of the page, below the heading.
    page_home_lead() = "page-home-lead";
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
    /// Online play in one sentence.
    page_home_online_lead() = "page-home-online-lead";

    /// The heading of the choices before a game.
    page_new_title(game: &str) = "page-new-title";
    /// The opponent.
    page_new_opponent() = "page-new-opponent";
    /// A choice: the computer.
    page_new_opponent_computer() = "page-new-opponent-computer";
    /// A choice: another person beside.
    page_new_opponent_two() = "page-new-opponent-two";
    /// The computer's level.
    page_new_level() = "page-new-level";
    /// The person's colour.
    page_new_color() = "page-new-color";
    /// A choice: any colour.
    page_new_color_chance() = "page-new-color-chance";
    /// The start of DVONN.
    page_new_board() = "page-new-board";
    /// A choice: all pieces lie already.
    page_new_board_full() = "page-new-board-full";
    /// A choice: the players place the pieces.
    page_new_board_empty() = "page-new-board-empty";
    /// The variant of PÜNCT.
    page_new_variant() = "page-new-variant";
    /// A choice: the basic game.
    page_new_variant_basic() = "page-new-variant-basic";
    /// A choice: the standard game.
    page_new_variant_standard() = "page-new-variant-standard";
    /// The time control.
    page_new_clock() = "page-new-clock";
    /// The button that begins the game.
    page_new_begin() = "page-new-begin";
    /// A description of the lowest levels.
    page_level_first_games() = "page-level-first-games";
    /// A description of the next levels.
    page_level_easy() = "page-level-easy";
    /// A description of the middle levels.
    page_level_club() = "page-level-club";
    /// A description of the high levels.
    page_level_strong() = "page-level-strong";
    /// A description of the highest level.
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
    /// Replaces the turn while an earlier position is shown.
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

    /// The name of the board for screen readers.
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

    /// The text of an empty list.
    page_games_none() = "page-games-none";
    /// The button that opens a game.
    page_games_open() = "page-games-open";
    /// The button that saves all games as one file.
    page_games_export() = "page-games-export";
    /// The button that saves one game as a file.
    page_games_export_one() = "page-games-export-one";
    /// The button that reads games from a file.
    page_games_import() = "page-games-import";
    /// The result of reading a file.
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
    /// Instructions before the first move; the step is placing, stacking or punct.
    page_play_how(step: &str) = "page-play-how";
    /// The screen where games are studied.
    page_analyse() = "page-analyse";
    /// A description of that screen in one sentence.
    page_analyse_lead() = "page-analyse-lead";
    /// Studies a finished game.
    page_analyse_this() = "page-analyse-this";
    /// Lets the engine think along, or not.
    page_analyse_engine() = "page-analyse-engine";
    /// Of how many moves the engine tells.
    page_analyse_lines() = "page-analyse-lines";
    /// Depth and speed of the engine, in thousands of positions a second.
    page_analyse_depth(depth: u64, speed: u64) = "page-analyse-depth";
    /// Nothing can be played any more.
    page_analyse_over() = "page-analyse-over";
    /// White's chance to win, for those who do not see the bar.
    page_analyse_chance(percent: u64) = "page-analyse-chance";
    /// A score that is certain.
    page_analyse_proven(score: &str) = "page-analyse-proven";
    /// The proven winner, and the most turns that the win takes.
    page_analyse_win_in(winner: Player, turns: u64) = "page-analyse-win-in";
    /// The proven winner.
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
    /// The comment of a move.
    page_analyse_comment() = "page-analyse-comment";
    /// The signs that a move can have.
    page_analyse_marks() = "page-analyse-marks";
    /// The tree cannot grow any more.
    page_analyse_full() = "page-analyse-full";
    /// The chart of a game.
    page_analyse_chart() = "page-analyse-chart";
    /// Has the engine go through the game.
    page_analyse_review() = "page-analyse-review";
    /// The progress of that.
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
    /// The pasted text cannot be read.
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
    /// The module for import and export could not be loaded.
    page_analyse_no_press() = "page-analyse-no-press";
    /// The number of frames drawn so far.
    page_analyse_drawing(done: u64, total: u64) = "page-analyse-drawing";
    /// A picture could not be made.
    page_analyse_no_picture() = "page-analyse-no-picture";
    /// The previous study is stored elsewhere, since another one is open now.
    page_analyse_put_aside() = "page-analyse-put-aside";
    /// The stored study cannot be read.
    page_analyse_lost() = "page-analyse-lost";
    /// The keys.
    page_keys() = "page-keys";
    /// The effect of a key: back and forward in the moves.
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
    /// The number of games in which it is the person's turn.
    page_called(count: u64) = "page-called";
    /// Why the engine says nothing of a position.
    page_analyse_fair() = "page-analyse-fair";
    /// The courses in one sentence.
    page_learn_lead() = "page-learn-lead";
    /// The progress in a course.
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
    /// The engine's evaluation of a board.
    page_learn_engine(score: &str) = "page-learn-engine";
    /// The texts could not be fetched.
    page_learn_missing() = "page-learn-missing";
    /// The rules.
    page_rules() = "page-rules";
    /// The rules of a game, by its name.
    page_rules_of(game: &str) = "page-rules-of";
    /// The screen of puzzles.
    page_puzzles() = "page-puzzles";
    /// A description of puzzles in one sentence.
    page_puzzles_lead() = "page-puzzles-lead";
    /// The puzzle of the day.
    page_puzzles_day() = "page-puzzles-day";
    /// On how many days in a row a puzzle of the day was solved.
    page_puzzles_streak(days: u64) = "page-puzzles-streak";
    /// The number of solved puzzles.
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
    /// The difficulty of a puzzle.
    page_puzzles_of_grade(grade: u64) = "page-puzzles-of-grade";
    /// The number of the puzzle.
    page_puzzles_name(game: &str, number: &str) = "page-puzzles-name";
    /// Whether a puzzle was solved, for those who listen; solved, tried or new.
    page_puzzles_state(state: &str) = "page-puzzles-state";
    /// The goal: a win.
    page_puzzles_aim_win(player: Player) = "page-puzzles-aim-win";
    /// The goal: a draw.
    page_puzzles_aim_draw(player: Player) = "page-puzzles-aim-draw";
    /// The goal: a win in a number of turns.
    page_puzzles_aim_turns(player: Player, turns: u64) = "page-puzzles-aim-turns";
    /// The task where one move wins.
    page_puzzles_task_win() = "page-puzzles-task-win";
    /// The task where one move draws.
    page_puzzles_task_draw() = "page-puzzles-task-draw";
    /// The task where a win takes a number of turns of a player.
    page_puzzles_task_turns(player: Player, turns: u64) = "page-puzzles-task-turns";
    /// A move was right; more is said after it.
    page_puzzles_right() = "page-puzzles-right";
    /// The opponent's reply; more text follows.
    page_puzzles_answers(player: Player, mv: &str) = "page-puzzles-answers";
    /// More is to be found.
    page_puzzles_go_on() = "page-puzzles-go-on";
    /// A puzzle was solved; more is said after it.
    page_puzzles_solved() = "page-puzzles-solved";
    /// The solution is on the board, but the person had help or tried something else first; more is said after it.
    page_puzzles_helped() = "page-puzzles-helped";
    /// The proof where one move wins.
    page_puzzles_proof_win() = "page-puzzles-proof-win";
    /// The proof where one move draws.
    page_puzzles_proof_draw() = "page-puzzles-proof-draw";
    /// The proof of a win in a number of turns.
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
    /// The number of the mistake.
    page_retry_count(number: u64, all: u64) = "page-retry-count";
    /// The task.
    page_retry_title(player: Player) = "page-retry-title";
    /// The move that was played instead.
    page_retry_task(mv: &str) = "page-retry-task";
    /// A move is the engine’s own choice.
    page_retry_best(mv: &str) = "page-retry-best";
    /// A move is as good as the engine’s choice; proven is yes or no.
    page_retry_as_good(mv: &str, proven: &str) = "page-retry-as-good";
    /// A move loses some of the chance to win.
    page_retry_loses(mv: &str, percent: Decimal) = "page-retry-loses";
    /// A move loses points, which is proven.
    page_retry_loses_points(mv: &str, points: u64) = "page-retry-loses-points";
    /// The engine's move.
    page_retry_answer(mv: &str) = "page-retry-answer";
    /// Goes to the next mistake.
    page_retry_next() = "page-retry-next";
    /// For how many mistakes something better was found.
    page_retry_found(found: u64, all: u64) = "page-retry-found";
    /// Goes back to the analysis.
    page_retry_leave() = "page-retry-leave";
    /// Why a game is not reviewed.
    page_review_fair() = "page-review-fair";
}
