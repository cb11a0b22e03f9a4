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
use basalt_records::{Format, Record};
use basalt_review::{Review, Reviewer, nodes};
use indicatif::MultiProgress;

use self::answer::Answerer;
use self::page::Page;
use crate::detect::RecordedGame;
use crate::exit::{Exit, Failure};
use crate::games::{Games, no_game};
use crate::input::InputSource;
use crate::interrupt::Interrupted;
use crate::output::Sink;
use crate::shell::Shell;
use crate::{args, detect, progress};

pub(crate) fn run(args: &args::Review, shell: &Shell) -> Result<Exit, Failure> {
    let source = InputSource::new(&args.file);
    let create = |path| Sink::create(path, &shell.localizer);
    let sink = args.annotate.as_deref().map(create).transpose()?;
    let (annotated, interrupted) = match sink {
        Some(sink) => (Some(Annotated { sink, games: 0 }), Interrupted::by_ctrl_c()),
        // What was printed stays anyway.
        None => (None, Interrupted::default()),
    };
    let mut reviewing =
        Reviewing { args, shell, annotated, interrupted, bars: MultiProgress::new() };
    let ending = if args.all {
        reviewing.all_games(&source)?
    } else {
        reviewing.one_game(RecordedGame::read(&source, &args.recorded, shell)?)?
    };
    if let Some(annotated) = reviewing.annotated {
        annotated.finish(ending, shell)?;
    }
    Ok(ending)
}

/// A command that goes on.
struct Reviewing<'a> {
    args: &'a args::Review,
    shell: &'a Shell,
    annotated: Option<Annotated>,
    interrupted: Interrupted,
    /// The progress through a file, and below it that through a game.
    bars: MultiProgress,
}

impl Reviewing<'_> {
    /// Reviews every game of a file. One that cannot be replayed keeps none of the others from it.
    fn all_games(&mut self, source: &InputSource) -> Result<Exit, Failure> {
        let (from, shell) = (self.args.recorded.from, self.shell);
        let what = messages::review_file_progress();
        let (games, bar) = Games::open_with_bar(source, from, &what, shell)?;
        let bar = progress::beside(&self.bars, bar);
        let ending = self.each_game(source, games);
        bar.finish_and_clear();
        ending
    }

    fn each_game(&mut self, source: &InputSource, mut games: Games<'_>) -> Result<Exit, Failure> {
        let (args, shell) = (self.args, self.shell);
        let (mut number, mut ending) = (0, Exit::Fine);
        while let Some(read) = games.next_game()? {
            number += 1;
            let unreadable =
                |error| detect::wrong(source, &shell.localizer.unreadable(&error), shell);
            if !args.output.json && !self.is_record_printed() {
                let blank = if number == 1 { "" } else { "\n" };
                let heading = shell.say(&messages::review_game(number));
                self.bars.suspend(|| writeln!(io::stdout(), "{blank}{heading}"))?;
            }
            let reviewed = read
                .map_err(unreadable)
                .and_then(|record| self.one_game(RecordedGame::new(source, number, record)));
            match reviewed {
                Ok(Exit::Interrupted) => return Ok(Exit::Interrupted),
                Err(failure @ Failure::Input(_)) => {
                    ending = ending.max(self.bars.suspend(|| shell.report(&failure)));
                }
                other => _ = other?,
            }
        }
        if number == 0 { Err(no_game(source, &shell.localizer)) } else { Ok(ending) }
    }

    /// Whether the record is printed instead of the review.
    fn is_record_printed(&self) -> bool {
        self.annotated.as_ref().is_some_and(|annotated| annotated.sink.is_standard())
    }

    /// Reviews a game, and writes its record with what the review says if that is wanted.
    fn one_game(&mut self, game: RecordedGame<'_>) -> Result<Exit, Failure> {
        let shell = self.shell;
        let moves = game.legal_moves(shell)?;
        let start = game.record.start.clone();
        let nodes = self.args.nodes.unwrap_or_else(|| nodes(start.game()));
        let reviewer = Reviewer::new(start, &moves, nodes)
            .map_err(|error| Failure::Input(shell.localizer.refusal(&error)))?;
        let form = if self.is_record_printed() {
            Form::Hidden
        } else if self.args.output.json {
            Form::Json { game: game.number() }
        } else {
            Form::Text
        };
        let review = review(reviewer, form, &self.interrupted, &self.bars, shell)?;
        if review.is_none() && self.interrupted.get() {
            return Ok(Exit::Interrupted);
        }
        if let (Some(annotated), Some(review)) = (&mut self.annotated, review) {
            let mut record = game.record;
            annotate::annotate(&mut record, &review, shell);
            annotated.add(&record, shell)?;
        }
        Ok(Exit::Fine)
    }
}

/// The file of annotated records.
struct Annotated {
    sink: Sink,
    games: u64,
}

impl Annotated {
    fn add(&mut self, record: &Record, shell: &Shell) -> Result<(), Failure> {
        if self.games > 0 {
            self.sink.write(Format::Basalt.separator(), &shell.localizer)?;
        }
        self.games += 1;
        self.sink.write(record.to_string(), &shell.localizer)
    }

    /// Puts the file in its place. One of a review that was interrupted has the games that were finished; without any, it
    /// replaces no other.
    fn finish(self, ending: Exit, shell: &Shell) -> Result<(), Failure> {
        if ending == Exit::Interrupted && self.games == 0 {
            return Ok(());
        }
        let saved = messages::file_saved(&self.sink.name(&shell.localizer));
        let is_file = !self.sink.is_standard();
        self.sink.finish(&shell.localizer)?;
        if is_file {
            shell.remark(&saved);
        }
        Ok(())
    }
}

/// The form in which a review is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    Text,
    Json { game: u64 },
    Hidden,
}

/// Runs a reviewer to its end, and shows each move as soon as it is settled. A review that is interrupted has no result.
fn review(
    mut reviewer: Reviewer,
    form: Form,
    interrupted: &Interrupted,
    bars: &MultiProgress,
    shell: &Shell,
) -> io::Result<Option<Review>> {
    let total = reviewer.progress().total as u64;
    let bar = progress::beside(bars, progress::bar(total, &messages::review_progress(), shell));
    let write = |lines: &[String]| {
        bars.suspend(|| lines.iter().try_for_each(|line| writeln!(io::stdout(), "{line}")))
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
        answerer.answer(&question, &mut reviewer, interrupted);
        if interrupted.get() {
            bar.finish_and_clear();
            return Ok(None);
        }
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
