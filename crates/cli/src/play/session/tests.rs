//! Games without a terminal: typed lines go in, sentences come out.

mod punct;

use basalt_engine::Level;
use basalt_play::Seat;
use basalt_records::Record;
use basalt_rules::{AnyPosition, ByColor, Game};

use super::PlaySession;
use crate::args::HumanSide;
use crate::play::{fill_and_seat, players, seat};
use crate::shell::Shell;

/// A game that starts from a position, or from the start of the game.
struct Scene {
    game: Game,
    side: HumanSide,
    start: Option<&'static str>,
    full_board: bool,
    level: Level,
}

const TWO: Scene = Scene {
    game: Game::Dvonn,
    side: HumanSide::Both,
    start: None,
    full_board: false,
    level: Level::FULL,
};

/// White has one stack, and Black can move only after it.
const PASS: &str = "9/10/5r5/4rrb3/9 w s";

/// White ends the game with f2g2.
const LAST_MOVE: &str = "9/10/5r5/4rw(rb)3/9 w s";

impl Scene {
    /// The output when these lines are typed.
    fn play(&self, lines: &[&str]) -> String {
        let shell = Shell::plain();
        let start = match self.start {
            Some(text) => AnyPosition::parse(self.game, text).expect("a position"),
            None => AnyPosition::start(self.game),
        };
        let (record, players) = (Record::new(start.clone()), players(self.side, self.level));
        let (game, filled) = if self.full_board {
            fill_and_seat(record, start, players, 1, &shell).expect("a board")
        } else {
            (seat(&record, players, &shell).expect("a game"), 0)
        };
        let (input, mut output) = (lines.join("\n"), Vec::new());
        let io = (&shell, input.as_bytes(), &mut output);
        let mut session = PlaySession::new(io, game, self.level, 1);
        session.play(filled).expect("nothing can fail");
        String::from_utf8(output).expect("text")
    }
}

fn from(start: &'static str) -> Scene {
    Scene { start: Some(start), ..TWO }
}

#[track_caller]
fn assert_says(said: &str, sentences: &[&str]) {
    let mut rest = said;
    for sentence in sentences {
        let Some(at) = rest.find(sentence) else {
            panic!("“{sentence}” is not said in {rest}")
        };
        rest = &rest[at + sentence.len()..];
    }
}

#[test]
fn every_prompt_says_the_phase_the_player_and_what_to_type() {
    assert_says(
        &TWO.play(&["e3", "c3", "g3", "a1", "b1"]),
        &[
            "DVONN, two players.",
            "Type a move, or help",
            "Placing, piece 1 of 49. White, place a red piece (for example a1).\n> ",
            "Placing, piece 2 of 49. Black, place a red piece",
            "Placing, piece 4 of 49. Black, place a black piece",
            "Placing, piece 5 of 49. White, place a white piece (for example b1)",
        ],
    );
    assert_says(
        &from(LAST_MOVE).play(&[]),
        &["Stacking (White 1, Black 2). White, move a stack (for example f2e2)"],
    );
}

#[test]
fn a_refused_move_is_explained_and_asked_for_again() {
    assert_says(
        &TWO.play(&["e3", "e3", "a1b2", "z9", "C3", "quit", "quit"]),
        &[
            "You can’t play e3: e3 is taken: place the piece on an empty space\n",
            "piece 2 of 49",
            "You can’t play a1b2: the board isn’t full yet",
            "“z9” is neither a move nor a command.",
            "piece 3 of 49",
        ],
    );
}

#[test]
fn moves_may_be_typed_with_blanks_and_dashes() {
    assert_says(&from(LAST_MOVE).play(&["F2 - g2"]), &["White wins, 3 to 0."]);
}

#[test]
fn the_computer_answers_for_its_colour_alone() {
    let white = Scene { side: HumanSide::White, ..TWO }.play(&["e3", "quit"]);
    assert_says(&white, &["You are White (w)", "piece 1 of 49", "The computer plays", "piece 3"]);
    let black = Scene { side: HumanSide::Black, ..TWO }.play(&[]);
    assert_says(&black, &["You are Black (b)", "The computer plays", "piece 2 of 49. Black"]);
}

