//! Puzzles from the person's own games.

use std::fmt;

use basalt_rules::{AnyMove, AnyPosition};

use super::Puzzles;
use super::aim::Aim;
use super::index::Index;
use super::puzzle::Puzzle;

/// The prefix of the ids of puzzles from the person's own games.
pub(super) const OWN: &str = "own-";

/// The rating in the line of a puzzle from the person's own games. It is never shown, since no level has tried the
/// puzzle.
pub(super) const OWN_RATING: u32 = 1500;

/// Puzzles that were made of the mistakes in a person's games, the oldest first.
///
/// ```
/// use basalt_learn::puzzles::{Aim, OwnPuzzles};
/// use basalt_rules::{AnyPosition, Game};
///
/// let position = AnyPosition::parse(Game::Dvonn, "9/10/3wwbrrr2/10/9 w s")?;
/// let best = position.read_move("e3f3")?;
/// let mut own = OwnPuzzles::default();
/// assert!(own.add(position.clone(), Aim::Best, vec![best]));
/// assert!(!own.add(position, Aim::Best, vec![best]), "it is there already");
/// let again = OwnPuzzles::from(own.to_string().as_str());
/// assert!(again == own && again.get("own-1").is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OwnPuzzles {
    puzzles: Vec<Puzzle>,
}

impl OwnPuzzles {
    /// The maximum number of puzzles. A newer one replaces the oldest.
    pub const MAX_PUZZLES: usize = 200;

    /// Adds a puzzle. The answer is `false` if it is there already, up to symmetry and exchange of colours, or if the
    /// line is not legal or does not reach the aim.
    pub fn add(&mut self, position: AnyPosition, aim: Aim, line: Vec<AnyMove>) -> bool {
        let same = position.canonical();
        let is_new = self.puzzles.iter().all(|known| known.position().canonical() != same);
        let added = Puzzle::own(self.next_number(), position, aim, line).filter(|_| is_new);
        let is_added = added.is_some();
        self.puzzles.extend(added);
        self.drop_oldest();
        is_added
    }

    /// The puzzle with this id.
    pub fn get(&self, id: &str) -> Option<&Puzzle> {
        self.puzzles.iter().find(|puzzle| puzzle.id() == id)
    }

    /// Whether a puzzle with this id is still there. One that is not from the person's games always is.
    pub fn allows(&self, id: &str) -> bool {
        !id.starts_with(OWN) || self.get(id).is_some()
    }

    /// The index of the puzzles.
    pub fn index(&self) -> Index {
        Index::of_files([("", self.puzzles.as_slice())])
    }

    /// A number that no puzzle has had.
    fn next_number(&self) -> u32 {
        let last = self.puzzles.iter().filter_map(number).max();
        last.map_or(1, |last| last.saturating_add(1))
    }

    fn drop_oldest(&mut self) {
        let excess = self.puzzles.len().saturating_sub(Self::MAX_PUZZLES);
        self.puzzles.drain(..excess);
    }
}

/// The number of a puzzle, if its id is written as [`OwnPuzzles::add`] does.
fn number(puzzle: &Puzzle) -> Option<u32> {
    let number = puzzle.number().parse().ok()?;
    (puzzle.id() == format!("{OWN}{number}")).then_some(number)
}

/// Writes a puzzle a line.
impl fmt::Display for OwnPuzzles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.puzzles.iter().try_for_each(|puzzle| writeln!(f, "{puzzle}"))
    }
}

/// Parses any text. Lines that are no puzzles of the person's own are skipped.
impl From<&str> for OwnPuzzles {
    fn from(text: &str) -> Self {
        let read = Puzzles::read(text);
        let puzzles = read.iter().filter(|puzzle| number(puzzle).is_some());
        let mut own = Self { puzzles: puzzles.cloned().collect() };
        own.drop_oldest();
        own
    }
}

#[cfg(test)]
mod tests {
    use basalt_rules::{Color, Game};

    use super::*;
    use crate::puzzles::{Attempt, IndexEntry, PuzzleAnswer, PuzzleTheme};

    const WON: &str = "9/10/3wwbrrr2/10/9 w s";

    fn position(text: &str) -> AnyPosition {
        AnyPosition::parse(Game::Dvonn, text).expect(text)
    }

