//! A set of games in a compact file, and the moves that were played in each of its positions.
//!
//! The file is a list of games: a byte with the number of plies times four plus the result (0 White, 1 draw, 2 Black),
//! and the moves. A game ends there with its move in the last position that another game of the set has reached as
//! well, and after at most [`MAX_PLIES`] plies.

use std::collections::HashMap;
use std::fmt;

use basalt_rules::{AnyMove, AnyPosition, Color, Game, Outcome, Rules, with_title};

use crate::symmetric::Symmetric;
use crate::{Canonical, Continuation, Tally};

/// Most plies of a game in a file.
pub const MAX_PLIES: usize = 24;

/// The results, in the order of their numbers in a file.
const OUTCOMES: [Outcome; 3] =
    [Outcome::Win(Color::White), Outcome::Draw, Outcome::Win(Color::Black)];

/// A game: its moves from the start, and how it ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedGame {
    /// The moves.
    pub moves: Vec<AnyMove>,
    /// The end.
    pub outcome: Outcome,
}

/// Why bytes are no set of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameSetError {
    /// A byte that begins no game.
    Header(u8),
    /// A game whose moves cannot be read, or are illegal, by its number in the file from 1.
    Game(usize),
}

impl fmt::Display for GameSetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Header(byte) => write!(f, "no game begins with the byte {byte}"),
            Self::Game(number) => write!(f, "the moves of game {number} cannot be played"),
        }
    }
}

impl std::error::Error for GameSetError {}

/// The positions of a set of games, with the moves that were played there.
#[derive(Clone, Debug)]
pub struct GameSet {
    game: Game,
    games: usize,
    /// By the key of the position; the moves by their names.
    positions: HashMap<u64, Vec<(AnyMove, Tally)>>,
}

impl GameSet {
    /// Reads a file of games, and plays them.
    pub fn read(game: Game, bytes: &[u8]) -> Result<Self, GameSetError> {
        let played = read_games(game, bytes)?;
        let mut set = Self { game, games: played.len(), positions: HashMap::new() };
        for (number, played) in (1..).zip(&played) {
            set.add(played).ok_or(GameSetError::Game(number))?;
        }
        Ok(set)
    }

    /// Adds a game; `None` if one of its moves is illegal.
    fn add(&mut self, played: &PlayedGame) -> Option<()> {
        let mut position = AnyPosition::start(self.game);
        for &mv in &played.moves {
            let canonical = Canonical::of(&position);
            let name = canonical.name(mv)?;
            position.play(mv).ok()?;
            let moves = self.positions.entry(canonical.key).or_default();
            let at = moves.iter().position(|(known, _)| *known == name).unwrap_or_else(|| {
                moves.push((name, Tally::default()));
                moves.len() - 1
            });
            moves[at].1 += Tally::of(played.outcome);
        }
        Some(())
    }

    /// The game of the set.
    pub const fn game(&self) -> Game {
        self.game
    }

    /// The number of games in it.
    pub const fn games(&self) -> usize {
        self.games
    }

    /// The moves that were played in a position, the most frequent first.
    pub fn continuations(&self, position: &AnyPosition) -> Vec<Continuation> {
        let canonical = Canonical::of(position);
        let named = self.positions.get(&canonical.key).into_iter().flatten().copied();
        Continuation::all(&canonical, named)
    }

    /// Writes the file of games: each is cut after its last shared position and turned or mirrored so that equal
    /// openings have equal bytes; the games are sorted by their bytes.
    pub fn write(game: Game, games: &[PlayedGame]) -> Result<Vec<u8>, GameSetError> {
        let mut reached: HashMap<u64, usize> = HashMap::new();
        let mut keys = Vec::with_capacity(games.len());
        for (number, played) in (1..).zip(games) {
            let passed = keys_of(game, played).ok_or(GameSetError::Game(number))?;
            for &key in &passed {
                *reached.entry(key).or_default() += 1;
            }
            keys.push(passed);
        }
        let cut = |(played, keys): (&PlayedGame, &Vec<u64>)| {
            let last_shared = keys.iter().rposition(|key| reached[key] > 1);
            let plies = last_shared.map_or(0, |last| last + 1);
            bytes_of(game, &played.moves[..plies], played.outcome)
        };
        let mut written: Vec<Vec<u8>> = games.iter().zip(&keys).map(cut).collect();
        written.sort_unstable();
        Ok(written.concat())
    }
}

/// The keys of the positions in which a game's moves were made, up to the maximum of a file.
fn keys_of(game: Game, played: &PlayedGame) -> Option<Vec<u64>> {
    let mut position = AnyPosition::start(game);
    let mut keys = Vec::new();
    for &mv in played.moves.iter().take(MAX_PLIES) {
        keys.push(Canonical::of(&position).key);
        position.play(mv).ok()?;
    }
    Some(keys)
}

/// A game in a file, seen under the symmetry that makes its moves least.
fn bytes_of(game: Game, moves: &[AnyMove], outcome: Outcome) -> Vec<u8> {
    let result = OUTCOMES.iter().position(|&known| known == outcome).unwrap_or_default();
    let header = (moves.len() << 2 | result) as u8;
    let least = with_title!(game.title(), Position => {
        let under = |symmetry| {
            let mut bytes = Vec::new();
            for &mv in moves {
                if let Ok(mv) = <Position as Rules>::Move::try_from(mv) {
                    Position::write(Position::image(mv, symmetry), &mut bytes);
                }
            }
            bytes
        };
        (0..Position::SYMMETRIES).map(under).min().unwrap_or_default()
    });
    [vec![header], least].concat()
}

/// The games of a file. Their moves need not be legal.
fn read_games(game: Game, mut bytes: &[u8]) -> Result<Vec<PlayedGame>, GameSetError> {
    let mut games = Vec::new();
    while let Some((&header, rest)) = bytes.split_first() {
        bytes = rest;
        let outcome = OUTCOMES.get(usize::from(header & 3)).copied();
        let outcome = outcome.ok_or(GameSetError::Header(header))?;
        let moves = (0..header >> 2).map(|_| {
            with_title!(game.title(), Position => Position::read(&mut bytes).map(AnyMove::from))
        });
        let moves = moves.collect::<Option<_>>().ok_or(GameSetError::Game(games.len() + 1))?;
        games.push(PlayedGame { moves, outcome });
    }
    Ok(games)
}
