//! A server in its own process.

use std::fs;
use std::io::{self, BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};
use std::time::Duration;

/// Text before the address that a server prints.
const ADDRESS_PREFIX: &str = "http://";

/// A server in its own process, which ends with this value.
#[derive(Debug)]
pub struct Server {
    child: Child,
    address: SocketAddr,
    /// It is kept open, since a server that cannot write to its output fails.
    _output: BufReader<ChildStdout>,
}

impl Server {
    /// Starts a command, and waits until it prints its address. Its input stays open as long as this program runs, by
    /// which it can notice that the program was killed.
    pub fn start(command: &mut Command) -> io::Result<Self> {
        let mut child =
            own_process_group(command).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
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

    /// Closes the input of the server, and waits until it has ended by itself.
    pub fn wait(&mut self) -> io::Result<ExitStatus> {
        self.child.wait()
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

/// Clock ticks a second of the process times in Linux.
const TICKS_PER_SECOND: f64 = 100.0;

/// The processor time that a process has used, where the system tells.
pub fn processor_time(process: u32) -> Option<Duration> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    Some(Duration::from_secs_f64(processor_ticks(&stat)? / TICKS_PER_SECOND))
}

/// User and system time: the twelfth and the thirteenth field after the name, which is in parentheses and may contain anything.
fn processor_ticks(stat: &str) -> Option<f64> {
    let (_, fields) = stat.rsplit_once(')')?;
    let mut fields = fields.split_whitespace().skip(11).map(|field| field.parse::<f64>().ok());
    Some(fields.next()?? + fields.next()??)
}

fn memory(process: u32, field: &str) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix(field))?;
    line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn processor_time_is_that_of_the_program_and_of_the_system_for_it() {
        let stat = "7 (a) b) R 1 7 7 0 -1 4194304 99 98 97 96 250 40 30 20 20 0 1 0 12";
        assert_eq!(processor_ticks(stat), Some(290.0));
        assert_eq!(processor_ticks("7 (basalt) R 1 7"), None);
    }
}
