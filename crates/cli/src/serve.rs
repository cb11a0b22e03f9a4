//! `basalt serve`: the page for browsers, and a place to play each other.

use std::fs;
use std::io::{self, Write as _};
use std::net::SocketAddr;
use std::path::PathBuf;

use basalt_locales::{Message, messages};
use basalt_server::{
    Addresses, InvalidMailConfig, Location, LogConfig, LogFormat, MailConfig, OperatorPages,
    Options, OtherNode, Page, PoolSizes, ServeConfig, ServeError, StoreError,
};

use crate::exit::{Exit, Failure};
use crate::settings::Settings;
use crate::shell::Shell;
use crate::{args, place};

pub(crate) fn run(args: &args::Serve, shell: &Shell) -> Result<Exit, Failure> {
    let is_password_visible = place::shows_password(args);
    let args = &Settings::read(args, "serve", shell)?.serve;
    basalt_server::log_to_stderr(log_config(args));
    let page =
        Page::built().ok_or_else(|| Failure::Access(shell.say(&messages::serve_not_built())))?;
    if is_password_visible {
        shell.remark(&messages::serve_password_visible());
    }
    let store = place::of(&args.store).map_err(|error| unreadable(&error, shell))?;
    let bus = place::bus(args).map_err(|error| unreadable(&error, shell))?;
    let serving = ServeConfig {
        tls: args.tls(),
        monitoring: args.metrics_port.map(|port| SocketAddr::new(args.metrics_host, port)),
        store: Some(store),
        pools: PoolSizes { play: args.connections, archive: args.archive_connections },
        bus,
        options: options(args, shell)?,
        ..ServeConfig::new(page, SocketAddr::new(args.host, args.port))
    };
    let served = match serve(serving.clone(), shell) {
        // Nobody asked for this folder: the page is of use without it.
        Err(ServeError::Store(error))
            if place::is_by_itself(&args.store) && !matches!(error, StoreError::InUse(_)) =>
        {
            let reason = shell.say(&store_error_message(&error, serving.store.as_ref(), shell));
            shell.remark(&messages::serve_page_alone(&reason));
            serve(ServeConfig { store: None, ..serving.clone() }, shell)
        }
        served => served,
    };
    served.map_err(|refusal| Failure::Access(explain(&refusal, &serving, shell)))?;
    Ok(Exit::Fine)
}

/// A file with the address of a database or a bus cannot be read.
pub(crate) fn unreadable(error: &io::Error, shell: &Shell) -> Failure {
    Failure::Access(shell.say(&messages::serve_database(&reason(error, shell))))
}

fn log_config(args: &args::Serve) -> LogConfig {
    let format = match args.log_format {
        args::LogFormat::Text => LogFormat::Text,
        args::LogFormat::Json => LogFormat::Json,
    };
    LogConfig { level: args.log_level, format }
}

fn options(args: &args::Serve, shell: &Shell) -> Result<Options, Failure> {
    let read = |file: &PathBuf| match fs::read_to_string(file) {
        Ok(html) => Ok(html.into()),
        Err(error) => {
            let name = file.display().to_string();
            Err(Failure::Access(shell.localizer.not_read(&name, &error)))
        }
    };
    let pages = OperatorPages {
        privacy: args.privacy.as_ref().map(read).transpose()?,
        imprint: args.imprint.as_ref().map(read).transpose()?,
    };
    Ok(Options {
        secure: args.is_secure(),
        proxies: args.trusted_proxies(),
        public: args.public.clone(),
        contact: args.contact.clone(),
        pages,
        dumps: args.dumps.clone(),
        mail: mail(args, shell)?,
        trial: args.trial_options.trial,
        local_push: args.trial_options.local_push,
    })
}

/// The way to send e-mail, if there is one.
fn mail(args: &args::Serve, shell: &Shell) -> Result<Option<MailConfig>, Failure> {
    let server = place::smtp(args).map_err(|error| unreadable(&error, shell))?;
    let Some((server, public)) = server.zip(args.public.as_ref()) else { return Ok(None) };
    let host = public.split_once("://").map_or(public.as_str(), |(_, host)| host);
    let host = host.split(':').next().unwrap_or_default();
    let usual = format!("Basalt <noreply@{host}>");
    let config = MailConfig::new(&server, args.mail_from.as_deref().unwrap_or(&usual));
    let config = config.map_err(|error| {
        Failure::Access(shell.say(&match error {
            InvalidMailConfig::Server => messages::serve_smtp(),
            InvalidMailConfig::Sender => messages::serve_mail_from(),
        }))
    });
    config.map(Some)
}

