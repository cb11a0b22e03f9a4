//! The coach's tips come at their moments, and are true of the board that they are shown on.

use std::collections::BTreeSet;

use basalt_engine::{Engine, Level, Limits, Options};
use basalt_learn::punct::Effect as PunctEffect;
use basalt_learn::{Effect, Goal, StepKind, TIP_COUNT, Tip, ToldTips, course, due_tip, tip_names};
use basalt_rules::dvonn::{self, Stack};
use basalt_rules::punct;
use basalt_rules::{AnyCell, AnyMove, AnyPosition, Color, Game, Outcome, Title};

/// The learner, who moves first.
const LEARNER: Color = Color::White;

/// A turn of the learner: the position, and the moves since the last turn, each with the position before it.
struct Turn {
    position: AnyPosition,
    recent: Vec<(AnyPosition, AnyMove)>,
}

impl Turn {
    fn tip(&self, told: &ToldTips) -> Option<Tip> {
        due_tip(&self.position, &self.recent, told)
    }

    /// The first turn of a game.
    fn first(position: AnyPosition) -> Self {
        Self { position, recent: Vec::new() }
    }
}

/// The learner's turns in a game of the lowest level against itself.
fn turns(start: AnyPosition, seed: u64) -> Vec<Turn> {
    let level = Level::LEAST;
    let mut engine = Engine::new(Options { seed, level, memory: 1, ..Options::default() });
    let (mut position, mut recent, mut turns) = (start, Vec::new(), Vec::new());
    while position.outcome().is_none() {
        let is_choice = position.forced_move().is_none();
        if position.to_move() == LEARNER && is_choice {
            let recent = std::mem::take(&mut recent);
            turns.push(Turn { position: position.clone(), recent });
        }
        let best = engine.search(&position, &Limits::none(), &mut |_| ()).expect("a move");
        recent.push((position.clone(), best.mv));
        position.play(best.mv).expect("a legal move");
    }
    turns
}

/// Everything that the coach says in these turns, if each tip is read before the move: with the turn.
fn said(turns: &[Turn]) -> Vec<(usize, Tip)> {
    let (mut told, mut said) = (ToldTips::default(), Vec::new());
    for (number, turn) in turns.iter().enumerate() {
        while let Some(tip) = turn.tip(&told) {
            told.add(&tip);
            said.push((number, tip));
        }
    }
    said
}

fn told(names: &[&str]) -> ToldTips {
    ToldTips::from(names.join(" ").as_str())
}

fn full_board(seed: u64) -> AnyPosition {
    AnyPosition::random_board(Game::Dvonn, seed).expect("DVONN starts on random boards")
}

/// Marked spaces as those of one game.
fn spaces_of<C: TryFrom<AnyCell> + Ord>(marked: &[AnyCell]) -> BTreeSet<C> {
    let space = |cell: &AnyCell| C::try_from(*cell).ok().expect("a space of the game");
    marked.iter().map(space).collect()
}

fn as_dvonn(position: &AnyPosition) -> &dvonn::Position {
    position.try_into().expect("a position of DVONN")
}

fn as_punct(position: &AnyPosition) -> &punct::Position {
    position.try_into().expect("a position of PÜNCT")
}

/// The spaces from which a legal move starts.
fn sources(position: &dvonn::Position) -> BTreeSet<dvonn::Cell> {
    let source = |mv: &dvonn::Move| match *mv {
        dvonn::Move::Stack { from, .. } => Some(from),
        dvonn::Move::Place(_) | dvonn::Move::Pass => None,
    };
    position.legal_moves().iter().filter_map(source).collect()
}

fn pieces_on(position: &dvonn::Position) -> usize {
    dvonn::Cell::ALL.iter().map(|&cell| position.stack(cell).height()).sum()
}

/// Fails if a tip of DVONN says something that is not so.
fn check_dvonn(turn: &Turn, tip: &Tip) {
    let position = as_dvonn(&turn.position);
    let spaces: BTreeSet<dvonn::Cell> = spaces_of(&tip.marks.rings);
    match tip.name {
        "aim" => assert!(spaces.is_empty()),
        "red" => {
            let is_red = |&&cell: &&dvonn::Cell| position.stack(cell).count(dvonn::Piece::Red) > 0;
            assert_eq!(spaces, dvonn::Cell::ALL.iter().filter(is_red).copied().collect());
        }
        "move" => {
            let Some(AnyMove::Dvonn(dvonn::Move::Stack { from, to })) = tip.marks.example else {
                panic!("{tip:?}");
            };
            assert_eq!(spaces_of(&tip.marks.lit), sources(position));
            assert_eq!(spaces, BTreeSet::from([from]));
            assert_eq!(position.stack(from), Stack::of(dvonn::Piece::White), "{position}");
            assert_eq!(position.stack(to), Stack::of(dvonn::Piece::Black), "{position}");
            let mut after = position.clone();
            after.play(dvonn::Move::Stack { from, to }).expect("a legal move");
            assert_eq!(after.stack(to).owner(), Some(LEARNER));
            assert_eq!(pieces_on(&after), pieces_on(position), "{position} {from}{to}");
        }
        "fallen" => {
            let (before, _) = turn.recent.first().expect("a turn before");
            for &cell in &spaces {
                assert!(position.stack(cell).is_empty(), "{position} {cell}");
                assert!(!as_dvonn(before).stack(cell).is_empty(), "{before} {cell}");
            }
            assert!(!spaces.is_empty() && pieces_on(position) < pieces_on(as_dvonn(before)));
        }
        "end" => {
            assert_eq!(spaces, sources(position));
            assert!(spaces.len() <= 3, "{position}");
        }
        other => panic!("what is {other}?"),
    }
}

