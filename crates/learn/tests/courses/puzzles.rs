//! Every shipped puzzle is sound: the engine proves its claim again.
//!
//! Proving all puzzles takes minutes, so the tests prove a sample. Set `ALL_PUZZLES=1` to prove all.

use std::collections::{BTreeMap, BTreeSet};

use basalt_learn::puzzles::{Aim, Answer, Attempt, GRADES, Judgement, Puzzle, Puzzles};
use basalt_rules::{AnyMove, AnyPosition, Game, Outcome, punct};

use crate::thinker::{after, proven};

const DVONN: &str = include_str!("../../data/puzzles-dvonn.txt");
const PUNCT: &str = include_str!("../../data/puzzles-punct.txt");

/// One of this number of puzzles is proven.
const STEP: usize = 10;

fn both() -> [Puzzles; 2] {
    [DVONN, PUNCT].map(Puzzles::read)
}

/// The puzzles to be proven.
fn sample(puzzles: &Puzzles) -> impl Iterator<Item = &Puzzle> {
    let step = if std::env::var_os("ALL_PUZZLES").is_some() { 1 } else { STEP };
    puzzles.iter().step_by(step)
}

fn played(position: &AnyPosition, mv: AnyMove) -> AnyPosition {
    let mut after = position.clone();
    after.play(mv).expect("a legal move");
    after
}

#[test]
fn every_line_is_a_puzzle_and_there_are_enough_of_every_grade() {
    for (puzzles, title) in both().iter().zip(["dvonn", "punct"]) {
        assert_eq!(puzzles.skipped(), [0; 0], "{title}");
        assert!(puzzles.len() >= 200, "{title}: {}", puzzles.len());
        let mut grades: BTreeMap<u8, usize> = BTreeMap::new();
        for puzzle in puzzles.iter() {
            assert_eq!(puzzle.game().title().id(), title);
            assert!(puzzle.id().starts_with(title), "{}", puzzle.id());
            *grades.entry(puzzle.grade()).or_default() += 1;
        }
        assert!(GRADES.eq(grades.keys().copied()), "{title}: {grades:?}");
        assert!(grades.values().all(|count| *count >= 5), "{title}: {grades:?}");
    }
}

#[test]
fn no_position_comes_twice() {
    for puzzles in both() {
        let positions: BTreeSet<String> =
            puzzles.iter().map(|puzzle| puzzle.position().to_string()).collect();
        assert_eq!(positions.len(), puzzles.len());
    }
}

#[test]
fn what_is_written_is_read_as_the_same() {
    for text in [DVONN, PUNCT] {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        for (line, puzzle) in lines.zip(Puzzles::read(text).iter()) {
            assert_eq!(puzzle.to_string(), line);
        }
    }
}

#[test]
fn every_puzzle_is_solved_by_its_line() {
    for puzzles in both() {
        for puzzle in puzzles.iter() {
            let mut attempt = Attempt::begin(puzzle);
            while !attempt.is_solved() {
                let mv = attempt.show().expect("the line goes on");
                let answer = attempt.try_move(mv);
                assert!(matches!(answer, Answer::Right { .. } | Answer::Solved), "{}", puzzle.id());
            }
        }
    }
}

/// Whether a move reaches the aim of a puzzle.
fn meets(puzzle: &Puzzle, position: &AnyPosition, mv: AnyMove) -> bool {
    puzzle.aim().is_met(after(position, mv), puzzle.player())
}

#[test]
fn every_move_to_find_in_dvonn_is_the_only_right_one() {
    let puzzles = Puzzles::read(DVONN);
    for puzzle in sample(&puzzles) {
        let mut attempt = Attempt::begin(puzzle);
        while !attempt.is_solved() {
            let position = attempt.position().clone();
            let right = attempt.show().expect("the line goes on");
            for mv in position.legal_moves() {
                assert_eq!(meets(puzzle, &position, mv), mv == right, "{}: {mv}", puzzle.id());
                if mv != right {
                    assert_eq!(attempt.clone().try_move(mv), Answer::Wrong, "{}", puzzle.id());
                }
            }
            attempt.try_move(right);
        }
    }
}

#[test]
fn no_draw_to_be_kept_could_be_won() {
    let puzzles = Puzzles::read(DVONN);
    for puzzle in sample(&puzzles).filter(|puzzle| puzzle.aim() == Aim::Draw) {
        assert_eq!(proven(puzzle.position()).outcome, Outcome::Draw, "{}", puzzle.id());
    }
}

