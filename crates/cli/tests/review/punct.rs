//! Claims about PÜNCT checked by the slow twin, and forced wins played out against every defence.

use basalt_engine::{Engine, Limits, Options, Score};
use basalt_review::{Facts, PunctClaim, Value, Verdict};
use basalt_rules::punct::{Axis, End, Move, Position, Variant};
use basalt_rules::{AnyMove, AnyPosition, Color, Outcome};
use basalt_testkit::punct::twin::{self, Piece, Reason, Twin};
use basalt_testkit::punct::twin_text;

fn twin_of(position: &AnyPosition) -> Twin {
    twin_text::read(position.game().variant() == Variant::Standard, &position.to_string())
}

fn rules(position: &AnyPosition) -> &Position {
    match position {
        AnyPosition::Punct(position) => position,
        AnyPosition::Dvonn(_) => panic!("{position} is of DVONN"),
    }
}

fn after(twin: &Twin, turn: &str) -> Twin {
    let mut after = twin.clone();
    after.play(turn);
    after
}

fn won_by(twin: &Twin, white: bool) -> bool {
    let wanted = if white { twin::Outcome::White } else { twin::Outcome::Black };
    twin.outcome().is_some_and(|(outcome, _)| outcome == wanted)
}

fn is_white(player: Color) -> bool {
    player == Color::White
}

/// The twin if it were the other player's turn.
fn passed(twin: &Twin) -> Twin {
    let mut passed = twin.clone();
    passed.pass();
    passed
}

/// The number of a side's pieces that are pinned after and were not before.
fn newly_pinned(before: &Twin, after: &Twin, white: bool) -> Vec<Piece> {
    let own = after.pieces().into_iter().filter(|piece| piece.white == white);
    let is_new = |piece: &Piece| {
        after.pinned(piece) && !(before.pieces().contains(piece) && before.pinned(piece))
    };
    own.filter(is_new).collect()
}

/// The spaces that show a dot of a side.
fn shown(twin: &Twin, white: bool) -> Vec<String> {
    let top = |column: &[(usize, bool, bool)]| column.last().is_some_and(|dot| dot.1 == white);
    twin.every_dot().into_iter().filter(|(_, column)| top(column)).map(|(space, _)| space).collect()
}

/// The number of a side's dots that showed before and do not after.
fn covered(before: &Twin, after: &Twin, white: bool) -> usize {
    let now = shown(after, white);
    shown(before, white).into_iter().filter(|space| !now.contains(space)).count()
}

fn centre(twin: &Twin, white: bool) -> (u32, u32) {
    (twin.centre_count(white) as u32, twin.centre_count(!white) as u32)
}

/// Panics if the claim is false.
pub(crate) fn check(claim: &PunctClaim, facts: &Facts) {
    let white = is_white(facts.player());
    let (before, now) = (twin_of(&facts.before), twin_of(&facts.after));
    let is_true = match *claim {
        PunctClaim::Uncovers { axis } => {
            let pair = Axis::ALL.iter().position(|&one| one == axis);
            won_by(&now, !white) && now.connections(!white).into_iter().any(|one| Some(one) == pair)
        }
        PunctClaim::EndsBehind { own, other } => {
            won_by(&now, !white) && centre(&now, white) == (own, other) && own < other
        }
        PunctClaim::EndsDrawn { end } => is_drawn(facts, end),
        PunctClaim::MissesWin { mv } => {
            won_by(&after(&before, &mv.to_string()), white) && !won_by(&now, white)
        }
        PunctClaim::IgnoresThreat { reply } => {
            let reply = reply.to_string();
            won_by(&after(&passed(&before), &reply), !white) && won_by(&after(&now, &reply), !white)
        }
        PunctClaim::LetsWin { reply } => won_by(&after(&now, &reply.to_string()), !white),
        PunctClaim::LetsWinIn { turns, reply } => {
            facts.value_after == Some(Value::LossIn(turns))
                && wins_by(rules(&facts.after), reply, turns)
        }
        PunctClaim::WinIn { turns, mv } => wins_by(rules(&facts.before), mv, turns),
        PunctClaim::Frees { space } => {
            let freed = newly_pinned(&now, &before, !white);
            freed.iter().any(|piece| piece.punct == space.to_string())
        }
        PunctClaim::Threatens => threatens(&facts.after, facts.player()),
        PunctClaim::OnlyDefence => is_only_defence(facts),
        PunctClaim::Pins { pieces } => newly_pinned(&before, &now, !white).len() == pieces as usize,
        _ => check_other(claim, facts, &before, &now),
    };
    assert!(is_true, "{claim:?} of {} in {}", facts.played, facts.before);
}

/// The claims about a reply, or about a better turn.
fn check_other(claim: &PunctClaim, facts: &Facts, before: &Twin, now: &Twin) -> bool {
    let white = is_white(facts.player());
    let next = |reply: Move| after(now, &reply.to_string());
    let better = |mv: Move| {
        assert_eq!(facts.instead().map(|best| best.mv), Some(AnyMove::Punct(mv)));
        after(before, &mv.to_string())
    };
    match *claim {
        PunctClaim::LetsPin { reply, pieces } => {
            newly_pinned(now, &next(reply), white).len() == pieces as usize
        }
        PunctClaim::LetsCover { reply, dots } => covered(now, &next(reply), white) == dots as usize,
        PunctClaim::MissesThreat { mv } => {
            better(mv);
            let best = facts.instead().expect("a better turn");
            threatens(&best.after, facts.player())
                && rules(&facts.after).outcome().is_none()
                && !passed(now).results().values().any(|after| won_by(after, white))
        }
        PunctClaim::MissesPin { mv, pieces } => {
            let pins = |after: &Twin| newly_pinned(before, after, !white).len();
            pins(&better(mv)) == pieces as usize && pins(now) < pieces as usize
        }
        PunctClaim::MissesCover { mv, dots } => {
            let covers = |after: &Twin| covered(before, after, !white);
            covers(&better(mv)) == dots as usize && covers(now) < dots as usize
        }
        PunctClaim::CentreLost { own, other, mv, better_own, better_other } => {
            centre(now, white) == (own, other)
                && centre(&better(mv), white) == (better_own, better_other)
        }
        _ => panic!("{claim:?} is checked elsewhere"),
    }
}

