//! The bots of docs/bots.md, against a small server that speaks the part of the API that they need.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt as _;

use basalt_testkit::documentation::Block;

use super::script::Script;
use crate::bot::fake_server::{FakeServer, TOKEN};
use crate::bot::{run_until, runtime};

/// An engine that plays at once, under the name that the page uses.
const ENGINE: &str = "#!/bin/sh
(echo setoption name Level value 1; exec cat) | basalt engine
";

/// Starts each bot, and waits for its first move.
pub(super) fn bots_play(blocks: &[Block]) {
    let runtime = runtime();
    let script = Script::new("examples-bots");
    let engine = script.path("my-engine");
    fs::write(&engine, ENGINE).expect("writable");
    fs::set_permissions(&engine, Permissions::from_mode(0o755)).expect("ours");
    let lines: Vec<String> =
        blocks.iter().flat_map(|block| block.text.lines().map(str::to_owned)).collect();
    let bots = lines.iter().filter(|line| !line.starts_with("export "));
    assert_eq!(bots.clone().count(), 4);
    for line in bots {
        let server = runtime.block_on(FakeServer::start());
        let upgrades = line.contains(" --upgrade");
        server.change(|state| state.bot = !upgrades);
        server.challenge("dvonn", false);
        server.challenge("punct", false);
        let line = line.replace("https://basalt.example", server.address());
        // The shell becomes the bot, which ends with this test.
        let line = format!("exec env {}", line.replace("basalt_…", TOKEN));
        let mut command = script.command(&line);
        command.env("BASALT_TOKEN", TOKEN).env("PYTHONDONTWRITEBYTECODE", "1");
        // At full strength the engine thinks for seconds about its first move.
        run_until(&mut command, &server, &runtime, |state| {
            state.bot && state.most_at_once > 0 && (upgrades || state.moves() > 0)
        });
        assert_eq!(server.state().refused, 0, "{line}");
    }
}
