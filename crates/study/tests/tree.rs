//! Tests of the tree of variations: adding moves, navigating, promoting, deleting, and writing records.

use basalt_records::{Drawing, Record};
use basalt_rules::{AnyMove, AnyPosition, Color, Game, Outcome, Title};
use basalt_study::{AddMoveError, Glyph, LineChange, Place, Study};
use proptest::prelude::*;

const TREE: &str = "[Game \"dvonn\"]\n[White \"Ada\"]\n\n{Before it} 1. e3! {the middle} 1... c3 (1... i3 2. c3 \
                    (2. a1 {a corner}) 2... a1) (1... b1) 2. i3 *\n";

fn study(text: &str) -> Study {
    Study::from_record(&text.parse().expect("a record")).expect("legal")
}

fn play(study: &mut Study, moves: &str) {
    for text in moves.split_whitespace() {
        let mv = study.position().read_move(text).expect("a move");
        study.play(mv).expect("legal");
    }
}

/// The rows as text.
fn read(study: &Study) -> Vec<String> {
    let row = |places: &[Place]| {
        let moves = places.iter().filter_map(|&place| study.origin(place));
        moves.map(|(_, mv)| mv.to_string()).collect::<Vec<_>>().join(" ")
    };
    let rows = study.rows();
    rows.iter().map(|found| format!("{}{}", "> ".repeat(found.depth), row(&found.places))).collect()
}

