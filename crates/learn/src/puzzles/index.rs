//! The index of all puzzles of a title: enough to list them, to choose one, and to know which file holds it.

use std::fmt;

use basalt_rules::{Color, Title};

use super::aim::Aim;
use super::own::OWN;
use super::puzzle::Puzzle;
use super::theme::PuzzleTheme;

/// A puzzle as its index describes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IndexEntry {
    title: Title,
    number: u32,
    rating: u32,
    player: Color,
    aim: Aim,
    own_moves: u32,
    themes: Vec<PuzzleTheme>,
    file: usize,
    is_own: bool,
}

impl IndexEntry {
    /// The entry of a puzzle in the file with this number, if the id ends with a number.
    fn of(puzzle: &Puzzle, file: usize) -> Option<Self> {
        Some(Self {
            title: puzzle.game().title(),
            number: puzzle.number().parse().ok()?,
            rating: puzzle.rating(),
            player: puzzle.player(),
            aim: puzzle.aim(),
            own_moves: puzzle.own_moves() as u32,
            themes: puzzle.themes(),
            file,
            is_own: puzzle.is_own(),
        })
    }

    /// The permanent id of the puzzle.
    pub fn id(&self) -> String {
        let Self { title, number, .. } = self;
        if self.is_own { format!("{OWN}{number}") } else { format!("{title}-{number}") }
    }

    /// Whether it comes from a game of the person. Such a puzzle has no rating.
    pub fn is_own(&self) -> bool {
        self.is_own
    }

    /// The title of the puzzle.
    pub fn title(&self) -> Title {
        self.title
    }

    /// Its number within the title.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// Its first rating.
    pub fn rating(&self) -> u32 {
        self.rating
    }

    /// The player to move.
    pub fn player(&self) -> Color {
        self.player
    }

    /// The result to reach.
    pub fn aim(&self) -> Aim {
        self.aim
    }

    /// The number of moves to find.
    pub fn own_moves(&self) -> u32 {
        self.own_moves
    }

    /// The ideas behind the solution.
    pub fn themes(&self) -> &[PuzzleTheme] {
        &self.themes
    }

    /// Reads a line such as `17 1655w3b7cm`: the number, the rating, the player, the moves to find, the aim and the
    /// themes.
    fn read(title: Title, file: usize, line: &str) -> Option<Self> {
        let (number, rest) = line.split_once(' ')?;
        let mut rest = Rest(rest);
        let rating = rest.number()?;
        let player = match rest.letter()? {
            'w' => Color::White,
            'b' => Color::Black,
            _ => return None,
        };
        let own_moves = rest.number()?;
        let letter = rest.letter()?;
        let aim = read_aim(letter, rest.number())?;
        let themes = rest.0.chars().map(PuzzleTheme::from_letter).collect::<Option<Vec<_>>>()?;
        let number = number.parse().ok()?;
        Some(Self { title, number, rating, player, aim, own_moves, themes, file, is_own: false })
    }
}

/// The rest of a line that is being read.
struct Rest<'a>(&'a str);

impl Rest<'_> {
    fn number(&mut self) -> Option<u32> {
        let end = self.0.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(self.0.len());
        let (number, rest) = self.0.split_at(end);
        self.0 = rest;
        number.parse().ok()
    }

    fn letter(&mut self) -> Option<char> {
        let letter = self.0.chars().next()?;
        self.0 = &self.0[letter.len_utf8()..];
        Some(letter)
    }
}

fn read_aim(letter: char, number: Option<u32>) -> Option<Aim> {
    match (letter, number) {
        ('w', None) => Some(Aim::Win),
        ('d', None) => Some(Aim::Draw),
        ('p', None) => Some(Aim::Place),
        ('x', None) => Some(Aim::Best),
        ('t', Some(turns)) => Some(Aim::WinIn(turns)),
        ('b', Some(margin)) => Some(Aim::WinBy(margin)),
        ('k', Some(turns)) => Some(Aim::Block(turns)),
        _ => None,
    }
}

impl fmt::Display for IndexEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { number, rating, own_moves, .. } = self;
        let player = match self.player {
            Color::White => 'w',
            Color::Black => 'b',
        };
        write!(f, "{number} {rating}{player}{own_moves}")?;
        match self.aim {
            Aim::Win => f.write_str("w"),
            Aim::Draw => f.write_str("d"),
            Aim::Place => f.write_str("p"),
            Aim::Best => f.write_str("x"),
            Aim::WinIn(turns) => write!(f, "t{turns}"),
            Aim::WinBy(margin) => write!(f, "b{margin}"),
            Aim::Block(turns) => write!(f, "k{turns}"),
        }?;
        self.themes.iter().try_for_each(|theme| write!(f, "{}", theme.letter()))
    }
}

/// All puzzles of a title, from the lowest rating to the highest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Index {
    files: Vec<String>,
    entries: Vec<IndexEntry>,
}

