//! `basalt backup`, `basalt restore` and `basalt migrate`: copies of the whole store.

use std::io::{self, Write as _};
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use basalt_locales::{Message, messages};
use basalt_server::store::{
    BackupError, BackupProgress, BackupStage, Contents, back_up, migrate, remove_old_backups,
    restore, verify,
};
use basalt_server::{Location, StoreError};
use serde_json::{Value, json};

use crate::args::{self, Output};
use crate::exit::{Exit, Failure};
use crate::place;
use crate::progress::Stages;
use crate::runtime::wait;
use crate::serve::{reason, store_error_message, unreadable};
use crate::shell::Shell;

/// `basalt backup`.
pub(crate) fn run_backup(args: &args::Backup, shell: &Shell) -> Result<Exit, Failure> {
    let source = place::of(&args.store).map_err(|error| unreadable(&error, shell))?;
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as u64;
    let saved =
        with_progress(shell, async |report| back_up(&source, &args.folder, now, report).await)?;
    let (file, contents) = saved.map_err(|error| failure(&error, &source, shell))?;
    let (file, Contents { players, games, events }) = (file.display().to_string(), contents);
    let message = messages::backup_saved(events, &file, games, players);
    print(&message, &object("saved", Some(&file), contents), args.output, shell)?;
    if let Some(keep) = args.keep {
        let removed = remove_old_backups(&args.folder, keep as usize);
        for file in removed.map_err(|error| failure(&error, &source, shell))? {
            let file = file.display().to_string();
            let removed = json!({ "event": "removed", "file": file });
            print(&messages::backup_removed(&file), &removed, args.output, shell)?;
        }
    }
    Ok(Exit::Fine)
}

/// `basalt restore`.
pub(crate) fn run_restore(args: &args::Restore, shell: &Shell) -> Result<Exit, Failure> {
    let target = place::of(&args.store).map_err(|error| unreadable(&error, shell))?;
    let file = args.file.display().to_string();
    let fail = |error: BackupError| match error {
        BackupError::NoBackup | BackupError::NoStore => {
            Failure::Input(shell.say(&messages::backup_none(&file)))
        }
        error => failure(&error, &target, shell),
    };
    if args.check {
        let contents =
            with_progress(shell, async |report| verify(&args.file, report).await)?.map_err(fail)?;
        let Contents { players, games, events } = contents;
        let message = messages::backup_checked(events, &file, games, players);
        print(&message, &object("checked", Some(&file), contents), args.output, shell)?;
    } else {
        let restored =
            with_progress(shell, async |report| restore(&args.file, &target, report).await)?;
        let contents = restored.map_err(fail)?;
        let Contents { players, games, events } = contents;
        let message = messages::backup_restored(events, &file, games, players);
        print(&message, &object("restored", Some(&file), contents), args.output, shell)?;
    }
    Ok(Exit::Fine)
}

/// `basalt migrate`.
pub(crate) fn run_migrate(args: &args::Migrate, shell: &Shell) -> Result<Exit, Failure> {
    let database = place::database(args.database.as_ref(), args.database_file.as_ref());
    let database = database.map_err(|error| unreadable(&error, shell))?;
    let no_address = || Failure::Access(shell.say(&messages::serve_database_address()));
    let database = Location::Postgres(database.ok_or_else(no_address)?);
    let folder = Location::Folder(args.data.clone());
    let (source, target) = match args.to {
        args::MigrateTo::Database => (folder, database),
        args::MigrateTo::Folder => (database, folder),
    };
    let moved = with_progress(shell, async |report| migrate(&source, &target, report).await)?;
    let contents = moved.map_err(|error| failure(&error, &source, shell))?;
    let Contents { players, games, events } = contents;
    let message = messages::backup_migrated(events, games, players);
    print(&message, &object("migrated", None, contents), args.output, shell)?;
    Ok(Exit::Fine)
}

/// Runs a task to its end, and shows its progress.
fn with_progress<T>(
    shell: &Shell,
    task: impl AsyncFnOnce(&mut dyn FnMut(BackupProgress)) -> T,
) -> Result<T, Failure> {
    let mut stages = Stages::new(shell);
    let mut report = |BackupProgress { stage, done, of }| {
        stages.show(stage, done, of, &stage_name(stage));
    };
    let done = wait(task(&mut report), shell);
    stages.end();
    done
}

fn stage_name(stage: BackupStage) -> Message {
    messages::backup_stage(match stage {
        BackupStage::Copy => "copy",
        BackupStage::Compare => "compare",
        BackupStage::Replay => "replay",
    })
}

/// The JSON of something that was done with all games and accounts.
fn object(event: &str, file: Option<&str>, contents: Contents) -> Value {
    let Contents { players, games, events } = contents;
    let mut object =
        json!({ "event": event, "players": players, "games": games, "events": events });
    if let Some(file) = file {
        object["file"] = json!(file);
    }
    object
}

fn print(message: &Message, object: &Value, form: Output, shell: &Shell) -> io::Result<()> {
    if form.json {
        writeln!(io::stdout(), "{object}")
    } else {
        writeln!(io::stdout(), "{}", shell.say(message))
    }
}

/// A damaged backup is bad input; everything else could not be read or written.
fn failure(error: &BackupError, place: &Location, shell: &Shell) -> Failure {
    let name = |path: &Path| path.display().to_string();
    let message = match error {
        BackupError::File(path, error) => messages::backup_file(&name(path), &reason(error, shell)),
        BackupError::NoStore | BackupError::NoBackup => messages::backup_no_store(),
        BackupError::NotEmpty => messages::backup_not_empty(),
        BackupError::InUse => messages::backup_in_use(),
        BackupError::Different { table } => {
            return Failure::Input(shell.say(&messages::backup_different(table)));
        }
        BackupError::Store(
            error @ (StoreError::Folder(..)
            | StoreError::InUse(_)
            | StoreError::InvalidAddress
            | StoreError::Newer),
        ) => store_error_message(error, Some(place), shell),
        BackupError::Store(error) => messages::backup_store(&error.to_string()),
    };
    Failure::Access(shell.say(&message))
}
