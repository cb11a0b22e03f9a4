//! Fair play: the engine answers no question about the person's own running rated games.
//!
//! The online bundle notes the positions of such games. The engine answers no question about a position that
//! was noted, and a review checks the whole line first.

use basalt_rules::AnyPosition;

use crate::game_ui::{fingerprint, is_distinctive};
use crate::local_storage;

/// The storage key. The value has a line for each game: its id, and a fingerprint of each position.
const KEY: &str = "basalt.rated";

/// Notes the position of a rated game of the person's, or that it is over.
pub(crate) fn note(game: &str, position: Option<&AnyPosition>) {
    let before = local_storage::read(KEY).unwrap_or_default();
    let after = noted(&before, game, position);
    if after != before {
        // Without storage there is nothing to compare with; the server still gives no help.
        let _ = local_storage::write(KEY, &after);
    }
}

/// Whether one of these positions belongs to such a game.
pub(crate) fn contains_rated_position<'a>(
    positions: impl IntoIterator<Item = &'a AnyPosition>,
) -> bool {
    let noted = local_storage::read(KEY).unwrap_or_default();
    !noted.is_empty() && positions.into_iter().any(|position| is_noted(&noted, position))
}

/// Whether a position belongs to such a game.
pub(crate) fn is_closed(position: &AnyPosition) -> bool {
    contains_rated_position([position])
}

fn noted(before: &str, game: &str, position: Option<&AnyPosition>) -> String {
    let is_of_game = |line: &&str| line.split(' ').next() == Some(game);
    let others = before.lines().filter(|line| !is_of_game(line)).map(str::to_owned);
    let own = position.map(|position| {
        let line = before.lines().find(is_of_game).unwrap_or(game);
        let is_new = is_distinctive(position) && !is_noted(line, position);
        if is_new { format!("{line} {}", mark(position)) } else { line.to_owned() }
    });
    others.chain(own).map(|line| line + "\n").collect()
}

fn is_noted(noted: &str, position: &AnyPosition) -> bool {
    let mark = mark(position);
    noted.lines().any(|line| line.split(' ').skip(1).any(|known| known == mark))
}

/// The fingerprint of a position in hexadecimal.
fn mark(position: &AnyPosition) -> String {
    format!("{:x}", fingerprint(position))
}

#[cfg(test)]
mod tests {
    use basalt_rules::Game;

    use super::*;

    fn position(game: Game, text: &str) -> AnyPosition {
        AnyPosition::parse(game, text).expect(text)
    }

    /// The texts after each of these positions of a game was noted.
    fn noted_all(game: &str, positions: &[AnyPosition]) -> String {
        positions.iter().fold(String::new(), |before, one| noted(&before, game, Some(one)))
    }

    #[test]
    fn a_game_closes_its_own_positions_until_it_is_over() {
        let [first, second, other] =
            ["9/1r8/wrr8/10/9 w s", "9/10/rrrw7/3(bb)6/9 w s", "9/10/rrrw7/3(bb)6/9 b s"]
                .map(|text| position(Game::Dvonn, text));
        let both = noted(&noted("", "one", Some(&first)), "two", Some(&second));
        assert!(is_noted(&both, &first) && is_noted(&both, &second));
        assert!(!is_noted(&both, &other), "another player is to move");
        let moved = noted(&both, "one", Some(&other));
        assert!(is_noted(&moved, &first), "what it has gone through stays closed");
        assert_eq!(noted(&moved, "one", Some(&first)), moved, "each is noted once");
        let over = noted(&moved, "one", None);
        assert!(!is_noted(&over, &first) && is_noted(&over, &second));
        assert_eq!(noted(&over, "two", None), "");
    }

    #[test]
    fn openings_are_open_to_all() {
        for (game, moves) in [
            (Game::Dvonn, "e3 c3 i3 a1 b1 c1"),
            (Game::Punct, "l4/l5m5 e12/e13f13 b4/a4c5 g13/g14h14 q12/p12q13 c1/b1d1"),
        ] {
            let mut here = AnyPosition::start(game);
            for (ply, text) in moves.split(' ').enumerate() {
                let noted = noted_all("one", std::slice::from_ref(&here));
                assert!(!is_noted(&noted, &here), "{game} after {ply} plies");
                here.play(here.read_move(text).expect(text)).expect(text);
            }
            let noted = noted_all("one", std::slice::from_ref(&here));
            assert!(is_noted(&noted, &here), "{game} after {moves}");
        }
    }

    #[test]
    fn the_same_board_by_other_rules_is_closed_as_well() {
        let text = "w:b4/a4c5,d5/e6f6,g7/h7i8,l9/k9m10,n10/o11p11,q12/p12q13 b:c1/b1d1 w 0";
        let noted = noted_all("one", &[position(Game::PunctBasic, text)]);
        assert!(is_noted(&noted, &position(Game::Punct, text)));
    }
}
