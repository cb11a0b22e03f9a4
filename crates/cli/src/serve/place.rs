//! The place of online games: a folder or a database.

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;

use basalt_server::Location;

use crate::args;

/// The name of our folder among those of other programs.
const NAME: &str = "basalt";

/// Its name where there is no place for folders of programs.
const HERE: &str = "basalt-data";

/// The place that arguments ask for, or the one that the system has for the data of programs.
pub(crate) fn of(args: &args::Serve) -> Location {
    match (&args.database, &args.data) {
        (Some(address), _) => Location::Postgres(address.clone()),
        (None, Some(folder)) => Location::Folder(folder.clone()),
        (None, None) => Location::Folder(usual(|name| env::var_os(name))),
    }
}

/// Whether nobody has named a place.
pub(crate) fn is_by_itself(args: &args::Serve) -> bool {
    args.database.is_none() && args.data.is_none()
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
