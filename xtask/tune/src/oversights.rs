//! Which of the best moves players overlook: the short or the long ones, those near the last move or those far from it.

use std::collections::BTreeMap;
use std::path::PathBuf;

use basalt_engine::{Engine, Limits, comparing_options};
use basalt_records::Record;
use basalt_rules::dvonn::Cell;
use basalt_rules::{AnyMove, AnyPosition, Color, dvonn, punct};

use crate::records;

/// Table size of the engine, in MiB.
const MEMORY: usize = 4;

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Records of games, as `basalt match` writes them.
    #[arg(required = true)]
    records: Vec<PathBuf>,
    /// Positions that are searched for the best move.
    #[arg(long, default_value_t = 3_000)]
    nodes: u64,
}

/// The number of best moves of a kind, and of those that were not made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Count {
    all: u32,
    missed: u32,
}

/// Counts by kind of move and player.
type Counts = BTreeMap<&'static str, BTreeMap<String, Count>>;

pub(crate) fn run(options: &Options) -> Result<(), String> {
    let mut engine = Engine::new(basalt_engine::Options { lines: 1, ..comparing_options(MEMORY) });
    let mut counts = Counts::new();
    for path in &options.records {
        for record in records::read(path)? {
            count_game(&record, &mut engine, options.nodes, &mut counts)
                .map_err(|error| format!("{}: {error}", path.display()))?;
        }
    }
    print!("{}", table(&counts));
    Ok(())
}

fn count_game(
    record: &Record,
    engine: &mut Engine,
    nodes: u64,
    counts: &mut Counts,
) -> Result<(), String> {
    let mut last = None;
    for step in record.steps() {
        let step = step.map_err(|error| error.to_string())?;
        let (before, mv) = (&step.before, step.node.mv);
        let tag = if before.to_move() == Color::White { "White" } else { "Black" };
        let player = record.tags.get(tag).ok_or_else(|| format!("a game has no tag {tag}"))?;
        if let Some(best) = last.and_then(|last| best(engine, nodes, before, last)) {
            let missed = u32::from(!best.moves.contains(&mv));
            for kind in best.kinds {
                let count = counts.entry(kind).or_default().entry(player.to_owned()).or_default();
                count.all += 1;
                count.missed += missed;
            }
        }
        last = Some(mv);
    }
    Ok(())
}

/// The best moves of a position, and their kinds.
struct Best {
    moves: Vec<AnyMove>,
    kinds: Vec<&'static str>,
}

/// The best moves after the opponent's `last` one, if they can be told: in DVONN the choice of a search in stacking, in
/// PÜNCT the turns that win at once.
fn best(engine: &mut Engine, nodes: u64, position: &AnyPosition, last: AnyMove) -> Option<Best> {
    match position {
        AnyPosition::Dvonn(board) => {
            if position.is_placing() || position.legal_moves().len() < 2 {
                return None;
            }
            engine.forget();
            let limits = Limits { nodes: Some(nodes), ..Limits::none() };
            let best = engine.search(position, &limits, &mut |_| {})?.mv;
            Some(Best { moves: vec![best], kinds: dvonn_kinds(board, last, best)? })
        }
        AnyPosition::Punct(position) => {
            let wins = position.winning_moves();
            let kinds = punct_kinds(last.try_into().ok()?, &wins)?;
            Some(Best { moves: wins.iter().copied().map(AnyMove::Punct).collect(), kinds })
        }
    }
}

fn dvonn_kinds(
    position: &dvonn::Position,
    last: AnyMove,
    best: AnyMove,
) -> Option<Vec<&'static str>> {
    let dvonn::Move::Stack { from, to } = best.try_into().ok()? else { return None };
    let dvonn::Move::Stack { to: last, .. } = last.try_into().ok()? else { return None };
    let board = position.board();
    let height = |cell: Cell| board.height(cell);
    let length = match height(from) {
        ..=1 => "1 space long",
        2 => "2 spaces long",
        3 => "3 spaces long",
        4.. => "4 or more spaces long",
    };
    let distance = match from.distance(last).min(to.distance(last)) {
        0..=1 => "at most 1 space from the last move",
        2 => "2 spaces from the last move",
        3 => "3 spaces from the last move",
        _ => "4 or more spaces from the last move",
    };
    let target = if board.owned(position.to_move()).contains(to) {
        "onto an own stack"
    } else if !board.owned(position.to_move().other()).contains(to) {
        "onto a red piece"
    } else {
        match height(to) {
            ..=1 => "captures 1",
            2 => "captures 2",
            3.. => "captures 3 or more",
        }
    };
    Some(vec![length, distance, target])
}

