//! Serving the page, from the outside. Whether there is a page depends on what was built before.

use std::io::{BufRead as _, BufReader};
use std::net::TcpListener;
use std::process::{Child, Command};

use basalt_server::Page;
use basalt_testkit::Nats;

use crate::program::{basalt, command};
use crate::server::{folder_for_server, postgres_for_server};

#[test]
fn without_a_page_it_says_how_to_get_one() {
    if Page::built().is_none() {
        let said = basalt(&["serve", "--port", "0"]).failure(3);
        assert!(said.contains("built without the page: run cargo xtask run"), "{said}");
    }
}

#[test]
fn a_port_that_is_taken_is_told_with_a_way_out() {
    let other = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = other.local_addr().expect("bound").port().to_string();
    let said = basalt(&["serve", "--port", &port]).failure(3);
    let expected = if Page::built().is_some() {
        format!("error: port {port} is in use, perhaps by another Basalt: stop that one")
    } else {
        "error: this program was built without the page".to_owned()
    };
    assert!(said.starts_with(&expected), "{said}");
}

#[test]
fn a_folder_that_cannot_be_used_is_told() {
    if Page::built().is_none() {
        return;
    }
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
    let said = basalt(&["serve", "--port", "0", "--data", file]).failure(3);
    let expected = format!("error: can’t store online games in {file}: ");
    assert!(said.starts_with(&expected), "{said}");
    assert!(said.trim_end().ends_with("choose another folder with --data"), "{said}");
}

#[test]
fn an_address_of_no_database_is_told_without_its_password() {
    if Page::built().is_none() {
        return;
    }
    for (address, expected) in [
        ("mysql://ada:secret@127.0.0.1/x", "error: --database needs the address of a PostgreSQL"),
        ("postgres://ada:secret@127.0.0.1:1/x", "error: can’t use the database: "),
    ] {
        let said = basalt(&["serve", "--port", "0", "--database", address]).failure(3);
        assert!(said.contains(expected) && !said.contains("secret"), "{said}");
        assert!(said.starts_with("Other users of this machine can read the password"), "{said}");
    }
}

#[test]
fn a_bus_needs_an_address_and_a_database() {
    if Page::built().is_none() {
        return;
    }
    let database = ["serve", "--port", "0", "--database", "postgres://127.0.0.1:1/x"];
    let said = basalt(&[&database[..], &["--bus", "bus.example"]].concat()).failure(3);
    assert!(said.starts_with("error: --bus needs the address of a NATS server"), "{said}");
    let bus = ["serve", "--port", "0", "--bus", "nats://127.0.0.1:1"];
    let said = basalt(&bus).failure(3);
    assert!(said.starts_with("error: --bus connects servers that share a"), "{said}");
}

#[test]
fn a_second_server_on_one_folder_is_refused() {
    let Some((_folder, data)) = folder_for_server("second-server") else { return };
    let args = ["serve", "--port", "0", "--data", &data];
    let first = Serving::start(&args);
    let said = basalt(&args).failure(3);
    assert!(said.starts_with(&format!("error: another Basalt already uses {data}")), "{said}");
    drop(first);
    Serving::start(&args);
}

#[test]
fn servers_on_one_database_need_one_bus() {
    let Some((_cluster, database)) = postgres_for_server() else { return };
    let (nats, other_nats) = (Nats::start().expect("it starts"), Nats::start().expect("it starts"));
    let (bus, other_bus) = (nats.address(), other_nats.address());
    let alone = ["serve", "--port", "0", "--database", &database];
    let with_bus = [&alone[..], &["--bus", &bus]].concat();

    let first = Serving::start(&alone);
    let said = basalt(&alone).failure(3);
    assert!(said.starts_with("error: another Basalt already uses this database: "), "{said}");
    let said = basalt(&with_bus).failure(3);
    assert!(said.starts_with("error: another Basalt uses this database without --bus"), "{said}");
    drop(first);

    let _first = Serving::start(&with_bus);
    let said = basalt(&alone).failure(3);
    assert!(said.starts_with("error: another Basalt already uses this database: "), "{said}");
    let said = basalt(&[&alone[..], &["--bus", &other_bus]].concat()).failure(3);
    assert!(said.starts_with("error: another Basalt uses this database, but"), "{said}");
    Serving::start(&with_bus);
}

/// A server that is killed with this value.
struct Serving(Child);

impl Serving {
    /// Starts a server, and waits until it says where it is.
    fn start(args: &[&str]) -> Self {
        let mut serving = Self(command(args).spawn().expect("it starts"));
        let mut line = String::new();
        let output = serving.0.stdout.as_mut().expect("piped");
        BufReader::new(output).read_line(&mut line).expect("it speaks");
        assert!(line.starts_with("Basalt is running at "), "{line}");
        serving
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        self.0.kill().expect("it runs");
        self.0.wait().expect("it ends");
    }
}

#[cfg(unix)]
#[test]
fn it_says_where_it_is_and_ends_when_told_to() {
    if Page::built().is_none() {
        return;
    }
    for signal in ["INT", "TERM"] {
        let mut child = command(&["serve", "--port", "0"]).spawn().expect("it starts");
        let mut output = BufReader::new(child.stdout.take().expect("piped"));
        let mut line = String::new();
        output.read_line(&mut line).expect("it speaks");
        assert!(line.starts_with("Basalt is running at http://127.0.0.1:"), "{line}");
        let mut kill = Command::new("kill");
        kill.args([&format!("-{signal}"), &child.id().to_string()]);
        assert!(kill.status().expect("kill runs").success());
        assert_eq!(child.wait().expect("it ends").code(), Some(0), "{signal}");
    }
}