    fn add(own: &mut OwnPuzzles, text: &str, aim: Aim, mv: &str) -> bool {
        let position = position(text);
        let mv = position.read_move(mv).expect(mv);
        own.add(position, aim, vec![mv])
    }

    /// Endings that differ in the number of white pieces below a white one.
    fn endings() -> impl Iterator<Item = String> {
        (0..).map(|number: usize| {
            let tower = format!("({}w)", "b".repeat(1 + number % 16));
            let other = format!("({}b)", "w".repeat(1 + number / 16));
            format!("9/10/1{tower}wb{other}rrr3/10/9 w s")
        })
    }

    #[test]
    fn a_mistake_becomes_a_puzzle_that_only_the_better_move_solves() {
        let mut own = OwnPuzzles::default();
        assert!(add(&mut own, WON, Aim::Best, "e3f3"));
        let puzzle = own.get("own-1").expect("added");
        assert!(puzzle.is_own() && puzzle.themes().contains(&PuzzleTheme::OwnGames));
        for mv in puzzle.position().legal_moves() {
            let solves = Attempt::begin(puzzle).try_move(mv) == PuzzleAnswer::Solved;
            assert_eq!(solves, mv.to_string() == "e3f3", "{mv}");
        }
        let index = own.index();
        let entry = index.get("own-1").expect("listed");
        assert_eq!((entry.player(), entry.aim()), (Color::White, Aim::Best));
        assert!(entry.is_own());
    }

    #[test]
    fn a_position_comes_once_whatever_its_colours_and_its_side() {
        let mut own = OwnPuzzles::default();
        assert!(add(&mut own, WON, Aim::Win, "e3f3"));
        assert!(!add(&mut own, WON, Aim::Best, "e3f3"));
        let other = position(WON).canonical();
        for text in [WON.replace("wwb", "bbw").replace(" w ", " b "), other.to_string()] {
            let position = position(&text);
            let first = position.legal_moves()[0];
            assert!(!own.add(position, Aim::Best, vec![first]), "{text}");
        }
        assert_eq!(own.index().entries().len(), 1);
    }

    #[test]
    fn a_line_that_does_not_reach_the_aim_is_refused() {
        let mut own = OwnPuzzles::default();
        let elsewhere = AnyMove::parse(Game::Dvonn, "a1b1").expect("a move");
        assert!(!own.add(position(WON), Aim::Best, vec![elsewhere]));
        assert!(!own.add(position(WON), Aim::Best, Vec::new()));
        assert!(!add(&mut own, WON, Aim::WinIn(2), "e3f3"));
        assert_eq!(own, OwnPuzzles::default());
    }

    #[test]
    fn a_new_puzzle_replaces_the_oldest_and_no_number_returns() {
        let mut own = OwnPuzzles::default();
        let mut added = 0;
        for text in endings().take(250) {
            let position = position(&text);
            let first = position.legal_moves()[0];
            added += u32::from(own.add(position, Aim::Best, vec![first]));
        }
        assert!(added as usize > OwnPuzzles::MAX_PUZZLES, "{added}");
        let index = own.index();
        let numbers: Vec<u32> = index.entries().iter().map(IndexEntry::number).collect();
        assert_eq!(numbers.len(), OwnPuzzles::MAX_PUZZLES);
        assert!(numbers.is_sorted_by(|one, next| one < next) && numbers.last() == Some(&added));
        assert!(!own.allows("own-1") && own.allows(&format!("own-{added}")));
        assert!(own.allows("dvonn-1"));
        assert_eq!(OwnPuzzles::from(own.to_string().as_str()), own);
    }

    #[test]
    fn any_text_can_be_read() {
        let line = format!("own-7\tdvonn\tbest\t1500\t{WON}\te3f3\n");
        let shipped = line.replace("own-7", "dvonn-7");
        let [unnumbered, padded] = ["own-x", "own-07"].map(|id| line.replace("own-7", id));
        for noise in ["", "\u{0}ü", "own-7", &shipped, &unnumbered, &padded] {
            let own = OwnPuzzles::from(format!("{noise}\n{line}").as_str());
            assert_eq!(own.to_string(), line, "{noise:?}");
        }
    }
}
