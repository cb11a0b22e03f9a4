//! The speed of the PÜNCT rules, and of the engine's scan for threats, over the committed positions.

use std::hint::black_box;
use std::time::Instant;

use basalt_engine::scan_threats;
use basalt_rules::punct::{Board, Move, Position, Variant};
use basalt_rules::{AnyMove, Color, Game};

use crate::{punct_recipe, records, seconds_of};

/// The number of repetitions of one turn in a measurement: the clock is too coarse for one.
const REPEATS: u32 = 64;

/// Number of the slowest turns that are measured again, to exclude hiccups of the machine.
const MEASURED_AGAIN: usize = 200;

/// Reads the positions.
pub(crate) fn read(text: &str) -> Result<Vec<Position>, String> {
    text.lines()
        .map(|line| Position::parse(Variant::Standard, line).map_err(|error| error.to_string()))
        .collect()
}

/// One measurement a line: its name, a tab, its value.
pub(crate) fn measure(positions: &[Position]) -> String {
    let boards: Vec<Board> = positions.iter().map(|position| *position.board()).collect();
    let has_tower = |board: &&Board| punct_recipe::highest(board) >= punct_recipe::TOWER;
    let towers: Vec<Board> = boards.iter().filter(has_tower).copied().collect();
    let threatened: Vec<Board> = boards.iter().copied().filter(is_threatened).collect();
    let turns: Vec<Vec<Move>> = positions.iter().map(Position::legal_moves).collect();
    [
        ("count-ns", count(&boards)),
        ("count-towers-ns", count(&towers)),
        ("list-turns", list(&boards)),
        ("play-ns", play_all(&boards, &turns)),
        ("play-worst-ns", play_worst(&boards, &turns)),
        ("wins-ns", wins(&boards)),
        ("scan-ns", scan(&boards)),
        ("scan-threatened-ns", scan(&threatened)),
    ]
    .map(|(name, value)| format!("{name}\t{value:.1}\n"))
    .concat()
}

/// Nanoseconds to count all turns of a board, on average.
fn count(boards: &[Board]) -> f64 {
    let pass =
        || boards.iter().map(|board| black_box(black_box(board).count_turns())).sum::<usize>();
    1e9 * seconds_of(pass) / boards.len() as f64
}

/// Turns listed in a second.
fn list(boards: &[Board]) -> f64 {
    let list = |turns: &mut Vec<Move>| -> usize {
        let listed = boards.iter().map(|board| {
            turns.clear();
            black_box(board).list_turns(turns);
            turns.len()
        });
        listed.sum()
    };
    let buffer = std::cell::RefCell::new(Vec::new());
    let total = list(&mut buffer.borrow_mut());
    total as f64 / seconds_of(|| list(&mut buffer.borrow_mut()))
}

/// Plays a turn on a copy of the board and tests both players' connections.
fn play(board: &Board, mv: Move) -> bool {
    let mut after = *black_box(board);
    after.play_unchecked(mv);
    after.is_connected(Color::White) | after.is_connected(Color::Black)
}

/// Nanoseconds of [`play`], on average over all turns.
fn play_all(boards: &[Board], turns: &[Vec<Move>]) -> f64 {
    let all: usize = turns.iter().map(Vec::len).sum();
    let pass = || {
        let each = boards.iter().zip(turns);
        each.flat_map(|(board, turns)| turns.iter().map(|&mv| play(board, mv)))
            .filter(|&won| won)
            .count()
    };
    1e9 * seconds_of(pass) / all as f64
}

/// Nanoseconds of [`play`] for the slowest turn of all.
fn play_worst(boards: &[Board], turns: &[Vec<Move>]) -> f64 {
    let each = boards.iter().zip(turns);
    let mut timed: Vec<(f64, &Board, Move)> = each
        .flat_map(|(board, turns)| turns.iter().map(move |&mv| (time(board, mv), board, mv)))
        .collect();
    timed.sort_by(|one, other| other.0.total_cmp(&one.0));
    let again = |&(_, board, mv): &(f64, &Board, Move)| {
        (0..10).map(|_| time(board, mv)).fold(f64::INFINITY, f64::min)
    };
    timed.iter().take(MEASURED_AGAIN).map(again).fold(0.0, f64::max)
}

fn time(board: &Board, mv: Move) -> f64 {
    let start = Instant::now();
    for _ in 0..REPEATS {
        black_box(play(board, black_box(mv)));
    }
    1e9 * start.elapsed().as_secs_f64() / f64::from(REPEATS)
}

/// Nanoseconds to find every turn that wins at once, on average.
fn wins(boards: &[Board]) -> f64 {
    let buffer = std::cell::RefCell::new(Vec::new());
    let pass = || {
        for board in boards {
            let mut turns = buffer.borrow_mut();
            turns.clear();
            black_box(board).list_winning_turns(&mut turns);
            black_box(&turns);
        }
    };
    1e9 * seconds_of(pass) / boards.len() as f64
}

/// Nanoseconds of the engine's scan for threats, on average.
fn scan(boards: &[Board]) -> f64 {
    1e9 * seconds_of(|| scan_threats(black_box(boards))) / boards.len() as f64
}

/// Whether the player to move cannot win at once, and the opponent could.
fn is_threatened(board: &Board) -> bool {
    let wins = |board: &Board| {
        let mut turns = Vec::new();
        board.list_winning_turns(&mut turns);
        !turns.is_empty()
    };
    let mut passed = *board;
    passed.play_unchecked(Move::Pass);
    !wins(board) && wins(&passed)
}

/// A file of games that were played out.
pub(crate) fn file(games: usize) -> String {
    let moves = punct_recipe::games(games);
    let moves = moves.into_iter().map(|game| game.into_iter().map(AnyMove::Punct).collect());
    records::file_of(Game::Punct, moves)
}
