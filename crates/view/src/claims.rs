//! The claims of a review in words. The web page and the terminal use the same sentences.

use std::fmt::Display;

use basalt_locales::{Catalogue, Decimal, Message, Player, messages};
use basalt_review::{
    Claim, EffectClaim, GameClaim, Hint, OpinionClaim, ProofClaim, Takeaway, Value, Verdict,
    with_claim,
};
use basalt_rules::Color;

use crate::announce::player;

/// A claim that only one game has, in words.
pub(crate) trait ClaimWords {
    /// The sentence of a claim about a move of this player.
    fn sentence(&self, player: Player, opponent: Player) -> Message;
}

/// The move that has an effect.
#[derive(Clone, Copy)]
pub(crate) enum Frame {
    /// The move that was played.
    Does,
    /// The reply.
    Lets,
    /// A better move.
    Misses,
}

impl Frame {
    /// The name that messages select by.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Does => "does",
            Self::Lets => "lets",
            Self::Misses => "misses",
        }
    }
}

/// The effects of a game in words.
pub(crate) trait EffectWords: Copy {
    /// The sentence about a move of `player`. `mv` has the effect, unless it is the move that was played.
    fn words(self, frame: Frame, player: Player, mv: &str, amount: u64) -> Message;
}

/// The counts of a game in words.
pub(crate) trait MeasureWords: Copy {
    /// The sentence about the count after a move of the first player, and the better one after `mv`.
    fn words(self, players: [Player; 2], mv: &str, counts: [u64; 2]) -> Message;
}

/// The sentence of a claim about an effect or a count.
pub(crate) fn of_effect<M: Display, E: EffectWords, C: MeasureWords>(
    claim: &EffectClaim<M, E, C>,
    players: [Player; 2],
) -> Message {
    let [player, _] = players;
    match *claim {
        EffectClaim::Does { effect, amount } => {
            effect.words(Frame::Does, player, "", amount.into())
        }
        EffectClaim::Lets { effect, ref reply, amount } => {
            effect.words(Frame::Lets, player, &reply.to_string(), amount.into())
        }
        EffectClaim::Misses { effect, ref mv, amount } => {
            effect.words(Frame::Misses, player, &mv.to_string(), amount.into())
        }
        EffectClaim::Compares { measure, count, ref mv, better } => {
            measure.words(players, &mv.to_string(), [count, better].map(u64::from))
        }
    }
}

/// The words of a claim about a move of this colour.
pub fn say(claim: &Claim, color: Color, catalogue: &Catalogue) -> String {
    match claim {
        Claim::Proof(claim) => catalogue.say(&proof(claim)),
        Claim::Game(claim) => catalogue.say(&of_game(claim, color)),
        Claim::NextBest { mv, claim } => {
            let praise = messages::review_next_best(&mv.to_string());
            format!("{} {}", catalogue.say(&praise), catalogue.say(&of_game(claim, color)))
        }
        Claim::Opinion(claim) => catalogue.say(&opinion(claim)),
    }
}

/// The reason for a hint in words, if there is one.
pub fn say_hint(hint: &Hint, catalogue: &Catalogue) -> Option<String> {
    let said = match hint.claim()? {
        Claim::NextBest { mv, claim } => {
            let other = messages::review_better_than(&mv.to_string());
            format!("{} {}", catalogue.say(&other), catalogue.say(&of_game(&claim, hint.player())))
        }
        claim => say(&claim, hint.player(), catalogue),
    };
    Some(said)
}

/// A thing to take away from a game, in words. Moves are numbered from 1.
pub fn say_takeaway(takeaway: &Takeaway, catalogue: &Catalogue) -> String {
    let numbers: Vec<String> = takeaway.moves.iter().map(|place| (place + 1).to_string()).collect();
    let (player, theme) = (player(takeaway.player), takeaway.theme.name());
    let message =
        if takeaway.is_praise { messages::review_praise } else { messages::review_lesson };
    catalogue.say(&message(player, theme, &numbers.join(", ")))
}

fn of_game(claim: &GameClaim, color: Color) -> Message {
    with_claim!(claim, claim => claim.sentence(player(color), player(color.other())))
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
        OpinionClaim::MorePoints { mv, tenths } => {
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
