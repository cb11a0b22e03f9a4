//! Claims about PÜNCT checked by the slow twin, and forced wins played out against every defence.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use basalt_engine::{Engine, Limits, Options, Score};
use basalt_review::{EffectClaim, Facts, PunctClaim, PunctEffect, PunctMeasure, Value, Verdict};
use basalt_rules::punct::{Axis, End, Move, Position, Variant};
use basalt_rules::{AnyMove, AnyPosition, Color, Outcome};
use basalt_testkit::punct::twin::{self, Piece, Reason, Twin};
use basalt_testkit::punct::twin_text;

use crate::{CheckedClaim, CheckedGame};

fn twin_of(position: &AnyPosition) -> Twin {
    twin_text::read(position.game().variant() == Variant::Standard, &position.to_string())
}

fn rules(position: &AnyPosition) -> &Position {
    position.try_into().expect("a position of PÜNCT")
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

impl CheckedGame for Position {
    const HALF_LOSS: f64 = 0.24;

    fn ends(&self, player: Color, verdict: Verdict) -> bool {
        ends(self, player, verdict)
    }
}

impl CheckedClaim for PunctClaim {
    fn check(&self, facts: &Facts) {
        check(self, facts);
    }
}

fn check(claim: &PunctClaim, facts: &Facts) {
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
        PunctClaim::OnlyDefence => is_only_defence(facts),
        PunctClaim::Connects { axis } => {
            let pair = Axis::ALL.iter().position(|&one| one == axis);
            won_by(&now, white) && now.connections(white).into_iter().any(|one| Some(one) == pair)
        }
        _ => check_other(claim, facts, &before, &now),
    };
    assert!(is_true, "{claim:?} of {} in {}", facts.played, facts.before);
}

/// The claims about effects, and those that hold the turn against a better one.
fn check_other(claim: &PunctClaim, facts: &Facts, before: &Twin, now: &Twin) -> bool {
    let white = is_white(facts.player());
    let better = |mv: Move| {
        assert_eq!(facts.instead().map(|best| best.mv), Some(AnyMove::Punct(mv)));
        after(before, &mv.to_string())
    };
    match *claim {
        PunctClaim::Effect(EffectClaim::Does { effect, amount: told }) => {
            told > 0 && amount(effect, &facts.before, &facts.played.to_string()) == told
        }
        PunctClaim::Effect(EffectClaim::Lets { effect, reply, amount: told }) => {
            told > 0 && amount(effect, &facts.after, &reply.to_string()) == told
        }
        PunctClaim::Effect(EffectClaim::Misses { effect, mv, amount: told }) => {
            better(mv);
            amount(effect, &facts.before, &mv.to_string()) == told
                && amount(effect, &facts.before, &facts.played.to_string()) < told
        }
        PunctClaim::Effect(EffectClaim::Compares { measure, count, mv, better: told }) => {
            let best = better(mv);
            let here = counted(measure, now, &facts.played.to_string(), white);
            let there = counted(measure, &best, &mv.to_string(), white);
            let is_more = matches!(
                measure,
                PunctMeasure::OtherGaps
                    | PunctMeasure::Plans
                    | PunctMeasure::Chain
                    | PunctMeasure::Free
            );
            (here, there) == (count, told) && if is_more { here < there } else { there < here }
        }
        PunctClaim::CentreLost { own, other, mv, better_own, better_other } => {
            centre(now, white) == (own, other)
                && centre(&better(mv), white) == (better_own, better_other)
        }
        _ => panic!("{claim:?} is checked elsewhere"),
    }
}

/// The amount of an effect of a turn, by playing it.
fn amount(effect: PunctEffect, position: &AnyPosition, turn: &str) -> u32 {
    let before = twin_of(position);
    let (now, white) = (after(&before, turn), before.white_to_move());
    let lead = |twin: &Twin| {
        let (own, other) = centre(twin, white);
        own.cast_signed() - other.cast_signed()
    };
    let longer = |white: bool, from: &Twin, to: &Twin| {
        let gaps = |twin: &Twin| shortest_way(twin, white);
        gaps(from).zip(gaps(to)).map_or(0, |(from, to)| to.saturating_sub(from))
    };
    match effect {
        PunctEffect::DoubleThreat => wins_twice(position, turn).into(),
        PunctEffect::Threat => {
            let mut next = rules(position).clone();
            next.play(turn.parse().expect("a turn")).expect("legal");
            let next = AnyPosition::Punct(next);
            let is_open = rules(&next).outcome().is_none();
            (is_open && threatens(&next, position.to_move())).into()
        }
        PunctEffect::Pin => newly_pinned(&before, &now, !white).len() as u32,
        PunctEffect::Cover => covered(&before, &now, !white) as u32,
        PunctEffect::Block => longer(!white, &before, &now),
        PunctEffect::Build => longer(white, &now, &before),
        PunctEffect::Centre => (lead(&now) - lead(&before)).max(0).cast_unsigned(),
        PunctEffect::Link => joined(&now, turn, white),
        PunctEffect::Bridge => is_bridge(&now, turn).into(),
        PunctEffect::Ways => match ways_open(&now, white) {
            ways @ 2.. => ways,
            _ => 0,
        },
    }
}

