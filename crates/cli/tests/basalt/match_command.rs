//! Matches, with players made of a few lines of shell where one has to misbehave.

use std::collections::BTreeMap;

use basalt_records::{Format, Record, read_all};
use basalt_rules::AnyPosition;

use crate::program::{Folder, Run, basalt};

/// Runs a match of few games that writes its records to the file `games` of a folder.
fn play(folder: &Folder, args: &[&str]) -> Run {
    let records = folder.path("games");
    basalt(&[&["match"], args, &["--records", &records]].concat())
}

/// The games in the file of a folder, by their number.
fn games(folder: &Folder) -> BTreeMap<u64, Record> {
    let text = folder.text("games");
    let games = read_all(Format::Basalt, text.as_bytes()).map(|game| game.expect("a game"));
    games
        .map(|game| {
            game.replay().expect("legal moves");
            (tag(&game, "Round").parse().expect("a number"), game)
        })
        .collect()
}

fn tag<'a>(game: &'a Record, name: &str) -> &'a str {
    game.tags.get(name).unwrap_or_default()
}

/// The summary of a match that went well.
#[track_caller]
fn summary(run: Run) -> String {
    assert_eq!(run.code, Some(0), "{}", run.err);
    run.out
}

#[test]
fn pairs_share_their_opening_and_swap_colours() {
    let folder = Folder::new("match-pairs");
    let out = summary(play(&folder, &["greedy", "random", "--games", "6", "--full-board"]));
    assert!(out.starts_with("greedy against random\n6 games: +"), "{out}");
    let games = games(&folder);
    assert_eq!(games.len(), 6);
    for pair in 1..=3 {
        let (one, other) = (&games[&(2 * pair - 1)], &games[&(2 * pair)]);
        assert_eq!((tag(one, "White"), tag(one, "Black")), ("greedy", "random"));
        assert_eq!((tag(other, "White"), tag(other, "Black")), ("random", "greedy"));
        assert_eq!((&one.start, tag(one, "Opening")), (&other.start, pair.to_string().as_str()));
        assert_ne!(tag(one, "Seed"), tag(other, "Seed"));
        assert_ne!(one.line, other.line);
        assert_eq!(tag(one, "Termination"), "normal");
    }
    assert_ne!(games[&1].start, games[&3].start);
}

#[test]
fn a_seed_gives_its_match_at_any_concurrency() {
    let (one, many) = (Folder::new("match-one"), Folder::new("match-many"));
    let args = ["random", "greedy", "--games", "8", "--random-plies", "6", "--seed", "5"];
    let out = summary(play(&one, &args));
    assert_eq!(summary(play(&many, &[&args[..], &["--concurrency", "3"]].concat())), out);
    assert_eq!(games(&one), games(&many));
}

#[test]
fn every_game_can_be_played_by_our_engine() {
    for game in ["dvonn", "punct", "punct-basic"] {
        let args = ["match", "basalt:Seed=3", "random", "--games", "2", "--nodes", "1"];
        let out = summary(basalt(&[&args[..], &["--game", game]].concat()));
        assert!(out.starts_with("basalt:Seed=3 against random\n2 games: "), "{out}");
        assert!(!out.contains("lost by"), "{out}");
    }
}

#[test]
fn our_engine_plays_alike_inside_and_outside() {
    let (inside, outside) = (Folder::new("match-inside"), Folder::new("match-outside"));
    let limits = ["--games", "2", "--nodes", "100", "--full-board", "--name1", "x"];
    let ugi = format!("ugi:'{}' engine", env!("CARGO_BIN_EXE_basalt"));
    summary(play(&inside, &[&["basalt", "greedy"], &limits[..]].concat()));
    summary(play(&outside, &[&[&ugi, "greedy"], &limits[..]].concat()));
    let moves = |folder| games(folder).into_values().map(|game| game.line).collect::<Vec<_>>();
    assert_eq!(moves(&inside), moves(&outside));
}

#[test]
fn a_level_has_no_time_limit_unless_one_is_given() {
    let folder = Folder::new("match-levels");
    let level = ["basalt:Level=1", "random", "--games", "2", "--full-board"];
    summary(play(&folder, &level));
    let event = tag(&games(&folder)[&1], "Event").to_owned();
    assert!(event.contains("basalt:Level=1 [no limit] against random [no limit]"), "{event}");
    let limited = Folder::new("match-levels-limited");
    summary(play(&limited, &[&level[..], &["--move-time", "9"]].concat()));
    let event = tag(&games(&limited)[&1], "Event").to_owned();
    assert!(event.contains("basalt:Level=1 [move-time 9]"), "{event}");
}

