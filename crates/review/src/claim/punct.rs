//! What the rules of PÜNCT, or a proven win, confirm of a turn.

use basalt_locales::{Message, Player, messages};
use basalt_rules::punct::{Axis, Cell, End, Move, MoveList, Piece, Position, Variant};
use basalt_rules::{AnyMove, AnyPosition, Color, Outcome};

use crate::facts::{Alternative, Facts};
use crate::loss::Mark;
use crate::value::{Value, Verdict};

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
        /// How many dots the player shows there.
        own: u32,
        /// How many the opponent shows.
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
        /// How.
        reply: Move,
    },
    /// The opponent can win at once, in a way that was no threat before.
    LetsWin {
        /// How.
        reply: Move,
    },
    /// The opponent has a proven win.
    LetsWinIn {
        /// In so many turns at most.
        turns: u32,
        /// How it begins.
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
        /// How.
        reply: Move,
        /// How many.
        pieces: u32,
    },
    /// The opponent can cover dots of the player.
    LetsCover {
        /// How.
        reply: Move,
        /// How many.
        dots: u32,
    },
    /// The turn frees a piece of the opponent that was pinned.
    Frees {
        /// Where its PÜNCT lies.
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
        /// How many.
        pieces: u32,
    },
    /// Another turn covers dots of the opponent.
    MissesCover {
        /// That turn.
        mv: Move,
        /// How many.
        dots: u32,
    },
    /// The player stands worse in the centre than after another turn.
    CentreLost {
        /// How many dots the player shows there.
        own: u32,
        /// How many the opponent shows.
        other: u32,
        /// The other turn.
        mv: Move,
        /// How many the player would show.
        better_own: u32,
        /// How many the opponent would.
        better_other: u32,
    },
    /// After every other turn the opponent could win at once.
    OnlyDefence,
    /// The turn threatens to win at once.
    Threatens,
    /// The turn pins pieces of the opponent.
    Pins {
        /// How many.
        pieces: u32,
    },
}

/// Fewer are not worth a sentence.
const WORTH_PINNING: u32 = 1;
const WORTH_COVERING: u32 = 2;
/// A smaller difference in the centre tells nothing.
const CENTRE: i32 = 2;

/// A turn of PÜNCT, seen by the player who made it.
struct Scene<'a> {
    facts: &'a Facts,
    player: Color,
    before: &'a Position,
    after: &'a Position,
    /// What the opponent is expected to reply.
    reply: Option<Move>,
    /// What the engine would have played, and where that leads to.
    best: Option<(Move, &'a Position)>,
}

impl<'a> Scene<'a> {
    fn new(facts: &'a Facts) -> Option<Self> {
        Some(Self {
            facts,
            player: facts.player(),
            before: position(&facts.before)?,
            after: position(&facts.after)?,
            reply: facts.reply.and_then(turn),
            best: facts.instead().and_then(alternative),
        })
    }

    /// The better turn leaves the opponent no win at once.
    fn could_be_stopped(&self) -> bool {
        self.best.is_some_and(|(_, better)| {
            better.outcome() != Some(Outcome::Win(self.player.other()))
                && better.winning_moves().is_empty()
        })
    }

    /// The reply does more than it would do after the better turn, if it could be made there.
    fn lets(&self, reply: Move, effect: impl Fn(&Position, &Position) -> u32) -> bool {
        let effect =
            |position: &Position| played(position, reply).map(|after| effect(position, &after));
        let Some((_, better)) = self.best else { return false };
        effect(self.after) > effect(better) && self.after.check(reply).is_ok()
    }

    fn is_better(&self, mv: Move) -> bool {
        self.best.is_some_and(|(best, _)| best == mv)
    }
}

fn position(position: &AnyPosition) -> Option<&Position> {
    match position {
        AnyPosition::Punct(position) => Some(position),
        AnyPosition::Dvonn(_) => None,
    }
}

fn turn(mv: AnyMove) -> Option<Move> {
    match mv {
        AnyMove::Punct(mv) => Some(mv).filter(|&mv| mv != Move::Pass),
        AnyMove::Dvonn(_) => None,
    }
}

fn alternative(best: &Alternative) -> Option<(Move, &Position)> {
    Some((turn(best.mv)?, position(&best.after)?))
}

/// The position after a turn, if that is legal.
fn played(position: &Position, mv: Move) -> Option<Position> {
    let mut after = position.clone();
    after.play(mv).ok()?;
    Some(after)
}

/// The turns with which a player would win at once, if it were that player's turn.
fn wins_of(position: &Position, player: Color) -> MoveList {
    if position.outcome().is_some() {
        return MoveList::new();
    }
    let mut board = *position.board();
    if board.to_move() != player {
        board.play_unchecked(Move::Pass);
    }
    let mut turns = MoveList::new();
    board.list_winning_turns(&mut turns);
    turns
}

