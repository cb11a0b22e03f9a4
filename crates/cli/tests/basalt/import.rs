//! `basalt import` and `basalt dump`, beside a store that exists.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::thread;

use basalt_server::Location;
use basalt_server::admin::Store;
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use serde_json::{Value, json};

use crate::program::{Folder, basalt, basalt_reading, command, press_ctrl_c, sample, sample_text};
use crate::server::{Server, call, folder_for_server, member, postgres_for_server};

/// Creates the store that a server would have created.
pub(crate) fn create(place: &Location) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.expect("a runtime").block_on(async {
        Store::open(place).await.expect("it opens").close().await;
    });
}

/// A folder with an empty store.
fn store(name: &str) -> (Folder, String) {
    let folder = Folder::new(name);
    let data = folder.path("data");
    create(&Location::Folder(data.clone().into()));
    (folder, data)
}

fn summary(file: &str, imported: u32, known: u32, skipped: u32) -> String {
    format!("{file}: imported {imported}, already there {known}, skipped {skipped}.\n")
}

#[test]
fn games_are_imported_once_whatever_the_file() {
    let (folder, data) = store("import-once");
    let golem = sample("littlegolem-human.txt");
    let punct = sample("boardspace-punct-robots.sgf");
    let codecup = sample("codecup-dvonn-robots.txt");
    let import = ["import", &golem, &punct, &codecup, "--data", &data];
    let all = |imported, known| {
        [&golem, &punct, &codecup].map(|file| summary(file, imported, known, 0)).concat()
    };
    assert_eq!(basalt(&import).fine(), all(1, 0));
    assert_eq!(basalt(&import).fine(), all(0, 1));
    let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
    packed.write_all(sample_text("littlegolem-human.txt").as_bytes()).expect("a vector");
    let packed = folder.file("golem.gz", packed.finish().expect("a vector"));
    assert_eq!(basalt(&["import", &packed, "--data", &data]).fine(), summary(&packed, 0, 1, 0));
    let elsewhere = ["import", &golem, "--data", &data, "--site", "club.example"];
    assert_eq!(basalt(&elsewhere).fine(), summary(&golem, 1, 0, 0), "another site, another game");
}

#[test]
fn the_files_of_a_folder_are_imported_in_the_order_of_their_names() {
    let (folder, data) = store("import-folder");
    let games = Folder::new("import-folder-games");
    let [b, a] = [
        games.file("b.sgf", sample_text("boardspace-punct-robots.sgf")),
        games.file("a.txt", sample_text("littlegolem-human.txt")),
    ];
    games.file(".hidden", "no game");
    std::fs::create_dir(games.path("more")).expect("writable");
    let path = games.path("");
    let codecup = sample("codecup-dvonn-robots.txt");
    let expected = [&a, &b, &codecup].map(|file| summary(file, 1, 0, 0)).concat();
    assert_eq!(basalt(&["import", &path, &codecup, "--data", &data]).fine(), expected);
    let empty = folder.path("data/empty");
    std::fs::create_dir(&empty).expect("writable");
    let run = basalt(&["import", &empty, "--data", &data]);
    assert_eq!((run.code, run.err.contains(&empty)), (Some(1), true), "{}", run.err);
}

#[test]
fn bad_games_are_named_and_the_others_imported() {
    let (folder, data) = store("import-bad");
    let file = folder.file(
        "games.txt",
        "Event [a] 1. e3 c3 2. resign\n\nEvent [b] 1. e3 e3 2. resign\n\nEvent [c] 1. e3 zz\n\n\
         Event [d] 1. e3 c3\n\nEvent [e] 1. e3 c3 2. resign\n",
    );
    let run = basalt(&["import", &file, "--data", &data]);
    assert_eq!((run.code, run.err.as_str()), (Some(1), ""), "{}", run.out);
    let lines: Vec<_> = run.out.lines().collect();
    assert_eq!(lines.len(), 4, "{lines:?}");
    assert!(lines[0].starts_with(&format!("{file}: game 2: ply 2, move e3: ")), "{lines:?}");
    assert!(lines[1].starts_with(&format!("{file}: game 3, line 5, column ")), "{lines:?}");
    assert_eq!(lines[2], format!("{file}: game 4: the game has no result"));
    assert_eq!(format!("{}\n", lines[3]), summary(&file, 2, 0, 3));
    let run = basalt(&["import", &file, "--data", &data, "--json"]);
    let lines: Vec<Value> =
        run.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(lines[2]["game"], 4);
    assert_eq!(
        (&lines[3]["imported"], &lines[3]["known"], &lines[3]["skipped"]),
        (&0.into(), &2.into(), &3.into())
    );
}

