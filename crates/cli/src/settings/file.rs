//! The file with settings, in TOML: the names are those of the command line.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use basalt_locales::messages;
use toml::{Table, Value};

use super::{Kind, Setting, SettingOrigin};
use crate::exit::Failure;
use crate::shell::Shell;

/// The settings in a file.
pub(super) fn read(
    file: &Path,
    kinds: &BTreeMap<String, Kind>,
    shell: &Shell,
) -> Result<Vec<Setting>, Failure> {
    let name = file.display().to_string();
    let text = fs::read_to_string(file)
        .map_err(|error| Failure::Access(shell.localizer.not_read(&name, &error)))?;
    let wrong = |message| Failure::Input(shell.say(&message));
    let table: Table = text
        .parse()
        .map_err(|error: toml::de::Error| wrong(messages::config_syntax(&name, error.message())))?;
    let setting = |(key, value): (String, Value)| {
        let kind = kinds.get(&key).ok_or_else(|| wrong(messages::config_unknown(&name, &key)))?;
        let values =
            values(*kind, value).ok_or_else(|| wrong(messages::config_kind(&name, &key)))?;
        Ok(Setting { name: key, values, source: SettingOrigin::File(file.to_owned()) })
    };
    table.into_iter().map(setting).collect()
}

/// The values of a setting, if they are of its kind.
fn values(kind: Kind, value: Value) -> Option<Vec<String>> {
    match (kind, value) {
        (Kind::Flag, Value::Boolean(flag)) => Some(vec![flag.to_string()]),
        (Kind::Value | Kind::List, Value::String(text)) => Some(vec![text]),
        (Kind::Value, Value::Integer(number)) => Some(vec![number.to_string()]),
        (Kind::List, Value::Array(items)) => {
            items.into_iter().map(|item| item.as_str().map(str::to_owned)).collect()
        }
        _ => None,
    }
}
