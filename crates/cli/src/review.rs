//! `basalt review`: what each move of a game lost, and why.
//!
//! A command of its own beside `analyze`, which tells what moves are worth after any effort, of games
//! and positions: a review judges whole games, by an effort that makes it the same each time.

mod answer;
mod page;

use std::io::{self, Write as _};

use basalt_locales::messages;
use basalt_review::{Reviewer, nodes};

use self::answer::Answerer;
use self::page::Page;
use crate::args;
use crate::assess::progress;
use crate::detect::RecordedGame;
use crate::exit::{Exit, Failure};
use crate::input::Source;
use crate::shell::Shell;

pub(crate) fn run(args: &args::Review, shell: &Shell) -> Result<Exit, Failure> {
    let source = Source::new(&args.file);
    let game = RecordedGame::read(&source, &args.recorded, shell)?;
    let moves = game.legal_moves(shell)?;
    let start = game.record.start;
    let nodes = args.nodes.unwrap_or_else(|| nodes(start.game()));
    let reviewer = Reviewer::new(start, &moves, nodes)
        .map_err(|error| Failure::Input(shell.voice.refusal(&error)))?;
    review(reviewer, shell)?;
    Ok(Exit::Fine)
}

/// Runs a reviewer to its end, and shows each move as soon as it is settled.
fn review(mut reviewer: Reviewer, shell: &Shell) -> io::Result<()> {
    let bar = progress::bar(reviewer.progress().total as u64, &messages::review_progress(), shell);
    let write = |lines: &[String]| {
        bar.suspend(|| lines.iter().try_for_each(|line| writeln!(io::stdout(), "{line}")))
    };
    let page = Page::new(&reviewer, shell);
    write(&[page.headings()])?;
    let mut answerer = Answerer::new();
    let mut shown = 0;
    loop {
        for reviewed in &reviewer.reviewed()[shown..] {
            shown += 1;
            write(&page.of_move(shown, reviewed))?;
        }
        let Some(question) = reviewer.question() else { break };
        answerer.answer(&question, &mut reviewer);
        bar.set_position(reviewer.progress().done as u64);
    }
    bar.finish_and_clear();
    write(&reviewer.review().map(|review| page.of_game(&review)).unwrap_or_default())
}
