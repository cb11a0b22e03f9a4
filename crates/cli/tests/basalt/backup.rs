//! Backups of a server that runs.

use std::fs;

use basalt_server::{Location, Page};
use basalt_testkit::{Cluster, TempFolder};
use serde_json::{Value, json};

use crate::import::create;
use crate::program::{basalt, command};
use crate::server::{Server, post, postgres_for_server, status};

fn serve(data: &str) -> Server {
    Server::start(&mut command(&["serve", "--port", "0", "--data", data]))
}

/// The only backup in a folder.
fn only_backup(folder: &str) -> String {
    let names = fs::read_dir(folder).expect("a folder").flatten().map(|entry| entry.path());
    let names = names.filter(|path| path.extension().is_some_and(|kind| kind == "sqlite"));
    let names: Vec<String> = names.map(|path| path.display().to_string()).collect();
    assert_eq!(names.len(), 1, "{names:?}");
    names[0].clone()
}

#[test]
fn a_server_is_saved_while_it_runs_and_restored_elsewhere() {
    if Page::built().is_none() {
        return;
    }
    let (old, new, backups) =
        (TempFolder::new("old"), TempFolder::new("new"), TempFolder::new("backups"));
    let [old, new, backups] = [&old, &new, &backups].map(|one| one.path().display().to_string());
    let mut server = serve(&old);
    let registered = post(server.address(), "/api/register", "Ada", "correct horse");
    assert_eq!(status(&registered), "200", "{registered}");
    let said = basalt(&["backup", &backups, "--data", &old, "--keep", "2"]).fine();
    drop(server);
    let file = only_backup(&backups);
    let contents = "Players: 1, games: 0, events: 0.";
    assert_eq!(said, format!("Saved to {file}. {contents} All games were replayed.\n"));
    let said = basalt(&["restore", &file, "--check"]).fine();
    assert_eq!(said, format!("{file} is intact. {contents} All games were replayed.\n"));
    let said = basalt(&["restore", &file, "--data", &new]).fine();
    assert_eq!(said, format!("Restored {file}. {contents}\n"));
    let said = basalt(&["restore", &file, "--data", &new]).failure(3);
    assert_eq!(said, "error: the target already holds data: choose an empty folder or database\n");
    let mut server = serve(&new);
    let logged_in = post(server.address(), "/api/login", "Ada", "correct horse");
    assert_eq!(status(&logged_in), "200", "{logged_in}");
    let said = basalt(&["restore", &file, "--data", &new]).failure(3);
    assert!(said.starts_with(&format!("error: another Basalt already uses {new}")), "{said}");
}

#[test]
fn a_file_that_is_no_backup_is_told() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
    let said = basalt(&["restore", file, "--check"]).failure(1);
    assert_eq!(said, format!("error: {file} is not a backup of Basalt\n"));
    let said = basalt(&["restore", "/nowhere/at/all", "--check"]).failure(3);
    assert!(said.starts_with("error: can’t use /nowhere/at/all: "), "{said}");
    let nothing = TempFolder::new("nothing");
    let nothing = nothing.path().display().to_string();
    let said = basalt(&["backup", &nothing, "--data", &nothing]).failure(3);
    assert!(said.starts_with("error: there are no online games yet"), "{said}");
}

#[test]
fn games_move_to_postgres_and_back() {
    let Some((_cluster, database)) = postgres_for_server() else { return };
    let (old, new) = (TempFolder::new("old"), TempFolder::new("new"));
    let [old, new] = [&old, &new].map(|one| one.path().display().to_string());
    let mut server = serve(&old);
    let address = server.address();
    assert_eq!(status(&post(address, "/api/register", "Ada", "correct horse")), "200");
    let to_database = ["migrate", "--to", "database", "--data", &old, "--database", &database];
    let said = basalt(&to_database).failure(3);
    assert!(said.starts_with(&format!("error: another Basalt already uses {old}")), "{said}");
    drop(server);
    let expected = "Copied. Players: 1, games: 0, events: 0. \
                    Every table has the same rows and the same checksum.\n";
    assert_eq!(basalt(&to_database).fine(), expected);
    let to_folder = ["migrate", "--to", "folder", "--data", &new, "--database", &database];
    assert_eq!(basalt(&to_folder).fine(), expected);
    let mut server = serve(&new);
    let logged_in = post(server.address(), "/api/login", "Ada", "correct horse");
    assert_eq!(status(&logged_in), "200", "{logged_in}");
}

/// The objects that a command prints.
fn objects(args: &[&str]) -> Vec<Value> {
    let out = basalt(&[args, &["--json"]].concat()).fine();
    out.lines().map(|line| serde_json::from_str(line).expect(line)).collect()
}

#[test]
fn copies_are_objects_if_asked_for() {
    let (old, new, backups) =
        (TempFolder::new("old"), TempFolder::new("new"), TempFolder::new("backups"));
    create(&Location::Folder(old.path().to_owned()));
    let [old, new, backups] = [&old, &new, &backups].map(|one| one.path().display().to_string());
    let done = |event: &str, file: &str| json!({ "event": event, "file": file, "players": 0, "games": 0, "events": 0 });
    fs::create_dir_all(&backups).expect("a folder");
    let older = format!("{backups}/basalt-20200101T000000Z.sqlite");
    fs::write(&older, "").expect("writable");
    let saved = objects(&["backup", &backups, "--data", &old, "--keep", "1"]);
    let file = only_backup(&backups);
    assert_eq!(saved, [done("saved", &file), json!({ "event": "removed", "file": older })]);
    assert_eq!(objects(&["restore", &file, "--check"]), [done("checked", &file)]);
    assert_eq!(objects(&["restore", &file, "--data", &new]), [done("restored", &file)]);
    let cluster = Cluster::start().expect("PostgreSQL starts");
    let database = cluster.database().expect("a database");
    let moved = objects(&["migrate", "--to", "database", "--data", &old, "--database", &database]);
    assert_eq!(moved, [json!({ "event": "migrated", "players": 0, "games": 0, "events": 0 })]);
}
