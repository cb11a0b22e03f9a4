//! Rated games that go on: nobody asks the engine about a position of their own.
//!
//! The wing where people are played notes where such a game stands; the wing with the engine looks here before it asks.

use basalt_rules::AnyPosition;

use crate::store;

/// Where it is kept: a line for each game, its name and its position.
const KEY: &str = "basalt.rated";

/// Notes where a rated game of the person's stands, or that it is over.
pub(crate) fn note(game: &str, position: Option<&AnyPosition>) {
    let before = store::read(KEY).unwrap_or_default();
    let after = noted(&before, game, position);
    if after != before {
        // Where nothing is kept nothing can be compared; the server still gives no help.
        let _ = store::keep(KEY, &after);
    }
}

/// Whether a position is of such a game.
pub(crate) fn is_closed(position: &AnyPosition) -> bool {
    is_noted(&store::read(KEY).unwrap_or_default(), position)
}

fn noted(before: &str, game: &str, position: Option<&AnyPosition>) -> String {
    let others = before.lines().filter(|line| line.split(' ').next() != Some(game));
    let own = position.map(|position| format!("{game} {position}"));
    others.map(str::to_owned).chain(own).map(|line| line + "\n").collect()
}

fn is_noted(noted: &str, position: &AnyPosition) -> bool {
    let position = position.to_string();
    noted.lines().any(|line| line.split_once(' ').is_some_and(|(_, other)| other == position))
}

#[cfg(test)]
mod tests {
    use basalt_rules::Game;

    use super::*;

    #[test]
    fn a_game_closes_its_own_position_until_it_is_over() {
        let [first, second] = ["9/1r8/wrr8/10/9 w s", "9/10/rrrw7/3(bb)6/9 w s"]
            .map(|text| AnyPosition::parse(Game::Dvonn, text).expect(text));
        let both = noted(&noted("", "one", Some(&first)), "two", Some(&second));
        assert!(is_noted(&both, &first) && is_noted(&both, &second));
        let moved = noted(&both, "one", Some(&second));
        assert!(!is_noted(&moved, &first), "it has gone on");
        let over = noted(&noted(&moved, "one", None), "two", None);
        assert_eq!(over, "");
    }
}
