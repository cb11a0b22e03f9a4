//! The settings of the server: from a file, the environment and the command line, each of which overrides those before.

mod file;

use std::collections::BTreeMap;
use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use basalt_locales::messages;
use clap::error::ErrorKind;
use clap::parser::ValueSource;
use clap::{ArgAction, ArgMatches, CommandFactory as _, FromArgMatches as _};

use crate::args::{Args, Serve};
use crate::exit::Failure;
use crate::shell::Shell;

/// The variable that names the file.
const FILE: &str = "BASALT_CONFIG";

/// Settings of which only one counts.
const GROUPS: [&[&str]; 3] =
    [&["data", "database", "database-file"], &["bus", "bus-file"], &["smtp", "smtp-file"]];

/// Settings whose variables are read where they are used, since they are secret.
const SECRET: [&str; 3] = ["database", "bus", "smtp"];

/// Arguments that are no settings.
const NOT_SETTINGS: [&str; 4] = ["config", "help", "lang", "color"];

/// The origin of a setting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SettingOrigin {
    File(PathBuf),
    /// A variable of the environment.
    Variable(String),
    CommandLine,
    Default,
}

/// A setting with its values; one that is repeated has several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Setting {
    pub(crate) name: String,
    pub(crate) values: Vec<String>,
    pub(crate) source: SettingOrigin,
}

impl Setting {
    /// The arguments that say the same on the command line.
    fn arguments(&self, kind: Kind) -> Vec<String> {
        let Self { name, values, .. } = self;
        match kind {
            Kind::Flag if values.iter().any(|value| value == "true") => vec![format!("--{name}")],
            Kind::Flag => Vec::new(),
            Kind::Value | Kind::List => {
                values.iter().map(|value| format!("--{name}={value}")).collect()
            }
        }
    }
}

/// The kind of a setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Flag,
    Value,
    List,
}

/// The settings of `basalt serve` by name.
fn kinds() -> BTreeMap<String, Kind> {
    let command = Args::command();
    let serve = command.find_subcommand("serve").expect("a command");
    let arguments = serve.get_arguments().filter_map(|argument| {
        let kind = match argument.get_action() {
            ArgAction::SetTrue => Kind::Flag,
            ArgAction::Append => Kind::List,
            _ => Kind::Value,
        };
        Some((argument.get_long()?.to_owned(), kind))
    });
    arguments.filter(|(name, _)| !NOT_SETTINGS.contains(&name.as_str())).collect()
}

/// Whether one of two settings replaces the other.
fn replaces(one: &str, other: &str) -> bool {
    one == other || GROUPS.iter().any(|group| group.contains(&one) && group.contains(&other))
}

/// The name of the variable of a setting.
fn variable(name: &str) -> String {
    format!("BASALT_{}", name.to_ascii_uppercase().replace('-', "_"))
}

/// All settings of a server.
#[derive(Debug)]
pub(crate) struct Settings {
    /// The arguments, as if all settings had been on the command line.
    pub(crate) serve: Serve,
    /// All settings that have a value.
    pub(crate) list: Vec<Setting>,
}

impl Settings {
    /// Reads the settings. `command` is the one that was called.
    pub(crate) fn read(args: &Serve, command: &str, shell: &Shell) -> Result<Self, Failure> {
        let given = env::args_os().skip_while(|argument| argument != command).skip(1);
        // How the settings are printed is none of them.
        let given = given.filter(|argument| argument != "--json");
        let file = args.config.clone().or_else(|| env::var_os(FILE).map(PathBuf::from));
        let read = |name: &str| env::var(name).ok();
        Self::combine(given.collect(), file.as_deref(), read, shell)
    }

    fn combine(
        given: Vec<OsString>,
        file: Option<&Path>,
        read: impl Fn(&str) -> Option<String>,
        shell: &Shell,
    ) -> Result<Self, Failure> {
        let kinds = kinds();
        let flags = flags(&matches(given.clone(), shell)?);
        let mut variables = variables(&kinds, read, shell)?;
        variables.retain(|setting| !flags.iter().any(|flag| replaces(flag, &setting.name)));
        let mut settings = match file {
            Some(file) => file::read(file, &kinds, shell)?,
            None => Vec::new(),
        };
        let names = || flags.iter().chain(variables.iter().map(|variable| &variable.name));
        settings.retain(|setting| !names().any(|name| replaces(name, &setting.name)));
        settings.extend(variables);
        let mut all: Vec<OsString> = Vec::new();
        for setting in &settings {
            let arguments = setting.arguments(kinds[&setting.name]);
            check(setting, &arguments, shell)?;
            if !is_secret_variable(setting) {
                all.extend(arguments.into_iter().map(OsString::from));
            }
        }
        all.extend(given);
        let matches = matches(all, shell)?;
        let serve = Serve::from_arg_matches(&matches).map_err(|error| refused(&error, shell))?;
        let list = list(&matches, &kinds, &settings);
        Ok(Self { serve, list })
    }
}

