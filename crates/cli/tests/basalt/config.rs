//! The settings of the server: from a file, the environment and the command line.

use std::process::Command;

use serde_json::{Value, json};

use crate::program::{Folder, Run, basalt, command};

/// Runs `basalt config` with variables of the environment.
fn config(args: &[&str], variables: &[(&str, &str)]) -> Run {
    let mut command = command(&[&["config"], args].concat());
    run(command.envs(variables.iter().copied()))
}

fn run(command: &mut Command) -> Run {
    let output = command.output().expect("the program runs");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    Run { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

/// Whether a line is in a text.
fn has(text: &str, line: &str) -> bool {
    text.lines().any(|other| other == line)
}

#[test]
fn each_source_overrides_the_ones_before() {
    let folder = Folder::new("config");
    let file = folder.file("basalt.toml", "port = 1\nlog-level = \"warn\"\nmetrics-port = 2\n");
    let variables =
        [("BASALT_CONFIG", file.as_str()), ("BASALT_PORT", "3"), ("BASALT_METRICS_PORT", "4")];
    let said = config(&["--metrics-port", "5"], &variables).fine();
    assert!(has(&said, "metrics-port = 5  # command line"), "{said}");
    assert!(has(&said, "port = 3  # BASALT_PORT"), "{said}");
    assert!(has(&said, &format!("log-level = \"warn\"  # {file}")), "{said}");
    assert!(has(&said, "host = \"127.0.0.1\"  # default"), "{said}");
    let said = config(&["--config", &file], &[]).fine();
    assert!(has(&said, &format!("port = 1  # {file}")), "{said}");
    let again = folder.file("again.toml", &said);
    let same = config(&["--config", &again], &[]).fine().replace(&again, &file);
    let values = |text: &str| -> Vec<String> {
        text.lines().map(|line| line.split("  #").next().expect("a value").to_owned()).collect()
    };
    assert_eq!(values(&same), values(&said), "what is printed is a file");
}

#[test]
fn a_folder_and_a_database_replace_each_other() {
    let folder = Folder::new("config-store");
    let file = folder.file("basalt.toml", "data = \"/nowhere\"\n");
    let database = ("BASALT_DATABASE", "postgres://ada@db.example/basalt");
    let said = config(&["--config", &file], &[database]).fine();
    assert!(
        has(&said, "database = \"postgres://ada@db.example/basalt\"  # BASALT_DATABASE"),
        "{said}"
    );
    assert!(!said.contains("data = "), "{said}");
    let Run { code, out, err } = config(&["--config", &file, "--data", "/elsewhere"], &[database]);
    assert_eq!(code, Some(0), "{err}");
    assert!(has(&out, "data = \"/elsewhere\"  # command line"), "{out}");
    assert!(!out.contains("database"), "{out}");
    let warning = "Warning: BASALT_DATABASE names a database, but --data is given";
    assert!(err.starts_with(warning), "{err}");
    let said = config(&["--data", "/elsewhere"], &[]).fine();
    assert!(has(&said, "data = \"/elsewhere\"  # command line"), "{said}");
}

#[test]
fn settings_are_objects_if_asked_for() {
    let secret = ("BASALT_DATABASE", "postgres://ada:dbSecret@db.example/basalt");
    let said = config(&["--json", "--port", "1"], &[secret]).fine();
    let objects: Vec<Value> =
        said.lines().map(|line| serde_json::from_str(line).expect(line)).collect();
    for expected in [
        json!({ "name": "port", "values": ["1"], "source": "command line" }),
        json!({ "name": "host", "values": ["127.0.0.1"], "source": "default" }),
        json!({
            "name": "database",
            "values": ["postgres://ada:***@db.example/basalt"],
            "source": "BASALT_DATABASE",
        }),
    ] {
        assert!(objects.contains(&expected), "{said}");
    }
}

#[test]
fn no_password_is_printed() {
    let folder = Folder::new("config-secret");
    let file = folder.file("basalt.toml", "bus = \"nats://ada:busSecret@bus.example\"\n");
    let variables =
        [("BASALT_DATABASE", "postgres://ada:dbSecret@db.example/basalt?password=otherSecret")];
    let Run { code, out, err } = config(&["--config", &file], &variables);
    assert_eq!(code, Some(0), "{err}");
    assert!(!out.contains("Secret") && !err.contains("Secret"), "{out}{err}");
    assert!(has(&out, &format!("bus = \"nats://ada:***@bus.example\"  # {file}")), "{out}");
}

#[test]
fn dangerous_settings_are_told() {
    for (args, expected) in [
        (&["--host", "0.0.0.0"][..], "without TLS"),
        (&["--public", "https://basalt.example"], "nothing here speaks TLS"),
        (&["--metrics-port", "1", "--metrics-host", "0.0.0.0"], "read the metrics"),
        (&["--trial"], "--trial"),
        (
            &["--host", "0.0.0.0", "--proxied", "--public", "https://basalt.example"],
            "Name your proxy with --proxy",
        ),
    ] {
        let said = config(args, &[]).err;
        assert!(said.contains(expected), "{args:?}: {said}");
    }
    let proxied = ["--proxied", "--public", "https://basalt.example"];
    for host in [&["--host", "0.0.0.0", "--proxy", "192.0.2.1"][..], &["--host", "127.0.0.1"]] {
        let said = config(&[host, &proxied].concat(), &[]);
        assert_eq!(said.err, "", "{host:?}");
    }
    let certificate = ["--tls-cert", "/nowhere/cert.pem", "--tls-key", "/nowhere/key.pem"];
    let said = config(&[&["--host", "0.0.0.0"], &certificate[..]].concat(), &[]);
    assert_eq!(said.err, "", "the server itself speaks TLS");
}

#[cfg(unix)]
#[test]
fn files_that_others_can_read_are_told() {
    use std::fs::{Permissions, set_permissions};
    use std::os::unix::fs::PermissionsExt as _;
    let folder = Folder::new("config-readable");
    let file = folder.file("basalt.toml", "bus = \"nats://ada:secret@bus.example\"\n");
    for (mode, expected) in [(0o644, true), (0o640, true), (0o600, false)] {
        set_permissions(&file, Permissions::from_mode(mode)).expect("ours");
        let said = config(&["--config", &file], &[("BASALT_DATABASE", "postgres://db/x")]).err;
        assert_eq!(said.contains(&file), expected, "{mode:o}: {said}");
    }
}

#[test]
fn a_wrong_setting_is_told_with_its_source() {
    let folder = Folder::new("config-wrong");
    for (text, expected) in [
        ("colour = 1", "there is no setting colour"),
        ("port = []", "port has a value of the wrong kind"),
        ("secure = \"yes\"", "secure has a value of the wrong kind"),
        ("port = 70000", "70000 is not in 0..=65535"),
        ("port = ", "is not valid TOML"),
    ] {
        let file = folder.file("basalt.toml", text);
        let said = basalt(&["config", "--config", &file]).failure(1);
        assert!(said.contains(expected) && said.contains(&file), "{text}: {said}");
    }
    let said = config(&[], &[("BASALT_PORT", "x")]).failure(1);
    assert!(said.contains("BASALT_PORT") && said.contains("'x'"), "{said}");
    let said = config(&[], &[("BASALT_SECURE", "yes")]).failure(1);
    assert!(said.contains("BASALT_SECURE") && said.contains("expected true or false"), "{said}");
    let said = basalt(&["config", "--config", "/nowhere/basalt.toml"]).failure(3);
    assert!(said.starts_with("error: Can’t read /nowhere/basalt.toml"), "{said}");
}
