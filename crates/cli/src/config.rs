//! `basalt config`: prints the settings of the server that are in force, and warns of dangerous ones.

use std::io::{self, Write as _};
use std::path::Path;

use basalt_locales::{Message, messages};
use basalt_server::Location;
use serde_json::{Value as Json, json};
use toml::Value;

use crate::args::{Config, Serve};
use crate::exit::{Exit, Failure};
use crate::serve::unreadable;
use crate::settings::{Setting, SettingOrigin, Settings};
use crate::shell::Shell;
use crate::{json, place};

pub(crate) fn run(args: &Config, shell: &Shell) -> Result<Exit, Failure> {
    let Settings { serve, mut list } = Settings::read(&args.serve, "config", shell)?;
    let place = place::of(&serve.store).map_err(|error| unreadable(&error, shell))?;
    if let Location::Folder(folder) = &place
        && place::is_by_itself(&serve.store)
    {
        let values = vec![folder.display().to_string()];
        list.push(Setting { name: "data".to_owned(), values, source: SettingOrigin::Default });
    }
    list.sort_by(|one, other| one.name.cmp(&other.name));
    for setting in &list {
        if args.output.json {
            json::write(&object(setting))?;
        } else {
            writeln!(io::stdout(), "{}", line(setting))?;
        }
    }
    for warning in warnings(&serve, &place, &list) {
        shell.remark(&warning);
    }
    Ok(Exit::Fine)
}

/// A setting as a file has it, with its source as a comment.
fn line(setting: &Setting) -> String {
    let values = shown_values(setting);
    let value = match values.as_slice() {
        [value] if value == "true" || value == "false" || value.parse::<i64>().is_ok() => {
            value.clone()
        }
        [value] => Value::from(value.as_str()).to_string(),
        values => Value::from(values.to_vec()).to_string(),
    };
    format!("{} = {value}  # {}", setting.name, source_name(&setting.source))
}

/// A setting as JSON.
fn object(setting: &Setting) -> Json {
    json!({
        "name": setting.name,
        "values": shown_values(setting),
        "source": source_name(&setting.source),
    })
}

/// The values of a setting, without passwords.
fn shown_values(setting: &Setting) -> Vec<String> {
    setting.values.iter().map(|value| place::hide_password(value)).collect()
}

fn source_name(source: &SettingOrigin) -> String {
    match source {
        SettingOrigin::File(file) => file.display().to_string(),
        SettingOrigin::Variable(variable) => variable.clone(),
        SettingOrigin::CommandLine => "command line".to_owned(),
        SettingOrigin::Default => "default".to_owned(),
    }
}

/// Warnings of dangerous settings.
fn warnings(serve: &Serve, place: &Location, list: &[Setting]) -> Vec<Message> {
    let mut warnings = Vec::new();
    let has_own_tls = serve.tls().is_some();
    if !serve.host.is_loopback() && !serve.proxied && !has_own_tls {
        warnings.push(messages::config_warning_plain(&serve.host.to_string()));
    }
    if serve.is_secure() && !serve.proxied && !has_own_tls {
        warnings.push(messages::config_warning_proxied());
    }
    if serve.proxied && serve.proxy.is_empty() && !serve.host.is_loopback() {
        warnings.push(messages::config_warning_proxy());
    }
    if serve.metrics_port.is_some() && !serve.metrics_host.is_loopback() {
        warnings.push(messages::config_warning_metrics(&serve.metrics_host.to_string()));
    }
    if serve.trial_options.trial {
        warnings.push(messages::config_warning_trial());
    }
    if place::hides_database(&serve.store) {
        warnings.push(messages::config_warning_database(place::DATABASE));
    }
    let mut paths: Vec<&Path> = Vec::new();
    if let Location::Folder(folder) = place {
        paths.push(folder);
    }
    paths.extend(serve.store.database_file.as_deref());
    paths.extend(serve.bus_file.as_deref());
    paths.extend(serve.smtp_file.as_deref());
    paths.extend(serve.tls_key.as_deref());
    for setting in list {
        if let SettingOrigin::File(file) = &setting.source
            && setting.values.iter().any(|value| place::hide_password(value) != *value)
        {
            paths.push(file);
        }
    }
    paths.dedup();
    let readable = paths.into_iter().filter(|path| is_readable_by_others(path));
    let name = |path: &Path| path.display().to_string();
    warnings.extend(readable.map(|path| messages::config_warning_readable(&name(path))));
    warnings
}

#[cfg(unix)]
fn is_readable_by_others(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt as _;
    std::fs::metadata(path).is_ok_and(|status| status.permissions().mode() & 0o077 != 0)
}

#[cfg(not(unix))]
fn is_readable_by_others(_: &Path) -> bool {
    false
}
