//! A server in its own process.

use std::fs;
use std::io::{self, BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{Child, ChildStdout, Command, Stdio};

/// Text before the address that a server prints.
const ADDRESS_PREFIX: &str = "http://";

/// A server in its own process, which ends with this value.
#[derive(Debug)]
pub struct Server {
    child: Child,
    address: SocketAddr,
    /// Kept open: a server that cannot write to its output would fail.
    _output: BufReader<ChildStdout>,
}

impl Server {
    /// Starts a command, and waits until it prints its address.
    pub fn start(command: &mut Command) -> io::Result<Self> {
        let mut child =
            own_process_group(command).stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
        let output = child.stdout.take().ok_or(io::ErrorKind::BrokenPipe)?;
        let mut output = BufReader::new(output);
        let Some(address) = address(&mut output) else {
            end(&mut child);
            return Err(io::ErrorKind::UnexpectedEof.into());
        };
        Ok(Self { child, address, _output: output })
    }

    /// The address that it listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The process id.
    pub fn process(&self) -> u32 {
        self.child.id()
    }

    /// Kills the server, without time to clean up.
    pub fn kill(&mut self) {
        end(&mut self.child);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Kills a process, which may have ended already.
fn end(child: &mut Child) {
    _ = child.kill();
    _ = child.wait();
}

/// Ctrl-C in a terminal is for us, not for the server: it is checked afterwards.
#[cfg(unix)]
fn own_process_group(command: &mut Command) -> &mut Command {
    std::os::unix::process::CommandExt::process_group(command, 0)
}

#[cfg(not(unix))]
fn own_process_group(command: &mut Command) -> &mut Command {
    command
}

/// The first address that is printed.
fn address(output: &mut BufReader<ChildStdout>) -> Option<SocketAddr> {
    output.lines().map_while(Result::ok).find_map(|line| {
        let (_, rest) = line.split_once(ADDRESS_PREFIX)?;
        rest.split(['/', ' ']).next()?.parse().ok()
    })
}

/// The resident memory of a process in bytes, where the system tells.
pub fn resident(process: u32) -> Option<u64> {
    memory(process, "VmRSS:")
}

/// The most resident memory that a process has had, in bytes.
pub fn peak_resident(process: u32) -> Option<u64> {
    memory(process, "VmHWM:")
}

fn memory(process: u32, field: &str) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix(field))?;
    line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
}
