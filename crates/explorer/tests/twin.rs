//! The explorer against a slow twin: it replays every game and compares positions under every symmetry, by their texts.

use std::collections::BTreeMap;

use basalt_explorer::{Canonical, Continuation, GameSet, PlayedGame, Tally, heat};
use basalt_rules::{AnyMove, AnyPosition, Color, Game, Outcome, SplitMix64, dvonn, punct};

/// A position and a move of it under every symmetry, as texts.
fn images(position: &AnyPosition, mv: AnyMove) -> Vec<(String, String)> {
    match (position, mv) {
        (AnyPosition::Dvonn(position), AnyMove::Dvonn(mv)) => {
            let image = |symmetry: dvonn::Symmetry| {
                (position.transformed(symmetry).to_string(), symmetry.mv(mv).to_string())
            };
            dvonn::Symmetry::ALL.map(image).to_vec()
        }
        (AnyPosition::Punct(position), AnyMove::Punct(mv)) => {
            let image = |symmetry: punct::Symmetry| {
                (position.transformed(symmetry).to_string(), symmetry.mv(mv).to_string())
            };
            punct::Symmetry::all().map(image).collect()
        }
        _ => panic!("a move of another game"),
    }
}

/// The moves that were played in a position, by replaying all games: the moves that are equal there, with their results.
fn twin(games: &[PlayedGame], asked: &AnyPosition) -> BTreeMap<Vec<String>, Tally> {
    let text = asked.to_string();
    let mut found: BTreeMap<Vec<String>, Tally> = BTreeMap::new();
    for game in games {
        let mut position = AnyPosition::start(asked.game());
        for &mv in &game.moves {
            let here = images(&position, mv).into_iter().filter(|(position, _)| *position == text);
            let mut moves: Vec<String> = here.map(|(_, mv)| mv).collect();
            moves.sort();
            moves.dedup();
            if !moves.is_empty() {
                *found.entry(moves).or_default() += Tally::of(game.outcome);
            }
            position.play(mv).expect("legal");
        }
    }
    found
}

fn by_moves(continuations: &[Continuation]) -> BTreeMap<Vec<String>, Tally> {
    let entry = |continuation: &Continuation| {
        let mut moves: Vec<String> = continuation.moves.iter().map(ToString::to_string).collect();
        moves.sort();
        (moves, continuation.tally)
    };
    continuations.iter().map(entry).collect()
}

/// Games of a few plies with few choices, so that positions recur in many ways.
fn games(game: Game, count: usize, plies: usize, choices: usize) -> Vec<PlayedGame> {
    let mut rng = SplitMix64::new(7);
    let outcomes = [Outcome::Win(Color::White), Outcome::Draw, Outcome::Win(Color::Black)];
    (0..count)
        .map(|number| {
            let mut position = AnyPosition::start(game);
            let moves = (0..plies).map_while(|_| {
                let legal = position.legal_moves();
                // Neighbours in the list are often mirror images or transpositions of what another game has.
                let place = rng.below(choices) * legal.len() / choices;
                let mv = *legal.get(place)?;
                position.play(mv).expect("legal");
                Some(mv)
            });
            let moves = moves.collect();
            PlayedGame { moves, outcome: outcomes[number % 3] }
        })
        .collect()
}

/// Compares the explorer with the twin in every position of some games.
fn check(game: Game, played: &[PlayedGame], asked: &[PlayedGame]) {
    let bytes = GameSet::write(game, played).expect("legal games");
    let set = GameSet::read(game, &bytes).expect("what was written");
    assert_eq!((set.game(), set.games()), (game, played.len()));
    let mut shared = 0;
    for other in asked {
        let mut position = AnyPosition::start(game);
        for &mv in &other.moves {
            let expected = twin(played, &position);
            let reached: u64 = expected.values().map(|tally| tally.games()).sum();
            // A position that only one game has reached is left out, or is where that game ends in the file.
            if reached > 1 {
                assert_eq!(by_moves(&set.continuations(&position)), expected, "{position}");
                shared += 1;
            }
            position.play(mv).expect("legal");
        }
    }
    assert!(shared > asked.len(), "{game}: positions must recur, {shared}");
}

#[test]
fn counts_of_dvonn_are_those_of_the_twin() {
    let played = games(Game::Dvonn, 60, 6, 5);
    check(Game::Dvonn, &played, &played[..12]);
}

