//! `basalt admin`: actions of operators, beside running servers.

use std::io::{self, BufRead as _, Write as _};
use std::{env, fs};

use basalt_locales::{Message, messages};
use basalt_server::Location;
use basalt_server::admin::{self, AdminError, LogEntry, Millis, Operator, Store, Verdict};
use serde_json::{Value, json};

use crate::args::{AdminAction, RoleChange, Switch};
use crate::exit::{Exit, Failure};
use crate::runtime::wait;
use crate::serve::{store_failure, unreadable};
use crate::shell::Shell;
use crate::{args, json, place};

/// The file with the name of the machine.
const HOST_NAME: &str = "/proc/sys/kernel/hostname";

/// The system's list of users; see `passwd(5)`.
#[cfg(unix)]
const USERS: &str = "/etc/passwd";

/// Variables that name the user; the person before the one that they became.
const USER_NAMES: [&str; 3] = ["SUDO_USER", "USER", "LOGNAME"];

const MINUTE_MS: Millis = 60_000;

/// `basalt admin`.
pub(crate) fn run(args: &args::Admin, shell: &Shell) -> Result<Exit, Failure> {
    let place = place::of(&args.store).map_err(|error| unreadable(&error, shell))?;
    let done = wait(
        async {
            let store = Store::open_beside(&place).await?;
            let done = act(&store, &args.action, shell).await;
            store.close().await;
            done
        },
        shell,
    )?;
    let lines = done.map_err(|error| failure(&error, &place, shell))?;
    for Line { text, object } in lines {
        if args.json {
            json::write(&object)?;
        } else {
            writeln!(io::stdout(), "{text}")?;
        }
    }
    Ok(Exit::Fine)
}

/// A line to print, as text and as JSON.
struct Line {
    text: String,
    object: Value,
}

/// Does what is asked for. Returns the lines to print.
async fn act(store: &Store, action: &AdminAction, shell: &Shell) -> Result<Vec<Line>, AdminError> {
    let now = store.time().await?;
    let said = |message: &Message, object| Ok(vec![Line { text: shell.say(message), object }]);
    match action {
        AdminAction::ResetPassword { name, stdin, record } => {
            let password = if *stdin { first_line() } else { admin::random_password() };
            admin::reset_password(store, name, &password, &operator(record), now).await?;
            if *stdin {
                let object = json!({ "event": "password-reset", "name": name });
                return said(&messages::admin_password_set(name), object);
            }
            let object = json!({ "event": "password-reset", "name": name, "password": password });
            // The password comes last, so that a program finds it.
            let text = shell.say(&messages::admin_password_reset(name));
            Ok(vec![Line { text: format!("{text}\n{password}"), object }])
        }
        AdminAction::Close { game, record } => {
            admin::end_game(store, *game, Verdict::NoResult, &operator(record), now).await?;
            let game = game.to_string();
            let object = json!({ "event": "game-closed", "game": game });
            said(&messages::admin_game_closed(&game), object)
        }
        AdminAction::Adjudicate { game, result, record } => {
            let verdict = (*result).into();
            admin::end_game(store, *game, verdict, &operator(record), now).await?;
            let game = game.to_string();
            let object = json!({ "event": "game-adjudicated", "game": game });
            said(&messages::admin_game_adjudicated(&game), object)
        }
        AdminAction::Announce { text, minutes, record } => {
            let until = now + Millis::from(minutes.get()) * MINUTE_MS;
            admin::announce(store, Some((text, until)), &operator(record), now).await?;
            let object = json!({ "event": "announced", "until": until });
            said(&messages::admin_announced(minutes.get().into()), object)
        }
        AdminAction::EndAnnouncement { record } => {
            admin::announce(store, None, &operator(record), now).await?;
            said(&messages::admin_announcement_ended(), json!({ "event": "announcement-ended" }))
        }
        AdminAction::Maintenance { state: Switch::On, record } => {
            admin::begin_maintenance(store, &operator(record), now).await?;
            said(&messages::admin_maintenance_begun(), json!({ "event": "maintenance-begun" }))
        }
        AdminAction::Maintenance { state: Switch::Off, record } => {
            admin::end_maintenance(store, &operator(record), now).await?;
            said(&messages::admin_maintenance_ended(), json!({ "event": "maintenance-ended" }))
        }
        AdminAction::Moderator { name, change, record } => {
            let is_added = *change == RoleChange::Add;
            admin::set_moderator(store, name, is_added, &operator(record), now).await?;
            let (message, event) = match change {
                RoleChange::Add => (messages::admin_moderator_added(name), "moderator-added"),
                RoleChange::Remove => {
                    (messages::admin_moderator_removed(name), "moderator-removed")
                }
            };
            said(&message, json!({ "event": event, "name": name }))
        }
        AdminAction::Log => {
            let entries = store.log_after(0).await?;
            let line = |entry| Line { text: line(entry), object: object(entry) };
            Ok(entries.iter().map(line).collect())
        }
    }
}

