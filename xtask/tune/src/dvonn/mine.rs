//! Endings of DVONN with a single move that wins, draws or wins by most, mined from games of all levels.

use std::ops::RangeInclusive;

use basalt_engine::{Engine, Info, Limits, Options, Score};
use basalt_learn::puzzles::Aim;
use basalt_rules::dvonn::{Move, Position};
use basalt_rules::{AnyMove, AnyPosition, SplitMix64};

use crate::mine::difficulty::{self, rating};
use crate::mine::{Chance, Deadline, Find, LevelPlayer, play_game};

/// Plies from the start of a puzzle to the end of its game.
const FROM_THE_END: RangeInclusive<usize> = 5..=20;

/// Minimum plies between two puzzles of one game.
const APART: usize = 6;

/// With fewer moves to choose from there is little to find, with more too much.
const CHOICE: RangeInclusive<usize> = 3..=24;

/// Maximum moves that the player has to find.
const MAX_OWN_MOVES: usize = 6;

/// Minimum points that the best move wins by more than the next best one, where the margin counts.
const LEAD: i32 = 3;

/// Maximum margin of a puzzle.
const MAX_MARGIN: i32 = 15;

/// Maximum nodes of a proof.
const NODES: u64 = 400_000;

/// Memory of a proof, in MiB.
const MEMORY: usize = 16;

/// The levels that play: even the highest makes mistakes in most games.
const LEVELS: RangeInclusive<u8> = 3..=13;

/// The puzzles of one game.
pub(crate) fn mine(rng: &mut SplitMix64, deadline: Deadline) -> Vec<Find> {
    let choices = (LEVELS.end() - LEVELS.start() + 1).into();
    let levels = [(); 2].map(|()| LEVELS.start() + rng.below(choices) as u8);
    // Half of the boards are filled by chance.
    let first = if rng.below(2) == 0 { 49 } else { 3 };
    let chance = Chance { first, percent: 4 };
    let start = AnyPosition::Dvonn(Position::start());
    let positions = play_game(start, levels, chance, rng, deadline);
    Miner::new().search(&positions, deadline)
}

/// The best move of a position and its margin, with the margin of the next best one.
struct Ranking {
    best: Move,
    margin: i32,
    next: i32,
}

struct Miner {
    prover: Engine,
    players: LevelPlayer,
}

impl Miner {
    fn new() -> Self {
        let prover = Engine::new(Options { memory: MEMORY, lines: 2, ..Options::default() });
        Self { prover, players: LevelPlayer::default() }
    }

    /// The puzzles of a game, from the longest to the shortest.
    fn search(&mut self, positions: &[AnyPosition], deadline: Deadline) -> Vec<Find> {
        let mut found = Vec::new();
        let mut last = usize::MAX;
        for left in FROM_THE_END.rev() {
            if deadline.is_over() {
                break;
            }
            let at = positions.len().checked_sub(left + 1);
            let is_far = last.abs_diff(left) >= APART;
            let Some(Ok(position)) = at.map(|at| <&Position>::try_from(&positions[at])) else {
                continue;
            };
            if let Some(find) = is_far.then(|| self.puzzle(position)).flatten() {
                found.push(find);
                last = left;
            }
        }
        found
    }

    fn puzzle(&mut self, position: &Position) -> Option<Find> {
        if !CHOICE.contains(&position.legal_moves().len()) {
            return None;
        }
        let ranking = self.rank(position)?;
        let aim = aim(&ranking)?;
        let line = self.line(position, aim, ranking.best);
        let line: Vec<AnyMove> = line.into_iter().map(AnyMove::Dvonn).collect();
        let position = AnyPosition::Dvonn(position.clone());
        let players = &mut self.players;
        let rating =
            rating(|level, seed| difficulty::solves(players, &position, &line, &[], (level, seed)));
        Some(Find { position, aim, rating, line, also: Vec::new() })
    }

    /// The proven margins of the two best moves.
    fn rank(&mut self, position: &Position) -> Option<Ranking> {
        if position.is_over() || position.legal_moves().len() < 2 {
            return None;
        }
        let mut proven: [Option<(AnyMove, i32)>; 2] = [None; 2];
        let mut report = |info: &Info| {
            if let (Score::ProvenMargin(margin), Some(&mv), Some(place)) =
                (info.score, info.line.first(), proven.get_mut(info.rank - 1))
            {
                *place = Some((mv, margin));
            }
        };
        let limits = Limits { nodes: Some(NODES), ..Limits::none() };
        self.prover.search(&AnyPosition::Dvonn(position.clone()), &limits, &mut report);
        let [Some((best, margin)), Some((_, next))] = proven else { return None };
        Some(Ranking { best: best.try_into().ok()?, margin, next })
    }

