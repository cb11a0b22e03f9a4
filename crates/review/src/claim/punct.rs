//! Claims about a turn that the rules of PÜNCT, or a proven win, confirm.

mod effect;
mod measure;
mod scene;
mod ways;

use basalt_rules::punct::{Axis, Cell, CellSet, End, Move, Position, Variant};
use basalt_rules::{Color, Outcome};

pub use self::effect::PunctEffect;
pub use self::measure::PunctMeasure;

use self::scene::{Scene, centre, freed, is_only_defence, lead, played, wins_of};
use crate::claim::{Rank, Theme};
use crate::facts::Facts;
use crate::loss::Mark;
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
        /// That turn.
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
        /// In so many turns at most.
        turns: u32,
        /// Its first turn.
        reply: Move,
    },
    /// Another turn begins a proven win.
    WinIn {
        /// In so many turns at most.
        turns: u32,
        /// That turn.
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
        /// The other turn.
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
    /// The turn has an effect.
    Does {
        /// The effect.
        effect: PunctEffect,
        /// Its amount.
        amount: u32,
    },
    /// The opponent can reply with a turn that has an effect.
    Lets {
        /// The effect.
        effect: PunctEffect,
        /// The reply.
        reply: Move,
        /// The amount of its effect.
        amount: u32,
    },
    /// Another turn has an effect.
    Misses {
        /// The effect.
        effect: PunctEffect,
        /// The other turn.
        mv: Move,
        /// The amount of its effect.
        amount: u32,
    },
    /// Another turn does better by some count.
    Compares {
        /// The subject of the count.
        measure: PunctMeasure,
        /// The count after the turn.
        count: u32,
        /// The other turn.
        mv: Move,
        /// The count after that.
        better: u32,
    },
}

/// A smaller difference in the centre tells nothing.
const CENTRE: i32 = 2;