/// An entry of the log as JSON.
fn object(LogEntry { number, record }: &LogEntry) -> Value {
    json!({
        "number": number,
        "at": record.at,
        "operator": record.operator,
        "action": record.action.id(),
        "subject": record.subject,
        "detail": record.detail,
        "reason": record.reason,
    })
}

/// An entry of the log, with its parts separated by tabs.
fn line(LogEntry { number, record }: &LogEntry) -> String {
    let time = admin::time_text(record.at);
    let parts = [
        number.to_string(),
        time,
        record.operator.clone(),
        record.action.id().to_owned(),
        record.subject.clone(),
        record.detail.clone(),
        record.reason.clone(),
    ];
    // The text of others must not look like another part or entry.
    parts.map(|part| part.replace(char::is_control, " ")).join("\t")
}

fn operator(record: &args::Record) -> Operator {
    let name = record.by.clone().unwrap_or_else(|| {
        let user = USER_NAMES.iter().find_map(|name| env::var(name).ok());
        let host = fs::read_to_string(HOST_NAME).unwrap_or_default();
        format!("{}@{}", user.or_else(system_user).unwrap_or_default(), host.trim())
    });
    Operator { name, reason: record.reason.clone() }
}

/// The user as the system knows it: the name, or the number where there is none.
#[cfg(unix)]
fn system_user() -> Option<String> {
    use std::os::unix::fs::MetadataExt as _;
    let uid = fs::metadata("/proc/self").ok()?.uid();
    let users = fs::read_to_string(USERS).unwrap_or_default();
    Some(name_of(uid, &users).map_or_else(|| format!("uid {uid}"), str::to_owned))
}

#[cfg(not(unix))]
fn system_user() -> Option<String> {
    None
}

/// The name of a user in the system's list, where a line is `name:password:number:…`.
#[cfg(unix)]
fn name_of(uid: u32, users: &str) -> Option<&str> {
    users.lines().find_map(|line| {
        let mut fields = line.split(':');
        let name = fields.next()?;
        (fields.nth(1)?.parse() == Ok(uid)).then_some(name)
    })
}

/// The first line of standard input; a file that cannot be read is an empty password, which is refused.
fn first_line() -> String {
    let mut line = String::new();
    _ = io::stdin().lock().read_line(&mut line);
    line.trim_end_matches(['\r', '\n']).to_owned()
}

/// The message and exit code of an error. A request that cannot be met is bad input; every other error is one of reading or writing.
fn failure(error: &AdminError, place: &Location, shell: &Shell) -> Failure {
    let message = match error {
        AdminError::NoMember => messages::admin_no_member(),
        AdminError::NoGame => messages::admin_no_game(),
        AdminError::Over => messages::admin_over(),
        AdminError::BadPassword => messages::admin_bad_password(),
        AdminError::WeakPassword => messages::admin_weak_password(),
        AdminError::BadAnnouncement => {
            messages::admin_bad_announcement(admin::MAX_ANNOUNCEMENT_CHARS as u64)
        }
        AdminError::NoChange => messages::admin_no_change(),
        AdminError::Busy => messages::admin_busy(),
        AdminError::Store(error) => return store_failure(error, place, shell),
    };
    Failure::Input(shell.say(&message))
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn a_user_is_found_by_number() {
        let users = "root:x:0:0:root:/root:/bin/sh\n\nbroken\nada:x:1000:100::/home/ada:/bin/sh\n";
        assert_eq!(name_of(0, users), Some("root"));
        assert_eq!(name_of(1000, users), Some("ada"));
        assert_eq!(name_of(100, users), None);
        assert_eq!(name_of(0, ""), None);
    }
}