fn line_of(study: &Study) -> String {
    let moves = study.moves_to(study.here());
    moves.iter().map(AnyMove::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_record_comes_back_as_it_was() {
    let record: Record = TREE.parse().expect("a record");
    assert_eq!(Study::from_record(&record).expect("legal").to_record(), record);
}

#[test]
fn an_illegal_record_makes_no_study() {
    let record: Record = "[Game \"dvonn\"]\n\n1. e3 e3 *".parse().expect("a record");
    assert!(Study::from_record(&record).is_err());
}

#[test]
fn variations_are_read_right_after_the_move_they_replace() {
    let rows = read(&study(TREE));
    assert_eq!(rows, ["e3 c3", "> i3 c3", "> > a1", "> a1", "> b1", "i3"]);
}

#[test]
fn the_line_changes_at_the_last_move_that_has_others_beside_it() {
    let mut study = study(TREE);
    assert!(!study.change_line(LineChange::Next), "nothing is beside the start");
    play(&mut study, "e3 c3 i3");
    for (change, line) in [
        (LineChange::Previous, "e3 c3 i3"),
        (LineChange::Next, "e3 i3"),
        (LineChange::Next, "e3 b1"),
        (LineChange::Next, "e3 b1"),
        (LineChange::Previous, "e3 i3"),
        (LineChange::Previous, "e3 c3"),
    ] {
        let before = line_of(&study);
        assert_eq!(study.change_line(change), before != line, "{change:?} from {before}");
        assert_eq!(line_of(&study), line);
    }
}

#[test]
fn shapes_are_drawn_replaced_and_removed() {
    let mut study = study(TREE);
    let shape = |text| Drawing::parse(Title::Dvonn, text).expect(text);
    let start = study.start();
    let shapes = |study: &Study| {
        study.shapes(start).iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    for (drawn, expected) in
        [("Ya1b2", "Ya1b2"), ("Ye3", "Ye3 Ya1b2"), ("Ra1b2", "Ye3 Ra1b2"), ("Ye3", "Ra1b2")]
    {
        study.toggle_shape(start, shape(drawn));
        assert_eq!(shapes(&study), expected, "{drawn}");
    }
    let again = Study::from_record(&study.to_record()).expect("legal");
    assert_eq!(shapes(&again), "Ra1b2");
    assert!(study.clear_shapes(start) && !study.clear_shapes(start));
}

#[test]
fn a_move_that_is_there_is_not_added_again() {
    let mut study = study(TREE);
    play(&mut study, "e3 i3 a1");
    assert_eq!(line_of(&study), "e3 i3 a1");
    assert_eq!(study.to_record(), TREE.parse().expect("a record"));
    play(&mut study, "k5");
    assert_eq!(read(&study), ["e3 c3", "> i3 c3", "> > a1 k5", "> a1", "> b1", "i3"]);
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut study = study(TREE);
    play(&mut study, "e3");
    let taken = AnyMove::parse(Game::Dvonn, "e3").expect("a move");
    assert!(matches!(study.play(taken), Err(AddMoveError::Move(_))));
    assert_eq!(line_of(&study), "e3");
    assert_eq!(study.to_record(), TREE.parse().expect("a record"));
}

#[test]
fn walking_stays_on_the_line() {
    let mut study = study(TREE);
    assert!(!study.back());
    study.to_end();
    assert_eq!(line_of(&study), "e3 c3 i3");
    assert!(!study.ahead());
    study.to_start();
    play(&mut study, "e3 i3");
    study.to_end();
    assert_eq!(line_of(&study), "e3 i3 c3 a1");
    assert!(study.back());
    let texts: Vec<_> =
        study.line().iter().map(|&place| study.position_at(place).to_string()).collect();
    assert_eq!(texts.len(), 5);
    assert_eq!(texts[4], "9/10/2r1r3r2/10/b8 w p");
}

#[test]
fn a_variation_is_promoted_step_by_step() {
    let mut study = study(TREE);
    play(&mut study, "e3 i3 a1");
    let deep = study.here();
    assert!(!study.is_main(deep));
    assert!(study.promote(deep));
    assert_eq!(read(&study), ["e3 c3", "> i3 a1", "> > c3 a1", "> b1", "i3"]);
    assert!(study.promote(deep));
    assert!(study.is_main(deep));
    assert_eq!(read(&study), ["e3 i3", "> c3 i3", "> b1", "a1", "> c3 a1"]);
    assert!(!study.promote(deep));
    assert_eq!(study.here(), deep);
}

#[test]
fn deleting_a_move_deletes_its_continuations() {
    let mut study = study(TREE);
    play(&mut study, "e3 i3 a1");
    let deep = study.here();
    let entry = study.line()[2];
    study.delete(entry);
    assert_eq!(read(&study), ["e3 c3", "> b1", "i3"]);
    assert_eq!(line_of(&study), "e3");
    study.go(deep);
    assert_eq!(line_of(&study), "e3", "a deleted place cannot be gone to");
    study.delete(study.start());
    assert_eq!(line_of(&study), "e3", "the start cannot be deleted");
    let main = study.main_line()[2];
    study.delete(main);
    assert_eq!(read(&study), ["e3 b1"]);
    assert!(study.main_line().iter().all(|&place| study.is_main(place)));
}

#[test]
fn a_move_has_one_sign_at_a_time() {
    let mut study = study("[Game \"dvonn\"]\n\n1. e3 $140 *");
    study.to_end();
    let here = study.here();
    study.toggle(here, Glyph::Good);
    study.toggle(here, Glyph::Blunder);
    assert_eq!(study.glyphs(here).collect::<Vec<_>>(), [Glyph::Blunder]);
    assert_eq!(study.to_record().line.nodes[0].notes().nags, [4, 140]);
    study.toggle(here, Glyph::Blunder);
    assert_eq!(study.glyphs(here).count(), 0);
}

#[test]
fn comments_are_written_down() {
    let mut study = study(TREE);
    study.set_comment(study.start(), "Hello");
    play(&mut study, "e3");
    study.set_comment(study.here(), "");
    let record = study.to_record();
    assert_eq!(record.line.comment.text, "Hello");
    assert!(record.line.nodes[0].notes().comment.is_empty());
}

#[test]
fn passes_play_themselves() {
    let start = AnyPosition::parse(Game::Dvonn, "9/1r8/wrr8/10/9 w s").expect("legal");
    let mut over = Study::new(start);
    play(&mut over, "a3b3");
    assert_eq!(line_of(&over), "a3b3", "nobody passes after the end");
    // Black's only stack is too high to land anywhere.
    let start = AnyPosition::parse(Game::Dvonn, "9/10/wwrrr(bbbbb)5/10/9 w s").expect("legal");
    let mut study = Study::new(start);
    play(&mut study, "a3b3");
    assert_eq!(line_of(&study), "a3b3 pass");
}

#[test]
fn a_game_that_is_played_out_has_the_result_of_the_board() {
    let start = AnyPosition::parse(Game::Dvonn, "9/1r8/wrr8/10/9 w s").expect("legal");
    let mut study = Study::new(start);
    assert_eq!(study.to_record().result, None);
    play(&mut study, "a3b3");
    assert!(study.to_record().replay().is_ok());
}

#[test]
fn a_finished_game_without_a_result_gets_that_of_the_board() {
    let record = "[Game \"dvonn\"]\n[Position \"9/1r8/wrr8/10/9 w s\"]\n\n1. a3b3 *\n";
    let record = study(record).to_record();
    assert_eq!(record.result, Some(Outcome::Win(Color::White)));
}

#[test]
fn a_tree_grows_no_deeper_than_a_record() {
    let mut study = Study::new(AnyPosition::start(Game::Dvonn));
    // Each second move starts a variation inside the previous one.
    let error = loop {
        let moves = study.position().legal_moves();
        study.play(moves[moves.len() / 2]).expect("a legal move");
        if moves.len() > 1 {
            study.back();
            if let Err(error) = study.play(moves[0]) {
                break error;
            }
        }
    };
    assert_eq!(error, AddMoveError::Full);
    assert_eq!(study.rows().iter().map(|row| row.depth).max(), Some(Study::DEEPEST));
    let record = study.to_record();
    assert_eq!(record.to_string().parse(), Ok(record));
    assert!(!study.promote(study.main_line()[1]), "it is in no variation");
}

proptest! {
    /// After any actions, a tree can be written and parsed again.
    #[test]
    fn every_tree_can_be_written_down(deeds in prop::collection::vec((0_u8..6, any::<u16>()), 0..120)) {
        let mut study = Study::new(AnyPosition::start(Game::Dvonn));
        for (deed, number) in deeds {
            let number = usize::from(number);
            match deed {
                0..=2 => {
                    let moves = study.position().legal_moves();
                    study.play(moves[number % moves.len()]).expect("a legal move");
                }
                3 => {
                    study.back();
                }
                4 => {
                    study.promote(study.here());
                }
                _ => study.delete(study.here()),
            }
            prop_assert!(study.rows().iter().map(|row| row.places.len()).sum::<usize>() <= 120);
        }
        let record = study.to_record();
        prop_assert!(record.replay().is_ok());
        let again: Record = record.to_string().parse().expect("a record");
        let mut copy = Study::from_record(&again).expect("legal");
        prop_assert_eq!(read(&copy), read(&study));
        copy.to_end();
        let main = study.main_line();
        prop_assert_eq!(copy.moves_to(copy.here()), study.moves_to(main[main.len() - 1]));
    }
}
