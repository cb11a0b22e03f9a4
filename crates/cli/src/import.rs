//! `basalt import`: games of other sites for the archive.

use std::fs::{self, DirEntry};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::pin::Pin;

use basalt_locales::messages;
use basalt_records::{Record, RecordError};
use basalt_server::admin::Store;
use basalt_server::dump::{is_beside_dumps, is_intact};
use basalt_server::import::{ImportError, ImportSource, Imported, ImportedGame};
use basalt_server::{Location, StoreError, stop_signal};
use indicatif::ProgressBar;
use serde_json::json;
use tokio::task::yield_now;

use crate::exit::{Exit, Failure};
use crate::games::{Games, no_game};
use crate::input::InputSource;
use crate::runtime::wait;
use crate::serve::{store_failure, unreadable};
use crate::shell::Shell;
use crate::{args, place};

/// Number of games in one transaction. Moves of people who play meanwhile wait for it.
const BATCH_GAMES: usize = 20;

/// `basalt import`.
pub(crate) fn run(args: &args::Import, shell: &Shell) -> Result<Exit, Failure> {
    let place = place::of(&args.store).map_err(|error| unreadable(&error, shell))?;
    wait(
        async {
            let stopped = stop_signal()?;
            tokio::pin!(stopped);
            let failed = |error: StoreError| store_failure(&error, &place, shell);
            let store = Store::open_beside(&place).await.map_err(failed)?;
            let now = store.time().await.map_err(failed)?;
            let import = Import { args, place: &place, store: &store, now, shell };
            let ending = import.all(stopped).await;
            store.close().await;
            ending
        },
        shell,
    )?
}

/// Everything that an import needs.
struct Import<'a> {
    args: &'a args::Import,
    place: &'a Location,
    store: &'a Store,
    now: u64,
    shell: &'a Shell,
}

/// The results of importing a file.
#[derive(Debug, Default)]
struct Counts {
    imported: u64,
    known: u64,
    skipped: u64,
}

impl Counts {
    fn games(&self) -> u64 {
        self.imported + self.known + self.skipped
    }
}

