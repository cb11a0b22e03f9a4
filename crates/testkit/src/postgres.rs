//! A private PostgreSQL cluster for tests, in its own folder and on a free port. It ends with the test program.
//!
//! The programs come from Debian's package `postgresql`; they are found where it puts them, or on the path. As root
//! they are run as the user `postgres`, since PostgreSQL refuses to run as root.
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use std::{env, fs};

use crate::ports::free_port;

/// The folder of Debian's programs, with one folder for each version.
const DEBIAN: &str = "/usr/lib/postgresql";

/// The user who runs them if we are root.
const USER: &str = "postgres";

/// The database that every cluster has, and the one who may do everything in it.
const FIRST: &str = "postgres";

/// Runs the server until the input ends: that happens when the test program ends or crashes. Then removes its data,
/// unless the input asks to keep them. A suspended server is resumed first, or it would never end.
const SUPERVISOR: &str = r#""$0" "$@" & word=$(cat); kill -CONT $(ps --ppid $! -o pid=) $!; kill -INT $!; wait $!; [ "$word" = keep ] || rm -r "$2""#;

/// The word that tells it to keep them.
const KEEP: &[u8] = b"keep";

/// The message of a server whose port another program has taken meanwhile.
const PORT_TAKEN: &str = "could not create any TCP/IP sockets";

/// Ports that are tried.
const MAX_PORTS: u32 = 5;

/// Time within which a server answers.
const START_TIMEOUT: Duration = Duration::from_mins(1);

/// A PostgreSQL server of our own. Dropping it stops it and removes its data.
#[derive(Debug)]
pub struct Cluster {
    programs: PathBuf,
    folder: PathBuf,
    port: u16,
    supervisor: Option<Child>,
    databases: AtomicU32,
}

impl Cluster {
    /// Creates a cluster and starts it. The error is a sentence that names what is missing.
    pub fn start() -> Result<Self, String> {
        let programs = programs()?;
        let port = free_port().map_err(|error| format!("there is no free port: {error}"))?;
        let folder = env::temp_dir().join(format!("basalt-postgres-{}-{port}", std::process::id()));
        let mut cluster =
            Self { programs, folder, port, supervisor: None, databases: AtomicU32::new(0) };
        cluster.make()?;
        let mut started = cluster.resume();
        for _ in 1..MAX_PORTS {
            if !started.as_ref().is_err_and(|error| error.contains(PORT_TAKEN)) {
                break;
            }
            cluster.stop();
            cluster.port =
                free_port().map_err(|error| format!("there is no free port: {error}"))?;
            started = cluster.resume();
        }
        started.map(|()| cluster)
    }

