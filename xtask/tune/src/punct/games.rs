//! Games of PÜNCT as lines: the variant, then the turns, each with the value of its search.

use std::path::Path;

use basalt_rules::Outcome;
use basalt_rules::punct::{Move, Position, Variant};

use crate::lines::read_lines;

/// A finished game from the empty board.
pub(crate) struct Game {
    pub(crate) variant: Variant,
    pub(crate) turns: Vec<Turn>,
    pub(crate) outcome: Outcome,
}

/// A turn of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Turn {
    pub(crate) mv: Move,
    /// The player's chance to win by the search that chose the turn, in hundredths of a percent; `None` if
    /// chance chose it, or if the file does not tell.
    pub(crate) chance: Option<u16>,
}

impl Game {
    /// Reads a line, checking every turn; `None` if it is no finished game.
    fn read(line: &str) -> Option<Self> {
        let mut words = line.split_whitespace();
        let variant = match words.next()? {
            "basic" => Variant::Basic,
            "standard" => Variant::Standard,
            _ => return None,
        };
        let turns: Vec<Turn> = words.map(Turn::read).collect::<Option<_>>()?;
        let mut position = Position::start(variant);
        for turn in &turns {
            position.play(turn.mv).ok()?;
        }
        Some(Self { variant, turns, outcome: position.outcome()? })
    }

    /// The positions before each turn.
    pub(crate) fn positions(&self) -> impl Iterator<Item = (Position, Turn)> {
        self.turns.iter().scan(Position::start(self.variant), |position, &turn| {
            let before = position.clone();
            position.play_unchecked(turn.mv);
            Some((before, turn))
        })
    }
}

impl Turn {
    fn read(word: &str) -> Option<Self> {
        let (mv, chance) = match word.split_once('=') {
            Some((mv, chance)) => {
                (mv, Some(chance.parse().ok().filter(|chance| *chance <= 10_000)?))
            }
            None => (word, None),
        };
        Some(Self { mv: mv.parse().ok()?, chance })
    }
}

impl std::fmt::Display for Turn {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.chance {
            Some(chance) => write!(f, "{}={chance}", self.mv),
            None => self.mv.fmt(f),
        }
    }
}

/// Reads the games of a file.
pub(crate) fn read(path: &Path) -> Result<Vec<Game>, String> {
    read_lines(path, "a finished game of PÜNCT", Game::read)
}

/// The share of a win that a player has reached.
pub(crate) fn share(outcome: Outcome, player: basalt_rules::Color) -> f32 {
    match outcome {
        Outcome::Draw => 0.5,
        Outcome::Win(winner) if winner == player => 1.0,
        Outcome::Win(_) => 0.0,
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::random::stream;
    use crate::scratch::Scratch;

    /// A game by chance as a line, every second turn with a value.
    pub(crate) fn by_chance(seed: u64) -> String {
        let mut rng = stream(seed, 0);
        let mut position = Position::start(Variant::Standard);
        let mut words = vec!["standard".to_owned()];
        while position.outcome().is_none() {
            let legal = position.legal_moves();
            let mv = legal[rng.below(legal.len())];
            let chance = (words.len() % 2 == 0).then(|| rng.below(10_001) as u16);
            words.push(Turn { mv, chance }.to_string());
            position.play_unchecked(mv);
        }
        words.join(" ")
    }

    /// A file with the first of these games.
    pub(crate) fn file_by_chance(name: &str, count: u64) -> Scratch {
        let lines: Vec<String> = (0..count).map(by_chance).collect();
        Scratch::new(name, &lines.join("\n"))
    }

    #[test]
    fn a_line_reads_back_with_its_values() {
        let line = by_chance(1);
        let game = Game::read(&line).expect("a game");
        let words: Vec<String> = game.turns.iter().map(ToString::to_string).collect();
        assert_eq!(format!("standard {}", words.join(" ")), line);
        assert!(game.turns.iter().any(|turn| turn.chance.is_some()));
        assert_eq!(game.positions().count(), game.turns.len());
        let (last, turn) = game.positions().last().expect("a turn");
        let mut end = last;
        end.play(turn.mv).expect("a legal turn");
        assert_eq!(end.outcome(), Some(game.outcome));
    }

    #[test]
    fn unfinished_games_are_refused() {
        let line = by_chance(2);
        let unfinished = line.rsplit_once(' ').expect("turns").0.to_owned();
        for bad in [&unfinished, "", "standard", "chess c3/d3e4", "standard c3/d3e4=10001"] {
            assert!(Game::read(bad).is_none(), "{bad}");
        }
    }
}