#[test]
fn clocks_are_kept_and_written_down() {
    let folder = Folder::new("match-clocks");
    let args = ["basalt", "random", "--games", "2", "--time", "60", "--depth", "1"];
    summary(play(&folder, &[&args[..], &["--time2", "600"]].concat()));
    let clock = |number, ply: usize| {
        let game = &games(&folder)[&number];
        game.line.nodes[ply].notes().comment.clock.expect("a clock").millis()
    };
    assert!(clock(1, 0) <= 60_000 && clock(1, 1) > 60_000 && clock(2, 0) > 60_000);
}

#[test]
fn sprt_ends_the_match_early() {
    let args =
        ["match", "greedy", "random", "--full-board", "--games", "2000", "--sprt", "0", "50"];
    let out = summary(basalt(&args));
    assert!(out.contains("SPRT of 0 against 50 Elo: 50 accepted (log-likelihood"), "{out}");
    let games = out.lines().nth(1).and_then(|line| line.split(' ').next()).expect("a number");
    assert!(games.parse::<u32>().expect("a number") < 200, "{out}");
}

#[test]
fn the_last_test_that_is_asked_for_counts() {
    let args = ["match", "greedy", "random", "--games", "2", "--sprt", "0", "5"];
    let out = summary(basalt(&[&args[..], &["--sprt", "10", "20"]].concat()));
    assert!(out.contains("\nSPRT of 10 against 20 Elo: undecided"), "{out}");
}

#[test]
fn a_match_goes_on_where_it_was_stopped() {
    let (whole, cut) = (Folder::new("match-whole"), Folder::new("match-cut"));
    let args = ["random", "greedy", "--games", "6", "--full-board"];
    let out = summary(play(&whole, &args));
    let text = whole.text("games");
    // In the middle of the fourth game.
    let at = text.match_indices("[Game ").nth(3).expect("a game").0 + 300;
    cut.file("games", &text[..at]);
    let run = play(&cut, &args);
    assert!(run.err.contains("is incomplete and will be replayed.\n"), "{}", run.err);
    assert!(run.err.contains("Resuming after 3 of 6 games.\n"), "{}", run.err);
    assert_eq!((summary(run), cut.text("games")), (out.clone(), text.clone()));

    let again = play(&whole, &args);
    assert_eq!((summary(again), whole.text("games")), (out, text));
    let longer = play(&whole, &[&args[..], &["--games", "8"]].concat());
    assert!(summary(longer).contains("\n8 games: "));
    assert_eq!(games(&whole).len(), 8);
}

#[test]
fn another_match_and_other_files_are_left_alone() {
    let folder = Folder::new("match-other");
    let args = ["random", "greedy", "--games", "2"];
    summary(play(&folder, &args));
    let text = folder.text("games");
    for more in [&["--seed", "2"][..], &["--full-board"], &["--margin-ms", "5"], &["--time", "9"]] {
        let said = play(&folder, &[&args[..], more].concat()).failure(1);
        assert!(said.contains("holds the games of another match: “dvonn match: random"), "{said}");
        assert!(said.ends_with("or name another file.\n"), "{said}");
        assert_eq!(folder.text("games"), text);
    }
    folder.file("games", "precious");
    let said = play(&folder, &args).failure(1);
    assert!(said.contains("isn’t a finished game of a match"), "{said}");
    assert_eq!(folder.text("games"), "precious");
}

#[test]
fn two_matches_do_not_share_a_file() {
    let folder = Folder::new("match-busy");
    let file = std::fs::File::create(folder.path("games")).expect("writable");
    file.lock().expect("nobody else has it");
    let said = play(&folder, &["random", "greedy", "--games", "2"]).failure(3);
    assert!(said.contains("another match is writing to"), "{said}");
}

