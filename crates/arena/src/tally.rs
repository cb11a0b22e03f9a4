//! The results of the games so far.

use std::collections::BTreeMap;
use std::time::Duration;

use basalt_rules::{ByColor, Color};

use crate::contestant::{Both, Contestant};
use crate::entry::LedgerEntry;
use crate::fault::FaultKind;
use crate::pairs::Pairs;
use crate::plan::pair_of;
use crate::sprt::{Sprt, SprtResult};

/// Results of the first player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
}

impl Results {
    /// The number of games.
    pub fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// The share of the points, in percent.
    pub fn percent(&self) -> f64 {
        50.0 * (2 * self.wins + self.draws) as f64 / self.games().max(1) as f64
    }

    fn add(&mut self, half_points: usize) {
        match half_points {
            0 => self.losses += 1,
            1 => self.draws += 1,
            _ => self.wins += 1,
        }
    }
}

/// The sum of the games so far.
#[derive(Debug)]
pub struct MatchTally {
    /// By the colour of the first player.
    pub by_color: ByColor<Results>,
    /// The results of complete pairs.
    pub pairs: Pairs,
    /// The half points of pairs of which one game is missing.
    halves: BTreeMap<u64, usize>,
    /// The numbers of the games that each player lost by a fault, by kind.
    pub faults: Both<Vec<(FaultKind, u64)>>,
    /// Each player's largest overrun that was forgiven.
    pub overrun: Both<Duration>,
    sprt: Option<Sprt>,
    /// The result of the test. Later games do not change it.
    pub verdict: Option<SprtResult>,
}

impl MatchTally {
    /// An empty tally, with the test that may end the match.
    pub fn new(sprt: Option<Sprt>) -> Self {
        Self {
            by_color: ByColor::default(),
            pairs: Pairs::default(),
            halves: BTreeMap::new(),
            faults: Both::default(),
            overrun: Both::default(),
            sprt,
            verdict: None,
        }
    }

    /// Adds a game.
    pub fn add(&mut self, entry: &LedgerEntry) {
        let half_points = entry.half_points();
        self.by_color[Contestant::First.color(entry.number)].add(half_points);
        for contestant in Contestant::ALL {
            let most = self.overrun[contestant].max(entry.overrun[contestant]);
            self.overrun[contestant] = most;
        }
        if let (Some(kind), Some(loser)) = (entry.fault, entry.loser()) {
            self.faults[loser].push((kind, entry.number));
        }
        let pair = pair_of(entry.number);
        match self.halves.remove(&pair) {
            None => {
                self.halves.insert(pair, half_points);
            }
            Some(other) => {
                self.pairs.0[half_points + other] += 1;
                self.test();
            }
        }
    }

    /// All results together.
    pub fn total(&self) -> Results {
        let ByColor { white, black } = self.by_color;
        Results {
            wins: white.wins + black.wins,
            draws: white.draws + black.draws,
            losses: white.losses + black.losses,
        }
    }

    /// The test, with the logarithm of its ratio.
    pub fn ratio(&self) -> Option<(Sprt, f64)> {
        self.sprt.map(|sprt| (sprt, sprt.ratio(&self.pairs)))
    }

    fn test(&mut self) {
        if self.verdict.is_none() {
            self.verdict = self.ratio().and_then(|(_, ratio)| Sprt::verdict(ratio));
        }
    }

    /// The number of games that a player lost by a fault of a kind.
    pub fn count(&self, contestant: Contestant, kind: FaultKind) -> u64 {
        self.faults[contestant].iter().filter(|&&(found, _)| found == kind).count() as u64
    }

    /// Results by the first player's colour.
    pub fn with(&self, color: Color) -> Results {
        self.by_color[color]
    }
}

#[cfg(test)]
mod tests {
    use basalt_rules::Outcome;

    use super::*;

    fn entry(number: u64, outcome: Outcome) -> LedgerEntry {
        LedgerEntry { number, outcome, fault: None, overrun: Both::default() }
    }

    const WHITE: Outcome = Outcome::Win(Color::White);
    const BLACK: Outcome = Outcome::Win(Color::Black);

    #[test]
    fn games_are_counted_from_the_first_players_view_and_in_pairs() {
        let mut tally = MatchTally::new(None);
        // The first player has White in odd games: won, won; lost, drawn; and half a pair.
        for (number, outcome) in
            [(1, WHITE), (3, BLACK), (4, Outcome::Draw), (2, BLACK), (6, WHITE)]
        {
            tally.add(&entry(number, outcome));
        }
        assert_eq!(tally.with(Color::White), Results { wins: 1, draws: 0, losses: 1 });
        assert_eq!(tally.with(Color::Black), Results { wins: 1, draws: 1, losses: 1 });
        assert_eq!(tally.pairs, Pairs([0, 1, 0, 0, 1]));
        assert!((tally.total().percent() - 50.0).abs() < 1e-9);
    }

    #[test]
    fn faults_belong_to_the_loser() {
        let mut tally = MatchTally::new(None);
        tally.add(&LedgerEntry { fault: Some(FaultKind::Crash), ..entry(2, WHITE) });
        tally.add(&LedgerEntry { fault: Some(FaultKind::TimeOut), ..entry(4, BLACK) });
        assert_eq!(tally.faults.first, [(FaultKind::Crash, 2)]);
        assert_eq!(tally.faults.second, [(FaultKind::TimeOut, 4)]);
        assert_eq!(tally.count(Contestant::First, FaultKind::Crash), 1);
        assert_eq!(tally.count(Contestant::First, FaultKind::TimeOut), 0);
    }

    #[test]
    fn a_verdict_stands() {
        let mut tally = MatchTally::new(Some(Sprt { elo0: 0.0, elo1: 100.0 }));
        for number in 1..=100 {
            let outcome = if number % 2 == 1 { WHITE } else { BLACK };
            tally.add(&entry(number, outcome));
        }
        assert_eq!(tally.verdict, Some(SprtResult::Higher));
        for number in 101..=600 {
            let outcome = if number % 2 == 1 { BLACK } else { WHITE };
            tally.add(&entry(number, outcome));
        }
        assert!(tally.ratio().is_some_and(|(_, ratio)| ratio < 0.0));
        assert_eq!(tally.verdict, Some(SprtResult::Higher));
    }
}