/// Whether the game is drawn for this reason. A twin that was set up does not know which positions have
/// occurred, so of repetitions the rules are asked.
fn is_drawn(facts: &Facts, end: End) -> bool {
    let reason = match end {
        End::LastPiece => Reason::LastPiece,
        End::TwoPasses => Reason::TwoPasses,
        End::HundredTurns => Reason::HundredTurns,
        End::Repetition => return rules(&facts.after).end() == Some(End::Repetition),
        End::Connection(_) => return false,
    };
    twin_of(&facts.after).outcome() == Some((twin::Outcome::Draw, reason))
}

/// Whether a player would win at once if it were that player's turn.
fn threatens(position: &AnyPosition, player: Color) -> bool {
    let twin = twin_of(position);
    assert_ne!(twin.white_to_move(), is_white(player));
    let mut board = *rules(position).board();
    board.play_unchecked(Move::Pass);
    let mut wins = Vec::new();
    board.list_winning_turns(&mut wins);
    wins.first()
        .is_some_and(|win| won_by(&after(&passed(&twin), &win.to_string()), is_white(player)))
}

/// The number of other turns that the twin tries; there are thousands.
const TRIED: usize = 40;

/// Whether no other turn keeps the opponent from winning at once.
fn is_only_defence(facts: &Facts) -> bool {
    let position = rules(&facts.before);
    let twin = twin_of(&facts.before);
    let white = is_white(facts.player());
    let others =
        position.legal_moves().into_iter().filter(|&mv| AnyMove::Punct(mv) != facts.played);
    let others: Vec<Move> = others.collect();
    others.iter().step_by(others.len() / TRIED + 1).all(|mv| {
        let mut next = position.clone();
        next.play_unchecked(*mv);
        let after_twin = after(&twin, &mv.to_string());
        let win = next.winning_moves().first().copied();
        won_by(&after_twin, !white)
            || win.is_some_and(|win| won_by(&after(&after_twin, &win.to_string()), !white))
    })
}

/// Whether a finished or forced game ends so for a player.
pub(crate) fn ends(position: &Position, player: Color, verdict: Verdict) -> bool {
    let winner = match (position.outcome(), verdict) {
        (Some(outcome), _) => return outcome == outcome_of(player, verdict),
        (None, Verdict::Draw) => return false,
        (None, Verdict::Win) => player,
        (None, Verdict::Loss) => player.other(),
    };
    if position.to_move() == winner {
        forced_win(position, MAX_TURNS)
    } else {
        replies(position).all(|next| is_won(&next, winner) || forced_win(&next, MAX_TURNS))
    }
}

fn outcome_of(player: Color, verdict: Verdict) -> Outcome {
    match verdict {
        Verdict::Win => Outcome::Win(player),
        Verdict::Draw => Outcome::Draw,
        Verdict::Loss => Outcome::Win(player.other()),
    }
}

/// No forced win that was told of is longer.
const MAX_TURNS: u32 = 8;

/// Enough nodes to find again what a review has found.
const ORACLE: u64 = 60_000;

/// Whether a turn of the player to move wins within so many turns, against everything.
fn wins_by(position: &Position, mv: Move, turns: u32) -> bool {
    let winner = position.to_move();
    let mut next = position.clone();
    next.play(mv).expect("a legal turn");
    if next.outcome().is_some() {
        return is_won(&next, winner);
    }
    turns > 1 && replies(&next).all(|after| is_won(&after, winner) || forced_win(&after, turns - 1))
}

/// Whether the player to move wins within so many turns: the engine says how, every defence is tried.
fn forced_win(position: &Position, turns: u32) -> bool {
    if position.outcome().is_some() {
        return false;
    }
    if position.board().find_winning_turn().is_some() {
        return true;
    }
    if turns < 2 {
        return false;
    }
    let mut engine = Engine::new(Options { memory: 16, ..Options::default() });
    let limits = Limits { nodes: Some(ORACLE), ..Limits::none() };
    let any = AnyPosition::Punct(position.clone());
    let best = engine.search(&any, &limits, &mut |_| {}).expect("not over");
    match (best.score, best.mv) {
        (Score::ProvenWin { turns: found }, AnyMove::Punct(mv)) if found <= turns => {
            wins_by(position, mv, found)
        }
        _ => false,
    }
}

/// The positions after each turn of the player to move.
fn replies(position: &Position) -> impl Iterator<Item = Position> {
    position.legal_moves().into_iter().map(|mv| {
        let mut next = position.clone();
        next.play_unchecked(mv);
        next
    })
}

fn is_won(position: &Position, winner: Color) -> bool {
    position.outcome() == Some(Outcome::Win(winner))
}

#[test]
fn a_twin_is_of_the_game_that_is_played() {
    for (variant, is_standard) in [(Variant::Standard, true), (Variant::Basic, false)] {
        let start = AnyPosition::Punct(Position::start(variant));
        assert_eq!(twin_of(&start).is_standard(), is_standard);
    }
}
