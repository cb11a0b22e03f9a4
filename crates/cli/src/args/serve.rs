//! The arguments of `basalt serve` and `basalt config`.

use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;

use basalt_server::{LogLevel, TlsFiles, TrustedProxies};
use clap::ValueEnum;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use super::{EXIT_CODES, Output, Store, origin};

/// Run the server: the page for browsers, and online games.
///
/// After the first visit the page works even when the server is stopped. People who open it can also play each other.
/// Games and accounts are stored in a folder, or in a PostgreSQL database. Several servers can share a database if each
/// of them has the same --bus.
#[derive(Debug, clap::Args)]
#[command(after_help = EXIT_CODES, args_override_self = true)]
pub(crate) struct Serve {
    /// The file with settings in TOML, by the names of these options: port = 7070. The variable BASALT_CONFIG can name it, too.
    /// Variables such as BASALT_PORT override the file, and options override both.
    #[arg(long, value_name = "FILE")]
    pub(crate) config: Option<PathBuf>,
    /// The port to listen on; 0 picks a free one.
    #[arg(long, value_name = "NUMBER", default_value_t = 7070)]
    pub(crate) port: u16,
    /// The address to listen on; 0.0.0.0 also lets others in the network open the page.
    #[arg(long, value_name = "ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    pub(crate) host: IpAddr,
    #[command(flatten)]
    pub(crate) store: Store,
    /// The most connections to PostgreSQL that play opens, one of which commits moves. With the default, twenty servers fit
    /// into the 100 connections that PostgreSQL allows by default.
    #[arg(long, value_name = "NUMBER", default_value = "3", value_parser = clap::value_parser!(u32).range(2..=1000))]
    pub(crate) connections: u32,
    /// The most connections to PostgreSQL that searches and profiles open.
    #[arg(long, value_name = "NUMBER", default_value = "1", value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub(crate) archive_connections: u32,
    /// The NATS server through which several servers on one database exchange messages: nats://user:password@host:port;
    /// those of a cluster are separated by commas. The variable BASALT_BUS and --bus-file keep a password from others.
    #[arg(long, value_name = "ADDRESS", conflicts_with = "data")]
    pub(crate) bus: Option<String>,
    /// The file whose first line is the address of the bus.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["data", "bus"])]
    pub(crate) bus_file: Option<PathBuf>,
    /// The file with the certificate for TLS in PEM, followed by those that lead to a root. It is read again when it changes.
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    pub(crate) tls_cert: Option<PathBuf>,
    /// The file with the private key of the certificate in PEM.
    #[arg(long, value_name = "FILE", requires = "tls_cert")]
    pub(crate) tls_key: Option<PathBuf>,
    /// Browsers reach the server over TLS only, so its cookies are never sent without TLS.
    #[arg(long)]
    pub(crate) secure: bool,
    /// The server is behind a reverse proxy, whose X-Forwarded-For and X-Forwarded-Proto headers are trusted: from this
    /// machine and private networks, or from the addresses of --proxy.
    #[arg(long)]
    pub(crate) proxied: bool,
    /// The address of the proxy; can be repeated.
    #[arg(long, value_name = "ADDRESS", requires = "proxied")]
    pub(crate) proxy: Vec<IpAddr>,
    /// The public origin of the page, with https:// and without a path. Requests from pages of other origins are refused.
    /// Without it, the Host header of each request counts.
    #[arg(long, value_name = "ADDRESS", value_parser = origin)]
    pub(crate) public: Option<String>,
    /// Where to report a vulnerability, for /.well-known/security.txt: mailto:security@basalt.example, or an address with
    /// https://.
    #[arg(long, value_name = "ADDRESS", value_parser = contact)]
    pub(crate) contact: Option<String>,
    /// The SMTP server for e-mail, which verifies addresses and resets passwords: smtps://user:password@host, or
    /// smtp://user:password@host:587?tls=required. The variable BASALT_SMTP and --smtp-file keep a password from others.
    /// Without it there is no e-mail.
    #[arg(long, value_name = "ADDRESS", requires = "public")]
    pub(crate) smtp: Option<String>,
    /// The file whose first line is the address of the SMTP server.
    #[arg(long, value_name = "FILE", conflicts_with = "smtp", requires = "public")]
    pub(crate) smtp_file: Option<PathBuf>,
    /// The sender of e-mail: Basalt <noreply@basalt.example>. Without it, noreply at the public address.
    #[arg(long, value_name = "SENDER")]
    pub(crate) mail_from: Option<String>,
    /// The folder that basalt dump writes to: everybody may download its files from /api/dumps.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) dumps: Option<PathBuf>,
    /// The file with the privacy page in HTML, served at /privacy. It is read at the start.
    #[arg(long, value_name = "FILE")]
    pub(crate) privacy: Option<PathBuf>,
    /// The file with the imprint in HTML, served at /imprint. It is read at the start.
    #[arg(long, value_name = "FILE")]
    pub(crate) imprint: Option<PathBuf>,
    /// The port for health checks and metrics: /healthz, /readyz and /metrics; 0 picks a free one. Without it there are
    /// none.
    #[arg(long, value_name = "NUMBER")]
    pub(crate) metrics_port: Option<u16>,
    /// The address for health checks and metrics. They are for operators: keep them off the public network.
    #[arg(long, value_name = "ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST), requires = "metrics_port")]
    pub(crate) metrics_host: IpAddr,
    /// The least severe lines of the log on standard error: error, warn (refused requests, too), info (log-ins, too),
    /// debug (every request, too) or trace.
    #[arg(long, value_name = "LEVEL", default_value = LogLevel::default().name(), value_parser = log_level(), hide_possible_values = true)]
    pub(crate) log_level: LogLevel,
    /// The format of the log: text, or json with one object per line.
    #[arg(
        long,
        value_name = "FORMAT",
        default_value = "text",
        value_enum,
        hide_possible_values = true
    )]
    pub(crate) log_format: LogFormat,
    #[command(flatten)]
    pub(crate) trial_options: Trial,
}