/// A count after a turn.
fn counted(measure: PunctMeasure, now: &Twin, turn: &str, white: bool) -> u32 {
    let gaps = |white| shortest_way(now, white).expect("a way that was told of");
    match measure {
        PunctMeasure::OtherGaps => gaps(!white),
        PunctMeasure::Gaps => gaps(white),
        PunctMeasure::Plans => ways_open(now, white),
        PunctMeasure::OtherPlans => ways_open(now, !white),
        PunctMeasure::Chain => {
            let shown: BTreeSet<String> = shown(now, white).into_iter().collect();
            chain(&spaces_of(turn), &shown).len() as u32
        }
        PunctMeasure::Free => {
            let pieces = now.pieces();
            let is_free = |piece: &&Piece| piece.white == white && !now.pinned(piece);
            pieces.iter().filter(is_free).count() as u32
        }
    }
}

/// The three spaces of the piece that a turn puts down, the PÜNCT first.
fn spaces_of(turn: &str) -> Vec<String> {
    let lying = turn.split_once('-').map_or(turn, |(_, lying)| lying);
    let (punct, minors) = lying.split_once('/').expect("a slash");
    let second = minors.rfind(|sign: char| sign.is_ascii_alphabetic()).expect("a column");
    [punct, &minors[..second], &minors[second..]].map(str::to_owned).to_vec()
}

/// The spaces that two turns on which the game is won at once do not share.
fn wins_twice(position: &AnyPosition, turn: &str) -> bool {
    let mut board = *rules(position).board();
    let white = is_white(board.to_move());
    board.play_unchecked(turn.parse().expect("a turn"));
    let twin = after(&twin_of(position), turn);
    if twin.outcome().is_some() {
        return false;
    }
    board.play_unchecked(Move::Pass);
    let mut wins = Vec::new();
    board.list_winning_turns(&mut wins);
    let names: Vec<String> = wins.iter().map(ToString::to_string).collect();
    let [first, ..] = &names[..] else { return false };
    let is_apart = |other: &&String| {
        let mine = spaces_of(first);
        spaces_of(other).iter().all(|space| !mine.contains(space))
    };
    let wins = |turn: &String| won_by(&after(&passed(&twin), turn), white);
    names.iter().find(is_apart).is_some_and(|second| wins(first) && wins(second))
}

/// The spaces of the board with their neighbours: the same column, the same row, or both one farther.
fn neighbours() -> &'static BTreeMap<String, Vec<String>> {
    static NEIGHBOURS: OnceLock<BTreeMap<String, Vec<String>>> = OnceLock::new();
    NEIGHBOURS.get_or_init(|| {
        let all: BTreeSet<String> = twin::space_names().into_iter().collect();
        let around = |space: &String| {
            let (column, row) = coordinates(space);
            let steps = [(0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, -1)];
            let name = |(right, up): (i32, i32)| {
                let letter = u8::try_from(column + right).expect("a letter");
                format!("{}{}", char::from(letter), row + up)
            };
            steps.map(name).into_iter().filter(|name| all.contains(name)).collect()
        };
        all.iter().map(|space| (space.clone(), around(space))).collect()
    })
}

fn next_to(space: &str) -> &'static [String] {
    neighbours().get(space).map_or(&[], |near| near)
}

/// The letter of a space as a number, and its row.
fn coordinates(space: &str) -> (i32, i32) {
    let (column, row) = space.split_at(1);
    (i32::from(column.as_bytes()[0]), row.parse().expect("a row"))
}

/// The chain of spaces in a set that some spaces belong to.
fn chain(from: &[String], within: &BTreeSet<String>) -> BTreeSet<String> {
    let mut open: Vec<String> = from.iter().filter(|at| within.contains(*at)).cloned().collect();
    let mut found: BTreeSet<String> = open.iter().cloned().collect();
    while let Some(space) = open.pop() {
        for next in next_to(&space) {
            if within.contains(next) && found.insert(next.clone()) {
                open.push(next.clone());
            }
        }
    }
    found
}