    /// The address of a new, empty database.
    pub fn database(&self) -> Result<String, String> {
        let name = format!("test_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        self.sql(&format!("CREATE DATABASE {name}"))?;
        Ok(format!("postgres://{FIRST}@127.0.0.1:{}/{name}", self.port))
    }

    /// The port that it listens on.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Suspends all its processes, as a machine that hangs would.
    pub fn pause(&self) -> Result<(), String> {
        self.signal("STOP")
    }

    /// Lets them go on.
    pub fn go_on(&self) -> Result<(), String> {
        self.signal("CONT")
    }

    /// Sends a signal to the server and the processes that it has started.
    fn signal(&self, signal: &str) -> Result<(), String> {
        let file = self.folder.join("postmaster.pid");
        let text = fs::read_to_string(file).map_err(|error| error.to_string())?;
        let server = text.lines().next().unwrap_or_default().to_owned();
        let children = Command::new("ps").args(["--ppid", &server, "-o", "pid="]).output();
        let children = children.map_err(|error| format!("ps: {error}"))?.stdout;
        let children = String::from_utf8_lossy(&children).into_owned();
        let flag = format!("-{signal}");
        // A process that has ended meanwhile needs no signal.
        _ = Command::new("kill").arg(&flag).args(children.split_whitespace()).output();
        run(Command::new("kill").args([&flag, &server]))
    }

    /// Cuts everybody off.
    pub fn stop(&mut self) {
        self.end(KEEP);
    }

    fn end(&mut self, word: &[u8]) {
        if let Some(mut supervisor) = self.supervisor.take() {
            if let Some(mut input) = supervisor.stdin.take() {
                // A supervisor that reads nothing has ended already.
                _ = input.write_all(word);
            }
            _ = supervisor.wait();
        }
    }

    /// Starts it again after [`Cluster::stop`], at the same address. Returns when it can be reached.
    pub fn resume(&mut self) -> Result<(), String> {
        let port = self.port.to_string();
        let folder = self.folder.display().to_string();
        let postgres = self.programs.join("postgres").display().to_string();
        let args = ["-D", &folder, "-p", &port, "-k", &folder, "-h", "127.0.0.1"];
        let mut command = as_user("sh");
        command.args(["-c", SUPERVISOR, &postgres]).args(args).stdin(Stdio::piped());
        // Tests start several; none of them holds much.
        command.args(["-c", "shared_buffers=16MB", "-c", "max_connections=200"]);
        let log = fs::File::create(self.log()).map_err(|error| error.to_string())?;
        command.stdout(Stdio::null()).stderr(log);
        self.supervisor = Some(command.spawn().map_err(|error| format!("sh: {error}"))?);
        self.wait_until_it_answers()
    }

    fn make(&self) -> Result<(), String> {
        run(as_user("mkdir").args(["-m", "700"]).arg(&self.folder))?;
        let folder = self.folder.display().to_string();
        let args = ["-D", &folder, "-U", FIRST, "-A", "trust", "-E", "UTF8", "--locale=C", "-N"];
        run(as_user(&self.programs.join("initdb").display().to_string()).args(args))
    }

    /// `pg_isready` says whether the server answers; it waits for at most a second. The supervisor goes on when the
    /// server has ended, so the log is checked for that.
    fn wait_until_it_answers(&mut self) -> Result<(), String> {
        let ready = self.programs.join("pg_isready").display().to_string();
        let port = self.port.to_string();
        let begun = Instant::now();
        loop {
            let log = fs::read_to_string(self.log()).unwrap_or_default();
            if log.contains(PORT_TAKEN) || begun.elapsed() > START_TIMEOUT {
                return Err(format!("PostgreSQL does not answer: {log}"));
            }
            let args = ["-q", "-h", "127.0.0.1", "-p", &port, "-t", "1"];
            if Command::new(&ready).args(args).status().is_ok_and(|status| status.success()) {
                return Ok(());
            }
            if let Some(Ok(Some(status))) = self.supervisor.as_mut().map(Child::try_wait) {
                return Err(format!("PostgreSQL ended with {status}: {log}"));
            }
        }
    }

    fn log(&self) -> PathBuf {
        self.folder.join("basalt-test.log")
    }

    fn sql(&self, statement: &str) -> Result<(), String> {
        let psql = self.programs.join("psql").display().to_string();
        let port = self.port.to_string();
        let args = ["-q", "-h", "127.0.0.1", "-p", &port, "-U", FIRST, "-c", statement, FIRST];
        run(Command::new(psql).args(args))
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.end(b"");
        // There is nothing left to remove but of a cluster that was stopped before.
        _ = run(as_user("rm").arg("-rf").arg(&self.folder));
    }
}

/// The folder of the newest version that is installed.
fn programs() -> Result<PathBuf, String> {
    let folders = fs::read_dir(DEBIAN).into_iter().flatten().flatten();
    let mut versions: Vec<(u32, PathBuf)> = folders
        .filter_map(|entry| Some((entry.file_name().to_str()?.parse().ok()?, entry.path())))
        .map(|(version, folder)| (version, folder.join("bin")))
        .filter(|(_, folder)| folder.join("postgres").exists())
        .collect();
    versions.sort();
    let on_path = || {
        let path = env::var_os("PATH")?;
        env::split_paths(&path).find(|folder| folder.join("postgres").exists())
    };
    versions.pop().map(|(_, folder)| folder).or_else(on_path).ok_or_else(|| {
        "these tests need PostgreSQL: install it (on Debian: apt-get install postgresql) and run \
         them again"
            .to_owned()
    })
}

/// A command that runs as a user who is allowed to run PostgreSQL.
fn as_user(program: &str) -> Command {
    let mut command = if is_root() { Command::new("runuser") } else { Command::new(program) };
    if is_root() {
        command.args(["-u", USER, "--", program]);
    }
    command.current_dir(env::temp_dir());
    command
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output().map(|output| output.stdout);
    id.is_ok_and(|id| id.trim_ascii() == b"0")
}

pub(crate) fn run(command: &mut Command) -> Result<(), String> {
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    let complaint = String::from_utf8_lossy(&output.stderr);
    if output.status.success() { Ok(()) } else { Err(format!("{command:?}: {complaint}")) }
}

#[cfg(test)]
mod tests {
    use std::net::{Ipv4Addr, TcpListener};

    use super::*;

    #[test]
    fn a_server_whose_port_is_taken_says_so() {
        let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
        let mut cluster = Cluster::start().expect("it starts");
        cluster.stop();
        cluster.port = taken.local_addr().expect("an address").port();
        let error = cluster.resume().expect_err("somebody else listens there");
        assert!(error.contains(PORT_TAKEN), "{error}");
    }
}