/// The settings of the server.
#[derive(Debug, clap::Args)]
#[command(after_help = EXIT_CODES, args_override_self = true)]
pub(crate) struct Config {
    #[command(flatten)]
    pub(crate) serve: Serve,
    #[command(flatten)]
    pub(crate) output: Output,
}

/// A server that only programs on this machine can reach.
#[derive(Debug, clap::Args)]
pub(crate) struct Trial {
    /// A trial, for basalt load: lifts the guest limits for programs on this machine. Only where nobody else can reach the
    /// server.
    #[arg(long, conflicts_with = "proxied")]
    pub(crate) trial: bool,
    /// For tests: push services may be on this machine, without TLS.
    #[arg(long, requires = "trial", hide = true)]
    pub(crate) local_push: bool,
}

impl Serve {
    /// The certificate and its key, if the server itself speaks TLS.
    pub(crate) fn tls(&self) -> Option<TlsFiles> {
        let (certificate, key) = self.tls_cert.clone().zip(self.tls_key.clone())?;
        Some(TlsFiles { certificate, key })
    }

    /// Whether browsers reach the server over TLS only: so the operator says, or its certificate or public address does.
    pub(crate) fn is_secure(&self) -> bool {
        let is_public_secure =
            self.public.as_ref().is_some_and(|public| public.starts_with("https:"));
        self.secure || is_public_secure || self.tls_cert.is_some()
    }

    /// The proxies of our own in front of the server.
    pub(crate) fn trusted_proxies(&self) -> TrustedProxies {
        match (self.proxied, self.proxy.as_slice()) {
            (false, _) => TrustedProxies::None,
            (true, []) => TrustedProxies::Private,
            (true, proxies) => TrustedProxies::Named(proxies.to_vec()),
        }
    }
}

/// The format of the log.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum LogFormat {
    Text,
    Json,
}

fn log_level() -> impl TypedValueParser<Value = LogLevel> {
    let known = |name: String| LogLevel::ALL.into_iter().find(|level| level.name() == name);
    PossibleValuesParser::new(LogLevel::ALL.map(LogLevel::name))
        .try_map(move |name| known(name).ok_or("no such level"))
}

/// The contact of an operator as RFC 9116 wants it.
fn contact(text: &str) -> Result<String, &'static str> {
    let is_address = ["mailto:", "https://", "tel:"].iter().any(|scheme| text.starts_with(scheme));
    if is_address && !text.contains(|letter: char| letter.is_whitespace() || letter.is_control()) {
        Ok(text.to_owned())
    } else {
        Err("an address such as mailto:security@basalt.example is needed")
    }
}