#[test]
fn openings_come_from_a_file() {
    let folder = Folder::new("match-positions");
    let (one, two) = ("9/10/2r1r3r2/10/9 b p", "9/10/5r5/4rw(rb)3/9 w s");
    let file = folder.file("openings", format!("# two\n{one}\n\n  {two}  # few moves\n"));
    summary(play(&folder, &["random", "greedy", "--games", "6", "--positions", &file]));
    let starts: Vec<_> = games(&folder).values().map(|game| game.start.to_string()).collect();
    assert_eq!(starts, [one, one, two, two, one, one]);

    for (text, expected) in [
        (format!("{one}\nx\n"), "line 2: expected"),
        ("9/10/5r5/4rr4/9 w s\n".to_owned(), "line 1: expected a position to play from"),
        ("# nothing\n".to_owned(), "expected at least one position in"),
    ] {
        let file = folder.file("bad", text);
        let said = basalt(&["match", "random", "greedy", "--positions", &file]).failure(1);
        assert!(said.contains(expected), "{said}");
    }
    let missing = folder.path("missing");
    basalt(&["match", "random", "greedy", "--positions", &missing]).failure(3);
}

#[test]
fn unusable_players_are_reported_before_the_first_game() {
    for (player, expected) in [
        ("ugi:/no/such/program", "can’t play: program not found"),
        ("codecup:/no/such/program", "can’t play: program not found"),
        ("basalt:Levle=5", "can’t play: it has no option Levle"),
        ("basalt:Seed=x", "can’t play: it answers “setoption name Seed value: expected"),
    ] {
        let said = basalt(&["match", "random", player]).failure(3);
        assert!(said.contains(expected), "{said}");
    }
}

/// Programs that speak, or do not.
#[cfg(unix)]
mod foreign {
    use std::io::{BufRead as _, BufReader};

    use super::*;
    use crate::program::{command, press_ctrl_c, was_interrupted};

    /// A match of a shell script that speaks CodeCup's protocol.
    fn against(folder: &Folder, script: &str, more: &[&str]) -> Run {
        let file = folder.file("player.sh", script);
        let player = format!("codecup:sh '{file}' {{color}} {{seed}} {{state}}");
        let args = [&player, "random", "--games", "2", "--name1", "shell"];
        play(folder, &[&args[..], more].concat())
    }

    /// A match of a shell script that speaks UGI.
    fn against_engine(folder: &Folder, script: &str) -> Run {
        let file = folder.file("engine.sh", script);
        let player = format!("ugi:sh '{file}'");
        play(folder, &[&player, "random", "--games", "2", "--name1", "shell"])
    }

    /// Both games are lost by a fault that is named in words and in the records, and counted as
    /// an illegal move, a crash or a timeout.
    #[track_caller]
    fn lost_by(run: Run, folder: &Folder, said: &str, counts: [u32; 3], tags: [&str; 2]) {
        for game in ["Game 1: shell (White)", "Game 2: shell (Black)"] {
            assert!(run.err.contains(&format!("{game} loses by {said}")), "{}", run.err);
        }
        let out = summary(run);
        assert!(out.contains("\n2 games: +0 =0 -2, 0.0% of the points\n"), "{out}");
        let [illegal, crashes, timeouts] = counts;
        let counted = format!("{illegal} illegal moves, {crashes} crashes, {timeouts} timeouts");
        assert!(out.contains(&format!("\nshell lost by {counted} (games 1, 2)\n")), "{out}");
        for game in games(folder).values() {
            assert_eq!([tag(game, "Termination"), tag(game, "Fault")], tags);
        }
    }

    #[track_caller]
    fn lost_by_crashes(run: Run, folder: &Folder, status: &str) {
        lost_by(run, folder, &format!("a crash: {status}\n"), [0, 2, 0], ["abandoned", status]);
    }

    /// Plays until some games are lost by a crash, which is told as soon as they are in the file, and presses Ctrl-C. Returns
    /// the first line that was told.
    fn interrupt_after(games: usize, args: &[&str]) -> String {
        let mut child = command(args).spawn().expect("it starts");
        let mut told = BufReader::new(child.stderr.take().expect("piped")).lines();
        let mut next = || told.next().expect("a line").expect("text");
        let first = next();
        let crashes = |line: &str| line.contains(" loses by a crash");
        let mut count = usize::from(crashes(&first));
        while count < games {
            count += usize::from(crashes(&next()));
        }
        press_ctrl_c(&child);
        assert!(was_interrupted(child.wait().expect("it ends")));
        first
    }