fn serve(serving: ServeConfig, shell: &Shell) -> Result<(), ServeError> {
    // Somebody who does not read the address of the page may still open it.
    let scheme = if serving.tls.is_some() { "https" } else { "http" };
    let announce = |listening: Addresses| {
        _ = writeln!(io::stdout(), "{}", announcement(scheme, listening.page, shell));
        if let Some(address) = listening.monitoring {
            let message = messages::serve_monitoring_address(&format!("http://{address}/"));
            _ = writeln!(io::stdout(), "{}", shell.say(&message));
        }
    };
    basalt_server::run(serving, announce)
}

/// The address of the page. Nobody can open 0.0.0.0, but on this machine it is the loopback too.
fn announcement(scheme: &str, mut address: SocketAddr, shell: &Shell) -> String {
    if address.ip().is_unspecified() {
        address.set_ip(std::net::Ipv4Addr::LOCALHOST.into());
    }
    shell.say(&messages::serve_address(&format!("{scheme}://{address}/")))
}

fn explain(refusal: &ServeError, serving: &ServeConfig, shell: &Shell) -> String {
    let address = serving.address.to_string();
    shell.say(&match refusal {
        ServeError::Taken => messages::serve_port_taken(serving.address.port().into()),
        ServeError::Address(error) | ServeError::Machine(error) => {
            messages::serve_refused(&address, &reason(error, shell))
        }
        ServeError::MonitoringAddress(error) => {
            let address = serving.monitoring.map(|address| address.to_string());
            messages::serve_monitoring_refused(&address.unwrap_or_default(), &reason(error, shell))
        }
        ServeError::Tls(error) => {
            messages::serve_certificate(&error.file.display().to_string(), &error.reason)
        }
        ServeError::Exposed => messages::serve_exposed(),
        ServeError::BusAddress => messages::serve_bus_address(),
        ServeError::BusWithoutDatabase => messages::serve_bus_without_database(),
        ServeError::OtherNode(OtherNode::NoBus) => messages::serve_second_node_without_bus(),
        ServeError::OtherNode(OtherNode::OtherHasNoBus) => messages::serve_first_node_without_bus(),
        ServeError::OtherNode(OtherNode::NotHeard) => messages::serve_other_bus(),
        ServeError::Store(error) => store_error_message(error, serving.store.as_ref(), shell),
    })
}

/// The reason why games cannot be kept. The address of a database holds a password and is not repeated.
pub(crate) fn store_error_message(
    error: &StoreError,
    place: Option<&Location>,
    shell: &Shell,
) -> Message {
    match (error, place) {
        (StoreError::Folder(folder, error), _) => {
            messages::serve_folder(&folder.display().to_string(), &reason(error, shell))
        }
        (StoreError::InUse(folder), _) => {
            messages::serve_folder_in_use(&folder.display().to_string())
        }
        (StoreError::InvalidAddress, _) => messages::serve_database_address(),
        (StoreError::Newer, _) => messages::serve_store_newer(),
        (other, Some(Location::Folder(folder))) => {
            messages::serve_folder(&folder.display().to_string(), &other.to_string())
        }
        (other, _) => messages::serve_database(&other.to_string()),
    }
}

/// The failure of a store that is opened beside a server.
pub(crate) fn store_failure(error: &StoreError, place: &Location, shell: &Shell) -> Failure {
    Failure::Access(shell.say(&match error {
        StoreError::Missing => messages::backup_no_store(),
        StoreError::Older => messages::admin_older(),
        error => store_error_message(error, Some(place), shell),
    }))
}

/// The usual reason in the person's language, others in the system's words.
pub(crate) fn reason(error: &io::Error, shell: &Shell) -> String {
    match error.kind() {
        io::ErrorKind::PermissionDenied => shell.say(&messages::reason_denied()),
        _ => error.to_string(),
    }
}
