use super::*;
use crate::Ply;

#[test]
fn a_choice_is_taken_back_with_what_followed() {
    let mut game = three_plies_against_computer();
    answer(&mut game, "a1");
    assert_eq!((game.undo(NOW), moves(&game)), (Ok(2), vec!["e3".into(), "c3".into()]));
    assert_eq!(game.turn(), Turn::Person(Color::White));
    assert_eq!((game.undo(NOW), game.undo(NOW)), (Ok(2), Err(PlayError::Nothing)));
    assert_eq!(
        (game.redo(NOW), game.redo(NOW), game.redo(NOW)),
        (Ok(0..2), Ok(2..4), Err(PlayError::Nothing))
    );
    assert_eq!(moves(&game), ["e3", "c3", "g3", "a1"]);
}

#[test]
fn at_one_board_a_ply_is_taken_back_at_a_time() {
    let mut game = dvonn(Seat::TWO_PEOPLE);
    play(&mut game, "e3");
    play(&mut game, "c3");
    assert_eq!((game.undo(NOW), game.turn()), (Ok(1), Turn::Person(Color::Black)));
    assert_eq!((game.undo(NOW), game.turn()), (Ok(1), Turn::Person(Color::White)));
}

#[test]
fn the_first_moves_of_the_computer_stay() {
    let mut game = dvonn(Seat::against_computer(Color::Black, Level::LAST));
    answer(&mut game, "e3");
    assert_eq!(game.undo(NOW), Err(PlayError::Nothing));
    play(&mut game, "c3");
    assert_eq!((game.undo(NOW), game.undo(NOW)), (Ok(1), Err(PlayError::Nothing)));
    assert_eq!(moves(&game), ["e3"]);
}

#[test]
fn something_else_that_is_played_ends_redoing() {
    let mut game = dvonn(Seat::TWO_PEOPLE);
    play(&mut game, "e3");
    play(&mut game, "c3");
    game.undo(NOW).expect("a choice");
    assert_eq!(game.play(mv(&game, "e3"), NOW).is_err(), game.may_redo());
    play(&mut game, "a1");
    assert!(!game.may_redo());
}

#[test]
fn pieces_placed_by_chance_are_one_choice() {
    let mut game = against_computer();
    play(&mut game, "e3");
    answer(&mut game, "c3");
    game.place_rest(1, NOW).expect("placing");
    let placed = moves(&game);
    assert_eq!((game.undo(NOW), game.turn()), (Ok(47), Turn::Person(Color::White)));
    assert_eq!((game.redo(NOW), moves(&game)), (Ok(2..49), placed));
    game.undo(NOW).expect("the placing");
    play(&mut game, "a1");
    assert_eq!(authors(&game)[2], By::Person, "nothing is by chance any more");
}

/// The state that taking back has to restore.
#[derive(Debug, PartialEq)]
struct Snapshot {
    plies: Vec<Ply>,
    position: AnyPosition,
    turn: Turn,
}

impl Snapshot {
    fn of(game: &LocalGame) -> Self {
        Self { plies: game.plies().to_vec(), position: game.latest().clone(), turn: game.turn() }
    }
}

/// Whatever was done, taking it all back and playing it all again leads to where it was, through the same
/// positions in which a person had to choose.
fn check_back_and_forth(mut chaos: Chaos, acts: usize) {
    for _ in 0..acts {
        chaos.act();
        if !chaos.game.may_undo() {
            continue;
        }
        let (mut back, mut states) = (chaos.game.clone(), Vec::new());
        while back.may_undo() {
            states.push(Snapshot::of(&back));
            assert!(states.len() <= 200, "taking back comes to no end");
            let count = back.undo(chaos.now).expect("may be undone");
            assert_eq!(
                back.plies().len() + count,
                states.last().map_or(0, |state| state.plies.len())
            );
            assert!(matches!(back.turn(), Turn::Person(_)), "{:?}", back.turn());
        }
        while let Some(state) = states.pop() {
            back.redo(chaos.now).expect("was undone");
            assert_eq!(Snapshot::of(&back), state);
        }
    }
}

#[test]
fn all_can_be_taken_back_and_played_again() {
    for seed in 0..25 {
        check_back_and_forth(Chaos::new(Game::Dvonn, seed), 120);
    }
    for seed in 0..3 {
        check_back_and_forth(Chaos::new(Game::PunctBasic, seed), 25);
    }
}

#[test]
fn locked_plies_stay() {
    let mut game = dvonn(Seat::TWO_PEOPLE);
    play(&mut game, "e3");
    game.lock_plies();
    assert_eq!((game.may_undo(), game.undo(NOW)), (false, Err(PlayError::Nothing)));
    play(&mut game, "c3");
    assert_eq!((game.undo(NOW), game.undo(NOW)), (Ok(1), Err(PlayError::Nothing)));
}
