//! Games as lines of moves.

use std::path::Path;

use basalt_rules::dvonn::{Move, Position};

use crate::lines::read_lines;

/// A game from the empty board: its moves, and White's margin at the end.
pub(crate) struct Game {
    pub(crate) moves: Vec<Move>,
    /// For each move the margin that its search expected for the player, in hundredths of a point; `None` if the move
    /// was random or the file contains no value.
    pub(crate) values: Vec<Option<i16>>,
    pub(crate) margin: i32,
}

impl Game {
    /// Reads a line, checking every move; `None` if it is no finished game.
    fn read(line: &str) -> Option<Self> {
        let words = line.split_whitespace().map(read_move);
        let (moves, values): (Vec<Move>, Vec<_>) = words.collect::<Option<_>>()?;
        let mut position = Position::start();
        for &mv in &moves {
            position.play(mv).ok()?;
        }
        let score = position.score();
        position.is_over().then(|| Self {
            moves,
            values,
            margin: score.white.cast_signed() - score.black.cast_signed(),
        })
    }

    /// The positions before each move, with the value of the move.
    pub(crate) fn positions(&self) -> impl Iterator<Item = (Position, Option<i16>)> {
        let moves = self.moves.iter().zip(&self.values);
        moves.scan(Position::start(), |position, (&mv, &value)| {
            let before = position.clone();
            position.play_unchecked(mv);
            Some((before, value))
        })
    }
}

/// Reads a move and the value of its search: `b2c3` or `b2c3=125`.
fn read_move(word: &str) -> Option<(Move, Option<i16>)> {
    let (mv, value) = match word.split_once('=') {
        Some((mv, value)) => (mv, Some(value.parse().ok()?)),
        None => (word, None),
    };
    Some((mv.parse().ok()?, value))
}

/// Reads the games of a file.
pub(crate) fn read(path: &Path) -> Result<Vec<Game>, String> {
    read_lines(path, "a finished game, one move after the other", Game::read)
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::random::stream;
    use crate::scratch::Scratch;

    /// A finished game as a line, and where it ended.
    pub(crate) fn by_chance(seed: u64) -> (String, Position) {
        let mut rng = stream(seed, 0);
        let mut position = Position::start();
        let mut moves = Vec::new();
        while !position.is_over() {
            let legal = position.legal_moves();
            let mv = legal[rng.below(legal.len())];
            moves.push(mv.to_string());
            position.play_unchecked(mv);
        }
        (moves.join(" "), position)
    }

    /// The game of a line.
    pub(crate) fn game(line: &str) -> Game {
        Game::read(line).expect("a finished game")
    }

    #[test]
    fn a_finished_game_is_read_with_whites_margin() {
        for seed in 1..=5 {
            let (line, end) = by_chance(seed);
            let game = game(&line);
            assert_eq!(game.moves.len(), line.split(' ').count());
            let score = end.score();
            assert_eq!(game.margin + score.black.cast_signed(), score.white.cast_signed());
        }
    }

    #[test]
    fn values_are_read_with_the_moves_that_have_them() {
        let (line, _) = by_chance(3);
        let with_values: Vec<String> = (0..)
            .zip(line.split(' '))
            .map(
                |(i, word)| if i % 3 == 0 { format!("{word}={}", i - 60) } else { word.to_owned() },
            )
            .collect();
        let (plain, game) = (game(&line), game(&with_values.join(" ")));
        assert_eq!((game.margin, &game.moves), (plain.margin, &plain.moves));
        for (i, (position, value)) in (0..).zip(game.positions()) {
            assert_eq!(value, (i % 3 == 0).then_some(i - 60));
            assert!(position.legal_moves().contains(&game.moves[i as usize]));
        }
        assert!(plain.values.iter().all(Option::is_none));
        assert!(Game::read(&line.replacen(' ', "=1.5 ", 1)).is_none());
    }

    #[test]
    fn a_bad_line_is_named() {
        let (line, _) = by_chance(1);
        let (unfinished, _) = line.rsplit_once(' ').expect("several moves");
        let twice = line.replacen(' ', &format!(" {} ", &line[..2]), 1);
        for bad in [unfinished, &format!("{line} pass"), &twice, "e3 x9", ""] {
            let file = Scratch::new("bad", &format!("{line}\n{bad}\n{line}\n"));
            let error = read(&file.0).err().expect("a bad line");
            assert!(
                error.ends_with(", line 2: expected a finished game, one move after the other")
            );
        }
        let file = Scratch::new("good", &format!("{line}\n{line}\n"));
        assert_eq!(read(&file.0).map(|games| games.len()), Ok(2));
        let missing = std::env::temp_dir().join("basalt-tune-missing/games");
        assert!(read(&missing).err().is_some_and(|error| error.contains("basalt-tune-missing")));
    }
}