fn is_secret_variable(setting: &Setting) -> bool {
    matches!(setting.source, SettingOrigin::Variable(_)) && SECRET.contains(&setting.name.as_str())
}

/// The arguments of `basalt serve`, read by clap.
fn matches(arguments: Vec<OsString>, shell: &Shell) -> Result<ArgMatches, Failure> {
    let start = ["basalt", "serve"].map(OsString::from);
    let matches = Args::command().try_get_matches_from(start.into_iter().chain(arguments));
    let mut matches = matches.map_err(|error| refused(&error, shell))?;
    Ok(matches.remove_subcommand().map(|(_, matches)| matches).unwrap_or_default())
}

fn refused(error: &clap::Error, shell: &Shell) -> Failure {
    Failure::Input(shell.say(&messages::config_refused(&reason(error))))
}

/// The first paragraph of a complaint of clap.
fn reason(error: &clap::Error) -> String {
    let text = error.to_string();
    let text = text.strip_prefix("error: ").unwrap_or(&text);
    text.lines().next().unwrap_or_default().to_owned()
}

/// The names of the settings that are on the command line.
fn flags(matches: &ArgMatches) -> Vec<String> {
    let given =
        |id: &&clap::Id| matches.value_source(id.as_str()) == Some(ValueSource::CommandLine);
    matches.ids().filter(given).map(|id| id.as_str().replace('_', "-")).collect()
}

/// The settings in the environment.
fn variables(
    kinds: &BTreeMap<String, Kind>,
    read: impl Fn(&str) -> Option<String>,
    shell: &Shell,
) -> Result<Vec<Setting>, Failure> {
    let mut settings = Vec::new();
    for (name, kind) in kinds {
        let variable = variable(name);
        let Some(value) = read(&variable) else { continue };
        let values = match kind {
            Kind::List => value.split(',').map(|value| value.trim().to_owned()).collect(),
            Kind::Flag if value == "true" || value == "false" => vec![value],
            Kind::Flag => {
                let message = messages::config_value(&variable, "expected true or false");
                return Err(Failure::Input(shell.say(&message)));
            }
            Kind::Value => vec![value],
        };
        let source = SettingOrigin::Variable(variable);
        settings.push(Setting { name: name.clone(), values, source });
    }
    Ok(settings)
}

/// Checks the value of a setting by itself, so that the complaint can name its source. What it needs besides may come
/// from elsewhere.
fn check(setting: &Setting, arguments: &[String], shell: &Shell) -> Result<(), Failure> {
    let start = ["basalt", "serve"].into_iter().chain(arguments.iter().map(String::as_str));
    match Args::command().try_get_matches_from(start) {
        Err(error)
            if matches!(error.kind(), ErrorKind::ValueValidation | ErrorKind::InvalidValue) =>
        {
            let source = match &setting.source {
                SettingOrigin::File(file) => file.display().to_string(),
                SettingOrigin::Variable(variable) => variable.clone(),
                SettingOrigin::CommandLine | SettingOrigin::Default => setting.name.clone(),
            };
            Err(Failure::Input(shell.say(&messages::config_value(&source, &reason(&error)))))
        }
        _ => Ok(()),
    }
}

/// All settings that have a value, with their sources.
fn list(
    matches: &ArgMatches,
    kinds: &BTreeMap<String, Kind>,
    settings: &[Setting],
) -> Vec<Setting> {
    let mut list = Vec::new();
    for (name, kind) in kinds {
        if let Some(setting) = settings.iter().find(|setting| setting.name == *name) {
            list.push(setting.clone());
            continue;
        }
        let id = name.replace('-', "_");
        let source = match matches.value_source(&id) {
            Some(ValueSource::CommandLine) => SettingOrigin::CommandLine,
            _ => SettingOrigin::Default,
        };
        let values = matches.get_raw(&id).into_iter().flatten();
        let values: Vec<String> =
            values.map(|value| value.to_string_lossy().into_owned()).collect();
        let values = match kind {
            Kind::Flag => vec![matches.get_flag(&id).to_string()],
            Kind::Value | Kind::List => values,
        };
        if !values.is_empty() {
            list.push(Setting { name: name.clone(), values, source });
        }
    }
    list
}
