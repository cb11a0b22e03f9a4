//! `basalt review`: what each move of a game lost, and why.
//!
//! A command of its own beside `analyze`, which tells what moves are worth after any effort, of games
//! and positions: a review judges whole games, by an effort that makes it the same each time.

mod annotate;
mod answer;
mod chart;
mod page;

use std::io::{self, Write as _};

use basalt_locales::messages;
use basalt_records::Record;
use basalt_review::{Review, Reviewer, nodes};

use self::answer::Answerer;
use self::page::Page;
use crate::args;
use crate::assess::progress;
use crate::detect::RecordedGame;
use crate::exit::{Exit, Failure};
use crate::input::Source;
use crate::output::Sink;
use crate::shell::Shell;

pub(crate) fn run(args: &args::Review, shell: &Shell) -> Result<Exit, Failure> {
    let source = Source::new(&args.file);
    let game = RecordedGame::read(&source, &args.recorded, shell)?;
    let moves = game.legal_moves(shell)?;
    let start = game.record.start.clone();
    let nodes = args.nodes.unwrap_or_else(|| nodes(start.game()));
    let reviewer = Reviewer::new(start, &moves, nodes)
        .map_err(|error| Failure::Input(shell.localizer.refusal(&error)))?;
    let sink =
        args.annotate.as_ref().map(|path| Sink::create(path, &shell.localizer)).transpose()?;
    let is_shown = !sink.as_ref().is_some_and(Sink::is_standard);
    let review = review(reviewer, is_shown, shell)?;
    if let (Some(sink), Some(review)) = (sink, review) {
        write_record(game.record, &review, sink, shell)?;
    }
    Ok(Exit::Fine)
}

/// Writes the record with what the review says.
fn write_record(
    mut record: Record,
    review: &Review,
    mut sink: Sink,
    shell: &Shell,
) -> Result<(), Failure> {
    annotate::annotate(&mut record, review, shell);
    let saved = messages::file_saved(&sink.name(&shell.localizer));
    let is_file = !sink.is_standard();
    sink.write(record.to_string(), &shell.localizer)?;
    sink.finish(&shell.localizer)?;
    if is_file {
        shell.remark(&saved);
    }
    Ok(())
}

/// Runs a reviewer to its end, and shows each move as soon as it is settled.
fn review(mut reviewer: Reviewer, is_shown: bool, shell: &Shell) -> io::Result<Option<Review>> {
    let bar = progress::bar(reviewer.progress().total as u64, &messages::review_progress(), shell);
    let write = |lines: &[String]| {
        let shown = lines.iter().filter(|_| is_shown);
        bar.suspend(|| shown.into_iter().try_for_each(|line| writeln!(io::stdout(), "{line}")))
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
    let review = reviewer.review();
    write(&review.as_ref().map(|review| page.of_game(review)).unwrap_or_default())?;
    Ok(review)
}
