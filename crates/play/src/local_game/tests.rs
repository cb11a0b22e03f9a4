//! Tests that play whole games, some of them at random.

mod clocks;
mod forced;
mod records;
mod taking_back;

use std::time::Duration;

use basalt_rules::{AnyMove, AnyPosition, ByColor, Color, Game, SplitMix64, StartBoard};

use super::{By, LocalGame, PlayError, Turn};
use crate::{Ending, Level, Players, Seat, Start, TimeControl};

/// The moment of tests in which no clock runs.
const NOW: Duration = Duration::ZERO;

/// Black's stack of two would have to land two spaces away, which are empty: Black passes after each move of White's,
/// such as e3 onto d3.
const PASSING: &str = "9/10/rrrww6/3(bb)6/9 w s";

fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn dvonn(players: Players) -> LocalGame {
    LocalGame::new(Start::Empty(Game::Dvonn), players, None)
}

fn against_computer() -> LocalGame {
    dvonn(Seat::against_computer(Color::White, Level::FIRST))
}

fn from_position(text: &str, players: Players) -> LocalGame {
    let position = AnyPosition::parse(Game::Dvonn, text).expect("legal");
    LocalGame::new(Start::Position(Box::new(position)), players, None)
}

fn mv(game: &LocalGame, text: &str) -> AnyMove {
    AnyMove::parse(game.game(), text).expect(text)
}

fn play(game: &mut LocalGame, text: &str) {
    game.play(mv(game, text), NOW).expect(text);
}

fn answer(game: &mut LocalGame, text: &str) {
    let (asked, mv) = (game.latest().clone(), mv(game, text));
    game.answer(&asked, mv, NOW).expect(text);
}

fn moves(game: &LocalGame) -> Vec<String> {
    game.plies().iter().map(|ply| ply.mv.to_string()).collect()
}

fn authors(game: &LocalGame) -> Vec<By> {
    game.plies().iter().map(|ply| ply.by).collect()
}

/// A game at which random things are done, with clocks or without.
struct Chaos {
    game: LocalGame,
    rng: SplitMix64,
    now: Duration,
}

impl Chaos {
    fn new(game: Game, seed: u64) -> Self {
        let mut rng = SplitMix64::new(seed);
        let is_random = rng.next_u64().is_multiple_of(2) && game.starts_on(StartBoard::Random);
        let start = if is_random { Start::RandomBoard { game, seed } } else { Start::Empty(game) };
        let seats = [Seat::Person, Seat::Person, Seat::Computer(Level::LAST)];
        let players = ByColor::from_fn(|_| rng.pick(&seats).expect("seats"));
        let controls = [None, TimeControl::new(600, 5).ok()];
        let control = rng.pick(&controls).flatten();
        Self { game: LocalGame::new(start, players, control), rng, now: seconds(7) }
    }

    /// Plays a random legal move for the player to move. Returns whether there was one.
    fn play(&mut self) -> bool {
        self.now += Duration::from_millis(self.rng.next_u64() % 3000);
        if self.game.may_finish() && self.rng.next_u64().is_multiple_of(2) {
            self.game.finish(self.now).expect("may be finished");
        }
        let asked = self.game.latest().clone();
        let Some(mv) = self.rng.pick(&asked.legal_moves()) else { return false };
        match self.game.turn() {
            Turn::Person(_) => self.game.play(mv, self.now).is_ok(),
            Turn::Computer(..) | Turn::Aid(_) => self.game.answer(&asked, mv, self.now).is_ok(),
            Turn::Over => false,
        }
    }

    /// Does any one thing that can be done at a game without ending the game.
    fn act(&mut self) {
        self.now += Duration::from_millis(self.rng.next_u64() % 3000);
        let game = &mut self.game;
        // The functions themselves decide whether an action is allowed.
        let _ = match self.rng.next_u64() % 40 {
            0..4 => game.undo(self.now).is_ok(),
            4..7 => game.redo(self.now).is_ok(),
            7 => game.place_rest(self.rng.next_u64(), self.now).is_ok(),
            8..10 => {
                game.look_back();
                true
            }
            _ => {
                game.look_at_end();
                self.play()
            }
        };
    }

    /// Plays on as long as there are moves.
    fn finish(&mut self) {
        self.game.look_at_end();
        while self.play() {}
    }
}

#[test]
fn people_and_computer_play_in_turn() {
    let mut game = against_computer();
    assert_eq!(game.turn(), Turn::Person(Color::White));
    play(&mut game, "e3");
    assert_eq!(game.turn(), Turn::Computer(Color::Black, Level::FIRST));
    assert_eq!(game.play(mv(&game, "a1"), NOW), Err(PlayError::OtherTurn));
    answer(&mut game, "c3");
    assert_eq!(authors(&game), [By::Person, By::Computer]);
    assert_eq!(game.plies()[1].player, Color::Black);
    let here = game.latest().clone();
    assert_eq!(game.answer(&here, mv(&game, "a1"), NOW), Err(PlayError::OtherTurn));
}

#[test]
fn the_rules_have_the_last_word() {
    let mut game = against_computer();
    play(&mut game, "e3");
    answer(&mut game, "c3");
    let Err(PlayError::Move(error)) = game.play(mv(&game, "c3"), NOW) else {
        panic!("c3 is taken")
    };
    assert_eq!(error.rule(), Some(2));
    assert_eq!(moves(&game), ["e3", "c3"]);
}