#[test]
fn unreadable_games_do_not_stop_the_import() {
    let (_folder, data) = store("import-unreadable");
    let golem = sample("littlegolem-human.txt");
    let run = basalt(&["import", "/nowhere/at/all", &golem, "--data", &data]);
    assert_eq!((run.code, run.out), (Some(3), summary(&golem, 1, 0, 0)));
    assert_eq!(run.err, "error: Can’t read /nowhere/at/all: file not found\n");
    let run = basalt_reading(&["import", "-", "--data", &data], b"hello\n");
    assert_eq!(run.code, Some(1), "{}", run.err);
    let said = basalt(&["import", &golem, "--data", "/nowhere/at/all"]).failure(3);
    assert!(said.starts_with("error: there are no online games yet"), "{said}");
    let run = basalt(&["import", &golem, "--data", &data, "--site", "@"]);
    assert_eq!(run.code, Some(2), "{}", run.err);
}

#[test]
fn postgres_takes_games_too() {
    let Some((_cluster, database)) = postgres_for_server() else { return };
    create(&Location::Postgres(database.clone()));
    let golem = sample("littlegolem-human.txt");
    let import = ["import", &golem, "--database", &database];
    assert_eq!(basalt(&import).fine(), summary(&golem, 1, 0, 0));
    assert_eq!(basalt(&import).fine(), summary(&golem, 0, 1, 0));
}

/// Two members play a rated game on a server, whose dump another server imports.
#[test]
fn a_dump_has_the_rated_games_of_a_server_and_can_be_imported() {
    let Some((_folder, data)) = folder_for_server("dump-rated") else { return };
    let mut server = Server::start(&mut command(&["serve", "--port", "0", "--data", &data]));
    let address = server.address();
    let scopes = ["challenge:write", "game:play"];
    let [ada, bea] = ["Ada", "Bea"].map(|name| member(address, name, &scopes));
    let terms = json!({
        "game": "dvonn", "clock": { "limit": 300, "increment": 3 }, "rated": true, "color": "white",
        "listed": false,
    });
    let seek = call(address, &ada, "seek", &terms)["id"].clone();
    let accept = format!("challenge/{}/accept", seek.as_str().expect("an id"));
    let game = call(address, &bea, &accept, &json!({}))["gameId"].clone();
    let game = game.as_str().expect("an id");
    // A rated game counts after four moves of each.
    let moves = ["e3", "c3", "g3", "a1", "b1", "c1", "d1", "e1"];
    for (mv, token) in moves.iter().zip([&ada, &bea].into_iter().cycle()) {
        call(address, token, &format!("game/{game}/move"), &json!({ "move": mv }));
    }
    call(address, &ada, &format!("game/{game}/resign"), &json!({}));

    let folder = Folder::new("dump-rated-files");
    let dumps = folder.path("dumps");
    let said = basalt(&["dump", &dumps, "--data", &data, "--json"]).fine();
    let dump: Value = serde_json::from_str(&said).expect("one object");
    assert_eq!((&dump["games"], &dump["changed"]), (&json!(1), &json!(true)));
    let file = dump["file"].as_str().expect("a path");
    let (_, name) = file.rsplit_once('/').expect("a path");
    assert!(name.starts_with("basalt-rated-") && name.ends_with(".basalt.gz"), "{name}");
    let mut text = String::new();
    let packed = std::fs::File::open(file).expect("a file");
    GzDecoder::new(packed).read_to_string(&mut text).expect("gzip");
    for part in
        ["[White \"Ada\"]", "[Black \"Bea\"]", "1. e3 c3 2. g3 a1 3. b1 c1 4. d1 e1 0-1", game]
    {
        assert!(text.contains(part), "{part}: {text}");
    }
    let sums = folder.text("dumps/SHA256SUMS");
    assert!(sums.ends_with(&format!("  {name}\n")), "{sums}");
    let again: Value =
        serde_json::from_str(&basalt(&["dump", &dumps, "--data", &data, "--json"]).fine())
            .expect("one object");
    assert_eq!(again["changed"], false);

    assert_eq!(basalt(&["import", file, "--data", &data]).fine(), summary(file, 0, 1, 0));
    let (_other, data) = store("dump-rated-elsewhere");
    assert_eq!(basalt(&["import", file, "--data", &data]).fine(), summary(file, 1, 0, 0));
    // A folder of dumps has files that are none.
    assert_eq!(basalt(&["import", &dumps, "--data", &data]).fine(), summary(file, 0, 1, 0));
    std::fs::write(folder.path("dumps/games.basalt"), &text).expect("writable");
    std::fs::write(file, "damaged").expect("writable");
    let run = basalt(&["import", &dumps, "--data", &data]);
    let said = format!("error: {file} does not match its checksum in SHA256SUMS; get it again\n");
    assert_eq!((run.code, run.err), (Some(1), said));
    assert_eq!(run.out, summary(&folder.path("dumps/games.basalt"), 0, 1, 0));
}