/// The pieces of a player that are pinned on one board and were not on the other.
fn newly_pinned(before: &Position, after: &Position, owner: Color) -> Vec<Piece> {
    let old = before.pinned();
    let is_new = |piece: &Piece| piece.color == owner && !old.contains(piece);
    after.pinned().into_iter().filter(is_new).collect()
}

/// How many of a player's pieces that lie still are pinned between two boards.
fn pins(before: &Position, after: &Position, owner: Color) -> u32 {
    newly_pinned(before, after, owner).len() as u32
}

/// How many of a player's dots were visible on one board and are not on the other.
fn covers(before: &Position, after: &Position, owner: Color) -> u32 {
    (before.board().visible(owner) - after.board().visible(owner)).len() as u32
}

/// Where the opponent's pieces lie that a turn of `player` frees.
fn freed(before: &Position, after: &Position, player: Color) -> Option<Cell> {
    newly_pinned(after, before, player.other()).first().map(|piece| piece.lie.punct())
}

fn centre(position: &Position, player: Color) -> (u32, u32) {
    let count = position.centre_count();
    (count[player], count[player.other()])
}

fn lead((own, other): (u32, u32)) -> i32 {
    own.cast_signed() - other.cast_signed()
}

/// Whether every other turn leaves the opponent a win at once.
fn is_only_defence(before: &Position, chosen: Move) -> bool {
    let stops = |mv: Move| {
        let mut after = before.clone();
        after.play_unchecked(mv);
        match after.outcome() {
            None => after.board().find_winning_turn().is_none(),
            Some(outcome) => outcome != Outcome::Win(before.to_move().other()),
        }
    };
    let others = before.legal_moves().into_iter().filter(|&mv| mv != chosen);
    stops(chosen) && !others.into_iter().any(stops)
}

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

    /// What the player could have won by.
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
                turn(scene.facts.played).is_some_and(|mv| is_only_defence(before, mv))
            }
            Self::Threatens => !wins_of(after, player).is_empty(),
            Self::Pins { pieces } => {
                pieces >= WORTH_PINNING && pieces == pins(before, after, player.other())
            }
            _ => false,
        }
    }

    pub(super) fn message(&self, player: Player) -> Message {
        match *self {
            Self::Uncovers { axis } => messages::review_uncovers(player, sides(axis)),
            Self::EndsBehind { own, other } => {
                messages::review_ends_behind(own.into(), other.into())
            }
            Self::EndsDrawn { end } => messages::review_ends_drawn(reason(end)),
            Self::MissesWin { mv } => messages::review_misses_win(&mv.to_string()),
            Self::IgnoresThreat { reply } => {
                messages::review_ignores_threat(player, &reply.to_string())
            }
            Self::LetsWin { reply } => messages::review_lets_win(player, &reply.to_string()),
            Self::LetsWinIn { turns, reply } => {
                messages::review_lets_win_in(player, turns.into(), &reply.to_string())
            }
            Self::WinIn { turns, mv } => messages::review_win_in(turns.into(), &mv.to_string()),
            Self::LetsPin { reply, pieces } => {
                messages::review_lets_pin(player, &reply.to_string(), pieces.into())
            }
            Self::LetsCover { reply, dots } => {
                messages::review_lets_cover(player, &reply.to_string(), dots.into())
            }
            Self::Frees { space } => messages::review_frees(player, &space.to_string()),
            Self::MissesThreat { mv } => messages::review_misses_threat(&mv.to_string()),
            Self::MissesPin { mv, pieces } => {
                messages::review_misses_pin(player, &mv.to_string(), pieces.into())
            }
            Self::MissesCover { mv, dots } => {
                messages::review_misses_cover(player, &mv.to_string(), dots.into())
            }
            Self::CentreLost { own, other, mv, better_own, better_other } => {
                messages::review_centre_lost(
                    player,
                    own.into(),
                    other.into(),
                    &mv.to_string(),
                    better_own.into(),
                    better_other.into(),
                )
            }
            Self::OnlyDefence => messages::review_only_defence(player),
            Self::Threatens => messages::review_threatens(),
            Self::Pins { pieces } => messages::review_pins(player, pieces.into()),
        }
    }
}

/// The name of two sides in sentences to select by.
const fn sides(axis: Axis) -> &'static str {
    match axis {
        Axis::WestEast => "west-east",
        Axis::SouthWestNorthEast => "south-west",
        Axis::NorthWestSouthEast => "north-west",
    }
}

/// The name of the end of a game in sentences to select by.
const fn reason(end: End) -> &'static str {
    match end {
        End::Connection(_) | End::LastPiece => "last-piece",
        End::TwoPasses => "two-passes",
        End::Repetition => "repetition",
        End::HundredTurns => "hundred-turns",
    }
}
