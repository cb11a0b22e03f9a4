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
use basalt_records::Format;
use basalt_review::{Review, Reviewer, nodes};

use self::answer::Answerer;
use self::page::Page;
use crate::detect::RecordedGame;
use crate::exit::{Exit, Failure};
use crate::games::{Games, no_game};
use crate::input::Source;
use crate::output::Sink;
use crate::shell::Shell;
use crate::{args, detect, progress};

pub(crate) fn run(args: &args::Review, shell: &Shell) -> Result<Exit, Failure> {
    let source = Source::new(&args.file);
    let create = |path| Sink::create(path, &shell.localizer);
    let mut sink = args.annotate.as_deref().map(create).transpose()?;
    let ending = if args.all {
        review_all(&source, args, sink.as_mut(), shell)?
    } else {
        let game = RecordedGame::read(&source, &args.recorded, shell)?;
        review_game(game, args, sink.as_mut(), shell)?;
        Exit::Fine
    };
    if let Some(sink) = sink {
        let saved = messages::file_saved(&sink.name(&shell.localizer));
        let is_file = !sink.is_standard();
        sink.finish(&shell.localizer)?;
        if is_file {
            shell.remark(&saved);
        }
    }
    Ok(ending)
}

/// Reviews every game of a file. One that cannot be replayed keeps none of the others from it.
fn review_all(
    source: &Source,
    args: &args::Review,
    mut sink: Option<&mut Sink>,
    shell: &Shell,
) -> Result<Exit, Failure> {
    let mut games = Games::open(source, args.recorded.from, &shell.localizer)?;
    let (mut number, mut ending) = (0, Exit::Fine);
    while let Some(read) = games.next_game()? {
        number += 1;
        let unreadable = |error| detect::wrong(source, &shell.localizer.unreadable(&error), shell);
        if !args.output.json && !sink.as_ref().is_some_and(|sink| sink.is_standard()) {
            let blank = if number == 1 { "" } else { "\n" };
            writeln!(io::stdout(), "{blank}{}", shell.say(&messages::review_game(number)))?;
        }
        let reviewed = read.map_err(unreadable).and_then(|record| {
            if let Some(sink) = sink.as_deref_mut().filter(|_| number > 1) {
                sink.write(Format::Basalt.separator(), &shell.localizer)?;
            }
            let game = RecordedGame::new(source, number, record);
            review_game(game, args, sink.as_deref_mut(), shell)
        });
        match reviewed {
            Err(failure @ Failure::Input(_)) => ending = ending.max(shell.report(&failure)),
            other => other?,
        }
    }
    if number == 0 { Err(no_game(source, &shell.localizer)) } else { Ok(ending) }
}

/// Reviews a game, and writes its record with what the review says if that is wanted.
fn review_game(
    game: RecordedGame<'_>,
    args: &args::Review,
    sink: Option<&mut Sink>,
    shell: &Shell,
) -> Result<(), Failure> {
    let moves = game.legal_moves(shell)?;
    let start = game.record.start.clone();
    let nodes = args.nodes.unwrap_or_else(|| nodes(start.game()));
    let reviewer = Reviewer::new(start, &moves, nodes)
        .map_err(|error| Failure::Input(shell.localizer.refusal(&error)))?;
    let form = match &sink {
        Some(sink) if sink.is_standard() => Form::Hidden,
        _ if args.output.json => Form::Json { game: game.number() },
        _ => Form::Text,
    };
    let review = review(reviewer, form, shell)?;
    if let (Some(sink), Some(review)) = (sink, review) {
        let mut record = game.record;
        annotate::annotate(&mut record, &review, shell);
        sink.write(record.to_string(), &shell.localizer)?;
    }
    Ok(())
}

/// The form in which a review is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    Text,
    Json { game: u64 },
    Hidden,
}

/// Runs a reviewer to its end, and shows each move as soon as it is settled.
fn review(mut reviewer: Reviewer, form: Form, shell: &Shell) -> io::Result<Option<Review>> {
    let bar = progress::bar(reviewer.progress().total as u64, &messages::review_progress(), shell);
    let write = |lines: &[String]| {
        bar.suspend(|| lines.iter().try_for_each(|line| writeln!(io::stdout(), "{line}")))
    };
    let page = Page::new(&reviewer, shell);
    if form == Form::Text {
        write(&[page.headings()])?;
    }
    let mut answerer = Answerer::new();
    let mut shown = 0;
    loop {
        for reviewed in &reviewer.reviewed()[shown..] {
            shown += 1;
            write(&match form {
                Form::Text => page.of_move(shown, reviewed),
                Form::Json { game } => vec![page.json_of_move(game, shown, reviewed).to_string()],
                Form::Hidden => Vec::new(),
            })?;
        }
        let Some(question) = reviewer.question() else { break };
        answerer.answer(&question, &mut reviewer);
        bar.set_position(reviewer.progress().done as u64);
    }
    bar.finish_and_clear();
    let review = reviewer.review();
    if let Some(review) = &review {
        write(&match form {
            Form::Text => page.of_game(review),
            Form::Json { game } => vec![page.json_of_game(game, review).to_string()],
            Form::Hidden => Vec::new(),
        })?;
    }
    Ok(review)
}