#[test]
fn the_first_turn_of_dvonn_explains_aim_red_and_moves() {
    for seed in 0..50 {
        let turn = Turn::first(full_board(seed));
        let names: Vec<&str> = said(&[turn]).iter().map(|(_, tip)| tip.name).collect();
        assert_eq!(names, ["aim", "red", "move"], "{seed}");
    }
}

#[test]
fn the_tips_of_dvonn_come_at_their_moments_and_are_true() {
    let mut names = BTreeSet::new();
    for seed in 0..12 {
        let turns = turns(full_board(seed), seed);
        let said = said(&turns);
        for (number, tip) in &said {
            check_dvonn(&turns[*number], tip);
        }
        names.extend(said.iter().map(|(_, tip)| tip.name));
        let first = |when: fn(&Turn) -> bool| turns.iter().position(when);
        let has_fallen = |turn: &Turn| {
            let pieces = |position| pieces_on(as_dvonn(position));
            turn.recent.first().is_some_and(|(before, _)| pieces(before) > pieces(&turn.position))
        };
        let is_late = |turn: &Turn| sources(as_dvonn(&turn.position)).len() <= 3;
        let moment = |name| said.iter().find(|(_, tip)| tip.name == name).map(|(at, _)| *at);
        assert_eq!(moment("fallen"), first(has_fallen), "{seed}");
        assert_eq!(moment("end"), first(is_late), "{seed}");
    }
    assert_eq!(names, tip_names(Title::Dvonn).into());
}

#[test]
fn the_coach_of_dvonn_waits_while_pieces_are_placed() {
    let position = |text: &str| AnyPosition::parse(Game::Dvonn, text).expect("a position");
    let name = |text: &str, names: &[&str]| {
        Turn::first(position(text)).tip(&told(names)).map(|tip| tip.name)
    };
    let (two_reds, three_reds) = ("9/10/2r1r6/10/9 w p", "9/10/2r1r3r2/10/4b4 w p");
    assert_eq!(name(two_reds, &[]), Some("aim"));
    assert_eq!(name(two_reds, &["aim"]), None);
    assert_eq!(name(three_reds, &["aim"]), Some("red"));
    assert_eq!(name(three_reds, &["aim", "red"]), None);
}

/// Fails if a tip of PÜNCT says something that is not so.
fn check_punct(turn: &Turn, tip: &Tip) {
    let position = as_punct(&turn.position);
    let spaces: BTreeSet<punct::Cell> = spaces_of(&tip.marks.rings);
    let shift = || match tip.marks.example {
        Some(AnyMove::Punct(punct::Move::Shift { from, to })) => {
            assert_eq!(spaces, BTreeSet::from([from]));
            position.check(punct::Move::Shift { from, to }).expect("a legal move");
            (from, to)
        }
        other => panic!("{other:?}"),
    };
    let tops = |cell| position.stack(cell).last().map(|dot| (dot.piece.color, dot.is_punct));
    match tip.name {
        "aim" => {
            let is_of = |cell: AnyCell, side: punct::CellSet| {
                punct::Cell::try_from(cell).is_ok_and(|cell| side.contains(cell))
            };
            assert_eq!(tip.marks.lines.len(), 3);
            for (axis, [from, to]) in punct::Axis::ALL.into_iter().zip(&tip.marks.lines) {
                let [one, other] = axis.sides();
                assert!(is_of(*from, one) && is_of(*to, other));
            }
        }
        "dot" => {
            assert!(!spaces.is_empty());
            assert!(spaces.iter().all(|&cell| tops(cell) == Some((LEARNER, true))), "{position}");
        }
        "line" => {
            let (from, to) = shift();
            assert_ne!(from, to.punct());
            let is_empty = |cell| position.stack(cell).is_empty();
            assert!(to.spaces().into_iter().all(is_empty), "{position} {from}-{to}");
            let lit: BTreeSet<punct::Cell> = spaces_of(&tip.marks.lit);
            let is_free = |piece: &punct::Piece| {
                piece.color == LEARNER && position.covering(*piece).is_none()
            };
            let free = position.board().pieces().filter(is_free);
            assert_eq!(lit, free.map(|piece| piece.lie.punct()).collect(), "{position}");
        }
        "top" => {
            let (from, to) = shift();
            let covered = |cell| tops(cell).is_some_and(|(color, _)| color != LEARNER);
            assert!(to.spaces().into_iter().any(covered), "{position} {from}-{to}");
            let mut after = position.clone();
            after.play(punct::Move::Shift { from, to }).expect("a legal move");
            let stack = after.stack(to.punct());
            let below = stack.get(stack.len() - 2).expect("a dot under the PÜNCT");
            assert_eq!(below.piece.color, LEARNER, "{position} {from}-{to}");
        }
        "bridge" => {
            let (from, to) = shift();
            let mut after = position.clone();
            after.play(punct::Move::Shift { from, to }).expect("a legal move");
            let middle = to.middle().expect("no triangle");
            let (stack, ends) = (after.stack(middle), after.stack(to.punct()));
            let level = stack.last().expect("the middle dot").piece.level;
            let below = stack.iter().rev().nth(1).map_or(0, |dot| dot.piece.level + 1);
            assert!(level > below, "{position} {from}-{to}");
            assert!(!ends.is_empty());
        }
        other => panic!("what is {other}?"),
    }
}

