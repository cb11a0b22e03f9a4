//! `basalt convert`: games from one format into another.

use std::io::{self, IsTerminal as _};

use basalt_locales::messages;
use basalt_records::{Record, RecordError, link};
use indicatif::ProgressBar;

use crate::args::{self, Target};
use crate::exit::{Exit, Failure};
use crate::games::{Games, no_game};
use crate::input::InputSource;
use crate::output::Sink;
use crate::shell::Shell;

pub(crate) fn run(args: &args::Convert, shell: &Shell) -> Result<Exit, Failure> {
    let source = InputSource::new(&args.file);
    let what = messages::convert_progress();
    let (mut games, mut bar) = Games::open_with_bar(&source, args.from, &what, shell)?;
    if args.output.as_os_str() == "-" && io::stdout().is_terminal() {
        // The games themselves are on the screen.
        bar.finish_and_clear();
        bar = ProgressBar::hidden();
    }
    let mut copy = Copy {
        to: args.to,
        sink: Sink::create(&args.output, &shell.localizer)?,
        written: 0,
        shell,
    };
    let (mut game, mut ending) = (0, Exit::Fine);
    while let Some(read) = games.next_game()? {
        game += 1;
        match text(game, read, args, shell) {
            Ok(text) => copy.add(&text)?,
            Err(reason) => {
                ending = Exit::BadInput;
                let reason = shell.say(&messages::in_file(&source.name(&shell.localizer), &reason));
                bar.suspend(|| shell.remark(&messages::convert_left_out(&reason)));
            }
        }
    }
    bar.finish_and_clear();
    if game == 0 {
        return Err(no_game(&source, &shell.localizer));
    }
    copy.finish(ending)?;
    Ok(ending)
}

/// The text of a game in another format, or why it has none.
fn text(
    game: u64,
    read: Result<Record, RecordError>,
    args: &args::Convert,
    shell: &Shell,
) -> Result<String, String> {
    let record = read.map_err(|error| shell.localizer.unreadable(&error))?;
    let within = |reason: String| shell.say(&messages::in_game(game, &reason));
    record.replay().map_err(|error| within(shell.localizer.unplayable(&error)))?;
    match args.to {
        Target::Records(format) => {
            format.write(&record).map_err(|error| within(shell.localizer.explain(&error)))
        }
        Target::Links => {
            let link =
                link::write(&record).map_err(|error| within(shell.localizer.explain(&error)))?;
            let site = args.site.as_deref().unwrap_or_default();
            Ok(format!("{site}/analyse#{}\n", link.text))
        }
    }
}

/// The games in their new format.
struct Copy<'a> {
    to: Target,
    sink: Sink,
    written: u64,
    shell: &'a Shell,
}

impl Copy<'_> {
    fn add(&mut self, text: &str) -> Result<(), Failure> {
        if let (1.., Target::Records(format)) = (self.written, self.to) {
            self.sink.write(format.separator(), &self.shell.localizer)?;
        }
        self.sink.write(text, &self.shell.localizer)?;
        self.written += 1;
        Ok(())
    }

    /// A file of which nothing could be used does not replace another.
    fn finish(self, ending: Exit) -> Result<(), Failure> {
        let written =
            messages::convert_written(self.written, &self.sink.name(&self.shell.localizer));
        let to_file = !self.sink.is_standard();
        if self.written > 0 {
            self.sink.finish(&self.shell.localizer)?;
        }
        if to_file || ending > Exit::Fine {
            self.shell.remark(&written);
        }
        Ok(())
    }
}