impl Index {
    /// Reads an index: the name of a file, then the puzzles in it, one a line, and so on. Invalid lines are skipped.
    pub fn read(title: Title, text: &str) -> Self {
        let mut index = Self { files: Vec::new(), entries: Vec::new() };
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            if !line.contains(' ') {
                index.files.push(line.to_owned());
            } else if let Some(last) = index.files.len().checked_sub(1) {
                index.entries.extend(IndexEntry::read(title, last, line));
            }
        }
        index
    }

    /// The index of files of puzzles, each with its name.
    pub fn of_files<'a>(files: impl IntoIterator<Item = (&'a str, &'a [Puzzle])>) -> Self {
        let mut index = Self { files: Vec::new(), entries: Vec::new() };
        for (number, (name, puzzles)) in files.into_iter().enumerate() {
            index.files.push(name.to_owned());
            index
                .entries
                .extend(puzzles.iter().filter_map(|puzzle| IndexEntry::of(puzzle, number)));
        }
        index
    }

    /// All puzzles.
    pub fn entries(&self) -> &[IndexEntry] {
        &self.entries
    }

    /// The puzzle with this id.
    pub fn get(&self, id: &str) -> Option<&IndexEntry> {
        self.entries.iter().find(|entry| entry.id() == id)
    }

    /// The name of the file that holds a puzzle.
    pub fn file(&self, entry: &IndexEntry) -> Option<&str> {
        self.files.get(entry.file).map(String::as_str)
    }

    /// The puzzle of the day. Days count from any common start: everyone gets the same puzzle, and a different one
    /// each day until all have been shown.
    pub fn of_the_day(&self, day: u32) -> Option<&IndexEntry> {
        let count = self.entries.len() as u64;
        let at = u64::from(day).checked_rem(count)? * stride(count) % count;
        self.entries.get(at as usize)
    }
}

/// Writes the text that [`Index::read`] parses.
impl fmt::Display for Index {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, file) in self.files.iter().enumerate() {
            writeln!(f, "{file}")?;
            let mut entries = self.entries.iter().filter(|entry| entry.file == number);
            entries.try_for_each(|entry| writeln!(f, "{entry}"))?;
        }
        Ok(())
    }
}

/// The distance in the index between the puzzles of two consecutive days. It is coprime to their number, so that all
/// come up, and near 0.618 times their number (the golden ratio), so that easy and hard ones alternate.
fn stride(count: u64) -> u64 {
    let golden = count * 618 / 1000;
    (golden..count).find(|&stride| greatest_common_divisor(stride, count) == 1).unwrap_or(1)
}

fn greatest_common_divisor(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { greatest_common_divisor(b, a % b) }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Creates an index of this number of puzzles.
    fn index(count: u32) -> Index {
        let lines: Vec<String> = (0..count).map(|n| format!("{n} {}w2wcr\n", 800 + n)).collect();
        Index::read(Title::Dvonn, &format!("a.tsv\n{}", lines.concat()))
    }

    #[test]
    fn text_survives_a_round_trip() {
        let text =
            "a.tsv\n7 812w1pp\n17 1655b3b12cm\nb.tsv\n3 1700w2dd\n9 1701b1k2k\n10 1702b3t3nbi\n";
        let index = Index::read(Title::Dvonn, text);
        assert_eq!((index.to_string().as_str(), index.entries().len()), (text, 5));
        let entry = index.get("dvonn-17").expect("listed");
        assert_eq!((entry.rating(), entry.player(), entry.own_moves()), (1655, Color::Black, 3));
        assert_eq!(
            (entry.aim(), entry.themes()),
            (Aim::WinBy(12), &[PuzzleTheme::CutOff, PuzzleTheme::Margin][..])
        );
        assert_eq!((index.file(entry), index.get("dvonn-8")), (Some("a.tsv"), None));
        assert_eq!(index.get("dvonn-3").and_then(|entry| index.file(entry)), Some("b.tsv"));
    }

    #[test]
    fn a_puzzle_is_listed_by_what_the_rules_say_of_it() {
        let line = "dvonn-4\tdvonn\twin\t900\t9/10/3wwbrrrb1/10/9 w s\te3f3 j3i3 f3h3";
        let puzzle = Puzzle::read(line).expect(line);
        let index = Index::of_files([("a.tsv", &[puzzle][..])]);
        assert!(index.to_string().starts_with("a.tsv\n4 900w2w"), "{index}");
        assert_eq!(Index::read(Title::Dvonn, &index.to_string()), index);
    }

    #[test]
    fn invalid_entries_are_skipped() {
        for bad in
            ["x 1w1w", "1 w1w", "1 900x1w", "1 900w1z", "1 900w1t", "1 900w1w7", "1 900w1wx", "1 "]
        {
            assert_eq!(Index::read(Title::Dvonn, &format!("a\n{bad}\n")).entries(), [], "{bad}");
        }
        assert_eq!(Index::read(Title::Dvonn, "1 900w1w\n").entries(), [], "there is no file");
    }

    #[test]
    fn every_puzzle_has_its_day_before_one_comes_again() {
        for count in [1, 2, 3, 6, 199, 200, 250] {
            let index = index(count);
            let first = 20_000;
            let ids = |from| -> Vec<u32> {
                let days = from..from + count;
                days.filter_map(|day| index.of_the_day(day)).map(IndexEntry::number).collect()
            };
            assert_eq!(ids(first).iter().collect::<BTreeSet<_>>().len(), count as usize);
            assert_eq!(ids(first), ids(first + count));
        }
        assert!(index(0).of_the_day(7).is_none());
        assert!(index(250).of_the_day(u32::MAX).is_some());
    }

    #[test]
    fn two_days_in_a_row_are_far_apart_in_the_index() {
        let index = index(200);
        let at = |day| index.of_the_day(day).expect("one of them").number();
        assert!((0..200).all(|day| at(day).abs_diff(at(day + 1)) > 50));
    }
}
