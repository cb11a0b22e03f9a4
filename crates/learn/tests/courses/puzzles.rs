//! Every shipped puzzle is sound: the engine or the rules prove its claim again.
//!
//! Proving all puzzles takes long, so the tests prove a sample. Set `ALL_PUZZLES=1` to prove all, on all cores, and to get
//! a list of all that fail; `PUZZLES="dvonn-7 punct-9"` to prove some.

use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZero;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread;

use basalt_learn::puzzles::{
    Aim, Attempt, Index, IndexEntry, Judgement, Puzzle, PuzzleAnswer, PuzzleTheme, Puzzles,
};
use basalt_rules::{AnyMove, AnyPosition, Outcome, Title, punct};

use crate::dvonn_placing::best_space;
use crate::punct_prover::Prover;
use crate::thinker::{after, proven, wins_by};

/// One of this number of puzzles is proven.
const STEP: usize = 40;

/// The numbers of puzzles that people have stored results of since the first release, with a hash of their ids and
/// positions: such a puzzle never changes.
const FROZEN: [(Title, u32, u64); 2] =
    [(Title::Dvonn, 235, 0x15b0_3448_294c_c474), (Title::Punct, 290, 0xd716_92d9_7601_9e96)];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("data")
}

fn read(name: &str) -> String {
    std::fs::read_to_string(folder().join(name)).expect(name)
}

/// The index of a title as it is shipped.
fn index(title: Title) -> String {
    read(&format!("puzzles-{title}.tsv"))
}

/// The files of a title with their texts, in the order of the index.
fn files(title: Title) -> Vec<(String, String)> {
    let index = index(title);
    let names = index.lines().filter(|line| !line.contains(' '));
    names.map(|name| (name.to_owned(), read(name))).collect()
}

/// All puzzles of a title.
fn all(title: Title) -> Vec<Puzzle> {
    let puzzles =
        |(_, text): (String, String)| Puzzles::read(&text).iter().cloned().collect::<Vec<_>>();
    files(title).into_iter().flat_map(puzzles).collect()
}

/// The puzzles to be proven.
fn wanted(title: Title) -> Vec<Puzzle> {
    let mut puzzles = all(title);
    match std::env::var("PUZZLES") {
        Ok(ids) => puzzles.retain(|puzzle| ids.split_whitespace().any(|id| id == puzzle.id())),
        Err(_) if proves_all() => {}
        Err(_) => puzzles = puzzles.into_iter().step_by(STEP).collect(),
    }
    puzzles
}

/// Proves a sample of the puzzles, or all of them on all cores.
fn prove(title: Title, check: impl Fn(&Puzzle) + Sync) {
    let threads = if proves_all() { cores() } else { 1 };
    let left = Mutex::new(wanted(title).into_iter());
    let failed = Mutex::new(Vec::new());
    let next = || left.lock().expect("no thread panics").next();
    let work = || {
        while let Some(puzzle) = next() {
            if catch_unwind(AssertUnwindSafe(|| check(&puzzle))).is_err() {
                failed.lock().expect("no thread panics").push(puzzle.id().to_owned());
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(work);
        }
    });
    assert_eq!(failed.into_inner().expect("no thread panics"), [""; 0]);
}

fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

fn proves_all() -> bool {
    std::env::var_os("ALL_PUZZLES").is_some()
}

fn played(position: &AnyPosition, mv: AnyMove) -> AnyPosition {
    let mut after = position.clone();
    after.play(mv).expect("a legal move");
    after
}

#[test]
fn every_line_is_a_puzzle_and_the_index_tells_the_truth() {
    for title in Title::ALL {
        let mut parts = Vec::new();
        for (name, text) in files(title) {
            assert!(text.len() <= 40_000, "{name}");
            let puzzles = Puzzles::read(&text);
            assert_eq!(puzzles.skipped(), [0; 0], "{name}");
            for (line, puzzle) in text.lines().zip(puzzles.iter()) {
                assert_eq!(puzzle.to_string(), line);
                assert_eq!(puzzle.game().title(), title, "{line}");
            }
            parts.push((name, puzzles.iter().cloned().collect::<Vec<_>>()));
        }
        let parts = parts.iter().map(|(name, part)| (name.as_str(), part.as_slice()));
        let is_true = Index::of_files(parts).to_string() == index(title);
        assert!(
            is_true,
            "{title}: `basalt-tune add-puzzles --folder crates/learn/data` renews the index"
        );
        assert!(index(title).len() <= 40_000);
    }
}