/// The first turn from this one on in which the learner can land with this effect, for a landing on others without a
/// gap under the piece.
fn first_landing(turns: &[Turn], from: usize, effect: PunctEffect) -> usize {
    let is_possible = |turn: &Turn| {
        turn.position.legal_moves().into_iter().any(|mv| {
            let mut after = turn.position.clone();
            after.play(mv).expect("a legal move");
            let does =
                |effect| Goal::Does(Effect::Punct(effect)).is_met(&turn.position, mv, &after);
            does(PunctEffect::Moves)
                && does(effect)
                && does(PunctEffect::Bridges) == (effect == PunctEffect::Bridges)
                && after.outcome() != Some(Outcome::Win(LEARNER.other()))
        })
    };
    (from..turns.len()).find(|&number| is_possible(&turns[number])).expect("such a turn")
}

#[test]
fn the_tips_of_punct_come_at_their_moments_and_are_true() {
    for seed in 0..6 {
        let turns = turns(AnyPosition::start(Game::PunctBasic), seed);
        let said = said(&turns);
        for (number, tip) in &said {
            check_punct(&turns[*number], tip);
        }
        let moments: Vec<(usize, &str)> = said.iter().map(|(at, tip)| (*at, tip.name)).collect();
        assert_eq!(moments[..3], [(0, "aim"), (1, "dot"), (1, "line")], "{seed}");
        let top = first_landing(&turns, 1, PunctEffect::Pins);
        let bridge = first_landing(&turns, top, PunctEffect::Bridges);
        assert_eq!(moments[3..], [(top, "top"), (bridge, "bridge")], "{seed}");
    }
}

/// The first game of the course begins with a crowded board, on which a black piece covers two white ones.
#[test]
fn the_tips_of_punct_are_true_on_a_crowded_board() {
    let first_game = course(Title::Punct).steps().find_map(|step| match &step.kind {
        StepKind::Game(game) => AnyPosition::parse(game.game, game.position?).ok(),
        _ => None,
    });
    let turns = [Turn::first(first_game.expect("a first game on a board"))];
    let said = said(&turns);
    let names: Vec<&str> = said.iter().map(|(_, tip)| tip.name).collect();
    assert_eq!(names, tip_names(Title::Punct));
    for (_, tip) in &said {
        check_punct(&turns[0], tip);
    }
    // Not l8 and m10, of which a dot is covered.
    let rings: BTreeSet<String> = said[1].1.marks.rings.iter().map(ToString::to_string).collect();
    assert_eq!(rings, ["d10", "d5", "f9", "h3", "l7", "o9"].map(str::to_owned).into());
}

#[test]
fn a_move_that_cuts_off_pieces_is_no_example_of_a_move() {
    // Only d3e3 puts a single piece onto a single black one.
    let island = AnyPosition::parse(Game::Dvonn, "9/10/wrrwbbb4/wrw7/9 w s").expect("legal");
    assert_eq!(Turn::first(island).tip(&told(&["aim", "red"])), None);
}

#[test]
fn after_five_tips_there_is_silence() {
    for title in Title::ALL {
        let game = title.easiest();
        let turns = turns(AnyPosition::start(game), 1);
        let all = told(&tip_names(title));
        assert!(all.is_complete() && all.count() == TIP_COUNT);
        assert!(turns.iter().all(|turn| turn.tip(&all).is_none()), "{title}");
    }
}
