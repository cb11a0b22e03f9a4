use super::*;

/// Five minutes and three seconds a move, at one board.
fn timed() -> LocalGame {
    let control = TimeControl::new(300, 3).expect("a time control");
    LocalGame::new(Start::Empty(Game::Dvonn), Seat::TWO_PEOPLE, Some(control))
}

fn left(game: &LocalGame, now: u64) -> [u64; 2] {
    let clocks = game.clocks().expect("clocks");
    Color::ALL.map(|color| clocks.left(color, seconds(now)).as_secs())
}

fn play_at(game: &mut LocalGame, text: &str, now: u64) {
    game.play(mv(game, text), seconds(now)).expect(text);
}

#[test]
fn clocks_start_with_the_first_move_and_each_move_adds_to_them() {
    let mut game = timed();
    assert_eq!(left(&game, 1000), [300, 300]);
    play_at(&mut game, "e3", 1000);
    assert_eq!(left(&game, 1010), [303, 290]);
    play_at(&mut game, "c3", 1020);
    assert_eq!(left(&game, 1030), [293, 283]);
    let shown: Vec<_> = game.plies().iter().map(|ply| ply.left).collect();
    assert_eq!(shown, [Some(seconds(303)), Some(seconds(283))]);
}

#[test]
fn looking_back_stops_no_clock_but_taking_back_does() {
    let mut game = timed();
    play_at(&mut game, "e3", 0);
    game.look_at_start();
    assert_eq!(left(&game, 20), [303, 280]);
    game.undo(seconds(30)).expect("a choice");
    assert_eq!(left(&game, 500), [303, 270]);
    play_at(&mut game, "f3", 500);
    assert_eq!(left(&game, 510), [306, 260]);
}

#[test]
fn a_player_without_time_loses() {
    let mut game = timed();
    play_at(&mut game, "e3", 0);
    assert_eq!(game.expire(seconds(299)), None);
    let lost = Ending::Time { loser: Color::Black };
    assert_eq!((game.expire(seconds(300)), game.expire(seconds(301))), (Some(lost), None));
    assert_eq!((game.ending(), game.turn()), (Some(lost), Turn::Over));
    assert_eq!(left(&game, 1000), [303, 0]);
}

#[test]
fn a_move_that_comes_too_late_is_none() {
    let mut game = timed();
    play_at(&mut game, "e3", 0);
    assert_eq!(game.play(mv(&game, "c3"), seconds(301)), Err(PlayError::Over));
    assert_eq!(game.ending(), Some(Ending::Time { loser: Color::Black }));
    let mut game = timed();
    play_at(&mut game, "e3", 0);
    assert_eq!(game.undo(seconds(301)), Err(PlayError::Over));
}

#[test]
fn a_refused_move_lets_the_clock_run() {
    let mut game = timed();
    play_at(&mut game, "e3", 0);
    assert!(game.play(mv(&game, "e3"), seconds(50)).is_err());
    assert_eq!(left(&game, 60), [303, 240]);
}

#[test]
fn forced_moves_take_and_give_no_time() {
    let mut game = timed();
    play_at(&mut game, "e3", 0);
    game.place_rest(1, seconds(10)).expect("placing");
    let running = game.clocks().and_then(crate::Clocks::running);
    assert_eq!((left(&game, 10), running), ([303, 290], Some(Color::White)));
    let position = AnyPosition::parse(Game::Dvonn, PASSING).expect("legal");
    let control = TimeControl::new(300, 3).ok();
    let mut game = LocalGame::new(Start::Position(Box::new(position)), Seat::TWO_PEOPLE, control);
    play_at(&mut game, "e3d3", 0);
    assert_eq!(authors(&game), [By::Person, By::Itself]);
    assert_eq!(left(&game, 20), [283, 300]);
}

#[test]
fn an_answer_that_comes_too_late_is_none() {
    let players = Seat::against_computer(Color::White, Level::FIRST);
    let control = TimeControl::new(300, 3).ok();
    let mut game = LocalGame::new(Start::Empty(Game::Dvonn), players, control);
    play_at(&mut game, "e3", 0);
    let asked = game.latest().clone();
    assert_eq!(game.answer(&asked, mv(&game, "c3"), seconds(300)), Err(PlayError::Over));
    assert_eq!(game.ending(), Some(Ending::Time { loser: Color::Black }));
}

#[test]
fn times_are_kept_as_exactly_as_records_can() {
    let mut game = timed();
    play_at(&mut game, "e3", 0);
    let now = Duration::from_micros(1_234_567);
    game.play(mv(&game, "c3"), now).expect("legal");
    let again = LocalGame::from_text(&game.to_text(now)).expect("what was written is read");
    assert_eq!(again.plies(), game.plies());
    assert_eq!(game.plies()[1].left, Some(Duration::from_millis(301_765)));
}

#[test]
fn time_does_not_pass_while_the_game_is_put_away() {
    let mut game = timed();
    play_at(&mut game, "e3", 0);
    let text = game.to_text(seconds(100));
    let mut later = LocalGame::from_text(&text).expect("what was written is read");
    assert_eq!(left(&later, 9000), [303, 200]);
    later.resume(seconds(9000));
    assert_eq!(left(&later, 9010), [303, 190]);
    let mut untouched =
        LocalGame::from_text(&timed().to_text(NOW)).expect("what was written is read");
    untouched.resume(seconds(9000));
    assert_eq!(left(&untouched, 9010), [300, 300]);
}

#[test]
fn the_end_stops_the_clocks() {
    let mut game = timed();
    play_at(&mut game, "e3", 0);
    game.resign(Color::Black, seconds(10)).expect("under way");
    assert_eq!(left(&game, 1000), [303, 290]);
    assert_eq!(game.expire(seconds(1000)), None);
}
