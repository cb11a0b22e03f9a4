use basalt_records::{Record, TagError, Termination};

use super::*;
use crate::ReadError;

fn read(text: &str) -> LocalGame {
    LocalGame::from_text(text).expect("what was written is read")
}

fn record(tags: &str, moves: &str) -> String {
    format!("[Game \"dvonn\"]\n{tags}\n\n{moves}\n")
}

/// Compares everything except the shown position, plies that were taken back, and the running clock.
fn assert_same(game: &LocalGame, again: &LocalGame, now: Duration) {
    assert_eq!(game.plies(), again.plies());
    assert_eq!(game.latest(), again.latest());
    assert_eq!((game.start(), game.players()), (again.start(), again.players()));
    assert_eq!((game.ending(), game.turn()), (again.ending(), again.turn()));
    assert_eq!(game.tags(), again.tags());
    assert_eq!((game.may_undo(), game.may_finish()), (again.may_undo(), again.may_finish()));
    assert_eq!(game.to_text(now), again.to_text(now));
}

/// Gives those who chose the plies in the end, so that a caller knows what was met.
fn check_round_trips(mut chaos: Chaos, acts: usize) -> Vec<By> {
    chaos.game.set_tag("Date", "2026.11.15").expect("a tag");
    for _ in 0..acts {
        chaos.act();
        let again = read(&chaos.game.to_text(chaos.now));
        assert_same(&chaos.game, &again, chaos.now);
    }
    for end in [LocalGame::abandon, |game: &mut LocalGame, now| game.resign(Color::Black, now)] {
        let mut ended = chaos.game.clone();
        if end(&mut ended, chaos.now).is_ok() {
            assert_same(&ended, &read(&ended.to_text(chaos.now)), chaos.now);
        }
    }
    chaos.finish();
    assert_same(&chaos.game, &read(&chaos.game.to_text(chaos.now)), chaos.now);
    authors(&chaos.game)
}

#[test]
fn every_table_round_trips_through_its_text() {
    let mut met = Vec::new();
    for seed in 0..25 {
        met.extend(check_round_trips(Chaos::new(Game::Dvonn, seed), 120));
    }
    for by in [By::Person, By::Computer, By::Itself, By::Chance, By::Aid] {
        assert!(met.contains(&by), "no ply was chosen by {by:?}");
    }
    for seed in 0..2 {
        check_round_trips(Chaos::new(Game::Punct, seed), 25);
    }
}

#[test]
fn the_text_is_a_record_for_every_tool() {
    let mut game = against_computer();
    game.set_tag("White", "Ada").expect("a tag");
    play(&mut game, "e3");
    answer(&mut game, "c3");
    game.resign(Color::White, NOW).expect("under way");
    let record: Record = game.to_text(NOW).parse().expect("a record");
    assert_eq!(record.result, Some(basalt_rules::Outcome::Win(Color::Black)));
    assert_eq!(record.termination(), Some(Termination::Resignation));
    let tags = ["White", "WhiteSeat", "BlackSeat"].map(|name| record.tags.get(name));
    assert_eq!(tags, [Some("Ada"), Some("person"), Some("computer 1")]);
    assert_eq!(record.line.moves().map(|mv| mv.to_string()).collect::<Vec<_>>(), ["e3", "c3"]);
    assert!(record.replay().is_ok());
}

#[test]
fn a_game_from_elsewhere_is_one_of_two_people() {
    let game = read(&record(
        "[Event \"Open\"]\n[TimeControl \"40/9000\"]",
        "1. e3 c3 {a thought} (1... a1) *",
    ));
    assert_eq!((game.players(), game.clocks()), (Seat::TWO_PEOPLE, None));
    assert_eq!(
        (moves(&game), game.tags().get("Event")),
        (vec!["e3".into(), "c3".into()], Some("Open"))
    );
}

