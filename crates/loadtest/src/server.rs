//! A server in a process of its own.

use std::fs;
use std::io::{self, BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{Child, ChildStdout, Command, Stdio};

/// What stands before the address that a server tells.
const SCHEME: &str = "http://";

/// A server in a process of its own, which ends with this value.
#[derive(Debug)]
pub struct Server {
    child: Child,
    address: SocketAddr,
    /// Kept open: a server whose words nobody can hear any more would fail to speak.
    _output: BufReader<ChildStdout>,
}

impl Server {
    /// Starts what a command stands for, and waits until it says at which address it is.
    pub fn start(command: &mut Command) -> io::Result<Self> {
        let mut child = alone(command).stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
        let output = child.stdout.take().ok_or(io::ErrorKind::BrokenPipe)?;
        let mut output = BufReader::new(output);
        let Some(address) = address(&mut output) else {
            end(&mut child);
            return Err(io::ErrorKind::UnexpectedEof.into());
        };
        Ok(Self { child, address, _output: output })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The number of its process.
    pub fn process(&self) -> u32 {
        self.child.id()
    }

    /// Ends it as hard as can be: it has no time to put anything in order.
    pub fn kill(&mut self) {
        end(&mut self.child);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}

/// A process that may have ended already ends.
fn end(child: &mut Child) {
    _ = child.kill();
    _ = child.wait();
}

/// Ctrl-C in a terminal is for us, not for the server: it is asked questions afterwards.
#[cfg(unix)]
fn alone(command: &mut Command) -> &mut Command {
    std::os::unix::process::CommandExt::process_group(command, 0)
}

#[cfg(not(unix))]
fn alone(command: &mut Command) -> &mut Command {
    command
}

/// The first address that is told.
fn address(output: &mut BufReader<ChildStdout>) -> Option<SocketAddr> {
    output.lines().map_while(Result::ok).find_map(|line| {
        let (_, rest) = line.split_once(SCHEME)?;
        rest.split(['/', ' ']).next()?.parse().ok()
    })
}

/// The bytes of memory that a process has at hand, where the system tells.
pub fn resident(process: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
}
