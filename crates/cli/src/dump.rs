//! `basalt dump`: files of rated games for everybody.

use std::io::{self, Write as _};

use basalt_locales::messages;
use basalt_server::Location;
use basalt_server::admin::Store;
use basalt_server::dump::{Dump, DumpError, write_dumps};
use serde_json::json;

use crate::exit::{Exit, Failure};
use crate::runtime::wait;
use crate::serve::{reason, store_failure, unreadable};
use crate::shell::Shell;
use crate::{args, place, progress};

/// `basalt dump`.
pub(crate) fn run(args: &args::Dump, shell: &Shell) -> Result<Exit, Failure> {
    let place = place::of(&args.store).map_err(|error| unreadable(&error, shell))?;
    let bar = progress::counter(&messages::dump_progress(), shell);
    let written = wait(
        async {
            let store = Store::open_beside(&place).await?;
            let written = write_dumps(&store, &args.folder, || bar.inc(1)).await;
            store.close().await;
            written
        },
        shell,
    )?;
    bar.finish_and_clear();
    let dumps = written.map_err(|error| failure(error, &place, shell))?;
    for dump in &dumps {
        print(dump, args, shell)?;
    }
    if dumps.is_empty() && !args.output.json {
        writeln!(io::stdout(), "{}", shell.say(&messages::dump_none()))?;
    }
    Ok(Exit::Fine)
}

fn print(dump: &Dump, args: &args::Dump, shell: &Shell) -> io::Result<()> {
    let Dump { path, games, changed } = dump;
    let file = path.display().to_string();
    let line = if args.output.json {
        json!({ "file": file, "games": games, "changed": changed }).to_string()
    } else if *changed {
        shell.say(&messages::dump_written(&file, *games))
    } else {
        shell.say(&messages::dump_unchanged(&file, *games))
    };
    writeln!(io::stdout(), "{line}")
}

fn failure(error: DumpError, place: &Location, shell: &Shell) -> Failure {
    match error {
        DumpError::Store(error) => store_failure(&error, place, shell),
        DumpError::InUse => Failure::Access(shell.say(&messages::dump_in_use())),
        DumpError::File(path, error) => {
            let message =
                messages::backup_file(&path.display().to_string(), &reason(&error, shell));
            Failure::Access(shell.say(&message))
        }
    }
}