impl PunctClaim {
    pub(super) fn candidates(mark: Mark, facts: &Facts) -> Vec<Self> {
        let Some(scene) = Scene::new(facts) else { return Vec::new() };
        if mark == Mark::Good {
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
        let first = urgent.into_iter().flatten().chain(Self::of_effects(scene));
        first.chain(counts.into_iter().flatten()).chain(Self::of_counts(scene)).collect()
    }

    fn of_good(scene: &Scene<'_>) -> Vec<Self> {
        let Scene { before, played, after, .. } = *scene;
        let connects = match after.end() {
            Some(End::Connection(axis)) => Some(Self::Connects { axis }),
            _ => None,
        };
        let does = PunctEffect::ALL
            .map(|effect| Self::Does { effect, amount: effect.of(before, played, after) });
        connects.into_iter().chain([Self::OnlyDefence]).chain(does).collect()
    }

    /// Effects of the reply and of the better turn.
    fn of_effects(scene: &Scene<'_>) -> Vec<Self> {
        let Scene { before, after, .. } = *scene;
        let reply = scene.reply.and_then(|reply| Some((reply, played(after, reply)?)));
        let lets = |effect: PunctEffect| {
            let (reply, next) = reply.as_ref()?;
            Some(Self::Lets { effect, reply: *reply, amount: effect.of(after, *reply, next) })
        };
        let misses = |effect: PunctEffect| {
            let (mv, best) = scene.best?;
            Some(Self::Misses { effect, mv, amount: effect.of(before, mv, best) })
        };
        PunctEffect::ALL
            .into_iter()
            .flat_map(|effect| [lets(effect), misses(effect)])
            .flatten()
            .collect()
    }

    fn of_counts(scene: &Scene<'_>) -> Vec<Self> {
        let Some((mv, best)) = scene.best else { return Vec::new() };
        let compare = |measure: PunctMeasure| {
            let count = measure.count(scene, scene.played, scene.after)?;
            let better = measure.count(scene, mv, best)?;
            Some(Self::Compares { measure, count, mv, better })
        };
        PunctMeasure::ALL.into_iter().filter_map(compare).collect()
    }

    /// The claim's priority.
    pub(super) const fn rank(&self) -> Rank {
        match *self {
            Self::Does { effect, amount }
            | Self::Lets { effect, amount, .. }
            | Self::Misses { effect, amount, .. } => Rank::of_notable(amount >= effect.worth()),
            Self::Compares { measure, count, better, .. } => {
                Rank::of_notable(measure.is_notable(count, better))
            }
            Self::Frees { .. } | Self::CentreLost { .. } => Rank::Notable,
            _ => Rank::Urgent,
        }
    }

    /// Whether it tells of the same thing as another claim, if with other numbers.
    pub(super) fn is_like(&self, other: &Self) -> bool {
        match (*self, *other) {
            (Self::Compares { measure: one, .. }, Self::Compares { measure: other, .. }) => {
                one == other
            }
            (Self::Lets { effect: one, .. }, Self::Lets { effect: other, .. })
            | (Self::Misses { effect: one, .. }, Self::Misses { effect: other, .. })
            | (Self::Does { effect: one, .. }, Self::Does { effect: other, .. }) => one == other,
            (one, other) => std::mem::discriminant(&one) == std::mem::discriminant(&other),
        }
    }

    /// Whether it only counts, which soon bores.
    pub(super) const fn is_minor(&self) -> bool {
        matches!(self, Self::Compares { .. } | Self::CentreLost { .. })
    }

    /// The theme that it belongs to.
    pub(super) const fn theme(&self) -> Theme {
        match self {
            Self::MissesWin { .. } | Self::WinIn { .. } | Self::Connects { .. } => Theme::Connect,
            Self::Uncovers { .. }
            | Self::IgnoresThreat { .. }
            | Self::LetsWin { .. }
            | Self::LetsWinIn { .. }
            | Self::OnlyDefence => Theme::Defend,
            Self::EndsBehind { .. } | Self::CentreLost { .. } => Theme::Centre,
            Self::EndsDrawn { .. } => Theme::Result,
            Self::Frees { .. } => Theme::Pin,
            Self::Does { effect, .. } | Self::Lets { effect, .. } | Self::Misses { effect, .. } => {
                effect.theme()
            }
            Self::Compares { measure, .. } => measure.theme(),
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
            Self::Does { .. } | Self::Lets { .. } | Self::Misses { .. } => {
                self.holds_of_effect(&scene)
            }
            Self::Compares { .. } | Self::CentreLost { .. } => self.holds_of_better(&scene),
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

    /// Claims about effects of the turn, of the reply and of a better turn.
    fn holds_of_effect(&self, scene: &Scene<'_>) -> bool {
        let Scene { before, after, .. } = *scene;
        match *self {
            Self::Does { effect, amount } => {
                amount > 0 && amount == effect.of(before, scene.played, after)
            }
            Self::Lets { effect, reply, amount } => {
                let effect = |from: &Position, to: &Position| effect.of(from, reply, to);
                let next = played(after, reply);
                amount > 0
                    && scene.lets(reply, effect)
                    && next.is_some_and(|next| amount == effect(after, &next))
            }
            Self::Misses { effect, mv, amount } => {
                let Some((best, better)) = scene.best else { return false };
                mv == best
                    && amount == effect.of(before, mv, better)
                    && amount > effect.of(before, scene.played, after)
            }
            _ => false,
        }
    }

    /// Claims that hold the turn against a better one.
    fn holds_of_better(&self, scene: &Scene<'_>) -> bool {
        let Scene { player, before, after, .. } = *scene;
        let Some((best, better)) = scene.best else { return false };
        match *self {
            Self::Compares { measure, count, mv, better: there } => {
                mv == best
                    && measure.is_better(count, there)
                    && measure.count(scene, scene.played, after) == Some(count)
                    && measure.count(scene, mv, better) == Some(there)
            }
            Self::CentreLost { own, other, mv, better_own, better_other } => {
                let (here, there) = ((own, other), (better_own, better_other));
                mv == best
                    && before.variant() == Variant::Standard
                    && here == centre(after, player)
                    && there == centre(better, player)
                    && lead(here) + CENTRE <= lead(there)
            }
            _ => false,
        }
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

impl PunctEffect {
    const fn theme(self) -> Theme {
        match self {
            Self::DoubleThreat | Self::Threat | Self::Build | Self::Link => Theme::Connect,
            Self::Pin | Self::Cover => Theme::Pin,
            Self::Block => Theme::Block,
            Self::Centre => Theme::Centre,
            Self::Bridge => Theme::Bridge,
            Self::Ways => Theme::Plan,
        }
    }
}

impl PunctMeasure {
    const fn theme(self) -> Theme {
        match self {
            Self::OtherGaps | Self::OtherPlans => Theme::Block,
            Self::Gaps | Self::Chain => Theme::Connect,
            Self::Plans => Theme::Plan,
            Self::Free => Theme::Pin,
        }
    }
}
