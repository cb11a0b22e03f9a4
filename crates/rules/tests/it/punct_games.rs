//! Whole random games of PÜNCT, played by the crate and by its slow twin side by side.
//!
//! `TWIN_GAMES=1000 cargo test --release -p basalt-rules --test it punct_games` plays a thousand games of each
//! style instead of a few. With `-- --nocapture` it says what occurred in them.

use basalt_rules::Outcome;
use basalt_rules::punct::{Cell, End, Lie, Move, PieceKind, Position, Symmetry, Variant};
use basalt_testkit::corpus;
use basalt_testkit::punct::play_style::{PlayStyle, choices, game, numbers, variant};
use basalt_testkit::punct::twin::{Twin, transform_space, transform_turn};
use basalt_testkit::punct::twin_text;

use crate::punct::pair::Pair;
use crate::punct::reason::Judge;
use crate::punct::same::{assert_round_trip, assert_same, assert_same_turns, texts};
use crate::punct::seen::Seen;

/// Plays games of a style side by side: `games` of them, or `TWIN_GAMES`.
fn play_games(style: PlayStyle, games: u64) -> Seen {
    let wanted = std::env::var("TWIN_GAMES").ok().and_then(|games| games.parse().ok());
    let mut seen = Seen::default();
    for number in 0..wanted.unwrap_or(games) {
        play_game(style, Pair::start(variant(number)), number, &mut seen);
    }
    eprintln!("{style:?}: {seen:?}");
    seen
}

fn play_game(style: PlayStyle, mut pair: Pair, number: u64, seen: &mut Seen) {
    for choice in choices(number) {
        assert_same(&pair);
        assert_round_trip(&pair.fast);
        let changes = pair.twin.changes();
        assert_same_turns(&pair.fast, changes.keys());
        if seen.positions.is_multiple_of(5) {
            assert_same_from_elsewhere(&pair.fast, seen.positions / 5);
        }
        seen.position(&pair.fast);
        let Some(mv) = style.choose(&pair.fast, choice) else { break };
        pair.fast.play(mv).unwrap_or_else(|refusal| panic!("{mv} in {}: {refusal}", pair.fast));
        pair.twin.carry_out(changes[&mv.to_string()].clone());
    }
    assert_same(&pair);
    assert_same_from_elsewhere(&pair.fast, number as usize);
    seen.end(&pair.fast);
}

/// Under a symmetry, of which the number tells which, with the colours swapped or not, the position
/// has the same turns and the same outcome.
fn assert_same_from_elsewhere(position: &Position, number: usize) {
    let symmetry = Symmetry::all().nth(number % 12).expect("there are twelve");
    let swapped = number / 12 % 2 == 1;
    let image = position.transformed(symmetry);
    let image = if swapped { image.colors_swapped() } else { image };
    // An image has no past.
    if matches!(position.end(), Some(End::Repetition | End::TwoPasses)) {
        return;
    }
    let turns: Vec<Move> = position.legal_moves().iter().map(|&mv| symmetry.mv(mv)).collect();
    assert_eq!(texts(&image.legal_moves()), texts(&turns), "{symmetry:?} of {position}");
    let outcome = position.outcome().map(|outcome| match outcome {
        Outcome::Win(color) if swapped => Outcome::Win(color.other()),
        other => other,
    });
    assert_eq!(image.outcome(), outcome, "{symmetry:?} of {position}");
}

#[test]
fn games_go_the_same_way_for_both_to_every_end() {
    let ends = [
        (PlayStyle::Placing, 40, "LastPiece"),
        (PlayStyle::Racing, 48, "Connection"),
        (PlayStyle::Hemming, 20, "LastPiece"),
        (PlayStyle::Wandering, 10, "HundredTurns"),
        (PlayStyle::Returning, 24, "Repetition"),
    ];
    std::thread::scope(|scope| {
        for (style, games, end) in ends {
            scope.spawn(move || {
                let seen = play_games(style, games);
                assert!(seen.ended(end) > 0, "{style:?}: {seen:?}");
            });
        }
    });
}

#[test]
fn moving_games_go_the_same_way_for_both() {
    let seen = play_games(PlayStyle::Moving, 20);
    assert!(seen.positions > 100 * seen.games, "{seen:?}");
}

#[test]
fn climbing_games_go_the_same_way_for_both() {
    let seen = play_games(PlayStyle::Climbing, 36);
    assert!(seen.highest >= 5, "{seen:?}");
    assert!(seen.with["a bridge over a bridge"] > 0, "{seen:?}");
    assert!(seen.with["dots at the bottom of a gap"] > 0, "{seen:?}");
}