/// The dots of the chain that a turn joins two others of three dots or more to.
fn joined(now: &Twin, turn: &str, white: bool) -> u32 {
    let piece = spaces_of(turn);
    let all: BTreeSet<String> = shown(now, white).into_iter().collect();
    let others: BTreeSet<String> = all.iter().filter(|at| !piece.contains(at)).cloned().collect();
    let near = piece.iter().flat_map(|space| next_to(space));
    let chains: BTreeSet<BTreeSet<String>> = near
        .map(|space| chain(std::slice::from_ref(space), &others))
        .filter(|chain| chain.len() >= 3)
        .collect();
    if chains.len() > 1 { chain(&piece, &all).len() as u32 } else { 0 }
}

/// Whether the piece that a turn puts down has nothing right under its middle dot.
fn is_bridge(now: &Twin, turn: &str) -> bool {
    let piece = spaces_of(turn);
    let touches = |one: &String, other: &String| one == other || next_to(one).contains(other);
    let ends_apart = piece.iter().any(|one| piece.iter().any(|other| !touches(one, other)));
    let middle = piece.iter().find(|one| piece.iter().all(|other| touches(one, other)));
    let Some(middle) = middle.filter(|_| ends_apart) else { return false };
    let levels: Vec<usize> = now.dots(middle).into_iter().map(|(level, ..)| level).collect();
    let highest = *levels.last().expect("the piece lies there");
    highest > 0 && !levels.contains(&(highest - 1))
}

/// The fewest empty spaces on a way between two opposite sides over a side's visible dots and empty spaces: in
/// each round one more empty space is filled wherever that can be.
fn shortest_along(twin: &Twin, white: bool, pair: usize) -> Option<u32> {
    let own: BTreeSet<String> = shown(twin, white).into_iter().collect();
    let other: BTreeSet<String> = shown(twin, !white).into_iter().collect();
    let start: Vec<String> =
        neighbours().keys().filter(|space| on_side(space, pair) == -1).cloned().collect();
    let mut filled = own.clone();
    let mut reached = chain(&start, &filled);
    for gaps in 0..neighbours().len() as u32 {
        if reached.iter().any(|space| on_side(space, pair) == 1) {
            return Some(gaps);
        }
        let beside = reached.iter().flat_map(|space| next_to(space));
        let entered: Vec<String> = beside
            .chain(start.iter().filter(|_| gaps == 0))
            .filter(|space| !filled.contains(*space) && !other.contains(*space))
            .cloned()
            .collect();
        if entered.is_empty() {
            return None;
        }
        filled.extend(entered.iter().cloned());
        let within: BTreeSet<String> =
            own.iter().chain(&reached).chain(&entered).cloned().collect();
        let from: Vec<String> = reached.iter().chain(&entered).cloned().collect();
        reached = chain(&from, &within);
    }
    None
}

/// On which of the two sides of a pair a space lies: -1, 1, or 0 for none.
fn on_side(space: &str, pair: usize) -> i32 {
    let (column, row) = coordinates(space);
    let (across, up) = (column - i32::from(b'i'), row - 9);
    let along = [across, up, across - up][pair];
    if along.abs() == 8 { along.signum() } else { 0 }
}

fn shortest_way(twin: &Twin, white: bool) -> Option<u32> {
    (0..3).filter_map(|pair| shortest_along(twin, white, pair)).min()
}

/// The pairs of sides that a side could connect by at most this many empty spaces as the sentence names.
fn ways_open(twin: &Twin, white: bool) -> u32 {
    let is_open = |&pair: &usize| {
        shortest_along(twin, white, pair).is_some_and(|gaps| gaps <= PunctMeasure::MAX_PLAN_GAPS)
    };
    (0..3).filter(is_open).count() as u32
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
fn ends(position: &Position, player: Color, verdict: Verdict) -> bool {
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

/// Whether a turn of the player to move wins within this many turns, against everything.
fn wins_by(position: &Position, mv: Move, turns: u32) -> bool {
    let winner = position.to_move();
    let mut next = position.clone();
    next.play(mv).expect("a legal turn");
    if next.outcome().is_some() {
        return is_won(&next, winner);
    }
    turns > 1 && replies(&next).all(|after| is_won(&after, winner) || forced_win(&after, turns - 1))
}

/// Whether the player to move wins within this many turns: the engine says how, every defence is tried.
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
