//! The commands and settings of docs/operations.md and docs/nodes.md.

use std::fs;

use basalt_server::Location;
use basalt_testkit::Cluster;
use basalt_testkit::documentation::Block;

use super::script::Script;
use crate::import::create;
use crate::program::basalt;

/// Files under the names of the page.
const FILES: &str = r#"
mkdir -p "$ROOT/var/backups/basalt"
basalt backup "$ROOT/var/backups/basalt" --data "$ROOT/var/lib/basalt"
mv "$ROOT"/var/backups/basalt/*.sqlite "$ROOT/var/backups/basalt/basalt-20261117T124500Z.sqlite"
basalt convert littlegolem.txt | gzip > basalt-rated-2026-11.basalt.gz
"#;

/// Runs each block beside a store of its own.
pub(super) fn commands(blocks: &[Block]) {
    let cluster = Cluster::start().expect("PostgreSQL starts");
    let printed = "postgres://basalt:password@database.example/basalt";
    for block in blocks {
        let mut script = Script::new("examples-operations");
        create(&Location::Folder(script.path("var/lib/basalt")));
        script.add_sample("boardspace.sgf", "boardspace-dvonn-robots.sgf");
        script.add_sample("littlegolem.txt", "littlegolem-human.txt");
        script.bash(FILES);
        script.replace(printed, &cluster.database().expect("a database"));
        script.run(block);
    }
}

/// Settings of a server are accepted as they are.
pub(super) fn settings(blocks: &[Block]) {
    let script = Script::new("examples-nodes");
    for block in blocks {
        let out = script.run(block);
        assert!(out.contains("public = \"https://basalt.example\"  # command line"), "{out}");
        assert!(out.contains("  # BASALT_DATABASE") && out.contains("  # BASALT_BUS"), "{out}");
    }
}

/// Every setting of the file is in force.
pub(super) fn file_of_settings(blocks: &[Block]) {
    let script = Script::new("examples-settings");
    let file = script.path("basalt.toml");
    for block in blocks {
        fs::write(&file, &block.text).expect("writable");
        let out = basalt(&["config", "--config", &file.display().to_string()]).fine();
        let names = block.text.lines().filter_map(|line| line.split_once(" = "));
        for (name, _) in names.filter(|(name, _)| !name.starts_with('#')) {
            let setting = out.lines().find(|line| line.starts_with(&format!("{name} = ")));
            let comes_from_file = setting.is_some_and(|line| line.ends_with("basalt.toml"));
            assert!(comes_from_file, "{name}: {out}");
        }
    }
}