impl Import<'_> {
    /// Imports all files. A file that cannot be read keeps none of the others from being imported.
    async fn all(&self, mut stopped: Pin<&mut impl Future<Output = ()>>) -> Result<Exit, Failure> {
        let mut ending = Exit::Fine;
        for path in &self.args.files {
            let sources = files_of(path);
            if sources.is_empty() {
                let folder = InputSource::new(path);
                ending = ending.max(self.shell.report(&no_game(&folder, &self.shell.localizer)));
            }
            for source in sources {
                let imported = match self.open(&source) {
                    Err(failure) => self.shell.report(&failure),
                    Ok((games, bar)) => self.file(&source, games, &bar, stopped.as_mut()).await?,
                };
                if imported == Exit::Interrupted {
                    return Ok(imported);
                }
                ending = ending.max(imported);
            }
        }
        Ok(ending)
    }

    fn open<'a>(&'a self, source: &'a InputSource) -> Result<(Games<'a>, ProgressBar), Failure> {
        if let InputSource::File(path) = source
            && !is_intact(path).map_err(|error| source.not_read(&error, &self.shell.localizer))?
        {
            let file = path.display().to_string();
            return Err(Failure::Input(self.shell.say(&messages::import_damaged(&file))));
        }
        let what = messages::import_progress();
        Games::open_with_bar(source, self.args.from, &what, self.shell)
    }

    async fn file(
        &self,
        source: &InputSource,
        mut games: Games<'_>,
        bar: &ProgressBar,
        stopped: Pin<&mut impl Future<Output = ()>>,
    ) -> Result<Exit, Failure> {
        let mut counts = Counts::default();
        let imported = self.games(source, &mut games, &mut counts, bar, stopped).await;
        bar.finish_and_clear();
        if counts.games() > 0 {
            self.print_summary(source, &counts)?;
        }
        if imported? {
            self.shell.remark(&messages::import_interrupted());
            return Ok(Exit::Interrupted);
        }
        Ok(match counts {
            _ if counts.games() == 0 => self.shell.report(&no_game(source, &self.shell.localizer)),
            Counts { skipped: 0, .. } => Exit::Fine,
            Counts { .. } => Exit::BadInput,
        })
    }

    /// Imports the games of a file. Returns whether it was interrupted.
    async fn games(
        &self,
        source: &InputSource,
        games: &mut Games<'_>,
        counts: &mut Counts,
        bar: &ProgressBar,
        mut stopped: Pin<&mut impl Future<Output = ()>>,
    ) -> Result<bool, Failure> {
        let from = ImportSource {
            format: games.format(),
            site: self.args.site.clone(),
            day: self.args.date,
            now: self.now,
        };
        let mut batch = Vec::with_capacity(BATCH_GAMES);
        let mut number = 0;
        while let Some(read) = games.next_game()? {
            number += 1;
            match self.convert(number, &from, read) {
                Ok(game) => batch.push(game),
                Err(reason) => {
                    counts.skipped += 1;
                    let line = self.skipped_line(source, number, &reason);
                    bar.suspend(|| writeln!(io::stdout(), "{line}"))?;
                }
            }
            if batch.len() == BATCH_GAMES {
                self.save(&mut batch, counts).await?;
                let is_stopped = tokio::select! {
                    biased;
                    () = &mut stopped => true,
                    () = yield_now() => false,
                };
                if is_stopped {
                    return Ok(true);
                }
            }
        }
        self.save(&mut batch, counts).await?;
        Ok(false)
    }

    /// A record as a game of the store, or why it is skipped.
    fn convert(
        &self,
        number: u64,
        from: &ImportSource,
        read: Result<Record, RecordError>,
    ) -> Result<ImportedGame, String> {
        let localizer = &self.shell.localizer;
        let record = read.map_err(|error| localizer.unreadable(&error))?;
        from.game(&record).map_err(|error| {
            let reason = match error {
                ImportError::Replay(error) => localizer.unplayable(&error),
                ImportError::NoResult => self.shell.say(&messages::import_no_result()),
            };
            self.shell.say(&messages::in_game(number, &reason))
        })
    }

    async fn save(
        &self,
        batch: &mut Vec<ImportedGame>,
        counts: &mut Counts,
    ) -> Result<(), Failure> {
        let saved = self.store.import_games(batch, self.now).await;
        for outcome in saved.map_err(|error| store_failure(&error, self.place, self.shell))? {
            match outcome {
                Imported::Added(_) => counts.imported += 1,
                Imported::Known => counts.known += 1,
            }
        }
        batch.clear();
        Ok(())
    }

    fn skipped_line(&self, source: &InputSource, game: u64, reason: &str) -> String {
        let file = source.name(&self.shell.localizer);
        if self.args.output.json {
            json!({ "file": file, "game": game, "imported": false, "reason": reason }).to_string()
        } else {
            self.shell.say(&messages::in_file(&file, reason))
        }
    }

    fn print_summary(&self, source: &InputSource, counts: &Counts) -> io::Result<()> {
        let file = source.name(&self.shell.localizer);
        let &Counts { imported, known, skipped } = counts;
        let line = if self.args.output.json {
            json!({ "file": file, "imported": imported, "known": known, "skipped": skipped })
                .to_string()
        } else {
            self.shell.say(&messages::import_summary(&file, imported, known, skipped))
        };
        writeln!(io::stdout(), "{line}")
    }
}

/// The files that an argument means: those of a folder in the order of their names, or the file itself. Hidden files and folders
/// within a folder are left out, and what `basalt dump` puts beside its dumps.
fn files_of(path: &Path) -> Vec<InputSource> {
    let Ok(entries) = fs::read_dir(path) else { return vec![InputSource::new(path)] };
    let entries = entries.filter_map(Result::ok);
    let is_left_out = |entry: &DirEntry| {
        let name = entry.file_name();
        name.as_encoded_bytes().starts_with(b".") || name.to_str().is_some_and(is_beside_dumps)
    };
    let files = entries.filter(|entry| !is_left_out(entry)).map(|entry| entry.path());
    let mut files: Vec<PathBuf> = files.filter(|path| path.is_file()).collect();
    files.sort();
    files.into_iter().map(InputSource::File).collect()
}
