//! The progress of a match: a bar in a terminal, now and then a line elsewhere.

use basalt_arena::{Difference, MatchTally};
use basalt_locales::{Decimal, Message, messages};
use indicatif::ProgressBar;

use super::report::signed;
use crate::progress::{is_shown, styled};
use crate::shell::Shell;

/// The number of lines in the course of a match without a bar.
const LINES: u64 = 20;

/// The display while games are played.
pub(super) struct MatchDisplay<'a> {
    bar: Option<ProgressBar>,
    games: u64,
    shell: &'a Shell,
}

impl<'a> MatchDisplay<'a> {
    /// A bar on the standard error, if somebody is there to see it.
    pub(super) fn new(games: u64, tally: &MatchTally, shell: &'a Shell) -> Self {
        let bar = is_shown().then(|| {
            let bar = ProgressBar::new(games).with_position(tally.total().games());
            styled(bar, "{bar:30} {pos}/{len} {eta} {msg}")
        });
        if let Some(bar) = &bar {
            // The estimate is for the games to come. The first of them may take minutes.
            bar.reset_eta();
            bar.tick();
        }
        Self { bar, games, shell }
    }

    /// Shows where the match stands after another game.
    pub(super) fn show(&self, tally: &MatchTally) {
        let played = tally.total().games();
        match &self.bar {
            Some(bar) => {
                bar.set_position(played);
                bar.set_message(self.shell.say(&standing(tally)));
            }
            None if is_step(played, self.games) => {
                let standing = self.shell.say(&standing(tally));
                self.shell.remark(&messages::match_progress(played, self.games, &standing));
            }
            None => {}
        }
    }

    /// Says something without spoiling the bar.
    pub(super) fn remark(&self, message: &Message) {
        match &self.bar {
            Some(bar) => bar.suspend(|| self.shell.remark(message)),
            None => self.shell.remark(message),
        }
    }

    /// Takes the bar away.
    pub(super) fn end(self) {
        if let Some(bar) = self.bar {
            bar.finish_and_clear();
        }
    }
}

/// Whether a line is due after this many games.
fn is_step(played: u64, games: u64) -> bool {
    let step = |played: u64| played * LINES / games.max(1);
    step(played) != step(played.saturating_sub(1))
}

/// Results and difference in a few characters.
fn standing(tally: &MatchTally) -> Message {
    let total = tally.total();
    let elo = Difference::measure(&tally.pairs)
        .map_or_else(Decimal::unknown, |difference| signed(difference.elo));
    messages::match_standing(total.wins, total.draws, total.losses, elo)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_of_any_length_has_few_lines_and_one_at_its_end() {
        for games in [2, 20, 100, 10_000] {
            let steps = (1..=games).filter(|&played| is_step(played, games)).count() as u64;
            assert!(steps == LINES.min(games), "{games}: {steps}");
            assert!(is_step(games, games));
        }
    }
}