#[test]
fn ends_that_are_not_on_the_board_are_understood() {
    let ending = |termination: &str, result: &str| {
        read(&record(&format!("[Termination \"{termination}\"]"), &format!("1. e3 {result}")))
            .ending()
    };
    let loser = Color::Black;
    assert_eq!(ending("time", "1-0"), Some(Ending::Time { loser }));
    assert_eq!(ending("resignation", "1-0"), Some(Ending::Resigned { loser }));
    assert_eq!(ending("agreement", "1/2-1/2"), Some(Ending::Agreed));
    assert_eq!(ending("abandoned", "*"), Some(Ending::Abandoned));
    let won = basalt_rules::Outcome::Win(Color::White);
    assert_eq!(ending("storm", "1-0"), Some(Ending::Adjudicated(won)));
    assert_eq!((ending("unterminated", "*"), ending("storm", "*")), (None, None));
}

#[test]
fn clocks_without_a_tag_show_what_the_moves_say() {
    let game = read(&record("[TimeControl \"60\"]", "1. e3 {[%clk 0:00:59.5]} *"));
    let clocks = game.clocks().expect("clocks");
    let left = Color::ALL.map(|color| clocks.left(color, NOW));
    assert_eq!(left, [Duration::from_millis(59_500), seconds(60)]);
}

#[test]
fn a_seed_counts_only_for_its_own_board() {
    let start = Start::RandomBoard { game: Game::Dvonn, seed: 9 };
    let text = LocalGame::new(start.clone(), Seat::TWO_PEOPLE, None).to_text(NOW);
    assert_eq!(read(&text).start(), &start);
    let other = text.replace("[BoardSeed \"9\"]", "[BoardSeed \"8\"]");
    assert_eq!(read(&other).start(), &Start::Position(Box::new(start.position())));
}

#[test]
fn impossible_records_are_refused() {
    let refused = |tags: &str| LocalGame::from_text(&record(tags, "1. e3 c3 *")).err();
    for (tag, value) in [
        ("WhiteSeat", "robot"),
        ("BlackSeat", "computer 21"),
        ("PlacedFrom", "0"),
        ("PlacedFrom", "x"),
        ("PlacedFrom", "2"),
        ("PlacedFrom", "99999999999999999999"),
        ("FinishedFrom", "1"),
        ("FinishedFrom", "18446744073709551615"),
    ] {
        let error = refused(&format!("[{tag} \"{value}\"]"));
        let named = matches!(&error, Some(ReadError::Tag { name, found }) if (*name, found.as_str()) == (tag, value));
        assert!(named, "{tag} {value}: {error:?}");
    }
    let clocks = refused("[TimeControl \"60\"]\n[Clocks \"0:01:00\"]");
    assert!(matches!(clocks, Some(ReadError::Tag { name: "Clocks", .. })), "{clocks:?}");
    let illegal = LocalGame::from_text(&record("", "1. e3 e3 *"));
    assert!(matches!(illegal, Err(ReadError::Replay(_))), "{illegal:?}");
    assert!(matches!(LocalGame::from_text("nonsense"), Err(ReadError::Record(_))));
}

#[test]
fn tags_that_follow_from_the_table_cannot_be_set() {
    let mut game = against_computer();
    for name in ["WhiteSeat", "Termination", "Result"] {
        assert_eq!(game.set_tag(name, "x"), Err(TagError::Reserved { name: name.into() }));
    }
    let set = (0..300).filter(|number| game.set_tag(&format!("T{number}"), "x").is_ok());
    assert_eq!(set.count(), 248);
    assert!(game.set_tag("T0", "y").is_ok());
    assert_same(&game, &read(&game.to_text(NOW)), NOW);
}

#[test]
fn others_can_play_a_record_on() {
    let record: Record =
        record("[WhiteSeat \"computer 3\"]", "1. e3 c3 *").parse().expect("a game");
    let players = Seat::against_computer(Color::White, Level::LAST);
    let game = LocalGame::from_record_with(&record, players).expect("a game");
    assert_eq!(game.players(), players);
    let by: Vec<By> = game.plies().iter().map(|ply| ply.by).collect();
    assert_eq!(by, [By::Person, By::Computer]);
}
