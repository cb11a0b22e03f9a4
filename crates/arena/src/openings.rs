//! The openings of a match.

use basalt_rules::{AnyPosition, Game, SplitMix64};

/// The positions that the games of a match start from. The two games of a pair start from the same position.
#[derive(Clone, Debug)]
pub enum Openings {
    /// From the start of the game.
    Start(Game),
    /// From a full board, filled at random.
    FullBoards(Game),
    /// After some random plies from the start.
    RandomPlies(Game, u32),
    /// From these positions, one after the other and then from the first again.
    List(Vec<AnyPosition>),
}

impl Openings {
    /// The opening of a pair, counted from 1, in a match with this seed.
    pub(crate) fn position(&self, pair: u64, seed: u64) -> AnyPosition {
        let mut rng = SplitMix64::for_stream(seed, pair);
        match self {
            Self::Start(game) => AnyPosition::start(*game),
            Self::FullBoards(game) => full_board(*game, &mut rng),
            Self::RandomPlies(game, plies) => after_plies(*game, *plies, &mut rng),
            Self::List(positions) => {
                let at = (pair - 1).checked_rem(positions.len() as u64);
                let at = at.expect("a list of openings is not empty");
                positions[at as usize].clone()
            }
        }
    }

    /// Whether all games start from the start of the game.
    pub(crate) fn are_the_start(&self) -> bool {
        matches!(self, Self::Start(_))
    }
}

/// Writes them as the option of the command; lists are distinguished by a checksum.
impl std::fmt::Display for Openings {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Start(_) => f.write_str("start"),
            Self::FullBoards(_) => f.write_str("full-board"),
            Self::RandomPlies(_, plies) => write!(f, "random-plies {plies}"),
            Self::List(positions) => {
                let texts =
                    positions.iter().flat_map(|position| format!("{position}\n").into_bytes());
                write!(f, "{} positions {:016x}", positions.len(), fnv1a(texts))
            }
        }
    }
}

/// FNV-1a of 64 bits, with the constants of its authors (Fowler, Noll, Vo).
fn fnv1a(bytes: impl Iterator<Item = u8>) -> u64 {
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

fn full_board(game: Game, rng: &mut SplitMix64) -> AnyPosition {
    let mut position = AnyPosition::start(game);
    while position.is_placing() {
        position = random_ply(&position, rng);
    }
    position
}

/// A game that would end on the way stops before its end. The position has no history, since its text, which players
/// and records get, contains none.
fn after_plies(game: Game, plies: u32, rng: &mut SplitMix64) -> AnyPosition {
    let mut position = AnyPosition::start(game);
    for _ in 0..plies {
        let after = random_ply(&position, rng);
        if after.outcome().is_some() {
            break;
        }
        position = after;
    }
    AnyPosition::parse(game, &position.to_string()).expect("what is written can be read")
}

fn random_ply(position: &AnyPosition, rng: &mut SplitMix64) -> AnyPosition {
    let mut after = position.clone();
    if let Some(mv) = rng.pick(&position.legal_moves()) {
        after.play(mv).expect("a legal move can be played");
    }
    after
}

#[cfg(test)]
mod tests {
    use basalt_rules::Color;

    use super::*;

    #[test]
    fn a_full_board_is_another_one_for_each_pair_and_seed() {
        let boards = Openings::FullBoards(Game::Dvonn);
        let text = |pair, seed| boards.position(pair, seed).to_string();
        assert_eq!(text(1, 7), text(1, 7));
        assert_ne!(text(1, 7), text(2, 7));
        assert_ne!(text(1, 7), text(1, 8));
        let board = boards.position(3, 7);
        assert!(!board.is_placing());
        assert_eq!(board.to_move(), Color::White);
    }

    #[test]
    fn random_plies_never_end_a_game() {
        let plies = |plies| Openings::RandomPlies(Game::Dvonn, plies).position(1, 1);
        assert_eq!(plies(0), AnyPosition::start(Game::Dvonn));
        assert_eq!(plies(3).to_move(), Color::Black);
        assert_eq!(plies(10_000).outcome(), None);
        let punct = Openings::RandomPlies(Game::Punct, 5).position(1, 1);
        assert_eq!(punct.to_move(), Color::Black);
    }

    /// Players and records get the text of an opening, which contains no history.
    #[test]
    fn an_opening_is_no_more_than_its_text_says() {
        for pair in 1..=10 {
            let opening = Openings::RandomPlies(Game::Punct, 60).position(pair, 1);
            let read = AnyPosition::parse(Game::Punct, &opening.to_string()).expect("legal");
            assert_eq!(format!("{opening:?}"), format!("{read:?}"));
        }
    }

    #[test]
    fn a_list_begins_again_at_its_end() {
        let position = |plies| Openings::RandomPlies(Game::Dvonn, plies).position(1, 1);
        let list = Openings::List(vec![position(1), position(2)]);
        let order = [1, 2, 3, 4].map(|pair| list.position(pair, 9));
        assert_eq!(order, [position(1), position(2), position(1), position(2)]);
        let other = Openings::List(vec![position(2), position(1)]);
        assert_ne!(list.to_string(), other.to_string());
    }

    /// A test vector of the hash's authors.
    #[test]
    fn the_checksum_is_fnv1a() {
        assert_eq!(fnv1a(b"foobar".iter().copied()), 0x8594_4171_f739_67e8);
    }
}
