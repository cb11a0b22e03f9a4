//! Claims about a turn that the rules of PÜNCT, or a proven win, confirm.

mod effect;
mod measure;
mod scene;
mod ways;

use basalt_rules::punct::{Axis, Cell, CellSet, End, Move, Position, Variant};
use basalt_rules::{Color, Outcome};

pub use self::effect::PunctEffect;
pub use self::measure::PunctMeasure;

use self::scene::{Scene, centre, freed, is_only_defence, lead, wins_of};
use crate::claim::{ClaimTheme, EffectClaim, Rank, effect_claim};
use crate::facts::Facts;
use crate::loss::MoveMark;
use crate::question::GameReview;
use crate::value::{Value, Verdict};

impl GameReview for Position {
    const NODES: u64 = 10_000;
    const HALF_LOSS: u32 = 240;

    fn is_opening(&self) -> bool {
        let placed: usize = Color::ALL.into_iter().map(|color| self.board().placed(color)).sum();
        placed < OPENING_PIECES
    }

    fn region(mv: Move) -> Vec<Cell> {
        match mv {
            Move::Shift { from, .. } => vec![from],
            Move::Place(lie) => {
                CellSet::of(lie.punct()).neighbours().with(lie.punct()).into_iter().collect()
            }
            Move::Pass => Vec::new(),
        }
    }
}

/// Pieces that both players place in the opening.
const OPENING_PIECES: usize = 8;

/// Something that the rules of PÜNCT, or a proven win, confirm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PunctClaim {
    /// The turn uncovers a chain of the opponent, who wins by it.
    Uncovers {
        /// The sides that the chain connects.
        axis: Axis,
    },
    /// The turn places the 18th piece while the opponent shows more dots in the centre.
    EndsBehind {
        /// Number of dots that the player shows there.
        own: u32,
        /// Number of dots that the opponent shows.
        other: u32,
    },
    /// The turn ends the game without a winner.
    EndsDrawn {
        /// Why it ends.
        end: End,
    },
    /// Another turn wins at once.
    MissesWin {
        /// The winning turn.
        mv: Move,
    },
    /// The opponent threatened to win at once, and still does.
    IgnoresThreat {
        /// The turn that does it.
        reply: Move,
    },
    /// The opponent can win at once, in a way that was no threat before.
    LetsWin {
        /// The turn that does it.
        reply: Move,
    },
    /// The opponent has a proven win.
    LetsWinIn {
        /// Maximum number of turns.
        turns: u32,
        /// The first turn of the proven win.
        reply: Move,
    },
    /// Another turn begins a proven win.
    WinIn {
        /// Maximum number of turns.
        turns: u32,
        /// The first turn of the proven win.
        mv: Move,
    },
    /// The turn frees a piece of the opponent that was pinned.
    Frees {
        /// The space of its PÜNCT.
        space: Cell,
    },
    /// The player stands worse in the centre than after another turn.
    CentreLost {
        /// Number of dots that the player shows there.
        own: u32,
        /// Number of dots that the opponent shows.
        other: u32,
        /// The turn after which the player stands better.
        mv: Move,
        /// Number of dots that the player would show.
        better_own: u32,
        /// Number of dots that the opponent would show.
        better_other: u32,
    },
    /// After every other turn the opponent could win at once.
    OnlyDefence,
    /// The turn connects two opposite sides and wins.
    Connects {
        /// The sides that the chain connects.
        axis: Axis,
    },
    /// The effect of a turn, or a count after it.
    Effect(EffectClaim<Move, PunctEffect, PunctMeasure>),
}

/// A smaller difference in the centre tells nothing.
const CENTRE: i32 = 2;

impl From<EffectClaim<Move, PunctEffect, PunctMeasure>> for PunctClaim {
    fn from(claim: EffectClaim<Move, PunctEffect, PunctMeasure>) -> Self {
        Self::Effect(claim)
    }
}

impl PunctClaim {
    pub(super) fn candidates(mark: MoveMark, facts: &Facts) -> Vec<Self> {
        let Some(scene) = Scene::new(facts) else { return Vec::new() };
        if mark == MoveMark::Good {
            return Self::of_good(&scene);
        }
        match scene.after.end() {
            Some(end) => {
                let wins = Self::of_win(&scene).into_iter().flatten();
                Self::of_end(&scene, end).into_iter().chain(wins).collect()
            }
            None => Self::of_play(&scene),
        }
    }

