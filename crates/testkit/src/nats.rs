//! A private NATS server for tests, on a free port, which ends with the test program.
//!
//! The program comes from Debian's package `nats-server`.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::{io, thread};

use crate::ports::free_port;
use crate::postgres::run;

/// Debian's path of the program, which is not always in a user's `PATH`.
const DEBIAN: &str = "/usr/sbin/nats-server";

/// Prints the server's process id, and runs the server until the input ends: that happens when the test program ends or
/// crashes. Only the server writes to the log, so that the log ends if the program is not installed.
const SUPERVISOR: &str =
    r#""$0" "$@" & exec 2> /dev/null; echo $!; cat > /dev/null; kill -KILL $!; wait $!"#;

/// A NATS server of our own. Dropping it kills it.
#[derive(Debug)]
pub struct Nats {
    port: u16,
    supervisor: Option<Child>,
    /// The id of the server's process.
    process: String,
}

impl Nats {
    /// Starts a server. The error is a sentence that names what is missing.
    pub fn start() -> Result<Self, String> {
        let port = free_port().map_err(|error| format!("there is no free port: {error}"))?;
        let mut nats = Self { port, supervisor: None, process: String::new() };
        nats.resume()?;
        Ok(nats)
    }

    /// The port that it listens on.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The address of the server, for clients.
    pub fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Suspends it, as a machine that hangs would.
    pub fn pause(&self) -> Result<(), String> {
        run(Command::new("kill").args(["-STOP", &self.process]))
    }

    /// Lets it go on.
    pub fn go_on(&self) -> Result<(), String> {
        run(Command::new("kill").args(["-CONT", &self.process]))
    }

    /// Kills it.
    pub fn stop(&mut self) {
        if let Some(mut supervisor) = self.supervisor.take() {
            drop(supervisor.stdin.take());
            _ = supervisor.wait();
        }
    }

    /// Starts it again after [`Nats::stop`], at the same address. Returns when it can be reached.
    pub fn resume(&mut self) -> Result<(), String> {
        let program = if std::path::Path::new(DEBIAN).exists() { DEBIAN } else { "nats-server" };
        let port = self.port.to_string();
        let mut command = Command::new("sh");
        command.args(["-c", SUPERVISOR, program, "-a", "127.0.0.1", "-p", &port]);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut supervisor = command.spawn().map_err(|error| format!("sh: {error}"))?;
        let log = supervisor.stderr.take().ok_or("no log")?;
        let output = supervisor.stdout.take().ok_or("no output")?;
        let process = BufReader::new(output).lines().next();
        self.process = process.and_then(Result::ok).ok_or("no process")?;
        self.supervisor = Some(supervisor);
        let mut lines = BufReader::new(log).lines();
        let is_ready = |line: &io::Result<String>| {
            line.as_ref().is_ok_and(|line| line.contains("Server is ready"))
        };
        if !lines.by_ref().any(|line| is_ready(&line)) {
            self.stop();
            return Err("these tests need NATS: install it (on Debian: apt-get install \
                        nats-server) and run them again"
                .to_owned());
        }
        // The rest must be read, or the server would block.
        thread::spawn(move || lines.for_each(drop));
        Ok(())
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.stop();
    }
}
