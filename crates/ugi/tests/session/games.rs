//! Whole games through the protocol.

use basalt_rules::{AnyPosition, Game, SplitMix64};

use crate::harness::Harness;

/// Plays a random game of `game` and calls `look` with every position, the last one included.
fn random_game(game: Game, seed: u64, mut look: impl FnMut(&AnyPosition, &str)) {
    let mut rng = SplitMix64::new(seed);
    let mut position = AnyPosition::start(game);
    let mut line = "position startpos moves".to_owned();
    loop {
        look(&position, &line);
        let moves = position.legal_moves();
        if moves.is_empty() {
            return;
        }
        let mv = rng.pick(&moves).expect("a move");
        position.play(mv).expect("a legal move");
        line = format!("{line} {mv}");
    }
}

fn desk_for(game: Game) -> Harness {
    let mut harness = Harness::default();
    assert_eq!(harness.send(&format!("setoption name Game value {game}")), [""; 0]);
    harness
}

/// The engine is asked once in this many plies: in PÜNCT there are thousands of turns to search, and a random game has hundreds of
/// plies.
fn stride(game: Game) -> usize {
    if AnyPosition::start(game).legal_moves().len() < 100 { 1 } else { 25 }
}

#[test]
fn the_best_move_is_legal_or_the_game_is_over() {
    for (game, seed) in Game::ALL.into_iter().flat_map(|game| (0..4).map(move |i| (game, i))) {
        let mut harness = desk_for(game);
        let mut ply = 0;
        random_game(game, seed, |position, line| {
            ply += 1;
            if ply % stride(game) != 0 && position.outcome().is_none() {
                return;
            }
            assert_eq!(harness.send(line), [""; 0]);
            let said = harness.send("go depth 1");
            let best = said.last().and_then(|line| line.strip_prefix("bestmove "));
            let best = best.unwrap_or_else(|| panic!("{said:?}"));
            match position.outcome() {
                Some(_) => assert_eq!(said, ["bestmove none"]),
                None => assert!(position.read_move(best).is_ok(), "{position}: {best}"),
            }
        });
    }
}

/// The answers to these lines, each on its own.
fn answers(harness: &mut Harness, lines: &[&str]) -> Vec<Vec<String>> {
    lines.iter().map(|line| harness.send(line)).collect()
}

#[test]
fn the_same_commands_in_the_same_order_are_answered_alike() {
    let mid = "position fen bb2(brbb)1(ww)2/1(bw)w(www)(wb)1r(bbw)1b/w(bw)bwbbbwr1b/\
               1ww(wb)3ww(wb)/wwb(bw)2(bb)(wb)1 w s";
    let lines =
        ["setoption name Hash value 1", mid, "go nodes 20000", "go depth 4", "go nodes 9999"];
    let (mut one, mut other) = (desk_for(Game::Dvonn), desk_for(Game::Dvonn));
    let expected = answers(&mut one, &lines);
    assert_eq!(answers(&mut other, &lines), expected);
    // An engine that has forgotten everything begins again.
    other.send("uginewgame");
    assert_eq!(answers(&mut other, &lines), expected);
}

/// Answers to a search of each game at its start, with networks or without.
fn searched(level: u8, networks: bool) -> Vec<Vec<String>> {
    let search = |game| {
        let mut harness = desk_for(game);
        harness.send(&format!("setoption name Networks value {networks}"));
        harness.send(&format!("setoption name Level value {level}"));
        harness.send("position startpos");
        harness.send("go nodes 600")
    };
    Game::ALL.into_iter().map(search).collect()
}

#[test]
fn levels_from_10_on_have_networks_and_they_can_be_turned_off() {
    for level in [10, 20] {
        let (with, without) = (searched(level, true), searched(level, false));
        assert!(with.iter().zip(&without).all(|(with, without)| with != without), "{level}");
    }
    assert_eq!(searched(9, true), searched(9, false));
}

/// The same position with and without the move that led to it.
#[test]
fn weak_levels_look_near_the_last_move() {
    for game in Game::ALL {
        let mut positions = Vec::new();
        random_game(game, 3, |position, line| {
            positions.push((position.to_string(), line.to_owned()));
        });
        let differs = |level| {
            let mut harness = desk_for(game);
            harness.send(&format!("setoption name Level value {level}"));
            let mut answer = |line: &str| {
                harness.send(line);
                harness.send("go").pop()
            };
            let differing = positions
                .iter()
                .skip(1)
                .take(12)
                .filter(|(text, line)| answer(line) != answer(&format!("position fen {text}")));
            differing.count()
        };
        assert!(differs(3) > 0, "{game}");
        assert_eq!(differs(8), 0, "{game}");
    }
}

#[test]
fn queries_agree_with_the_rules() {
    for game in Game::ALL {
        let mut harness = desk_for(game);
        random_game(game, 9, |position, line| {
            harness.send(line);
            assert_eq!(harness.session.position(), position);
            let over = position.outcome().is_some();
            assert_eq!(harness.send("query gameover"), [format!("response {over}")]);
            assert_eq!(harness.send("query result") == ["response none"], !over);
        });
    }
}

#[test]
fn counts_agree_with_the_rules() {
    let mut harness = desk_for(Game::Dvonn);
    random_game(Game::Dvonn, 5, |position, line| {
        harness.send(line);
        // Positions with few moves get a deep count, which is divided further.
        let most = if position.legal_moves().len() <= 6 { 6 } else { 3 };
        for depth in 0..=most {
            let mut said = harness.send(&format!("go perft {depth}"));
            let total = format!("Nodes searched: {}", position.perft(depth));
            assert_eq!(said.pop(), Some(total), "{position}");
            if depth > 0 {
                assert_eq!(said, divided(position, depth), "{position}");
            }
        }
    });
}

fn divided(position: &AnyPosition, depth: u32) -> Vec<String> {
    let below = |mv| {
        let mut after = position.clone();
        after.play(mv).expect("a legal move");
        format!("{mv}: {}", after.perft(depth - 1))
    };
    position.legal_moves().into_iter().map(below).collect()
}
