//! The best moves of a position.

use std::io::{self, Write as _};

use basalt_engine::Info;
use basalt_locales::messages;
use basalt_rules::AnyPosition;
use basalt_view::announce;
use serde_json::{Value, json};

use super::evaluator::Evaluator;
use crate::assess::columns::Columns;
use crate::assess::score;
use crate::exit::Exit;
use crate::interrupt::Interrupted;
use crate::shell::Shell;
use crate::{args, json, result};

/// Searches a position and shows its best moves with what is expected to follow; after Ctrl-C those that it has found so far.
pub(super) fn analyze(
    position: &AnyPosition,
    args: &args::Analyze,
    shell: &Shell,
) -> io::Result<Exit> {
    let interrupted = Interrupted::by_ctrl_c();
    let mut output = io::stdout();
    let as_json = args.output.json;
    if as_json {
        json::write(&json::position(position))?;
    }
    if as_json && position.outcome().is_some() {
        return Ok(Exit::Fine);
    }
    if let Some(result) = result::of(position, &shell.localizer) {
        let over = shell.say(&messages::play_over());
        writeln!(output, "{over} {result}")?;
        return Ok(Exit::Fine);
    }
    let to_move = messages::show_to_move(announce::player(position.to_move()));
    if !as_json {
        writeln!(output, "{}", shell.say(&to_move))?;
    }
    let mut evaluator = Evaluator::new(args, args.lines.unwrap_or(1)).until(&interrupted);
    let mut found = Found::default();
    evaluator.search(position, &mut |info| found.add(info));
    if as_json {
        found.0.iter().try_for_each(|info| json::write(&line(info)))?;
    } else {
        let columns = Columns([3, score::width(shell), 5, 0]);
        writeln!(output, "{}", columns.line(&headings(shell)))?;
        for info in &found.0 {
            writeln!(output, "{}", columns.line(&cells(info, shell)))?;
        }
    }
    Ok(if interrupted.get() { Exit::Interrupted } else { Exit::Fine })
}

fn line(info: &Info) -> Value {
    json!({
        "rank": info.rank,
        "score": json::score(info.score),
        "depth": info.depth,
        "nodes": info.nodes,
        "line": json::moves(&info.line),
    })
}

fn headings(shell: &Shell) -> [String; 4] {
    let (score, depth) = (messages::analyze_score(), messages::analyze_depth());
    [String::new(), shell.say(&score), shell.say(&depth), shell.say(&messages::analyze_line())]
}

fn cells(info: &Info, shell: &Shell) -> [String; 4] {
    let moves: Vec<_> = info.line.iter().map(ToString::to_string).collect();
    let (rank, depth) = (format!("{:>3}", info.rank), info.depth.to_string());
    [rank, score::say(info.score, shell), depth, moves.join(" ")]
}

/// The last that a search has said of each rank.
#[derive(Default)]
struct Found(Vec<Info>);

impl Found {
    fn add(&mut self, info: &Info) {
        match self.0.get_mut(info.rank - 1) {
            Some(old) => *old = info.clone(),
            None => self.0.push(info.clone()),
        }
    }
}

#[cfg(test)]
mod tests {
    use basalt_engine::Score;
    use basalt_rules::{AnyMove, Game};

    use super::*;

    fn info(rank: usize, mv: &str) -> Info {
        let mv = AnyMove::parse(Game::Dvonn, mv).expect("a move");
        let score = Score::ProvenMargin(0);
        Info { rank, depth: 1, selective_depth: 1, nodes: 1, table_load: 0, score, line: vec![mv] }
    }

    #[test]
    fn the_last_word_on_a_rank_counts() {
        let mut found = Found::default();
        for (rank, mv) in [(1, "a1b1"), (2, "c1d1"), (1, "e1f1")] {
            found.add(&info(rank, mv));
        }
        assert_eq!(found.0, [info(1, "e1f1"), info(2, "c1d1")]);
    }
}
