//! The commands of docs/hosting.md, run one after the other.

use std::fs;
use std::path::Path;
use std::process::Command;

use basalt_server::Page;
use basalt_testkit::documentation::blocks_of;
use basalt_testkit::{Cluster, Nats, TempFolder, free_ports};

const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Stand-ins for the programs that change the machine: nothing is installed, and units are started as plain processes,
/// which end with the script.
const STAND_INS: &str = r#"
set -eu
trap 'kill $(jobs -p) 2> /dev/null || true; wait' EXIT
apt-get() { :; }
start() { # the file of the settings, then more options
    settings="$ROOT/etc/$1.env"; unit=$1; shift
    (set -a; . "$settings"; exec "$ROOT/usr/local/bin/basalt" serve "$@") > "$ROOT/$unit.log" 2>&1 &
    echo $! > "$ROOT/$unit.pid"
}
stop() { kill "$(cat "$ROOT/$1.pid")"; while kill -0 "$(cat "$ROOT/$1.pid")" 2> /dev/null; do :; done; }
start_unit() {
    case $1 in
    basalt) test -f "$ROOT/etc/systemd/system/basalt.service"; start basalt --data "$ROOT/var/lib/basalt" ;;
    basalt@*) test -f "$ROOT/etc/systemd/system/basalt@.service"; start "basalt-${1#basalt@}" ;;
    caddy) test -f "$ROOT/etc/caddy/Caddyfile" ;;
    *) test -f "$ROOT/etc/systemd/system/$1" ;;
    esac
}
systemctl() {
    case "$1 ${2:-}" in
    "daemon-reload "*) ;;
    "enable --now") shift 2; for unit; do start_unit "$unit"; done ;;
    "restart caddy") start_unit caddy ;;
    "restart "*) stop "basalt-${2#basalt@}"; start_unit "$2" ;;
    "stop "*) stop "$2" ;;
    *) echo "systemctl $*"; exit 1 ;;
    esac
}
"#;

/// An archive like that of a release, with the program under test, and its checksum.
fn archive(folder: &Path) -> String {
    let name = format!("basalt-{VERSION}-x86_64-linux");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let run = |program: &str, args: &[&str]| {
        let status = Command::new(program).args(args).current_dir(folder).status();
        assert!(status.expect(program).success(), "{program} {args:?}");
    };
    fs::create_dir_all(folder.join(&name)).expect("a folder");
    fs::copy(env!("CARGO_BIN_EXE_basalt"), folder.join(&name).join("basalt")).expect("copied");
    run("cp", &["-r", &root.join("ops").display().to_string(), &name]);
    let archive = format!("{name}.tar.gz");
    run("tar", &["-czf", &archive, &name]);
    run("rm", &["-r", &name]);
    run("sh", &["-c", &format!("sha256sum {archive} > {archive}.sha256")]);
    archive
}

#[test]
fn every_command_of_the_guide_works() {
    if Page::built().is_none() {
        return;
    }
    let cluster = Cluster::start().expect("PostgreSQL starts");
    let nats = Nats::start().expect("NATS starts");
    let folder = TempFolder::new("hosting");
    let root = folder.path().join("root");
    fs::create_dir_all(&root).expect("a folder");
    let archive = archive(folder.path());
    let blocks = blocks_of("docs/hosting.md");
    assert!(blocks[0].text.contains(&archive), "the guide names the archive of this version");
    let [port, metrics_port] = [(); 2].map(|()| free_ports(4).expect("free ports"));
    let commands: String = blocks.iter().map(|block| block.text.as_str()).collect();
    let script = [STAND_INS, &commands].concat();
    let output = Command::new("bash")
        .args(["-c", &script])
        .current_dir(folder.path())
        .env("ROOT", &root)
        .env("SITE", "games.example")
        .env("ARCHIVE", &archive)
        .env("PORT", port.to_string())
        .env("METRICS_PORT", metrics_port.to_string())
        .env("BASALT_DATABASE", cluster.database().expect("a database"))
        .env("BASALT_BUS", nats.address())
        .env("LC_ALL", "C")
        .output()
        .expect("bash");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    let logs = ["basalt", "basalt-1", "basalt-2", "basalt-3"]
        .map(|unit| fs::read_to_string(root.join(format!("{unit}.log"))).unwrap_or_default());
    assert!(output.status.success(), "{out}\n{err}\n{logs:?}");
    assert_eq!(out.matches("store: ok").count(), 7, "each start was waited for: {out}");
    assert!(out.contains("Every table has the same rows"), "{out}");
    assert!(out.contains("maintenance-ended"), "{out}");
    assert!(!err.contains("Warning"), "the settings are not dangerous: {err}");
    let caddy = fs::read_to_string(root.join("etc/caddy/Caddyfile")).expect("written");
    assert!(caddy.contains("games.example {") && caddy.contains("127.0.0.1:7073"), "{caddy}");
}
