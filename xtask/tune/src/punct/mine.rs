//! Forced wins and blocks of PÜNCT, mined from games of all levels.

use basalt_engine::punct_tuning::ForcedWins;
use basalt_learn::puzzles::Aim;
use basalt_rules::punct::{Move, Position, Variant};
use basalt_rules::{AnyMove, AnyPosition, Outcome, SplitMix64};

use crate::mine::difficulty::{self, rating};
use crate::mine::{Chance, Deadline, Find, LevelPlayer, play_game};
use crate::punct::blocks::find_block;
use crate::punct::proof::Prover;
use crate::punct::win::win_in_two;

/// Maximum right first turns of a puzzle: with more there is little to find.
pub(super) const MAX_RIGHT: usize = 4;

/// The first turns of a game are no puzzles.
const FIRST_PLY: usize = 8;

/// The levels that play.
const LEVELS: [u8; 12] = [4, 5, 6, 7, 8, 8, 9, 10, 11, 12, 13, 14];

/// Maximum boards of the search for a win, by its number of turns.
const NODES: [(u32, u64); 3] = [(2, 600), (3, 6_000), (4, 60_000)];

/// Maximum boards of the search for all first turns of a win.
const NODES_FOR_ALL: u64 = 200_000;

/// Maximum turns of a win to search for where the game has none.
const TURNS_ANYWHERE: u32 = 3;

/// The puzzles of one game.
pub(crate) fn mine(rng: &mut SplitMix64, deadline: Deadline) -> Vec<Find> {
    let levels = [(); 2].map(|()| LEVELS[rng.below(LEVELS.len())]);
    let variant = if rng.below(5) == 0 { Variant::Basic } else { Variant::Standard };
    let chance = Chance { first: 2 + rng.below(5), percent: 3 };
    let start = AnyPosition::Punct(Position::start(variant));
    let positions = play_game(start, levels, chance, rng, deadline);
    Miner::default().search(&positions, deadline)
}

#[derive(Default)]
struct Miner {
    forced: ForcedWins,
    prover: Prover,
    players: LevelPlayer,
}

/// A puzzle without its rating.
pub(super) struct Solution {
    pub(super) aim: Aim,
    pub(super) line: Vec<Move>,
    pub(super) also: Vec<Move>,
}

impl Miner {
    /// The puzzles of a game. After a win of some turns, the same player has none until it would be over.
    fn search(&mut self, positions: &[AnyPosition], deadline: Deadline) -> Vec<Find> {
        let Some(Some(outcome)) = positions.last().map(AnyPosition::outcome) else {
            return Vec::new();
        };
        let mut found = Vec::new();
        let mut free_from = [FIRST_PLY; 2];
        for (ply, position) in positions.iter().enumerate() {
            let Ok(position) = <&Position>::try_from(position) else { continue };
            let free_from = &mut free_from[position.to_move() as usize];
            if deadline.is_over() {
                break;
            }
            if ply < *free_from || position.outcome().is_some() {
                continue;
            }
            let is_won = outcome == Outcome::Win(position.to_move());
            let left = (positions.len() - ply).div_ceil(2) as u32;
            let most = if is_won && left <= 5 { 4 } else { TURNS_ANYWHERE };
            let Some(solution) = self.solution(position, most) else { continue };
            *free_from = ply + 2 * solution.line.len().div_ceil(2) + 2;
            found.push(self.rate(position, solution));
        }
        found
    }

    fn solution(&mut self, position: &Position, most: u32) -> Option<Solution> {
        if !position.winning_moves().is_empty() {
            return None;
        }
        let win = self.win(position, most);
        win.or_else(|| find_block(position, &self.forced, &mut self.prover))
    }

    /// The shortest forced win, if it takes at most `most` turns and few first turns begin it.
    fn win(&mut self, position: &Position, most: u32) -> Option<Solution> {
        let board = position.board();
        let budgets = NODES.iter().filter(|(turns, _)| *turns <= most);
        let line = budgets
            .into_iter()
            .find_map(|&(turns, nodes)| self.forced.shortest(board, turns, nodes))?;
        let turns = line.len().div_ceil(2) as u32;
        if turns == 2 {
            return win_in_two(position, &mut self.prover);
        }
        if self.prover.wins_in_two(position) {
            return None;
        }
        let mut lines = self.forced.all(board, turns, MAX_RIGHT + 1, NODES_FOR_ALL)?.into_iter();
        let line = lines.next()?;
        let also: Vec<Move> = lines.map(|line| line[0]).collect();
        let is_whole = line.len() as u32 == 2 * turns - 1;
        (is_whole && also.len() < MAX_RIGHT).then_some(Solution {
            aim: Aim::WinIn(turns),
            line,
            also,
        })
    }

    fn rate(&mut self, position: &Position, solution: Solution) -> Find {
        let any =
            |moves: Vec<Move>| -> Vec<AnyMove> { moves.into_iter().map(AnyMove::Punct).collect() };
        let Solution { aim, line, also } = solution;
        let (position, line, also) = (AnyPosition::Punct(position.clone()), any(line), any(also));
        let players = &mut self.players;
        // Later turns depend on the defence, so the first one decides.
        let rating = rating(|level, seed| {
            difficulty::solves(players, &position, &line[..1], &also, (level, seed))
        });
        Find { position, aim, rating, line, also }
    }
}

#[cfg(test)]
mod tests {
    use basalt_learn::puzzles::Puzzle;

    use super::*;

    #[test]
    fn games_give_puzzles_whose_turns_do_what_they_should() {
        let mut kinds = [0, 0];
        for game in 0..16 {
            let mut rng = SplitMix64::for_stream(6, game);
            for find in mine(&mut rng, Deadline::after(std::time::Duration::from_mins(10))) {
                let puzzle = Puzzle::read(&format!("a\t{find}")).expect("a puzzle");
                assert_eq!(puzzle.to_string(), format!("a\t{find}"));
                assert!(find.also.len() < MAX_RIGHT, "{find}");
                let is_block = matches!(find.aim, Aim::Block(_));
                kinds[usize::from(is_block)] += 1;
                let AnyPosition::Punct(start) = &find.position else { panic!("of PÜNCT") };
                for &mv in find.line[..1].iter().chain(&find.also).filter(|_| is_block) {
                    let mut after = start.clone();
                    after.play(mv.try_into().expect("a turn")).expect("a legal turn");
                    assert!(after.winning_moves().is_empty(), "{find}");
                }
            }
            if kinds[0] > 0 && kinds[1] > 0 {
                break;
            }
        }
        assert!(kinds[0] > 0 && kinds[1] > 0, "{kinds:?}");
    }
}
