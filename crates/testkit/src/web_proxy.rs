//! nginx and Caddy for tests, with the configurations of `ops/`, on free ports. They end with the test program.
//!
//! The programs come from Debian's packages `nginx-light` and `caddy`.

use std::ffi::OsString;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::{env, fs, io};

use crate::TempFolder;
use crate::ports::free_port;

/// Runs a program until the input ends: that happens when the test program ends or crashes.
const SUPERVISOR: &str = r#""$0" "$@" & cat > /dev/null; kill -KILL $!; wait $!"#;

/// The address of Basalt in the configurations.
const UPSTREAM: &str = "127.0.0.1:7070";

/// The configuration of nginx around that of a site.
const NGINX_FRAME: &str = "daemon off; master_process off; pid FOLDER/nginx.pid; error_log stderr;
events {}
http {
    access_log off;
    client_body_temp_path FOLDER; proxy_temp_path FOLDER; fastcgi_temp_path FOLDER;
    uwsgi_temp_path FOLDER; scgi_temp_path FOLDER;
    include FOLDER/site.conf;
}
";

/// A program that stands in front of Basalt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WebProxyKind {
    /// nginx.
    Nginx,
    /// Caddy.
    Caddy,
}

/// A proxy that runs. Dropping it kills it.
#[derive(Debug)]
pub struct WebProxy {
    address: SocketAddr,
    supervisor: Child,
    _folder: TempFolder,
}

/// Addresses and paths of a test, which replace those in a configuration.
#[derive(Clone, Debug)]
pub struct WebProxySettings<'a> {
    /// The configuration from `ops/`.
    pub configuration: &'a str,
    /// The address of Basalt.
    pub upstream: SocketAddr,
    /// The files of the certificate and its key.
    pub certificate: (&'a str, &'a str),
}

impl WebProxy {
    /// A free address to listen on; the public address of the site has its port.
    pub fn free_address() -> io::Result<SocketAddr> {
        Ok((Ipv4Addr::LOCALHOST, free_port()?).into())
    }

    /// Starts a proxy at an address. It answers a moment later. The error is a sentence that names what is missing.
    pub fn start(
        kind: WebProxyKind,
        address: SocketAddr,
        settings: &WebProxySettings<'_>,
    ) -> Result<Self, String> {
        let folder = TempFolder::new("proxy");
        fs::create_dir_all(folder.path()).map_err(|error| error.to_string())?;
        let plain = free_port().map_err(|error| error.to_string())?;
        let site = Site { folder: folder.path(), address, plain, settings };
        let configured = match kind {
            WebProxyKind::Nginx => site.nginx(),
            WebProxyKind::Caddy => site.caddy(),
        };
        let program = configured.map_err(|error| error.to_string())?;
        let mut command = Command::new("sh");
        command.args(["-c", SUPERVISOR]).args(program).env("XDG_DATA_HOME", folder.path());
        command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        let supervisor = command.spawn().map_err(|error| format!("sh: {error}"))?;
        Ok(Self { address, supervisor, _folder: folder })
    }

    /// The address that it listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
    }
}

impl Drop for WebProxy {
    fn drop(&mut self) {
        drop(self.supervisor.stdin.take());
        _ = self.supervisor.wait();
    }
}

/// Replaces what stands in a configuration, and only that.
fn adapt(configuration: &str, replacements: &[(&str, &str)]) -> io::Result<String> {
    let mut text = configuration.to_owned();
    for (old, new) in replacements {
        if !text.contains(old) {
            return Err(io::Error::other(format!("{old:?} is not in the configuration")));
        }
        text = text.replace(old, new);
    }
    Ok(text)
}

/// A site that a proxy serves.
struct Site<'a> {
    /// The folder for its files.
    folder: &'a Path,
    /// The address for TLS.
    address: SocketAddr,
    /// The port without TLS.
    plain: u16,
    settings: &'a WebProxySettings<'a>,
}

impl Site<'_> {
    /// Configures nginx. Returns the program and its arguments.
    fn nginx(&self) -> io::Result<Vec<OsString>> {
        let (certificate, key) = self.settings.certificate;
        let site = adapt(
            self.settings.configuration,
            &[
                ("listen [::]:80;", ""),
                ("listen [::]:443 ssl;", ""),
                ("listen 80;", &format!("listen 127.0.0.1:{};", self.plain)),
                ("listen 443 ssl;", &format!("listen {} ssl;", self.address)),
                (UPSTREAM, &self.settings.upstream.to_string()),
                ("/etc/letsencrypt/live/basalt.example/fullchain.pem", certificate),
                ("/etc/letsencrypt/live/basalt.example/privkey.pem", key),
            ],
        )?;
        fs::write(self.folder.join("site.conf"), site)?;
        let main = self.folder.join("nginx.conf");
        fs::write(&main, NGINX_FRAME.replace("FOLDER", &self.folder.display().to_string()))?;
        let folder = self.folder.to_owned().into();
        Ok(vec![program("nginx")?.into(), "-p".into(), folder, "-c".into(), main.into()])
    }

    /// Configures Caddy. Returns the program and its arguments.
    fn caddy(&self) -> io::Result<Vec<OsString>> {
        let ((certificate, key), port) = (self.settings.certificate, self.address.port());
        let site = format!("basalt.example:{port} {{\n\tbind 127.0.0.1\n\ttls {certificate} {key}");
        let upstream = self.settings.upstream.to_string();
        let replacements = [("basalt.example {", site.as_str()), (UPSTREAM, &upstream)];
        let site = adapt(self.settings.configuration, &replacements)?;
        let plain = self.plain;
        let options = format!("{{\n\tadmin off\n\thttp_port {plain}\n\thttps_port {port}\n}}\n");
        let file = self.folder.join("Caddyfile");
        fs::write(&file, options + &site)?;
        let args = ["run", "--adapter", "caddyfile", "--config"].map(OsString::from);
        let program = [program("caddy")?.into()].into_iter();
        Ok(program.chain(args).chain([file.into()]).collect())
    }
}

/// The path of a program; a user's path may not lead where Debian puts servers.
fn program(name: &str) -> io::Result<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = env::split_paths(&path).chain([PathBuf::from("/usr/sbin")]);
    let found = folders.map(|folder| folder.join(name)).find(|program| program.exists());
    found.ok_or_else(|| {
        io::Error::other(format!(
            "these tests need {name}: install it (on Debian: apt-get install nginx-light caddy) and \
             run them again"
        ))
    })
}