    #[test]
    fn an_interrupted_match_goes_on_after_its_finished_games() {
        let folder = Folder::new("match-interrupted");
        let player = format!("codecup:sh '{}'", folder.file("player.sh", "read x; exit 3"));
        let records = folder.path("games");
        let args = ["match", &player, "random", "--games", "100000", "--records", &records];
        interrupt_after(3, &args);
        let finished = games(&folder).len();
        assert!(finished >= 3, "{finished}");
        let told = interrupt_after(1, &args);
        assert_eq!(told, format!("Resuming after {finished} of 100000 games."));
        // A game that is played twice would have its number twice.
        let text = folder.text("games");
        assert_eq!(games(&folder).len(), text.matches("[Round ").count());
        assert!(games(&folder).len() > finished);
    }

    #[test]
    fn illegal_moves_lose() {
        let folder = Folder::new("match-illegal");
        let run = against(&folder, "while read x; do echo Z9; done", &[]);
        let said = "an illegal move, “Z9”: expected a move such as";
        lost_by(run, &folder, said, [2, 0, 0], ["rules-infraction", "Z9"]);
    }

    #[test]
    fn crashes_lose() {
        let folder = Folder::new("match-crash");
        let run = against(&folder, "read x; exit 3", &[]);
        lost_by_crashes(run, &folder, "exit status: 3");
    }

    #[test]
    fn time_outs_lose() {
        for (name, script) in [
            ("match-silent", "while read x; do :; done"),
            ("match-blank", "while :; do echo; done"),
        ] {
            let folder = Folder::new(name);
            let limits = ["--time", "0.04", "--time2", "60", "--margin-ms", "10"];
            let run = against(&folder, script, &limits);
            let said = "a timeout, no answer within 0.050 s\n";
            lost_by(run, &folder, said, [0, 0, 2], ["time", "0.050 s"]);
        }
    }