/// The kinds of turns that win at once: what the nearest of them to the last turn is like.
fn punct_kinds(last: punct::Move, wins: &[punct::Move]) -> Option<Vec<&'static str>> {
    let lie = |mv| match mv {
        punct::Move::Place(lie) | punct::Move::Shift { to: lie, .. } => Some(lie),
        punct::Move::Pass => None,
    };
    let last = lie(last)?;
    let apart = |mv: &punct::Move| {
        let spaces = lie(*mv)?.spaces();
        let steps = spaces.iter().flat_map(|one| last.spaces().map(|other| one.distance(other)));
        steps.min()
    };
    let distance = match wins.iter().filter_map(apart).min()? {
        0..=2 => "a win at most 2 spaces from the last turn",
        3..=5 => "a win 3 to 5 spaces from the last turn",
        _ => "a win 6 or more spaces from the last turn",
    };
    let places = wins.iter().any(|mv| matches!(mv, punct::Move::Place(_)));
    Some(vec![distance, if places { "a win by placing" } else { "wins only by moving a piece" }])
}

/// The share of best moves that each player missed, by kind, as Markdown.
fn table(counts: &Counts) -> String {
    let mut players: Vec<&String> = counts.values().flat_map(BTreeMap::keys).collect();
    players.sort();
    players.dedup();
    let row = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
    let head = ["best move".to_owned()].into_iter().chain(players.iter().copied().cloned());
    let rule = ["---".to_owned()].into_iter().chain(players.iter().map(|_| "---:".to_owned()));
    let mut text = row(head.collect()) + &row(rule.collect());
    for (kind, by_player) in counts {
        let cell = |player: &&String| {
            let Count { all, missed } = by_player.get(*player).copied().unwrap_or_default();
            let share = 100.0 * f64::from(missed) / f64::from(all.max(1));
            format!("{missed} of {all}, {share:.0} %")
        };
        let cells = [(*kind).to_owned()].into_iter().chain(players.iter().map(cell));
        text += &row(cells.collect());
    }
    text
}

#[cfg(test)]
mod tests {
    use basalt_records::Format;

    use super::*;

    fn count(game: &str, position: &str, moves: &str) -> Counts {
        let text = format!(
            "[Game \"{game}\"]\n[White \"a\"]\n[Black \"b\"]\n[Position \"{position}\"]\n\n{moves} *\n"
        );
        let record = Format::Basalt.read(&text).expect("a game");
        let mut engine = Engine::new(comparing_options(1));
        let mut counts = Counts::new();
        count_game(&record, &mut engine, 1_000, &mut counts).expect("legal moves");
        counts
    }

    /// White can win at once in both turns: Black's last piece is far from the gap.
    #[test]
    fn wins_at_once_are_counted_by_their_distance_from_the_last_turn() {
        const POSITION: &str =
            "w:d10/e11f12,g12/g13h13,i13/i14j14,k14/k15l15,m15/m16n16,o16/p16q16 b:a2/a3b3 w 0";
        let missed = count("punct", POSITION, "1. b1/c1d1 c4/c5d5 2. d2/e2f2");
        let found = count("punct", POSITION, "1. b1/c1d1 c4/c5d5 2. a8/b9c9");
        let kind = "a win 3 to 5 spaces from the last turn";
        assert_eq!(missed[kind]["a"], Count { all: 1, missed: 1 });
        assert_eq!(found[kind]["a"], Count { all: 1, missed: 0 });
        assert_eq!(missed["a win by placing"]["a"].all, 1);
    }

    /// White moves first, so only Black's move follows one that is known.
    #[test]
    fn best_moves_are_counted_by_length_distance_and_capture() {
        const POSITION: &str = "9/10/b(bb)rwr(rww)bw3/10/9 w s";
        let counts = count("dvonn", POSITION, "1. h3g3 b3d3");
        let of_black: u32 = counts.values().filter_map(|of| of.get("b")).map(|of| of.all).sum();
        assert_eq!(of_black, 3, "length, distance and capture: {counts:?}");
        assert!(counts.values().all(|of| !of.contains_key("a")));
        let text = table(&counts);
        assert!(text.starts_with("| best move | b |\n| --- | ---: |\n"), "{text}");
    }
}