/// Boards on which White has few turns.
fn crowded_boards() -> impl Iterator<Item = Pair> {
    let lines = corpus::lines(include_str!("../data/punct/perft.txt"));
    let crowded = lines.filter(|fields| fields[3] == "a search");
    crowded.map(|fields| Pair::read(Variant::Standard, fields[1]))
}

#[test]
fn games_from_crowded_boards_go_the_same_way_for_both() {
    let mut seen = Seen::default();
    for (pair, number) in crowded_boards().zip(0..) {
        for style in [PlayStyle::Moving, PlayStyle::Climbing] {
            play_game(style, pair.clone(), number, &mut seen);
        }
    }
    assert!(seen.games >= 6 && seen.positions > 5 * seen.games, "{seen:?}");
}

/// Positions from the midst of games of all styles, `each` from games of each.
fn positions(each: u64) -> Vec<Pair> {
    let midst = |style: PlayStyle, seed: u64| {
        let game = game(style, seed);
        let number = numbers(seed).next().expect("the list is endless") as usize;
        let position = &game[number % game.len()];
        Pair::read(position.variant(), &position.to_string())
    };
    // Seeds that the games above do not have.
    let of = |style| (1000..1000 + each).map(move |seed| midst(style, seed));
    PlayStyle::ALL.into_iter().flat_map(of).collect()
}

/// The images of a position under the symmetries and the colour swap, each with the numbers of the
/// symmetry for the crate and for the twin.
fn images(Pair { fast, twin }: &Pair) -> Vec<(Symmetry, usize, Pair)> {
    let swapped = Pair { fast: fast.colors_swapped(), twin: twin.colours_swapped() };
    let past =
        |image: Twin| image.with_past(twin.turns_without_placement(), twin.passes_in_a_row());
    let under = |Pair { fast, twin }: &Pair, number: usize, symmetry: Symmetry| {
        let image = Pair { fast: fast.transformed(symmetry), twin: past(twin.transformed(number)) };
        (symmetry, number, image)
    };
    let pairs = [Pair { fast: fast.clone(), twin: twin.clone() }, swapped];
    let all = |pair| Symmetry::all().enumerate().map(move |(i, symmetry)| under(pair, i, symmetry));
    pairs.iter().flat_map(all).collect()
}

#[test]
fn spaces_go_where_the_twin_says_under_each_symmetry() {
    assert_eq!(Symmetry::all().count(), 12);
    for (number, symmetry) in Symmetry::all().enumerate() {
        for cell in Cell::ALL {
            let expected = transform_space(&cell.to_string(), number);
            assert_eq!(symmetry.cell(cell).to_string(), expected, "{cell} under {symmetry:?}");
        }
    }
}

#[test]
fn every_image_of_a_position_is_the_image_of_its_twin() {
    for pair in positions(3) {
        let turns = pair.fast.legal_moves();
        for (symmetry, number, image) in images(&pair) {
            assert_same(&image);
            assert_round_trip(&image.fast);
            assert_same_turns(&image.fast, &image.twin.legal_turns());
            let carried: Vec<Move> = turns.iter().map(|&mv| symmetry.mv(mv)).collect();
            assert_same_turns(&image.fast, &texts(&carried));
            for &mv in turns.iter().step_by(50) {
                let expected = transform_turn(&mv.to_string(), number);
                assert_eq!(symmetry.mv(mv).to_string(), expected);
            }
        }
    }
}

#[test]
fn moving_and_looking_from_elsewhere_can_be_exchanged() {
    for pair in positions(3) {
        let Some(mv) = PlayStyle::Moving.choose(&pair.fast, 1) else { continue };
        let mut after = pair.clone();
        after.play(mv);
        for ((symmetry, _, mut image), (_, _, expected)) in
            images(&pair).into_iter().zip(images(&after))
        {
            image.fast.play(symmetry.mv(mv)).expect("a turn is legal from everywhere");
            assert_eq!(image.fast, expected.fast, "{mv} under {symmetry:?} in {}", pair.fast);
        }
    }
}

#[test]
fn all_images_of_a_position_have_one_canonical_form() {
    for pair in positions(6) {
        let canonical = pair.fast.canonical();
        let images = images(&pair);
        assert_eq!(images.len(), 24);
        assert!(images.iter().all(|(_, _, image)| image.fast.canonical() == canonical));
        assert!(images.iter().any(|(_, _, image)| image.fast == canonical));
    }
}