/// A solver that proves PÜNCT wins by the rules alone. It tries turns that refuted an earlier win first.
#[derive(Default)]
struct Prover {
    saving: Vec<punct::Move>,
}

impl Prover {
    /// Whether the player who has just moved wins within this number of further turns, whatever the other plays.
    fn is_won(&mut self, position: &punct::Position, turns: u32) -> bool {
        let known = self.saving.clone();
        let legal = known.into_iter().filter(|mv| position.check(*mv).is_ok());
        let saving =
            legal.chain(position.legal_moves()).find(|&mv| !self.is_won_after(position, mv, turns));
        if let Some(saving) = saving {
            self.saving.retain(|mv| *mv != saving);
            self.saving.insert(0, saving);
        }
        saving.is_none()
    }

    fn is_won_after(&mut self, position: &punct::Position, mv: punct::Move, turns: u32) -> bool {
        let mut after = position.clone();
        after.play_unchecked(mv);
        match after.outcome() {
            Some(outcome) => outcome == Outcome::Win(after.to_move()),
            None => !after.winning_moves().is_empty() || (turns > 1 && self.wins_in_two(&after)),
        }
    }

    /// Whether the player to move has a turn after which the next one wins, whatever the other plays.
    fn wins_in_two(&mut self, position: &punct::Position) -> bool {
        position.legal_moves().into_iter().any(|mv| {
            let mut after = position.clone();
            after.play_unchecked(mv);
            after.outcome().is_none() && self.is_won(&after, 1)
        })
    }
}

fn punct_position(position: &AnyPosition) -> &punct::Position {
    match position {
        AnyPosition::Punct(position) => position,
        AnyPosition::Dvonn(_) => panic!("a position of PÜNCT"),
    }
}

#[test]
fn the_right_turns_of_punct_win_in_time_and_in_two_no_others_do() {
    let puzzles = Puzzles::read(PUNCT);
    for puzzle in sample(&puzzles) {
        let Aim::WinIn(turns) = puzzle.aim() else { panic!("{}", puzzle.id()) };
        let mut prover = Prover::default();
        let start = punct_position(puzzle.position());
        let sooner = !start.winning_moves().is_empty() || (turns > 2 && prover.wins_in_two(start));
        assert!(!sooner, "{}", puzzle.id());
        let is_listed = |mv: AnyMove| puzzle.line()[0] == mv || puzzle.also().contains(&mv);
        for mv in puzzle.position().legal_moves() {
            let after = played(puzzle.position(), mv);
            if turns == 2 || is_listed(mv) {
                let goes_on = after.outcome().is_none();
                let won = goes_on && prover.is_won(punct_position(&after), turns - 1);
                assert_eq!(won, is_listed(mv), "{}: {mv}", puzzle.id());
            }
        }
    }
}

#[test]
fn another_right_first_turn_is_played_on_with_the_engine() {
    let puzzles = Puzzles::read(PUNCT);
    let both_ways = |puzzle: &&Puzzle| puzzle.aim() == Aim::WinIn(2) && !puzzle.also().is_empty();
    let puzzle = puzzles.iter().find(both_ways).expect("a puzzle with two solutions");
    let mut attempt = Attempt::begin(puzzle);
    assert_eq!(attempt.try_move(puzzle.also()[0]), Answer::AskEngine);
    let best = proven(attempt.asked().expect("a question")).best;
    attempt.judge(Judgement { outcome: None, turns: None, best });
    let wins = punct_position(attempt.position()).winning_moves();
    assert_eq!(attempt.try_move(AnyMove::Punct(wins[0])), Answer::Solved);
    assert!(attempt.is_clean());
}

#[test]
fn corrupted_files_lose_lines_but_never_more() {
    for (text, game) in [(DVONN, Game::Dvonn), (PUNCT, Game::Punct)] {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let lines: Vec<&str> = lines.take(12).collect();
        for at in 0..lines[lines.len() - 1].len() {
            let mut bytes = lines.join("\n").into_bytes();
            let last = bytes.len() - lines[lines.len() - 1].len();
            bytes[last + at] ^= 1 << (at % 7);
            let read = Puzzles::read(&String::from_utf8_lossy(&bytes));
            assert!(read.len() >= 11, "{at} in {game}");
        }
    }
}