#[test]
fn an_answer_to_another_position_is_refused() {
    let mut game = against_computer();
    play(&mut game, "e3");
    let asked = game.latest().clone();
    game.undo(NOW).expect("a choice");
    play(&mut game, "f3");
    assert_eq!(game.answer(&asked, mv(&game, "a1"), NOW), Err(PlayError::Stale));
    assert_eq!(moves(&game), ["f3"]);
}

fn three_plies_against_computer() -> LocalGame {
    let mut game = against_computer();
    play(&mut game, "e3");
    answer(&mut game, "c3");
    play(&mut game, "g3");
    game
}

#[test]
fn looking_back_blocks_play_and_survives_moves() {
    let mut game = three_plies_against_computer();
    game.look_at_start();
    answer(&mut game, "a1");
    assert_eq!((game.shown_plies(), game.is_at_end()), (0, false));
    assert_eq!(game.shown(), &AnyPosition::start(Game::Dvonn));
    assert_eq!(game.play(mv(&game, "a2"), NOW), Err(PlayError::LookingBack));
    game.look_ahead();
    assert_eq!(game.shown_ply().map(|ply| ply.mv), Some(mv(&game, "e3")));
    game.look_at(3);
    game.look_back();
    assert_eq!(game.shown_plies(), 2);
    game.look_at_end();
    game.look_ahead();
    assert_eq!((game.shown_plies(), game.shown()), (4, game.latest()));
    play(&mut game, "a2");
}

#[test]
fn the_last_placement_plays_itself_and_so_do_passes() {
    let mut chaos = Chaos::new(Game::Punct, 1);
    chaos.game = dvonn(Seat::TWO_PEOPLE);
    for _ in 0..47 {
        assert!(chaos.play());
    }
    let asked = chaos.game.latest().legal_moves();
    let last = chaos.game.play(asked[0], NOW).expect("legal");
    assert_eq!(last, 47..49);
    assert_eq!(authors(&chaos.game)[46..], [By::Person, By::Person, By::Itself]);
    assert_eq!(chaos.game.turn(), Turn::Person(Color::White));
    let mut game = from_position(PASSING, Seat::TWO_PEOPLE);
    let played = game.play(mv(&game, "e3d3"), NOW).expect("legal");
    assert_eq!((played, &moves(&game)[1..]), (0..2, &["pass".to_owned()][..]));
    assert_eq!(game.turn(), Turn::Person(Color::White));
}

#[test]
fn forced_moves_at_the_start_are_played() {
    let game = from_position("9/10/rrrw7/3(bb)6/9 b s", Seat::TWO_PEOPLE);
    assert_eq!(authors(&game), [By::Itself]);
    assert!(!game.may_undo());
}

#[test]
fn the_rest_is_placed_as_the_seed_says() {
    let placed = |seed| {
        let mut game = against_computer();
        play(&mut game, "e3");
        answer(&mut game, "c3");
        assert!(game.may_place_rest());
        assert_eq!(game.place_rest(seed, NOW).expect("placing"), 2..49);
        game
    };
    let game = placed(5);
    assert!(game.plies()[2..].iter().all(|ply| ply.by == By::Chance));
    assert_eq!(game.turn(), Turn::Person(Color::White));
    assert_eq!(game.clone().place_rest(5, NOW), Err(PlayError::NotPlacing));
    assert_eq!(
        (moves(&game) == moves(&placed(5)), moves(&game) == moves(&placed(6))),
        (true, false)
    );
}

#[test]
fn a_decided_game_can_be_left_to_the_computer() {
    let mut game = from_position(PASSING, Seat::TWO_PEOPLE);
    assert!(game.may_finish());
    game.finish(NOW).expect("decided");
    assert_eq!(game.turn(), Turn::Aid(Color::White));
    assert_eq!(game.play(mv(&game, "e3d3"), NOW), Err(PlayError::OtherTurn));
    answer(&mut game, "e3d3");
    assert_eq!(authors(&game), [By::Aid, By::Itself]);
    assert_eq!(game.undo(NOW), Ok(2));
    assert_eq!(game.turn(), Turn::Person(Color::White));
    let mut open = against_computer();
    assert_eq!((open.may_finish(), open.finish(NOW)), (false, Err(PlayError::NotDecided)));
}

#[test]
fn nothing_happens_after_the_end() {
    let mut game = against_computer();
    play(&mut game, "e3");
    let resigned = Ending::Resigned { loser: Color::White };
    assert_eq!(game.resign(Color::White, NOW), Ok(resigned));
    assert_eq!((game.ending(), game.turn()), (Some(resigned), Turn::Over));
    let here = game.latest().clone();
    assert_eq!(game.answer(&here, mv(&game, "a1"), NOW), Err(PlayError::Over));
    assert_eq!(game.abandon(NOW), Err(PlayError::Over));
    assert_eq!(game.undo(NOW), Err(PlayError::Over));
    assert!(!game.may_undo() && !game.may_finish() && !game.may_place_rest());
}

#[test]
fn a_game_that_is_played_out_has_the_outcome_of_its_board() {
    for seed in 0..20 {
        let mut chaos = Chaos::new([Game::Dvonn, Game::Punct][usize::from(seed < 2)], seed);
        chaos.finish();
        let game = &chaos.game;
        let ending = game.ending().expect("played out");
        assert_eq!(ending.outcome(), game.latest().outcome());
        assert_eq!(Ending::on_board(game.latest()), Some(ending));
    }
}
