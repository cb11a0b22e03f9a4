//! The claims of a review in words. The web page and the terminal use the same sentences.

use basalt_locales::{Decimal, Message, messages};
use basalt_review::{Claim, OpinionClaim, ProofClaim, Value, Verdict};
use basalt_rules::Color;

use crate::announce::player;
use crate::{dvonn, punct};

/// The sentence of a claim about a move of this colour.
pub fn claim(claim: &Claim, color: Color) -> Message {
    match claim {
        Claim::Proof(claim) => proof(claim),
        Claim::Dvonn(claim) => dvonn::claim(claim, player(color)),
        Claim::Punct(claim) => punct::claim(claim, player(color)),
        Claim::Opinion(claim) => opinion(claim),
    }
}

fn proof(claim: &ProofClaim) -> Message {
    match *claim {
        ProofClaim::Result { played, mv, better } => {
            messages::review_result(played.name(), &mv.to_string(), better.name())
        }
        ProofClaim::Margin { played, mv, better } => messages::review_margin(
            Verdict::of_margin(played).name(),
            played.unsigned_abs().into(),
            &mv.to_string(),
            Verdict::of_margin(better).name(),
            better.unsigned_abs().into(),
        ),
        ProofClaim::Lost { mv, chance } => messages::review_lost(&mv.to_string(), percent(chance)),
        ProofClaim::Won { mv, chance } => messages::review_won(&mv.to_string(), percent(chance)),
        ProofClaim::Only { played, mv, worse } => {
            messages::review_only(played.name(), &mv.to_string(), worse.name())
        }
    }
}

fn opinion(claim: &OpinionClaim) -> Message {
    match *claim {
        OpinionClaim::MorePoints { mv, hundredths } => {
            // A tenth is as exact as an estimate can be.
            let tenths = hundredths.saturating_add(5) / 10;
            messages::review_more_points(&mv.to_string(), Decimal::fixed(tenths, 1))
        }
        OpinionClaim::BetterChance { mv, played, better } => {
            messages::review_better_chance(&mv.to_string(), percent(better), percent(played))
        }
        OpinionClaim::OthersWorse { mv, played, worse } => {
            messages::review_others_worse(&mv.to_string(), percent(worse), percent(played))
        }
    }
}

/// A chance in thousandths, in percent.
fn percent(chance: u16) -> Decimal {
    Decimal::fixed(chance.min(Value::WHOLE_CHANCE).into(), 1)
}
