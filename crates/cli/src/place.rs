//! The place of online games, a folder or a database, and the bus between servers.

use std::ffi::OsString;
use std::path::PathBuf;
use std::{env, fs, io};

use basalt_server::Location;

use crate::args;

/// The name of our folder among those of other programs.
const NAME: &str = "basalt";

/// Its name where there is no place for folders of programs.
const HERE: &str = "basalt-data";

/// The variable with the address of a database.
pub(crate) const DATABASE: &str = "BASALT_DATABASE";

/// The variable with the address of a bus.
const BUS: &str = "BASALT_BUS";

/// The variable with the address of an SMTP server.
const SMTP: &str = "BASALT_SMTP";

/// The place that arguments or the environment ask for, or the one that the system has for the data of programs.
pub(crate) fn of(args: &args::Store) -> io::Result<Location> {
    let address = match &args.data {
        None => database(args.database.as_ref(), args.database_file.as_ref())?,
        Some(_) => None,
    };
    Ok(match (address, &args.data) {
        (Some(address), _) => Location::Postgres(address),
        (None, Some(folder)) => Location::Folder(folder.clone()),
        (None, None) => Location::Folder(usual(|name| env::var_os(name))),
    })
}

/// The address of a database that arguments or the environment name.
pub(crate) fn database(
    argument: Option<&String>,
    file: Option<&PathBuf>,
) -> io::Result<Option<String>> {
    Ok(address(argument, file)?.or_else(|| env::var(DATABASE).ok()))
}

/// The address of the bus, if arguments or the environment name one. A folder has no use for one.
pub(crate) fn bus(args: &args::Serve) -> io::Result<Option<String>> {
    let address = address(args.bus.as_ref(), args.bus_file.as_ref())?;
    Ok(address.or_else(|| env::var(BUS).ok().filter(|_| args.store.data.is_none())))
}

/// The address of the SMTP server, if arguments or the environment name one.
pub(crate) fn smtp(args: &args::Serve) -> io::Result<Option<String>> {
    Ok(address(args.smtp.as_ref(), args.smtp_file.as_ref())?.or_else(|| env::var(SMTP).ok()))
}

/// The address that an argument or the first line of a file names.
fn address(argument: Option<&String>, file: Option<&PathBuf>) -> io::Result<Option<String>> {
    Ok(match (argument, file) {
        (Some(address), _) => Some(address.clone()),
        (None, Some(file)) => Some(first_line(&fs::read_to_string(file)?)),
        (None, None) => None,
    })
}

fn first_line(text: &str) -> String {
    text.lines().next().unwrap_or_default().trim().to_owned()
}

/// Whether nobody has named a place.
pub(crate) fn is_by_itself(args: &args::Store) -> bool {
    args.database.is_none()
        && args.database_file.is_none()
        && args.data.is_none()
        && env::var_os(DATABASE).is_none()
}

/// Whether a folder keeps the database in the environment from being used.
pub(crate) fn hides_database(args: &args::Store) -> bool {
    args.data.is_some() && env::var_os(DATABASE).is_some()
}

/// Whether the command line, which other users of the machine can read, has a password.
pub(crate) fn shows_password(args: &args::Serve) -> bool {
    [&args.store.database, &args.bus, &args.smtp]
        .into_iter()
        .flatten()
        .any(|address| has_password(address))
}

/// Whether the address of a database or bus has a password: `postgres://user:password@host/name`.
fn has_password(address: &str) -> bool {
    let user = address.split_once("://").and_then(|(_, rest)| rest.rsplit_once('@'));
    user.is_some_and(|(user, _)| user.contains(':')) || address.contains("password=")
}

/// An address without its password, or any other text as it is. Several addresses are separated by commas.
pub(crate) fn hide_password(text: &str) -> String {
    text.split(',').map(hidden).collect::<Vec<_>>().join(",")
}

fn hidden(address: &str) -> String {
    let mut shown = address.to_owned();
    if let Some((scheme, rest)) = address.split_once("://")
        && let Some((user, host)) = rest.rsplit_once('@')
        && let Some((name, _)) = user.split_once(':')
    {
        shown = format!("{scheme}://{name}:***@{host}");
    }
    match shown.split_once("password=") {
        Some((before, after)) => {
            let rest = after.find('&').map_or("", |end| &after[end..]);
            format!("{before}password=***{rest}")
        }
        None => shown,
    }
}

fn usual(variable: impl Fn(&str) -> Option<OsString>) -> PathBuf {
    let folder = |name| variable(name).map(PathBuf::from).filter(|folder| folder.is_absolute());
    let in_home = |below: &str| folder("HOME").map(|home| home.join(below));
    let data = if cfg!(windows) {
        folder("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        in_home("Library/Application Support")
    } else {
        folder("XDG_DATA_HOME").or_else(|| in_home(".local/share"))
    };
    data.map_or_else(|| PathBuf::from(HERE), |data| data.join(NAME))
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn a_password_in_an_address_is_noticed() {
        for (address, expected) in [
            ("postgres://ada:secret@db.example:5432/basalt", true),
            ("postgres://db.example/basalt?user=ada&password=secret", true),
            ("postgres://ada@db.example:5432/basalt", false),
            ("postgres://db.example:5432/basalt", false),
            ("nonsense", false),
        ] {
            assert_eq!(has_password(address), expected, "{address}");
            assert_eq!(hide_password(address) != address, expected, "{address}");
            assert!(!hide_password(address).contains("secret"), "{address}");
        }
        assert_eq!(first_line("postgres://ada:secret@db/x \nmore"), "postgres://ada:secret@db/x");
    }

    #[test]
    fn the_folder_is_where_the_data_of_programs_are() {
        let with = |variables: &[(&str, &str)]| {
            let variables: Vec<_> = variables.to_vec();
            usual(move |name| {
                variables.iter().find(|(known, _)| *known == name).map(|(_, value)| value.into())
            })
        };
        let home = ("HOME", "/home/ada");
        assert_eq!(with(&[home]), PathBuf::from("/home/ada/.local/share/basalt"));
        assert_eq!(with(&[home, ("XDG_DATA_HOME", "/data")]), PathBuf::from("/data/basalt"));
        let relative = ("XDG_DATA_HOME", "data");
        assert_eq!(with(&[home, relative]), PathBuf::from("/home/ada/.local/share/basalt"));
        assert_eq!(with(&[]), PathBuf::from("basalt-data"));
    }
}
