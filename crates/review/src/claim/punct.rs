//! Claims about a turn that the rules of PÜNCT, or a proven win, confirm.

mod scene;

use basalt_rules::Outcome;
use basalt_rules::punct::{Axis, Cell, End, Move, Position, Variant};

use self::scene::{Scene, centre, covers, freed, is_only_defence, lead, pins, played, wins_of};
use crate::facts::Facts;
use crate::loss::Mark;
use crate::question::GameReview;
use crate::value::{Value, Verdict};

impl GameReview for Position {
    const NODES: u64 = 10_000;
}

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
    /// The opponent can pin pieces of the player.
    LetsPin {
        /// The turn that does it.
        reply: Move,
        /// Number of them.
        pieces: u32,
    },
    /// The opponent can cover dots of the player.
    LetsCover {
        /// The turn that does it.
        reply: Move,
        /// Number of them.
        dots: u32,
    },
    /// The turn frees a piece of the opponent that was pinned.
    Frees {
        /// The space of its PÜNCT.
        space: Cell,
    },
    /// Another turn threatens to win at once.
    MissesThreat {
        /// That turn.
        mv: Move,
    },
    /// Another turn pins pieces of the opponent.
    MissesPin {
        /// That turn.
        mv: Move,
        /// Number of them.
        pieces: u32,
    },
    /// Another turn covers dots of the opponent.
    MissesCover {
        /// That turn.
        mv: Move,
        /// Number of them.
        dots: u32,
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
    /// The turn threatens to win at once.
    Threatens,
    /// The turn pins pieces of the opponent.
    Pins {
        /// Number of them.
        pieces: u32,
    },
}

/// Fewer are not worth a sentence.
const WORTH_PINNING: u32 = 1;
const WORTH_COVERING: u32 = 2;
/// A smaller difference in the centre tells nothing.
const CENTRE: i32 = 2;

impl PunctClaim {
    pub(super) fn candidates(mark: Mark, facts: &Facts) -> Vec<Self> {
        let Some(scene) = Scene::new(facts) else { return Vec::new() };
        if mark == Mark::Good {
            let pieces = pins(scene.before, scene.after, scene.player.other());
            return vec![Self::OnlyDefence, Self::Threatens, Self::Pins { pieces }];
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
        let replied = |claim: &dyn Fn(Move, &Position) -> Self| {
            scene.reply.and_then(|reply| Some(claim(reply, &played(after, reply)?)))
        };
        let better = |claim: &dyn Fn(Move, &Position) -> Self| {
            scene.best.map(|(mv, after)| claim(mv, after))
        };
        let [win, win_in] = Self::of_win(scene);
        let threats = wins_of(before, opponent);
        let stays = after.winning_moves().into_iter().find(|reply| threats.contains(reply));
        let claims = [
            win,
            stays.map(|reply| Self::IgnoresThreat { reply }),
            replied(&|reply, _| Self::LetsWin { reply }),
            replied(&|reply, _| Self::LetsWinIn { turns, reply }),
            win_in,
            replied(&|reply, next| Self::LetsPin { reply, pieces: pins(after, next, player) }),
            replied(&|reply, next| Self::LetsCover { reply, dots: covers(after, next, player) }),
            freed(before, after, player).map(|space| Self::Frees { space }),
            better(&|mv, _| Self::MissesThreat { mv }),
            better(&|mv, best| Self::MissesPin { mv, pieces: pins(before, best, opponent) }),
            better(&|mv, best| Self::MissesCover { mv, dots: covers(before, best, opponent) }),
            better(&|mv, best| Self::of_centre(scene, mv, best)),
        ];
        claims.into_iter().flatten().collect()
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
            Self::LetsPin { .. } | Self::LetsCover { .. } => self.holds_of_reply(&scene),
            Self::MissesThreat { .. }
            | Self::MissesPin { .. }
            | Self::MissesCover { .. }
            | Self::CentreLost { .. } => self.holds_of_better(&scene),
            Self::Frees { .. } | Self::OnlyDefence | Self::Threatens | Self::Pins { .. } => {
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

    /// Claims about what else the opponent may do next.
    fn holds_of_reply(&self, scene: &Scene<'_>) -> bool {
        let Scene { player, after, .. } = *scene;
        let next = |reply| played(after, reply);
        match *self {
            Self::LetsPin { reply, pieces } => {
                pieces >= WORTH_PINNING
                    && scene.lets(reply, |from, to| pins(from, to, player))
                    && next(reply).is_some_and(|next| pieces == pins(after, &next, player))
            }
            Self::LetsCover { reply, dots } => {
                dots >= WORTH_COVERING
                    && scene.lets(reply, |from, to| covers(from, to, player))
                    && next(reply).is_some_and(|next| dots == covers(after, &next, player))
            }
            _ => false,
        }
    }

    /// Claims that hold the turn against a better one.
    fn holds_of_better(&self, scene: &Scene<'_>) -> bool {
        let Scene { player, before, after, .. } = *scene;
        let Some((best, better)) = scene.best else { return false };
        let opponent = player.other();
        match *self {
            Self::MissesThreat { mv } => {
                mv == best
                    && !wins_of(better, player).is_empty()
                    && wins_of(after, player).is_empty()
            }
            Self::MissesPin { mv, pieces } => {
                mv == best
                    && pieces >= WORTH_PINNING
                    && pieces == pins(before, better, opponent)
                    && pieces > pins(before, after, opponent)
            }
            Self::MissesCover { mv, dots } => {
                mv == best
                    && dots >= WORTH_COVERING
                    && dots == covers(before, better, opponent)
                    && dots > covers(before, after, opponent)
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
            Self::Threatens => !wins_of(after, player).is_empty(),
            Self::Pins { pieces } => {
                pieces >= WORTH_PINNING && pieces == pins(before, after, player.other())
            }
            _ => false,
        }
    }
}