    /// The moves to find from this one on, each the only one, with the replies after which the next one is hardest to
    /// see: those that leave a single right move.
    fn line(&mut self, start: &Position, aim: Aim, first: Move) -> Vec<Move> {
        let mut position = start.clone();
        let mut line = vec![first];
        play(&mut position, first);
        for _ in 1..MAX_OWN_MOVES {
            let step = if position.to_move() == start.to_move() {
                self.only(&position, aim).map(|(mv, _)| (position.clone(), vec![mv]))
            } else {
                self.toughest(&position, aim)
            };
            let Some((before, moves)) = step else { break };
            position = before;
            line.extend(&moves);
            if let Some(&last) = moves.last() {
                play(&mut position, last);
            }
        }
        line
    }

    /// The reply after which a single move is right, with this move and the position before it. Of several replies it is
    /// the one that costs the opponent least.
    fn toughest(&mut self, position: &Position, aim: Aim) -> Option<(Position, Vec<Move>)> {
        let mut best: Option<(i32, Position, Vec<Move>)> = None;
        for &reply in &position.legal_moves() {
            let mut after = position.clone();
            play(&mut after, reply);
            if after.to_move() == position.to_move() {
                continue;
            }
            let Some((mv, margin)) = self.only(&after, aim) else { continue };
            if best.as_ref().is_none_or(|(least, ..)| margin < *least) {
                best = Some((margin, after, vec![reply, mv]));
            }
        }
        best.map(|(_, after, moves)| (after, moves))
    }

    /// The only move that reaches the aim, if there is exactly one, with its margin. A reply that gives away more than
    /// the aim is no good defence, so the puzzle ends before it.
    fn only(&mut self, position: &Position, aim: Aim) -> Option<(Move, i32)> {
        let Ranking { best, margin, next } = self.rank(position)?;
        let is_only = match aim {
            Aim::Win => margin > 0 && next <= 0,
            Aim::Draw => margin == 0 && next < 0,
            Aim::WinBy(points) => margin == points.cast_signed() && next < margin,
            Aim::WinIn(_) | Aim::Block(_) | Aim::Place | Aim::Best => false,
        };
        is_only.then_some((best, margin))
    }
}

/// The aim of a position, if a single move reaches it.
fn aim(ranking: &Ranking) -> Option<Aim> {
    let Ranking { margin, next, .. } = *ranking;
    if next >= margin || margin < 0 {
        None
    } else if next <= 0 && margin > 0 {
        Some(Aim::Win)
    } else if margin == 0 {
        Some(Aim::Draw)
    } else {
        let counts = margin - next >= LEAD && margin <= MAX_MARGIN;
        counts.then_some(Aim::WinBy(margin.unsigned_abs()))
    }
}

/// Plays a move, and passes where nothing else is possible.
fn play(position: &mut Position, mv: Move) {
    position.play_unchecked(mv);
    while !position.is_over() && position.play(Move::Pass).is_ok() {}
}

#[cfg(test)]
mod tests {
    use basalt_learn::puzzles::Puzzle;
    use basalt_testkit::dvonn::exhaustive::Exhaustive;
    use basalt_testkit::dvonn::twin_text;

    use super::*;

    /// With so few stacks a position can be solved by trying everything.
    const MAX_STACKS: usize = 11;

    /// Number of games that are searched for puzzles, and of those after which the test gives up finding a small one.
    const MIN_GAMES: u64 = 8;
    const MAX_GAMES: u64 = 64;

    #[test]
    fn the_right_move_is_the_only_one_that_trying_everything_finds() {
        let (mut found, mut checked) = (0, 0);
        let mut solver = Exhaustive::default();
        for game in 0..MAX_GAMES {
            if game >= MIN_GAMES && checked > 0 {
                break;
            }
            let mut rng = SplitMix64::for_stream(3, game);
            for find in mine(&mut rng, Deadline::after(std::time::Duration::from_mins(10))) {
                found += 1;
                let puzzle = Puzzle::read(&format!("a\t{find}")).expect("a puzzle");
                assert_eq!(puzzle.to_string(), format!("a\t{find}"));
                let AnyPosition::Dvonn(position) = &find.position else { panic!("of DVONN") };
                if position.board().occupied().len() > MAX_STACKS {
                    continue;
                }
                checked += 1;
                let margins = solver.margins(&twin_text::read(&position.to_string()));
                let best = margins[&find.line[0].to_string()];
                let others = margins.iter().filter(|(mv, _)| **mv != find.line[0].to_string());
                let next = others.map(|(_, margin)| *margin).max().expect("another move");
                let is_right = match find.aim {
                    Aim::Win => best > 0 && next <= 0,
                    Aim::Draw => best == 0 && next < 0,
                    Aim::WinBy(points) => best == points.cast_signed() && next + LEAD <= best,
                    Aim::WinIn(_) | Aim::Block(_) | Aim::Place | Aim::Best => false,
                };
                assert!(is_right, "{find}");
            }
        }
        assert!(found > 1 && checked > 0, "{found}, {checked} of them checked");
    }

    #[test]
    fn a_time_that_is_up_ends_the_work() {
        let deadline = Deadline::after(std::time::Duration::ZERO);
        assert!(mine(&mut SplitMix64::new(1), deadline).is_empty());
    }
}
