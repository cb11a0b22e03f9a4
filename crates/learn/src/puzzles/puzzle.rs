//! One puzzle, and the line of text that holds it.

use std::fmt;

use basalt_rules::{AnyMove, AnyPosition, Color, Game, with_position, with_title};

use super::aim::Aim;
use super::own::{OWN, OWN_RATING};
use super::theme::PuzzleTheme;
use crate::game_lessons::GamePuzzles;
use crate::lesson::pass_where_forced;

/// The ratings that a puzzle can have.
const RATINGS: std::ops::RangeInclusive<u32> = 100..=3500;

/// The maximum length of an id, in bytes.
const LONGEST_ID: usize = 32;

/// A position in which one legal move reaches the aim. In PÜNCT several turns may.
///
/// The position and the solution are always legal. Forced passes are not part of the solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    id: String,
    position: AnyPosition,
    aim: Aim,
    rating: u32,
    line: Vec<AnyMove>,
    also: Vec<AnyMove>,
}

impl Puzzle {
    /// Parses a line of text; `None` if it is not a valid puzzle.
    pub fn read(line: &str) -> Option<Self> {
        let mut fields = line.split('\t');
        let mut field = || fields.next();
        let id = field()?.to_owned();
        let game: Game = field()?.parse().ok()?;
        let aim = field()?.parse().ok()?;
        let rating = field()?.parse().ok()?;
        let position = AnyPosition::parse(game, field()?).ok()?;
        let line = moves(game, field()?)?;
        let also = moves(game, field().unwrap_or_default())?;
        let is_whole = fields.next().is_none();
        Self { id, position, aim, rating, line, also }.checked().filter(|_| is_whole)
    }

    /// A puzzle from a game of the person, if the line is legal and reaches the aim.
    pub(super) fn own(
        number: u32,
        position: AnyPosition,
        aim: Aim,
        line: Vec<AnyMove>,
    ) -> Option<Self> {
        let id = format!("{OWN}{number}");
        Self { id, position, aim, rating: OWN_RATING, line, also: Vec::new() }.checked()
    }

    /// Whether it comes from a game of the person.
    pub fn is_own(&self) -> bool {
        self.id.starts_with(OWN)
    }

    /// Returns the puzzle if it is consistent.
    fn checked(self) -> Option<Self> {
        let legal = self.also.iter().all(|&mv| self.position.clone().play(mv).is_ok());
        let fits = is_id(&self.id) && legal && RATINGS.contains(&self.rating) && self.is_reached();
        fits.then_some(self)
    }

    /// Whether the line is legal, ends with a move of the player to move, and reaches the aim.
    fn is_reached(&self) -> bool {
        let player = self.player();
        let mut position = self.position.clone();
        let mut own = Vec::new();
        for &mv in &self.line {
            own.push(position.to_move() == player);
            if position.play(mv).is_err() {
                return false;
            }
            pass_where_forced(&mut position);
        }
        let met = position.outcome().map(|outcome| self.aim.is_met(outcome, player));
        let in_time = match self.aim {
            Aim::WinIn(turns) => {
                met.is_some() && own.iter().filter(|own| **own).count() == turns as usize
            }
            Aim::Block(_) | Aim::Place | Aim::Best => own.len() == 1,
            Aim::Win | Aim::Draw | Aim::WinBy(_) => true,
        };
        own.last() == Some(&true) && met != Some(false) && in_time
    }

    /// Its permanent id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Its number within the title, taken from the id.
    pub fn number(&self) -> &str {
        self.id.rsplit_once('-').map_or(&self.id, |(_, number)| number)
    }

    /// The game of the puzzle.
    pub fn game(&self) -> Game {
        self.position.game()
    }

    /// The starting position.
    pub fn position(&self) -> &AnyPosition {
        &self.position
    }

    /// The player who has to find the solution: the player to move.
    pub fn player(&self) -> Color {
        self.position.to_move()
    }

    /// The result to reach.
    pub fn aim(&self) -> Aim {
        self.aim
    }

    /// Its first rating, which comes from the levels of the engine that fail it.
    pub fn rating(&self) -> u32 {
        self.rating
    }

    /// The number of moves that the player has to find.
    pub fn own_moves(&self) -> usize {
        self.turns().filter(|(before, _)| before.to_move() == self.player()).count()
    }

    /// The ideas behind the solution, as the rules tell them.
    pub fn themes(&self) -> Vec<PuzzleTheme> {
        let mut found: Vec<PuzzleTheme> = self.aim.theme().into_iter().collect();
        let mut end = self.position.clone();
        for (before, mv) in self.turns() {
            if before.to_move() == self.player() {
                found.extend(themes_of_move(&before, mv));
            }
            end = before;
            // The line was checked when the puzzle was read.
            let _ = end.play(mv);
        }
        found.extend(with_position!(&end, end => end.theme_of_end(self.player())));
        found.sort_unstable();
        found.dedup();
        if found.is_empty() {
            found.push(with_title!(self.game().title(), Position => Position::PLAIN_THEME));
        }
        found.extend(self.is_own().then_some(PuzzleTheme::OwnGames));
        found
    }