#[test]
fn there_are_enough_puzzles_of_every_kind() {
    for title in Title::ALL {
        let index = Index::read(title, &index(title));
        let entries = index.entries();
        assert!(entries.len() >= 2_000, "{title}: {}", entries.len());
        assert!(entries.is_sorted_by_key(IndexEntry::rating));
        let long = entries.iter().filter(|entry| entry.own_moves() > 2).count();
        assert!(3 * long >= entries.len(), "{title}: {long} of {}", entries.len());
        let mut themes: BTreeMap<PuzzleTheme, usize> = BTreeMap::new();
        for theme in entries.iter().flat_map(IndexEntry::themes) {
            *themes.entry(*theme).or_default() += 1;
        }
        assert!(themes.len() >= 5 && themes.values().all(|count| *count >= 20), "{themes:?}");
        let ids: BTreeSet<String> = entries.iter().map(IndexEntry::id).collect();
        assert_eq!(ids.len(), entries.len());
    }
}

#[test]
fn no_position_comes_twice_by_symmetry_or_by_colours() {
    for title in Title::ALL {
        let puzzles = all(title);
        let positions: BTreeSet<String> =
            puzzles.iter().map(|puzzle| puzzle.position().canonical().to_string()).collect();
        assert_eq!(positions.len(), puzzles.len());
    }
}

#[test]
fn the_puzzles_of_the_first_release_stay() {
    for (title, last, expected) in FROZEN {
        let puzzles: BTreeMap<u32, Puzzle> = all(title)
            .into_iter()
            .map(|puzzle| (puzzle.number().parse().expect("a number"), puzzle))
            .collect();
        let lines: Vec<String> = (1..=last)
            .map(|number| format!("{title}-{number}\t{}\n", puzzles[&number].position()))
            .collect();
        // FNV-1a.
        let hash = lines.concat().bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        assert_eq!(hash, expected, "{title}");
    }
}

#[test]
fn every_puzzle_is_solved_by_its_line() {
    for puzzle in Title::ALL.into_iter().flat_map(all) {
        let mut attempt = Attempt::begin(&puzzle);
        while !attempt.is_solved() {
            let mv = attempt.show().expect("the line goes on");
            let answer = attempt.try_move(mv);
            assert!(
                matches!(answer, PuzzleAnswer::Right { .. } | PuzzleAnswer::Solved),
                "{}",
                puzzle.id()
            );
        }
    }
}

/// Whether a move of DVONN reaches the aim of a puzzle.
fn meets(puzzle: &Puzzle, position: &AnyPosition, mv: AnyMove) -> bool {
    match puzzle.aim() {
        Aim::WinBy(points) => wins_by(position, mv, points.cast_signed()),
        Aim::Win | Aim::Draw => puzzle.aim().is_met(after(position, mv), puzzle.player()),
        Aim::Place => best_space(position) == mv,
        Aim::WinIn(_) | Aim::Block(_) | Aim::Best => panic!("no aim of DVONN: {puzzle}"),
    }
}

/// Checks that each move to find is the only one that reaches the aim.
fn check_only_moves(puzzle: &Puzzle) {
    let mut attempt = Attempt::begin(puzzle);
    while !attempt.is_solved() {
        let position = attempt.position().clone();
        let right = attempt.show().expect("the line goes on");
        if puzzle.aim() == Aim::Place {
            assert_eq!(best_space(&position), right, "{}", puzzle.id());
        } else {
            for mv in position.legal_moves() {
                assert_eq!(meets(puzzle, &position, mv), mv == right, "{}: {mv}", puzzle.id());
            }
        }
        let mut others = position.legal_moves();
        others.retain(|mv| *mv != right);
        for mv in others {
            assert_eq!(attempt.clone().try_move(mv), PuzzleAnswer::Wrong, "{}", puzzle.id());
        }
        attempt.try_move(right);
    }
}

