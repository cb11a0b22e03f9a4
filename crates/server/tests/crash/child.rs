//! The server in its own process: this test program again, told by its environment to serve.

use std::io::Write as _;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs, io};

use basalt_loadtest::Server;
use basalt_server::{Addresses, File, Location, LogConfig, Options, Page, ServeConfig, run};

const FOLDER: &str = "BASALT_CRASH_FOLDER";
const DATABASE: &str = "BASALT_CRASH_DATABASE";
const BUS: &str = "BASALT_CRASH_BUS";

/// Runs a program in the shell's own process, and kills it when the input ends, which it does when the test program is gone,
/// however it went.
const WATCHED: &str =
    r#"exec 3<&0; { cat <&3; kill -KILL $$; } > /dev/null 2>&1 & exec "$0" "$@" 3<&- < /dev/null"#;

/// Serves until it is killed, if this process was started for it.
pub(crate) fn serve_if_told() {
    let folder = env::var_os(FOLDER).map(|folder| Location::Folder(folder.into()));
    let Some(store) = folder.or_else(|| env::var(DATABASE).ok().map(Location::Postgres)) else {
        return;
    };
    let index = File { name: "index.html", plain: b"index", brotli: None, gzip: None };
    let page = Page::new(&[index]).expect("it has an index");
    let serving = ServeConfig {
        store: Some(store),
        bus: env::var(BUS).ok(),
        // All players have the same address.
        options: Options { trial: true, ..Options::default() },
        ..ServeConfig::new(page, (Ipv4Addr::LOCALHOST, 0).into())
    };
    basalt_server::log_to_stderr(LogConfig::default());
    let tell = |listening: Addresses| {
        writeln!(io::stdout(), "http://{}/", listening.page).expect("heard");
    };
    run(serving, tell).expect("it serves");
}

/// A server that ends with the test.
pub(crate) struct Crashing {
    server: Server,
    /// File that holds its log.
    log: PathBuf,
}

impl Crashing {
    pub(crate) fn start(place: &Location, bus: Option<&str>) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let mut command = Command::new("sh");
        command.args(["-c", WATCHED]).arg(env::current_exe().expect("this program"));
        match place {
            Location::Folder(folder) => command.env(FOLDER, folder),
            Location::Postgres(address) => command.env(DATABASE, address),
        };
        if let Some(bus) = bus {
            command.env(BUS, bus);
        }
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("crash-{}-{count}.log", std::process::id());
        let log = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let written = fs::File::create(&log);
        command.args(["server_process", "--exact", "--nocapture"]);
        command.stderr(written.expect("it can be written"));
        Self { server: Server::start(&mut command).expect("it listens"), log }
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.server.address()
    }

    /// Lets go of the server as a test program that is killed would, and waits until it has ended.
    pub(crate) fn abandon(mut self) {
        let status = self.server.wait().expect("it ends");
        assert!(!status.success(), "{status}");
    }

    #[cfg(target_os = "linux")]
    pub(crate) fn process(&self) -> u32 {
        self.server.process()
    }

    /// The log so far.
    pub(crate) fn log(&self) -> String {
        fs::read_to_string(&self.log).expect("it can be read")
    }

    pub(crate) fn kill(&mut self) {
        self.server.kill();
    }

    /// Suspends the process.
    pub(crate) fn pause(&self) {
        self.signal("-STOP");
    }

    /// Lets it go on.
    pub(crate) fn go_on(&self) {
        self.signal("-CONT");
    }

    fn signal(&self, signal: &str) {
        let process = self.server.process().to_string();
        let sent = Command::new("kill").args([signal, &process]).status();
        assert!(sent.is_ok_and(|status| status.success()), "{signal}");
    }
}

impl Drop for Crashing {
    fn drop(&mut self) {
        self.kill();
        _ = fs::remove_file(&self.log);
    }
}