#[test]
fn without_rated_games_a_dump_has_no_months() {
    let (folder, data) = store("dump-none");
    let dumps = folder.path("dumps");
    assert_eq!(basalt(&["dump", &dumps, "--data", &data]).fine(), "No rated game has ended yet.\n");
    assert_eq!(folder.text("dumps/SHA256SUMS"), "");
    assert!(folder.text("dumps/LICENSE.txt").contains("CC0"));
    assert_eq!(
        basalt(&["dump", &dumps, "--data", &data, "--json"]).fine(),
        "",
        "no file, no object"
    );
    let said = basalt(&["dump", "/proc/nowhere", "--data", &data]).failure(3);
    assert!(said.starts_with("error: can’t use /proc/nowhere: "), "{said}");
    let lock = std::fs::File::open(folder.path("dumps/.basalt-dump.lock")).expect("a file");
    lock.lock().expect("it is locked");
    let said = basalt(&["dump", &dumps, "--data", &data]).failure(3);
    assert_eq!(said, "error: another basalt dump is writing to this folder\n");
}

/// Games enough that they are read in two parts, and that some batches of them are imported before the second.
#[cfg(unix)]
#[test]
fn an_interrupted_import_goes_on_without_doubling() {
    const PART_BYTES: usize = 1 << 16;
    let (folder, data) = store("import-interrupted");
    let game = |number: u32| format!("Event [{number}{}] 1. e3 c3 2. resign\n\n", "x".repeat(400));
    let bad = "Event [bad] 1. e3 e3 2. resign\n\n";
    let total = 400;
    let text = bad.to_owned() + &(0..total).map(game).collect::<String>();
    let (first, second) = text.as_bytes().split_at(PART_BYTES);
    assert!(second.len() > PART_BYTES);
    let mut child = command(&["import", "-", "--data", &data]).spawn().expect("it starts");
    let mut stdin = child.stdin.take().expect("piped");
    stdin.write_all(first).expect("it reads");
    let mut lines = BufReader::new(child.stdout.take().expect("piped")).lines();
    let skipped = lines.next().expect("a line").expect("text");
    assert!(skipped.contains("game 1: ply 2, move e3"), "{skipped}");
    press_ctrl_c(&child);
    // It may have ended already.
    let second = second.to_owned();
    let writer = thread::spawn(move || stdin.write_all(&second).is_ok());
    let output = child.wait_with_output().expect("it ends");
    writer.join().expect("the writer ends");
    assert_eq!(output.status.code(), Some(130), "{}", String::from_utf8_lossy(&output.stderr));
    let summary = lines.next().expect("a line").expect("text");
    let imported = count_after(&summary, "imported ");
    assert!(0 < imported && imported < total, "{summary}");
    let file = folder.file("games.txt", text);
    let again = basalt(&["import", &file, "--data", &data]).out;
    let counts = ["imported ", "already there ", "skipped "].map(|name| count_after(&again, name));
    assert_eq!(counts, [total - imported, imported, 1], "{again}");
}

/// The number after some words.
#[cfg(unix)]
fn count_after(text: &str, words: &str) -> u32 {
    let (_, rest) = text.rsplit_once(words).expect(words);
    let digits = rest.split(|letter: char| !letter.is_ascii_digit()).next();
    digits.and_then(|digits| digits.parse().ok()).expect(words)
}
