//! The ladder of the first games: from the easiest level to one that is a match.

use std::cmp::Ordering;
use std::fmt;

use basalt_rules::{Color, Game, Outcome};

use crate::Level;

/// The result of a game for the person who climbs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// The person has won.
    Won,
    /// Neither has won.
    Drawn,
    /// The computer has won.
    Lost,
}

impl GameResult {
    /// The result of an outcome for the player of a colour.
    pub fn of(outcome: Outcome, player: Color) -> Self {
        match outcome {
            Outcome::Win(winner) if winner == player => Self::Won,
            Outcome::Win(_) => Self::Lost,
            Outcome::Draw => Self::Drawn,
        }
    }
}

/// The person's level in one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rung {
    /// The level of the next game.
    pub level: Level,
    /// Whether the person has lost before; since then, the steps are small.
    pub has_lost: bool,
}

impl Default for Rung {
    fn default() -> Self {
        Self { level: Level::FIRST, has_lost: false }
    }
}

impl Rung {
    /// The rung after a game: two levels up for a win until the first loss, then one up or
    /// down; a draw leaves everything as it is.
    #[must_use]
    pub fn after(self, result: GameResult) -> Self {
        match result {
            GameResult::Won if self.has_lost => Self { level: self.level.up(1), ..self },
            GameResult::Won => Self { level: self.level.up(2), ..self },
            GameResult::Drawn => self,
            GameResult::Lost => Self { level: self.level.down(), has_lost: true },
        }
    }
}

/// The level of the next game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NextLevel {
    /// The level.
    pub level: Level,
    /// The comparison with the level before.
    pub change: Ordering,
}

/// The person's levels in all games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ladder {
    rungs: [Rung; Game::ALL.len()],
}

impl Ladder {
    /// The rung in a game.
    pub fn rung(&self, game: Game) -> Rung {
        self.rungs[index(game)]
    }

    /// Takes note of how a game ended, and returns the level of the next.
    pub fn take(&mut self, game: Game, result: GameResult) -> NextLevel {
        let rung = &mut self.rungs[index(game)];
        let before = rung.level;
        *rung = rung.after(result);
        NextLevel { level: rung.level, change: rung.level.cmp(&before) }
    }

    /// Reads a ladder, a line such as `dvonn = 5 climbing` for each game, and gives the lines that cannot be read.
    pub fn read(text: &str) -> (Self, Vec<BadRung>) {
        let mut ladder = Self::default();
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        let bad = lines.filter(|line| ladder.read_line(line).is_none());
        let bad = bad.map(|line| BadRung { line: line.to_owned() }).collect();
        (ladder, bad)
    }

    fn read_line(&mut self, line: &str) -> Option<()> {
        let (game, rung) = line.split_once('=')?;
        self.rungs[index(game.trim().parse().ok()?)] = read_rung(rung.trim())?;
        Some(())
    }
}

/// A line of the text of a ladder that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadRung {
    /// The line.
    pub line: String,
}

/// The word after the level until the first loss.
const CLIMBING: &str = "climbing";

fn read_rung(text: &str) -> Option<Rung> {
    let (level, has_lost) = match text.split_once(' ') {
        Some((level, CLIMBING)) => (level, false),
        Some(_) => return None,
        None => (text, true),
    };
    Some(Rung { level: level.parse().ok()?, has_lost })
}

/// One line for each game, as [`Ladder::read`] takes them.
impl fmt::Display for Ladder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for game in Game::ALL {
            let Rung { level, has_lost } = self.rung(game);
            let climbing = if has_lost { "" } else { " climbing" };
            writeln!(f, "{game} = {level}{climbing}")?;
        }
        Ok(())
    }
}

fn index(game: Game) -> usize {
    Game::ALL.iter().position(|&one| one == game).expect("the list of games is complete")
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAMES: [Game; 3] = [Game::Dvonn, Game::Punct, Game::PunctBasic];

    fn levels(results: &[GameResult]) -> Vec<u8> {
        let steps = results.iter().scan(Rung::default(), |rung, &result| {
            *rung = rung.after(result);
            Some(rung.level.get())
        });
        steps.collect()
    }

    #[test]
    fn steps_are_big_until_the_first_loss_and_small_afterwards() {
        use GameResult::{Drawn, Lost, Won};
        let results = [Won, Won, Drawn, Won, Lost, Won, Drawn, Won, Lost];
        assert_eq!(levels(&results), [3, 5, 5, 7, 6, 7, 7, 8, 7]);
    }

    #[test]
    fn the_ladder_has_two_ends() {
        assert_eq!(levels(&[GameResult::Lost, GameResult::Lost, GameResult::Won]), [1, 1, 2]);
        assert_eq!(levels(&[GameResult::Won; 11])[8..], [19, 20, 20]);
    }

    #[test]
    fn each_game_has_its_own_and_all_round_trip() {
        let mut ladder = Ladder::default();
        let next = ladder.take(Game::Dvonn, GameResult::Won);
        assert_eq!((next.level.get(), next.change), (3, Ordering::Greater));
        let _ = ladder.take(Game::PunctBasic, GameResult::Lost);
        assert_eq!(GAMES.map(|game| ladder.rung(game).level.get()), [3, 1, 1]);
        assert_eq!(Ladder::read(&ladder.to_string()), (ladder, Vec::new()));
    }

    #[test]
    fn unreadable_lines_are_reported_and_the_rest_stays() {
        let text = "dvonn = 21\nchess = 3\n\npunct = 4\npunct-basic = 5 falling\nnonsense\n";
        let (ladder, bad) = Ladder::read(text);
        let lines: Vec<&str> = bad.iter().map(|bad| bad.line.as_str()).collect();
        assert_eq!(lines, ["dvonn = 21", "chess = 3", "punct-basic = 5 falling", "nonsense"]);
        let rungs = GAMES.map(|game| (ladder.rung(game).level.get(), ladder.rung(game).has_lost));
        assert_eq!(rungs, [(1, false), (4, true), (1, false)]);
    }

    #[test]
    fn an_outcome_is_seen_from_either_side() {
        let win = Outcome::Win(Color::White);
        let seen = Color::ALL.map(|color| GameResult::of(win, color));
        assert_eq!(seen, [GameResult::Won, GameResult::Lost]);
        assert_eq!(GameResult::of(Outcome::Draw, Color::Black), GameResult::Drawn);
    }
}
