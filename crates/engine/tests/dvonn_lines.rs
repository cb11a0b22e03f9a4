//! Several lines of DVONN at once, against an exhaustive solver on the slow twin of the rules.

use std::collections::{BTreeMap, BTreeSet};

use basalt_engine::{Best, Engine, Info, Limits, Options, Score};
use basalt_rules::dvonn::{Move, Phase, Position};
use basalt_rules::{AnyMove, mix};
use basalt_testkit::dvonn::exhaustive::{Exhaustive, final_margin};
use basalt_testkit::dvonn::twin_text;

/// The numbers of lines that are asked for.
const LINES: [usize; 4] = [1, 2, 3, 5];

/// The best move and the last report of each rank.
fn search(position: &Position, lines: usize, limits: &Limits<'_>) -> (Best, Vec<Info>) {
    let options = Options { memory: 2, lines, ..Options::default() };
    let mut by_rank: BTreeMap<usize, Info> = BTreeMap::new();
    let mut report = |info: &Info| {
        by_rank.insert(info.rank, info.clone());
    };
    let best = Engine::new(options).search(&position.clone().into(), limits, &mut report);
    (best.expect("the game is not over"), by_rank.into_values().collect())
}

fn first_move(info: &Info) -> String {
    info.line[0].to_string()
}

/// The final margin of a line for the player who starts it; `None` if it stops before the end.
fn margin_at_the_end(position: &Position, line: &[AnyMove]) -> Option<i32> {
    let mut twin = twin_text::read(&position.to_string());
    let is_white = twin.white_to_move();
    for mv in line {
        twin.play(&mv.to_string());
    }
    let margin = final_margin(&twin);
    twin.is_over().then_some(if twin.white_to_move() == is_white { margin } else { -margin })
}

/// Positions with few stacks and a choice of moves, from random games.
fn late_positions(games: u64, stacks: std::ops::RangeInclusive<usize>) -> Vec<Position> {
    let mut found = Vec::new();
    for seed in 0..games {
        let mut position = Position::start();
        for ply in 0.. {
            let moves = position.legal_moves();
            let is_late = stacks.contains(&position.board().occupied().len());
            if position.phase() == Phase::Stacking && is_late && moves.len() > 1 {
                found.push(position.clone());
            }
            if moves.is_empty() {
                break;
            }
            position.play_unchecked(moves[mix(seed << 32 | ply) as usize % moves.len()]);
        }
    }
    found
}

/// Checks what the engine says of a position, given the true margin of each move.
fn check(position: &Position, margins: &BTreeMap<String, i32>, count: usize) {
    let (best, lines) = search(position, count, &Limits::none());
    let mut expected: Vec<i32> = margins.values().copied().collect();
    expected.sort_by_key(|&margin| -margin);
    expected.truncate(count);
    let scores: Vec<Score> = lines.iter().map(|line| line.score).collect();
    let proven: Vec<Score> = expected.into_iter().map(Score::ProvenMargin).collect();
    assert_eq!(scores, proven, "{count} lines of {position}");
    assert_eq!(lines[0].line[0], best.mv, "{count} lines of {position}");
    for line in &lines {
        let mv = first_move(line);
        assert_eq!(line.score, Score::ProvenMargin(margins[&mv]), "{mv} in {position}");
        let end = margin_at_the_end(position, &line.line);
        assert_eq!(end, Some(margins[&mv]), "{mv} of {count} lines of {position}");
    }
    let moves: BTreeSet<String> = lines.iter().map(first_move).collect();
    assert_eq!(moves.len(), lines.len(), "{count} lines of {position}");
}

#[test]
fn lines_are_the_best_moves_in_order_and_end_at_their_margins() {
    let positions = late_positions(120, 6..=10);
    assert!(positions.len() > 150, "{} positions", positions.len());
    let mut solver = Exhaustive::default();
    for position in positions {
        let margins = solver.margins(&twin_text::read(&position.to_string()));
        for count in LINES {
            check(&position, &margins, count);
        }
    }
}

/// Checks one report, given the true margins of all moves, the best first. What is proven holds of the move
/// and of its rank, and a line that reaches the end of the game ends as its score says.
fn check_report(position: &Position, margins: &[(String, i32)], info: &Info) -> bool {
    let Some(verdict) = info.score.verdict() else { return false };
    let verdict_of = |margin| Score::ProvenMargin(margin).verdict().expect("it is proven");
    let mv = first_move(info);
    let (_, own) = margins.iter().find(|(known, _)| *known == mv).expect("a legal move");
    let (_, of_rank) = margins[info.rank - 1];
    let end = margin_at_the_end(position, &info.line);
    for margin in [*own, of_rank].into_iter().chain(end) {
        assert_eq!(verdict_of(margin), verdict, "{info:?} in {position}");
        if let Score::ProvenMargin(proven) = info.score {
            assert_eq!(margin, proven, "{info:?} in {position}");
        }
    }
    true
}

#[test]
fn proven_lines_have_true_margins_and_ranks() {
    let mut solver = Exhaustive::default();
    let mut checked = 0;
    for (i, position) in late_positions(60, 7..=11).into_iter().enumerate() {
        let margins = solver.margins(&twin_text::read(&position.to_string()));
        let mut best_first: Vec<(String, i32)> = margins.into_iter().collect();
        best_first.sort_by_key(|&(_, margin)| -margin);
        let options = Options { memory: 2, lines: LINES[i % LINES.len()], ..Options::default() };
        for nodes in [150, 600, 2_400, u64::MAX] {
            let limits = Limits { nodes: Some(nodes), ..Limits::none() };
            let mut report = |info: &Info| {
                checked += usize::from(check_report(&position, &best_first, info));
            };
            Engine::new(options).search(&position.clone().into(), &limits, &mut report);
        }
    }
    assert!(checked > 1_000, "{checked} proven lines");
}

/// Late, but far too large to try everything: the margin of each move is what a search of one line
/// proves of the position after it.
const LARGE: &str =
    "3r1b(bw)2/4(bbwb)1w1(bwwwb)r/3(wbwwb)bw(rw)1(wbw)(wb)b/2(bww)1(bwb)w(bwb)1(bw)1/7w1 b s";

#[test]
fn the_best_move_of_a_large_position_is_first_however_many_lines_there_are() {
    let position: Position = LARGE.parse().expect("a position");
    let margin_after = |&mv: &Move| {
        let mut after = position.clone();
        after.play(mv).expect("a legal move");
        match search(&after, 1, &Limits::none()).0.score {
            Score::ProvenMargin(margin) => (mv.to_string(), -margin),
            score => panic!("{score} after {mv}"),
        }
    };
    let margins: BTreeMap<String, i32> = position.legal_moves().iter().map(margin_after).collect();
    assert_eq!(margins.values().max(), Some(&2));
    assert_eq!(margins["e3f3"], 2);
    for count in LINES {
        check(&position, &margins, count);
    }
}