#[test]
fn a_hint_is_a_move_that_can_be_played() {
    let said = Scene { full_board: true, ..TWO }.play(&["hint"]);
    let hint = said.split("Hint: ").nth(1).expect("a hint");
    let hint = hint.split('.').next().expect("a move");
    let moves = Scene { full_board: true, ..TWO }.play(&["moves"]);
    let listed = moves.split(" legal moves:").nth(1).expect("a list");
    assert!(listed.split_whitespace().any(|mv| mv == hint), "{hint} in {listed}");
}

#[test]
fn a_weak_opponent_gives_good_hints_and_stays_weak() {
    let weak = Scene { level: Level::LEAST, start: Some(LAST_MOVE), ..TWO };
    assert_says(&weak.play(&["hint"]), &["Hint: f2g2.\n"]);
    let weak = Scene { level: Level::LEAST, ..TWO };
    assert_says(&weak.play(&["e3"]), &["--side both --level 1 --moves e3\n"]);
}

#[test]
fn moves_are_listed_in_lines_that_fit() {
    let said = TWO.play(&["moves"]);
    assert_says(&said, &["49 legal moves:\n  a1 b1", " k5\n"]);
    assert!(said.lines().all(|line| line.chars().count() <= 80), "{said}");
    assert_says(&from(LAST_MOVE).play(&["moves"]), &["3 legal moves:\n  f2e2 f2g2 f2f3\n"]);
    assert_says(
        &from(LAST_MOVE).play(&["moves F2", "moves g2"]),
        &["3 legal moves from f2:\n  f2e2", "No legal moves from g2."],
    );
}

#[test]
fn undo_takes_back_a_choice_and_what_followed() {
    assert_says(
        &TWO.play(&["e3", "undo", "undo"]),
        &["Took back 1 move.", "piece 1 of 49", "There is nothing to take back."],
    );
    let alone = Scene { side: HumanSide::White, ..TWO };
    assert_says(&alone.play(&["e3", "undo"]), &["Took back 2 moves.", "piece 1 of 49"]);
    assert_says(
        &from(LAST_MOVE).play(&["f2g2", "undo"]),
        &["White wins", "Took back 1 move.", "White, move a stack"],
    );
}

#[test]
fn the_rest_of_the_board_can_be_filled_and_emptied_again() {
    assert_says(
        &TWO.play(&["e3", "place", "place", "undo"]),
        &[
            "Placed 48 pieces at random.",
            "Stacking (White 23, Black 23). White, move a stack",
            "All pieces are placed. Now move a stack.",
            "Took back 48 moves.",
            "Placing, piece 2 of 49. Black",
        ],
    );
}

#[test]
fn a_full_board_is_where_the_game_starts() {
    let said = Scene { full_board: true, ..TWO }.play(&["undo", "quit"]);
    assert_says(&said, &["Placed 49 pieces at random.", "There is nothing to take back."]);
    assert!(!said.contains("not saved"), "{said}");
}

#[test]
fn a_forced_pass_plays_itself() {
    let said = from(PASS).play(&["g2f2"]);
    assert_says(
        &said,
        &["White has no stack that can move and must pass.", "Black, move a stack", "Black wins"],
    );
}

#[test]
fn stacks_that_are_cut_off_are_counted() {
    assert_says(
        &from("9/10/rr(rw)bb6/10/9 w s").play(&["c3a3"]),
        &["2 stacks lost their link to red and are removed.", "White wins, 3 to 0."],
    );
}

#[test]
fn the_end_is_told_with_the_score_and_leaves_time_to_save() {
    let said = from(LAST_MOVE).play(&["f2g2", "hint", "moves", "f2g2", "quit"]);
    assert_says(
        &said,
        &[
            "The game is over.\nWhite wins, 3 to 0.\n",
            "Type save FILE to keep the game, undo to take back a move, or quit.",
            "The game is over.\n",
            "The game is over.\n",
            "You can’t play f2g2: the game is over",
        ],
    );
    assert!(!said.contains("not saved"), "{said}");
}

