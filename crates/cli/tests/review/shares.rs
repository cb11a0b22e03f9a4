//! Statistics of reviews: how often each claim is made, how often the engine's opinion is all there is to say,
//! and how accurate each level is.

use std::collections::{BTreeMap, BTreeSet};

use basalt_locales::{Catalogue, Language};
use basalt_review::{Review, Reviewed};
use basalt_rules::Color;
use basalt_view::claims;

use crate::games::Played;
use crate::name;

/// The counts of some reviews.
#[derive(Default)]
pub(crate) struct Shares {
    /// The marked moves of each game by what is said of them.
    said: BTreeMap<(&'static str, String), u64>,
    /// The losses of moves with a choice, in thousandths, by game and level.
    losses: BTreeMap<(&'static str, u8), Vec<u16>>,
}

impl Shares {
    pub(crate) fn add(&mut self, game: &Played, review: &Review) {
        let id = game.start.game().id();
        for claim in review.moves.iter().filter_map(|reviewed| reviewed.claim) {
            let said = if claim.explains() { name(&claim) } else { "opinion".to_owned() };
            *self.said.entry((id, said)).or_default() += 1;
        }
        for color in Color::ALL {
            let Some(levels) = game.levels else { continue };
            let is_choice = |one: &&Reviewed| one.player() == color && !one.is_forced;
            let moves = review.moves.iter().filter(is_choice);
            let losses = moves.filter_map(|reviewed| Some(reviewed.loss?.chance));
            self.losses.entry((id, levels[color])).or_default().extend(losses);
        }
    }

    /// Prints the shares of what was said, and the mean accuracy of each level for several ways to count it.
    pub(crate) fn print(&self) {
        let mut games: BTreeMap<&str, Vec<(u64, &str)>> = BTreeMap::new();
        for ((game, said), &count) in &self.said {
            games.entry(game).or_default().push((count, said));
        }
        for (game, mut said) in games {
            let total: u64 = said.iter().map(|(count, _)| count).sum();
            said.sort_unstable_by(|one, other| other.cmp(one));
            eprintln!("{game}: {total} marked moves");
            for (count, said) in said {
                eprintln!("  {:5.1} % {count:4} {said}", 100.0 * count as f64 / total as f64);
            }
        }
        for ((game, level), losses) in &self.losses {
            let accuracy = |half| {
                let (mean, error) = accuracy(losses, half);
                format!("{mean:.1} ± {error:.1} ({half} ‰)")
            };
            let halves = [100, 200, 240].map(accuracy).join(", ");
            eprintln!("{game} level {level}: {} moves, accuracy {halves}", losses.len());
        }
    }
}

/// The mean accuracy of moves with these losses if a loss of `half` counts half, and its standard error, in percent.
fn accuracy(losses: &[u16], half: u16) -> (f64, f64) {
    let half = f64::from(half);
    let worths = losses.iter().map(|&loss| 100.0 * half / (half + f64::from(loss)));
    let count = losses.len() as f64;
    let mean = worths.clone().sum::<f64>() / count;
    let variance = worths.map(|worth| (worth - mean).powi(2)).sum::<f64>() / count;
    (mean, (variance / count).sqrt())
}

/// Every sentence of a review is new, as people read it: none is said twice.
pub(crate) fn assert_no_sentence_twice(review: &Review) {
    let catalogue = Catalogue::new(Language::En);
    let mut said = BTreeSet::new();
    for reviewed in &review.moves {
        let sentence =
            reviewed.claim.map(|claim| claims::say(&claim, reviewed.player(), &catalogue));
        assert!(
            sentence.as_ref().is_none_or(|sentence| said.insert(sentence.clone())),
            "{sentence:?} is said twice"
        );
    }
}
