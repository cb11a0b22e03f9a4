//! Runs the program in an empty chroot.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::{env, fs};

/// Changes the root as an ordinary user can.
const CHROOT: [&str; 3] = ["--user", "--map-root-user", "chroot"];

/// Starts the program in an empty folder, and fetches its page.
pub(super) fn check(program: &Path) -> Result<(), String> {
    let folder = env::temp_dir().join(format!("basalt-chroot-{}", std::process::id()));
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let checked = check_in(&folder, program);
    // A folder that cannot be removed stays among the temporary files.
    _ = fs::remove_dir_all(&folder);
    checked.map_err(|reason| format!("the program does not work in an empty chroot: {reason}"))
}

fn check_in(folder: &Path, program: &Path) -> Result<(), String> {
    fs::copy(program, folder.join("basalt")).map_err(|error| error.to_string())?;
    let mut command = Command::new("unshare");
    command.args(CHROOT).arg(folder).args(["/basalt", "serve", "--port", "0", "--data", "/data"]);
    command.env_clear().envs(env::var_os("PATH").map(|path| ("PATH", path)));
    let child = command.stdout(Stdio::piped()).spawn();
    let mut child = child.map_err(|error| format!("unshare: {error}"))?;
    let fetched = fetch_page(&mut child);
    // It may have ended by itself.
    _ = child.kill();
    _ = child.wait();
    fetched
}

fn fetch_page(child: &mut Child) -> Result<(), String> {
    let address = address(child.stdout.take().ok_or("no output")?)?;
    let mut stream = TcpStream::connect(address).map_err(|error| error.to_string())?;
    let request = format!("GET / HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).map_err(|error| error.to_string())?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).map_err(|error| error.to_string())?;
    if answer.starts_with(b"HTTP/1.1 200") { Ok(()) } else { Err("no page".to_owned()) }
}

/// The address in the first line of the output.
fn address(output: ChildStdout) -> Result<SocketAddr, String> {
    let line = BufReader::new(output).lines().next().and_then(Result::ok).unwrap_or_default();
    let address = line.split_once("http://").and_then(|(_, rest)| rest.split('/').next());
    address.and_then(|address| address.parse().ok()).ok_or(format!("it said {line:?}"))
}