    /// The moves of the line, each with the position before it.
    pub(crate) fn turns(&self) -> impl Iterator<Item = (AnyPosition, AnyMove)> {
        let mut position = self.position.clone();
        self.line.iter().map(move |&mv| {
            let before = position.clone();
            // The line was checked when the puzzle was read.
            let _ = position.play(mv);
            pass_where_forced(&mut position);
            (before, mv)
        })
    }

    /// The moves to find, with the replies between them. In DVONN each of them is the only right one, and after the
    /// last there is a choice again.
    pub fn line(&self) -> &[AnyMove] {
        &self.line
    }

    /// Other right first moves, besides the first of [`line`](Self::line).
    pub fn also(&self) -> &[AnyMove] {
        &self.also
    }
}

fn themes_of_move(before: &AnyPosition, mv: AnyMove) -> Vec<PuzzleTheme> {
    with_position!(before, before => {
        mv.try_into().map(|mv| before.themes_of_move(mv)).unwrap_or_default()
    })
}

/// Whether a text is a valid puzzle id.
pub(super) fn is_id(text: &str) -> bool {
    (1..=LONGEST_ID).contains(&text.len())
        && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
}

fn moves(game: Game, text: &str) -> Option<Vec<AnyMove>> {
    text.split_whitespace().map(|word| AnyMove::parse(game, word).ok()).collect()
}

/// Writes the line of text that [`Puzzle::read`] parses.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { id, position, aim, rating, line, also } = self;
        write!(f, "{id}\t{}\t{aim}\t{rating}\t{position}\t{}", position.game(), words(line))?;
        if also.is_empty() { Ok(()) } else { write!(f, "\t{}", words(also)) }
    }
}

fn words(moves: &[AnyMove]) -> String {
    moves.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENDING: &str = "dvonn-1\tdvonn\twin\t1500\t9/10/3wwbrrr2/10/9 w s\te3f3";

    #[test]
    fn text_survives_a_round_trip() {
        let basic = "p\tpunct-basic\twin-1\t800\tw:h1/h2h3,h4/h5h6,h7/h8h9,i10/j11k12,m14/l13n15 b: w 0\to16/o17p17\to16/o17p16";
        for line in [ENDING, basic] {
            let puzzle = Puzzle::read(line).expect(line);
            assert_eq!(puzzle.to_string(), line);
            assert_eq!(Puzzle::read(&puzzle.to_string()), Some(puzzle));
        }
    }

    #[test]
    fn inconsistent_puzzles_are_refused() {
        for (from, to) in [
            ("dvonn-1", ""),
            ("dvonn-1", "a b"),
            ("dvonn-1", "a-name-that-is-longer-than-any-name-has-to-be"),
            ("\tdvonn\t", "\tpunct\t"),
            ("\tdvonn\t", "\tchess\t"),
            ("\twin\t", "\tlose\t"),
            ("\twin\t", "\twin-\t"),
            ("\twin\t", "\twin-1\t"),
            ("\twin\t", "\twinner\t"),
            ("\twin\t", "\tplace\t9\t"),
            ("\twin\t", "\tby\t"),
            ("\twin\t", "\tbest-1\t"),
            ("\twin\t", "\tblock-x\t"),
            ("\t1500\t", "\t0\t"),
            ("\t1500\t", "\t9999\t"),
            ("\t1500\t", "\t\t"),
            ("3wwbrrr2", "3wwbrrr3"),
            ("e3f3", ""),
            ("e3f3", "e3f4"),
            ("e3f3", "e3f3 f3g3 x"),
            ("e3f3", "e3f3\ta1a2"),
            ("e3f3", "e3f3\t\t"),
        ] {
            let line = ENDING.replacen(from, to, 1);
            assert_ne!(line, ENDING);
            assert_eq!(Puzzle::read(&line), None, "{line}");
        }
    }

    #[test]
    fn a_line_ends_with_a_move_of_the_player_and_not_beside_the_aim() {
        let reads = |position: &str, line: &str, aim: &str| {
            Puzzle::read(&format!("a\tdvonn\t{aim}\t900\t{position}\t{line}")).is_some()
        };
        let with_replies = "9/10/3wwbrrrb1/10/9 w s";
        assert!(reads(with_replies, "e3f3", "win"));
        assert!(reads(with_replies, "e3f3 j3i3 f3h3", "win"));
        assert!(!reads(with_replies, "e3f3 j3i3", "win"));
        let won = "9/10/3wwbrrr2/10/9 w s";
        assert!(reads(won, "e3f3", "draw") && reads(won, "e3f3 f3h3", "win"));
        assert!(!reads(won, "e3f3 f3h3", "draw"));
    }
}