    fn of_end(scene: &Scene<'_>, end: End) -> Option<Self> {
        let (own, other) = centre(scene.after, scene.player);
        match (scene.after.outcome()?, end) {
            (Outcome::Draw, end) => Some(Self::EndsDrawn { end }),
            (_, End::Connection(axis)) => Some(Self::Uncovers { axis }),
            (_, End::LastPiece) => Some(Self::EndsBehind { own, other }),
            _ => None,
        }
    }

    /// The turn that would have won.
    fn of_win(scene: &Scene<'_>) -> [Option<Self>; 2] {
        let mv = scene.best.map(|(mv, _)| mv);
        let turns = match scene.facts.value_before {
            Some(Value::WinIn(turns)) => turns,
            _ => 0,
        };
        [mv.map(|mv| Self::MissesWin { mv }), mv.map(|mv| Self::WinIn { turns, mv })]
    }

    fn of_play(scene: &Scene<'_>) -> Vec<Self> {
        let Scene { player, before, after, .. } = *scene;
        let opponent = player.other();
        let turns = match scene.facts.value_after {
            Some(Value::LossIn(turns)) => turns,
            _ => 0,
        };
        let [win, win_in] = Self::of_win(scene);
        let threats = wins_of(before, opponent);
        let stays = after.winning_moves().into_iter().find(|reply| threats.contains(reply));
        let urgent = [
            win,
            stays.map(|reply| Self::IgnoresThreat { reply }),
            scene.reply.map(|reply| Self::LetsWin { reply }),
            scene.reply.map(|reply| Self::LetsWinIn { turns, reply }),
            win_in,
        ];
        let counts = [
            freed(before, after, player).map(|space| Self::Frees { space }),
            scene.best.map(|(mv, best)| Self::of_centre(scene, mv, best)),
        ];
        let effects = effect_claim::of_others(scene).map(Self::Effect);
        let first = urgent.into_iter().flatten().chain(effects);
        let last = effect_claim::of_counts(scene, &PunctMeasure::ALL).map(Self::Effect);
        first.chain(counts.into_iter().flatten()).chain(last).collect()
    }

    fn of_good(scene: &Scene<'_>) -> Vec<Self> {
        let connects = match scene.after.end() {
            Some(End::Connection(axis)) => Some(Self::Connects { axis }),
            _ => None,
        };
        let effects = effect_claim::of_move(scene).map(Self::Effect);
        connects.into_iter().chain([Self::OnlyDefence]).chain(effects).collect()
    }

    /// The claim's priority.
    pub(super) fn rank(&self) -> Rank {
        match self {
            Self::Effect(claim) => effect_claim::rank(claim),
            Self::Frees { .. } | Self::CentreLost { .. } => Rank::Notable,
            _ => Rank::Urgent,
        }
    }

    /// The effect or count that it tells of.
    pub(super) fn effect(&self) -> Option<&EffectClaim<Move, PunctEffect, PunctMeasure>> {
        if let Self::Effect(claim) = self { Some(claim) } else { None }
    }

    /// Whether it is a mere count; counts are used sparingly.
    pub(super) fn is_minor(&self) -> bool {
        match self {
            Self::Effect(claim) => claim.is_count(),
            _ => matches!(self, Self::CentreLost { .. }),
        }
    }

    /// The theme that it belongs to.
    pub(super) fn theme(&self) -> ClaimTheme {
        match self {
            Self::MissesWin { .. } | Self::WinIn { .. } | Self::Connects { .. } => {
                ClaimTheme::Connect
            }
            Self::Uncovers { .. }
            | Self::IgnoresThreat { .. }
            | Self::LetsWin { .. }
            | Self::LetsWinIn { .. }
            | Self::OnlyDefence => ClaimTheme::Defend,
            Self::EndsBehind { .. } | Self::CentreLost { .. } => ClaimTheme::Centre,
            Self::EndsDrawn { .. } => ClaimTheme::Result,
            Self::Frees { .. } => ClaimTheme::Pin,
            Self::Effect(claim) => effect_claim::theme(claim),
        }
    }

    fn of_centre(scene: &Scene<'_>, mv: Move, best: &Position) -> Self {
        let (own, other) = centre(scene.after, scene.player);
        let (better_own, better_other) = centre(best, scene.player);
        Self::CentreLost { own, other, mv, better_own, better_other }
    }

