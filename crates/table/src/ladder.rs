//! The ladder of the first games: from the easiest level to one that is a match.

use basalt_rules::Game;

use crate::Level;

/// How a game ended for the person who climbs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The person has won.
    Won,
    /// Nobody has.
    Drawn,
    /// The computer has won.
    Lost,
}

/// Where the person stands in one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rung {
    /// The level of the next game.
    pub level: Level,
    /// Whether the person has lost before, so that the steps are small from now on.
    pub has_lost: bool,
}

impl Default for Rung {
    fn default() -> Self {
        Self { level: Level::FIRST, has_lost: false }
    }
}

impl Rung {
    /// Where the person stands after a game: two levels up for a win until the first loss, then one up or
    /// down; a draw leaves everything as it is.
    #[must_use]
    pub fn after(self, result: Verdict) -> Self {
        match result {
            Verdict::Won if self.has_lost => Self { level: self.level.up(1), ..self },
            Verdict::Won => Self { level: self.level.up(2), ..self },
            Verdict::Drawn => self,
            Verdict::Lost => Self { level: self.level.down(), has_lost: true },
        }
    }
}

/// Where the person stands in each game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ladder {
    rungs: [Rung; Game::ALL.len()],
}

impl Ladder {
    /// Where the person stands in a game.
    pub fn rung(&self, game: Game) -> Rung {
        self.rungs[index(game)]
    }

    /// Takes note of how a game ended.
    pub fn take(&mut self, game: Game, result: Verdict) {
        let rung = &mut self.rungs[index(game)];
        *rung = rung.after(result);
    }
}

fn index(game: Game) -> usize {
    match game {
        Game::Dvonn => 0,
        Game::Punct => 1,
        Game::PunctBasic => 2,
    }
}