    #[test]
    fn a_full_disk_leaves_whole_games() {
        let folder = Folder::new("match-full");
        // Room for 4 blocks of 512 bytes: two games, and a part of the third.
        let script = "ulimit -f 4; trap '' XFSZ; exec \"$0\" \"$@\"";
        let output = std::process::Command::new("sh")
            .args(["-c", script, env!("CARGO_BIN_EXE_basalt"), "match", "random", "greedy"])
            .args(["--games", "6", "--records", &folder.path("games")])
            .output()
            .expect("there is a shell");
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(3), "{said}");
        assert!(said.contains("error: Can’t write"), "{said}");
        assert!(games(&folder).keys().copied().eq([1, 2]), "{}", folder.text("games"));
    }

    #[test]
    fn only_a_line_that_says_so_is_a_move() {
        let folder = Folder::new("match-ugi-words");
        let script = "while read -r x; do case $x in ugi) echo ugiok;; isready) echo readyok;; \
                      go*) echo bestmoves e3; echo bestmove z9;; quit) exit;; esac; done";
        let run = against_engine(&folder, script);
        assert!(run.err.contains("an illegal move, “z9”"), "{}", run.err);
    }

    #[test]
    fn an_engine_that_fails_is_started_again() {
        let folder = Folder::new("match-ugi-crash");
        // It says hello, and ends when it is asked for a move.
        let script = "while read -r x; do case $x in \
                      ugi) echo ugiok;; isready) echo readyok;; go*) exit 4;; esac; done";
        let run = against_engine(&folder, script);
        lost_by_crashes(run, &folder, "exit status: 4");
    }

    #[test]
    fn blanks_of_a_command_line_are_filled_in() {
        let folder = Folder::new("match-blanks");
        let seen = folder.path("seen");
        let script = format!("read x; echo \"$1 $2 $3 $x\" >> '{seen}'");
        summary(against(&folder, &script, &["--full-board"]));
        let games = games(&folder);
        let text = folder.text("seen");
        let lines: Vec<Vec<_>> = text.lines().map(|line| line.split(' ').collect()).collect();
        // The tryout before the first game hears no line but Quit.
        let [tryout, white, black] = &lines[..] else { panic!("{text}") };
        let state = state_of_full_board(&games[&1].start);
        assert_eq!(tryout[3], "Quit");
        assert_eq!(white[..], ["white", tag(&games[&1], "Seed"), &state, "Start"]);
        assert_eq!(black[..3], ["black", tag(&games[&2], "Seed"), &state]);
        let first = games[&2].line.nodes[0].mv.to_string().to_uppercase();
        assert_eq!(black[3], first);
    }

    /// The text of a full board with White to move, by its definition: single pieces only.
    fn state_of_full_board(position: &AnyPosition) -> String {
        let text = position.to_string();
        let rows: Vec<_> = text.split(' ').next().expect("a board").split('/').collect();
        let letter = |piece| match piece {
            'w' => 'C',
            'b' => 'D',
            _ => 'B',
        };
        let pieces = rows.iter().rev().flat_map(|row| row.chars());
        std::iter::once('C').chain(pieces.map(letter)).collect()
    }

    /// A program that repeats its part of a game that greedy players have played, and so shows
    /// what it is told and when: for each line that it hears, what it says.
    #[test]
    fn a_whole_game_is_played_by_codecups_protocol() {
        let (model, folder) = (Folder::new("match-model"), Folder::new("match-codecup"));
        let args = ["--games", "2", "--seed", "9"];
        summary(play(&model, &[&["greedy", "greedy"], &args[..]].concat()));
        let expected = games(&model);
        for (number, color) in [(1, "white"), (2, "black")] {
            folder.file(color, part_of(&expected[&number], color == "white"));
        }
        let script = format!(
            "while read -r x; do echo \"$x\" >> '{0}'/heard-$1; read -r say <&3 || exit; \
             for one in $say; do echo $one; done; done 3< '{0}'/$1",
            folder.path("")
        );
        let file = folder.file("player.sh", script);
        let player = format!("codecup:sh '{file}' {{color}}");
        let out =
            summary(play(&folder, &[&[&player, "greedy", "--name1", "x"], &args[..]].concat()));
        assert!(!out.contains("lost by"), "{out}");
        let found = games(&folder);
        for (number, color) in [(1, "white"), (2, "black")] {
            assert_eq!(found[&number].line, expected[&number].line);
            let heard = folder.text(&format!("heard-{color}"));
            // The tryout is White's.
            let heard: Vec<_> = heard.lines().skip(usize::from(number == 1)).collect();
            assert_eq!(heard, told_to(&found[&number], color == "white"), "{color}");
        }
    }

    /// The player of each ply of a game of DVONN: White makes the 49th and the 50th.
    fn is_white(ply: usize) -> bool {
        ply.is_multiple_of(2) == (ply < 49)
    }

    /// A player's answer to each line, its moves of one turn on one line.
    fn part_of(game: &Record, white: bool) -> String {
        let mut part = String::new();
        for (ply, mv) in game.line.moves().enumerate() {
            if is_white(ply) == white {
                part.push_str(&format!("{mv} ").to_uppercase());
            } else if ply > 0 || white {
                part.push('\n');
            }
        }
        part.push('\n');
        part
    }

    /// The lines that a player reads in a whole game.
    fn told_to(game: &Record, white: bool) -> Vec<String> {
        let moves = game.line.moves().enumerate().filter(|&(ply, _)| is_white(ply) != white);
        let moves = moves.map(|(_, mv)| mv.to_string().to_uppercase());
        let start = white.then(|| "Start".to_owned());
        start.into_iter().chain(moves).chain(["Quit".to_owned()]).collect()
    }
}

/// A copy of a ledger that the first release wrote.
fn first_release(folder: &Folder, name: &str) -> String {
    let path = format!("{}/../arena/tests/first_release/{name}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("a ledger");
    folder.file("games", &text);
    text
}

#[test]
fn a_match_of_the_first_release_goes_on() {
    let folder = Folder::new("match-first-release");
    let text = first_release(&folder, "dvonn.basalt");
    let args = [
        &["basalt:Seed=5", "greedy", "--games", "4", "--nodes", "300", "--time", "60"][..],
        &["--full-board", "--seed", "3"],
    ]
    .concat();
    let run = play(&folder, &args);
    assert!(run.err.contains("Resuming after 4 of 4 games.\n"), "{}", run.err);
    let out = summary(run);
    assert!(out.contains("\n4 games: +4 =0 -0, 100.0% of the points\n"), "{out}");
    assert_eq!(folder.text("games"), text);
}

#[test]
fn a_seed_gives_the_games_of_the_first_release() {
    let (old, new) = (Folder::new("match-old-seed"), Folder::new("match-new-seed"));
    let text = first_release(&old, "random.basalt");
    let args = ["random", "random", "--games", "2", "--seed", "7", "--random-plies", "8"];
    summary(play(&new, &args));
    assert_eq!(new.text("games"), text);
}