    pub(super) fn holds(&self, facts: &Facts) -> bool {
        let Some(scene) = Scene::new(facts) else { return false };
        match self {
            Self::Uncovers { .. } | Self::EndsBehind { .. } | Self::EndsDrawn { .. } => {
                self.holds_of_end(&scene)
            }
            Self::IgnoresThreat { .. } | Self::LetsWin { .. } => self.holds_of_threat(&scene),
            Self::MissesWin { .. } | Self::LetsWinIn { .. } | Self::WinIn { .. } => {
                self.holds_of_win(&scene)
            }
            Self::CentreLost { .. } => self.holds_of_centre(&scene),
            Self::Effect(claim) => effect_claim::holds(claim, &scene),
            Self::Frees { .. } | Self::OnlyDefence | Self::Connects { .. } => {
                self.holds_of_turn(&scene)
            }
        }
    }

    /// Claims that the turn ended the game.
    fn holds_of_end(&self, scene: &Scene<'_>) -> bool {
        let lost = scene.after.outcome() == Some(Outcome::Win(scene.player.other()));
        let end = scene.after.end();
        match *self {
            Self::Uncovers { axis } => lost && end == Some(End::Connection(axis)),
            Self::EndsBehind { own, other } => {
                lost && end == Some(End::LastPiece)
                    && (own, other) == centre(scene.after, scene.player)
            }
            Self::EndsDrawn { end: why } => {
                scene.after.outcome() == Some(Outcome::Draw) && end == Some(why)
            }
            _ => false,
        }
    }

    /// Claims that the opponent can win at once and could have been stopped.
    fn holds_of_threat(&self, scene: &Scene<'_>) -> bool {
        let opponent = scene.player.other();
        let threats = || wins_of(scene.before, opponent);
        let (reply, fits) = match *self {
            Self::IgnoresThreat { reply } => (reply, threats().contains(&reply)),
            Self::LetsWin { reply } => (reply, !threats().contains(&reply)),
            _ => return false,
        };
        fits && scene.after.winning_moves().contains(&reply) && scene.could_be_stopped()
    }

    /// Claims of wins that were proven before the turn or after it.
    fn holds_of_win(&self, scene: &Scene<'_>) -> bool {
        let facts = scene.facts;
        let is_won = facts.value_after.and_then(Value::verdict) == Some(Verdict::Win);
        match *self {
            Self::MissesWin { mv } => {
                scene.before.winning_moves().contains(&mv)
                    && scene.after.outcome() != Some(Outcome::Win(scene.player))
            }
            Self::WinIn { turns, mv } => {
                turns > 1
                    && scene.is_better(mv)
                    && facts.value_before == Some(Value::WinIn(turns))
                    && !is_won
            }
            Self::LetsWinIn { turns, reply } => {
                turns > 1
                    && facts.value_after == Some(Value::LossIn(turns))
                    && scene.reply == Some(reply)
                    && scene.after.check(reply).is_ok()
            }
            _ => false,
        }
    }

    /// The claim that the player stands worse in the centre than after the better turn.
    fn holds_of_centre(&self, scene: &Scene<'_>) -> bool {
        let Self::CentreLost { own, other, mv, better_own, better_other } = *self else {
            return false;
        };
        let Some((best, better)) = scene.best else { return false };
        let (here, there) = ((own, other), (better_own, better_other));
        mv == best
            && scene.before.variant() == Variant::Standard
            && here == centre(scene.after, scene.player)
            && there == centre(better, scene.player)
            && lead(here) + CENTRE <= lead(there)
    }

    /// Claims about the turn alone.
    fn holds_of_turn(&self, scene: &Scene<'_>) -> bool {
        let Scene { player, before, after, .. } = *scene;
        match *self {
            Self::Frees { space } => {
                let stays_pinned = |(_, better)| freed(before, better, player).is_none();
                freed(before, after, player) == Some(space) && scene.best.is_some_and(stays_pinned)
            }
            Self::OnlyDefence => {
                scene.played != Move::Pass && is_only_defence(before, scene.played)
            }
            Self::Connects { axis } => {
                after.outcome() == Some(Outcome::Win(player))
                    && after.end() == Some(End::Connection(axis))
            }
            _ => false,
        }
    }
}