#[test]
fn counts_of_punct_are_those_of_the_twin() {
    let played = games(Game::Punct, 24, 3, 3);
    check(Game::Punct, &played, &played[..4]);
    let played = games(Game::PunctBasic, 24, 3, 3);
    check(Game::PunctBasic, &played, &played[..2]);
}

#[test]
fn a_turned_or_mirrored_game_is_the_same_game() {
    // Long enough for moves of stacks and of pieces on the board.
    for (game, plies) in [(Game::Dvonn, 60), (Game::Punct, 30), (Game::PunctBasic, 5)] {
        let played = games(game, 1, plies, 9).remove(0);
        assert_eq!(played.moves.len(), plies, "{game}");
        let mut position = AnyPosition::start(game);
        for &mv in &played.moves {
            let canonical = Canonical::of(&position);
            let name = canonical.name(mv).expect("of this game");
            assert!(canonical.moves(name).contains(&mv), "{mv} in {position}");
            for (text, image) in images(&position, mv) {
                let other = AnyPosition::parse(game, &text).expect("a position");
                let image = AnyMove::parse(game, &image).expect("a move");
                let seen = Canonical::of(&other);
                assert_eq!(seen.key, canonical.key, "{text} and {position}");
                assert_eq!(seen.name(image), Some(name), "{image} in {text}, {mv} in {position}");
            }
            position.play(mv).expect("legal");
        }
    }
}

#[test]
fn a_transposition_counts_as_the_same_position() {
    let game = |moves: &[&str], outcome| {
        let moves = moves.iter().map(|mv| AnyMove::parse(Game::Dvonn, mv).expect(mv)).collect();
        PlayedGame { moves, outcome }
    };
    // The first three placements are red pieces, for both players.
    let played = [
        game(&["a1", "b2", "f3", "e3"], Outcome::Win(Color::White)),
        game(&["f3", "b2", "a1", "g3"], Outcome::Draw),
    ];
    let bytes = GameSet::write(Game::Dvonn, &played).expect("legal games");
    let set = GameSet::read(Game::Dvonn, &bytes).expect("what was written");
    let mut position = AnyPosition::start(Game::Dvonn);
    for mv in ["b2", "a1", "f3"] {
        position.play(position.read_move(mv).expect(mv)).expect(mv);
    }
    assert_eq!(by_moves(&set.continuations(&position)), twin(&played, &position));
    assert_eq!(set.continuations(&position).len(), 2);
}

#[test]
fn a_game_is_kept_as_far_as_another_goes_along() {
    let played = games(Game::Dvonn, 2, 6, 49);
    let bytes = GameSet::write(Game::Dvonn, &played).expect("legal games");
    // They share only the empty board: a header and a move each.
    assert_eq!(bytes.len(), 4);
    let twice = [played[0].clone(), played[0].clone()];
    assert_eq!(GameSet::write(Game::Dvonn, &twice).expect("legal games").len(), 2 * (1 + 6));
}

#[test]
fn bytes_that_are_no_games_are_refused() {
    use basalt_explorer::GameSetError::{self, Header};
    for (bytes, error) in [
        (&[3][..], Header(3)),
        (&[4], GameSetError::Game(1)),
        (&[4, 60], GameSetError::Game(1)),
        (&[0, 8, 5, 5], GameSetError::Game(2)),
        (&[4, 64, 1], GameSetError::Game(1)),
    ] {
        assert_eq!(GameSet::read(Game::Dvonn, bytes).err(), Some(error), "{bytes:?}");
    }
    assert_eq!(GameSet::read(Game::Punct, &[4, 250, 0]).err(), Some(GameSetError::Game(1)));
    assert_eq!(GameSet::read(Game::Dvonn, &[]).map(|set| set.games()), Ok(0));
}

#[test]
fn heat_lies_on_every_space_that_an_equal_move_fills() {
    let empty = AnyPosition::start(Game::Dvonn);
    let played = PlayedGame {
        moves: vec![AnyMove::parse(Game::Dvonn, "a1").expect("a move")],
        outcome: Outcome::Draw,
    };
    let bytes = GameSet::write(Game::Dvonn, &[played.clone(), played]).expect("legal games");
    let set = GameSet::read(Game::Dvonn, &bytes).expect("what was written");
    let heat = heat(&set.continuations(&empty));
    let spaces: Vec<String> = heat.iter().map(|heat| heat.space.to_string()).collect();
    assert_eq!(spaces, ["a1", "i1", "c5", "k5"]);
    assert!(heat.iter().all(|heat| heat.tally.draws == 2));
}
