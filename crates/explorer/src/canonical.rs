//! Canonical keys of positions and moves: positions that are equal up to symmetry share one key and the names of their
//! moves.

use basalt_rules::{AnyMove, AnyPosition, Rules, Title, with_position, with_title};

use crate::symmetric::{Symmetric, written};

/// A position as it is counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Canonical {
    title: Title,
    /// The key of the position and of all that are equal to it.
    pub key: u64,
    /// The symmetries under which the position has this key: several if it is symmetric itself.
    symmetries: Vec<u8>,
}

impl Canonical {
    /// The position as it is counted.
    pub fn of(position: &AnyPosition) -> Self {
        let title = position.game().title();
        let (key, symmetries) = with_position!(position, position => least(position));
        Self { title, key, symmetries }
    }

    /// The name of a move of the position that all equal moves of equal positions share; `None` if the move is not of this game.
    pub fn name(&self, mv: AnyMove) -> Option<AnyMove> {
        with_title!(self.title, Position => {
            let mv = <Position as Rules>::Move::try_from(mv).ok()?;
            let images = self.symmetries.iter().map(|&symmetry| Position::image(mv, symmetry));
            images.min_by_key(|&image| written::<Position>(image)).map(AnyMove::from)
        })
    }

    /// The moves of the position with this name, in the order of their compact form; several if the position is symmetric.
    pub fn moves(&self, name: AnyMove) -> Vec<AnyMove> {
        with_title!(self.title, Position => {
            let Ok(name) = <Position as Rules>::Move::try_from(name) else { return Vec::new() };
            let originals = self.symmetries.iter().map(|&symmetry| Position::original(name, symmetry));
            let mut moves: Vec<_> = originals.map(|mv| (written::<Position>(mv), mv)).collect();
            moves.sort_by(|(one, _), (other, _)| one.cmp(other));
            moves.dedup_by(|(one, _), (other, _)| one == other);
            moves.into_iter().map(|(_, mv)| mv.into()).collect()
        })
    }
}

/// The least hash of a position under any symmetry, and the symmetries under which it has it.
fn least<P: Symmetric>(position: &P) -> (u64, Vec<u8>) {
    let mut found = (u64::MAX, Vec::new());
    for symmetry in 0..P::SYMMETRIES {
        let hash = position.hash_under(symmetry);
        if hash < found.0 {
            found = (hash, Vec::new());
        }
        if hash == found.0 {
            found.1.push(symmetry);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use basalt_rules::Game;

    use super::*;

    fn after(game: Game, moves: &[&str]) -> AnyPosition {
        let mut position = AnyPosition::start(game);
        for mv in moves {
            position.play(position.read_move(mv).expect(mv)).expect(mv);
        }
        position
    }

    fn texts(moves: &[AnyMove]) -> Vec<String> {
        moves.iter().map(ToString::to_string).collect()
    }

    /// Servers may store the keys: they never change.
    #[test]
    fn keys_stay_what_they_are() {
        let keys = [
            (Game::Dvonn, &[][..]),
            (Game::Dvonn, &["e3"]),
            (Game::Dvonn, &["e3", "c3", "i3", "a1", "b1"]),
            (Game::Punct, &["l4/l5m5", "e12/e13f13"]),
        ]
        .map(|(game, moves)| Canonical::of(&after(game, moves)).key);
        assert_eq!(
            keys,
            [
                16_294_208_416_658_607_535,
                6_818_795_985_866_566_253,
                5_929_554_938_506_941_341,
                2_711_320_956_665_272_182
            ]
        );
    }

    #[test]
    fn a_symmetric_board_has_moves_of_the_same_name() {
        let empty = Canonical::of(&AnyPosition::start(Game::Dvonn));
        let corner = AnyMove::parse(Game::Dvonn, "k5").expect("a move");
        let name = empty.name(corner).expect("of this game");
        assert_eq!(texts(&empty.moves(name)), ["a1", "i1", "c5", "k5"]);
        let middle = AnyMove::parse(Game::Dvonn, "f3").expect("a move");
        assert_eq!(texts(&empty.moves(middle)), ["f3"]);
        let punct = Canonical::of(&AnyPosition::start(Game::Punct));
        let bent = AnyMove::parse(Game::Punct, "l4/l5m5").expect("a turn");
        assert_eq!(punct.moves(punct.name(bent).expect("of this game")).len(), 12);
    }

    #[test]
    fn a_move_of_another_game_has_no_name() {
        let empty = Canonical::of(&AnyPosition::start(Game::Dvonn));
        let turn = AnyMove::parse(Game::Punct, "l4/l5m5").expect("a turn");
        assert_eq!((empty.name(turn), empty.moves(turn)), (None, Vec::new()));
    }

    #[test]
    fn a_placed_piece_keeps_its_owner_and_color_in_the_key() {
        let key = |moves: &[&str]| Canonical::of(&after(Game::Dvonn, moves)).key;
        assert_eq!(key(&["a1", "b2"]), key(&["k5", "j4"]));
        assert_ne!(key(&["a1", "b2"]), key(&["a1", "j4"]));
        let (red, white) = (["e3", "c3", "i3", "a1", "a2"], ["e3", "c3", "i3", "a2", "a1"]);
        assert_ne!(key(&red), key(&white));
    }
}