/// Plays every turn in `each` positions of each style. `check` gets the position before, the turn, and both after it.
fn for_each_turn(each: u64, check: impl Fn(&Position, &str, Pair)) {
    for pair in positions(each) {
        for (turn, twin) in pair.twin.results() {
            let mut fast = pair.fast.clone();
            fast.play(turn.parse().expect("a turn")).expect("a legal turn");
            check(&pair.fast, &turn, Pair { fast, twin });
        }
    }
}

#[test]
fn each_turn_leads_both_to_the_same_position() {
    for_each_turn(4, |before, turn, Pair { fast, twin }| {
        assert_eq!(fast.to_string(), twin_text::write(&twin), "{turn} in {before}");
        assert_eq!(fast.hash(), fast.board().computed_hash(), "{turn} in {before}");
    });
}

#[test]
fn each_turn_has_the_same_outcome_for_both() {
    for_each_turn(1, |_, _, after| assert_same(&after));
}

/// The turns after which the mover has won, found by playing them all.
fn wins_by_trying(position: &Position) -> Vec<Move> {
    let wins = |&mv: &Move| {
        let mut after = position.clone();
        after.play_unchecked(mv);
        after.outcome() == Some(Outcome::Win(position.to_move()))
    };
    position.legal_moves().into_iter().filter(wins).collect()
}

#[test]
fn winning_turns_are_those_after_which_the_mover_has_won() {
    let (mut placements, mut shifts, mut by_shifts_alone) = (0, 0, 0);
    for style in PlayStyle::ALL {
        for position in (2000..2008).flat_map(|seed| game(style, seed).into_iter().rev().take(6)) {
            let expected = wins_by_trying(&position);
            assert_eq!(texts(&position.winning_moves()), texts(&expected), "{position}");
            let placing = expected.iter().filter(|mv| matches!(mv, Move::Place(_))).count();
            let any = expected.iter().any(|&mv| mv != Move::Pass);
            // A board does not know whether the game is over.
            if position.outcome().is_none() {
                let found = position.board().find_winning_turn();
                assert_eq!(found.is_some(), any, "{position}");
                assert!(found.is_none_or(|mv| expected.contains(&mv)), "{found:?} in {position}");
            }
            placements += placing;
            shifts += expected.len() - placing;
            by_shifts_alone += u32::from(any && placing == 0);
        }
    }
    assert!(placements > 1000 && shifts > 100, "{placements} placements, {shifts} moves");
    assert!(by_shifts_alone > 0);
}

/// Every placement, the pass, every way that a piece might lie along the lines through its PÜNCT, and
/// some other moves.
fn attempts(position: &Position) -> Vec<Move> {
    let shapes = || PieceKind::ALL.into_iter().flat_map(PieceKind::shapes);
    let lies: Vec<Lie> = Cell::ALL
        .into_iter()
        .flat_map(|punct| shapes().filter_map(move |shape| Lie::new(punct, shape)))
        .collect();
    let aligned = |from: Cell, to: Cell| {
        let (q, r) = (to.q() - from.q(), to.r() - from.r());
        q == 0 || r == 0 || q + r == 0
    };
    let mut attempts: Vec<Move> = lies.iter().copied().map(Move::Place).collect();
    attempts.push(Move::Pass);
    for piece in position.board().pieces() {
        let (from, kind) = (piece.lie.punct(), piece.lie.shape().kind());
        let fitting =
            lies.iter().filter(|to| to.shape().kind() == kind && aligned(from, to.punct()));
        attempts.extend(fitting.map(|&to| Move::Shift { from, to }));
        let others = numbers(position.hash() ^ from.index() as u64).take(20);
        let any = |number: u64| lies[(number % lies.len() as u64) as usize];
        attempts.extend(others.map(|number| Move::Shift { from, to: any(number) }));
    }
    for from in Cell::ALL {
        attempts.push(Move::Shift { from, to: lies[from.index()] });
    }
    attempts
}

#[test]
fn illegal_turns_are_refused_with_a_true_reason() {
    for pair in positions(2) {
        let judge = Judge::new(&pair.twin);
        for mv in attempts(&pair.fast) {
            let mut after = pair.fast.clone();
            match after.play(mv) {
                Ok(()) => assert!(judge.allows(mv), "{mv} played in {}", pair.fast),
                Err(refusal) => {
                    assert!(!judge.allows(mv), "{mv} refused in {}: {refusal}", pair.fast);
                    assert!(judge.confirms(&refusal, mv), "{mv} in {}: {refusal}", pair.fast);
                    assert_eq!(after, pair.fast, "{mv} refused, but left its mark");
                }
            }
        }
    }
}