#[test]
fn leaving_an_unsaved_game_takes_two_words_and_shows_the_way_back() {
    let said = TWO.play(&["e3", "quit", "c3", "quit", "quit", "never read"]);
    assert_says(
        &said,
        &[
            "The game isn’t saved. Type save FILE to keep it, or quit again to leave.",
            "piece 3 of 49",
            "The game isn’t saved.",
            "Game unfinished.\n\
             To continue it, type: basalt play --game dvonn --side both --moves e3 c3\n",
        ],
    );
    assert!(!said.contains("never read"), "{said}");
}

#[test]
fn the_end_of_the_input_shows_the_way_back_too() {
    assert_says(
        &from(LAST_MOVE).play(&["f2e2"]),
        &[
            "End of input.\nGame unfinished.\n",
            "--side both --position '9/10/5r5/4rw(rb)3/9 w s' --moves f2e2\n",
        ],
    );
    let untouched = TWO.play(&["help", "board"]);
    assert!(!untouched.contains("unfinished"), "{untouched}");
}

#[test]
fn saving_needs_a_name_and_a_place() {
    assert_says(
        &TWO.play(&["save", "save /nowhere/at/all"]),
        &["Name a file: save FILE", "error: Can’t write /nowhere/at/all: folder not found"],
    );
}

#[test]
fn a_line_without_end_is_cut() {
    let endless = "e3".repeat(1 << 20);
    assert_says(&TWO.play(&[&endless, "c3"]), &["neither a move nor a command", "piece 2 of 49"]);
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let scene = Scene { side: HumanSide::Black, full_board: true, ..TWO };
    assert_eq!(scene.play(&[]), scene.play(&[]));
}

/// Checks that the help lists the commands that every game has, and some of its own.
#[track_caller]
fn assert_helps(said: &str, own: &[&str]) {
    for command in
        ["hint", "undo", "resign", "save FILE", "board", "help", "quit"].iter().chain(own)
    {
        assert!(said.contains(&format!("\n  {command} ")), "{command}");
    }
}

#[test]
fn help_lists_every_command() {
    assert_helps(&TWO.play(&["help"]), &["moves", "place"]);
}

#[test]
fn colours_have_their_seats() {
    let (person, computer) = (Seat::Person, Seat::Computer(basalt_play::Level::LAST));
    let players = |side| players(side, Level::FULL);
    assert_eq!(players(HumanSide::White), ByColor { white: person, black: computer });
    assert_eq!(players(HumanSide::Black), ByColor { white: computer, black: person });
    assert_eq!(players(HumanSide::Both), ByColor { white: person, black: person });
}

#[test]
fn the_last_placement_plays_itself() {
    // Two spaces are left: Black takes b1, and White has to take a1.
    let said = from("wwwwwwwww/wwwwwwwwwb/bbbbbbbbbbb/bbbbbbbbbw/2wwwrrrb b p").play(&["b1"]);
    assert_says(&said, &["White places a white piece on a1", "White, move a stack"]);
}

#[test]
fn resigning_takes_two_words_and_ends_the_game() {
    let said =
        TWO.play(&["e3", "resign", "c3", "resign", "resign", "g3", "resign", "undo", "quit"]);
    assert_says(
        &said,
        &[
            "Really resign as Black? Type resign again.",
            "Placing, piece 3 of 49. White",
            "Really resign as White? Type resign again.",
            "The game is over.\nWhite resigns. Black wins.\n",
            "Type save FILE to keep the game",
        ],
    );
    assert_eq!(said.matches("White resigns").count(), 1, "{said}");
    assert!(!said.contains("not saved"), "{said}");
    let alone = Scene { side: HumanSide::Black, ..TWO }.play(&["resign", "RESIGN"]);
    assert_says(&alone, &["Black resigns. White wins."]);
}