#[test]
fn every_move_to_find_in_dvonn_is_the_only_right_one() {
    prove(Title::Dvonn, check_only_moves);
}

#[test]
fn no_draw_to_be_kept_could_be_won() {
    prove(Title::Dvonn, |puzzle| {
        if puzzle.aim() == Aim::Draw {
            assert_eq!(proven(puzzle.position()).outcome, Outcome::Draw, "{}", puzzle.id());
        }
    });
}

fn punct_position(position: &AnyPosition) -> &punct::Position {
    position.try_into().expect("a position of PÜNCT")
}

/// Checks a win in a number of turns: the listed first turns win, of two turns no others do, and none wins sooner.
fn check_win(puzzle: &Puzzle, turns: u32) {
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

/// Checks a block: exactly the listed turns leave the opponent no win in `turns` turns.
fn check_block(puzzle: &Puzzle, turns: u32) {
    let mut prover = Prover::default();
    let start = punct_position(puzzle.position());
    assert!(start.winning_moves().is_empty(), "{}", puzzle.id());
    let lost = Some(Outcome::Win(puzzle.player().other()));
    for mv in start.legal_moves() {
        let mut after = start.clone();
        after.play_unchecked(mv);
        let stops = after.outcome() != lost && after.winning_moves().is_empty();
        let holds = stops && (turns < 2 || !prover.wins_in_two(&after));
        let mv = AnyMove::Punct(mv);
        let is_listed = puzzle.line()[0] == mv || puzzle.also().contains(&mv);
        assert_eq!(holds, is_listed, "{}: {mv}", puzzle.id());
        let answer = Attempt::begin(puzzle).try_move(mv);
        assert_eq!(answer == PuzzleAnswer::Solved, is_listed, "{}: {mv}", puzzle.id());
    }
}

#[test]
fn the_right_turns_of_punct_win_or_hold_in_time() {
    prove(Title::Punct, |puzzle| match puzzle.aim() {
        Aim::WinIn(turns) if turns < 4 || proves_all() => check_win(puzzle, turns),
        Aim::WinIn(_) => {}
        Aim::Block(turns) => check_block(puzzle, turns),
        Aim::Win | Aim::Draw | Aim::WinBy(_) | Aim::Place | Aim::Best => panic!("{puzzle}"),
    });
}

#[test]
fn another_right_first_turn_is_played_on_with_the_engine() {
    let both_ways = |puzzle: &Puzzle| puzzle.aim() == Aim::WinIn(2) && !puzzle.also().is_empty();
    let puzzle =
        all(Title::Punct).into_iter().find(both_ways).expect("a puzzle with two solutions");
    let mut attempt = Attempt::begin(&puzzle);
    assert_eq!(attempt.try_move(puzzle.also()[0]), PuzzleAnswer::AskEngine);
    let best = proven(attempt.asked().expect("a question")).best;
    attempt.judge(Judgement { outcome: None, turns: None, best });
    let wins = punct_position(attempt.position()).winning_moves();
    assert_eq!(attempt.try_move(AnyMove::Punct(wins[0])), PuzzleAnswer::Solved);
    assert!(attempt.is_clean());
}

#[test]
fn corrupted_files_lose_lines_but_never_more() {
    for title in Title::ALL {
        let (_, text) = files(title).swap_remove(0);
        let lines: Vec<&str> = text.lines().take(12).collect();
        for at in 0..lines[lines.len() - 1].len() {
            let mut bytes = lines.join("\n").into_bytes();
            let last = bytes.len() - lines[lines.len() - 1].len();
            bytes[last + at] ^= 1 << (at % 7);
            let read = Puzzles::read(&String::from_utf8_lossy(&bytes));
            assert!(read.len() >= 11, "{at} in {title}");
        }
    }
}
