//! Installs the tools that a part needs.

use std::process::Command;

use crate::process::{program_in_root, run, succeeds};

/// The components of rust-toolchain.toml, each with its cargo command; rustup may be set not to
/// install them by itself.
const COMPONENTS: [(&str, &str); 2] = [("rustfmt", "fmt"), ("clippy", "clippy")];

pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// Adds the toolchain's formatter, linter and WASM target where they are missing.
pub(crate) fn install_toolchain() -> Result<(), String> {
    for (component, subcommand) in COMPONENTS {
        if !succeeds(&mut crate::cargo([subcommand, "--version"])) {
            rustup(["component", "add", component])?;
        }
    }
    if has_wasm() { Ok(()) } else { rustup(["target", "add", WASM]) }
}

fn has_wasm() -> bool {
    let args = ["--print", "target-libdir", "--target", WASM];
    program_in_root("rustc", args)
        .output()
        .ok()
        .and_then(|output| String::from_utf8(output.stdout).ok())
        .is_some_and(|folder| std::path::Path::new(folder.trim()).is_dir())
}

fn rustup(args: [&str; 3]) -> Result<(), String> {
    run(&mut program_in_root("rustup", args)).map_err(|error| {
        format!("{error}: run `rustup {}` and then this command again", args.join(" "))
    })
}

/// Installs a program from its Debian package if it is missing.
pub(crate) fn install_program(program: &str, package: &str) -> Result<(), String> {
    install_unless(program, package, || is_installed(program))
}

/// Installs PostgreSQL, NATS, nginx and Caddy if they are missing. Debian does not put PostgreSQL's server on the path.
pub(crate) fn install_servers() -> Result<(), String> {
    let has_postgres = || is_installed("postgres") || debian_has_postgres();
    install_unless("PostgreSQL", "postgresql", has_postgres)?;
    for (program, package) in
        [("nats-server", "nats-server"), ("nginx", "nginx-light"), ("caddy", "caddy")]
    {
        install_unless(program, package, || is_installed(program) || debian_has(program))?;
    }
    Ok(())
}

/// Installs Python with virtual environments if it is missing.
pub(crate) fn install_python() -> Result<(), String> {
    let has_venv = || succeeds(Command::new("python3").args(["-c", "import ensurepip, venv"]));
    install_unless("Python 3 with venv", "python3-venv", has_venv)
}

/// Debian installs servers into folders of root's `PATH` only, and not all of them print a version.
fn debian_has(program: &str) -> bool {
    let is_in = |folder: &str| std::path::Path::new(folder).join(program).exists();
    is_in("/usr/sbin") || is_in("/usr/bin")
}

fn debian_has_postgres() -> bool {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    versions.map(|version| version.path().join("bin/postgres")).any(|server| server.exists())
}

fn install_unless(
    program: &str,
    package: &str,
    is_installed: impl Fn() -> bool,
) -> Result<(), String> {
    if is_installed() {
        return Ok(());
    }
    let installed = install(package).and_then(|()| {
        if is_installed() { Ok(()) } else { Err(format!("{package} does not contain it")) }
    });
    installed.map_err(|reason| {
        format!(
            "this part needs {program}, and {reason}: install it (on Debian: \
             apt-get install {package}) and run this command again"
        )
    })
}

fn is_installed(program: &str) -> bool {
    succeeds(Command::new(program).arg("--version"))
}

fn install(package: &str) -> Result<(), String> {
    if !is_installed("apt-get") {
        return Err("there is no apt-get here to install it with".to_owned());
    }
    let root = administrator()?;
    println!("    installing the package {package}");
    // A fresh machine has no package index; an old one may be enough if it cannot be refreshed.
    let _ = run(&mut apt_get(root, &["update"]));
    run(&mut apt_get(root, &["install", "--yes", "--no-install-recommends", package]))
}

/// A way to act as root.
#[derive(Clone, Copy)]
enum Administrator {
    /// The current user is root.
    Already,
    /// sudo works without a password.
    Sudo,
}

fn administrator() -> Result<Administrator, String> {
    let id = Command::new("id").arg("-u").output().map(|output| output.stdout);
    if id.is_ok_and(|id| id.trim_ascii() == b"0") {
        Ok(Administrator::Already)
    } else if succeeds(Command::new("sudo").args(["-n", "true"])) {
        Ok(Administrator::Sudo)
    } else {
        Err("only root can install it".to_owned())
    }
}

fn apt_get(administrator: Administrator, args: &[&str]) -> Command {
    let mut command = match administrator {
        Administrator::Already => Command::new("env"),
        Administrator::Sudo => Command::new("sudo"),
    };
    if matches!(administrator, Administrator::Sudo) {
        command.args(["-n", "env"]);
    }
    command.args(["DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]).args(args);
    command
}
