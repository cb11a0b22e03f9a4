//! Pictures of a part of the board, read as positions: a picture that shows something else than
//! the test says cannot be written.
//!
//! ```text
//! 10  .       b
//!         .       b
//!  9  .       Bc
//!         .       .
//!  8  .       .c
//!         .       .
//!  7  .       AC
//!         a       .
//!  6  .       a
//!     g   h   i   j
//! ```
//!
//! Columns stand upright, their letters below them. The number of a row stands in front of its
//! space in the leftmost column; to the right a row goes down by half a space with each column.
//! A space shows a dot for each level from the board upwards, or `.` where there is
//! none: `Bc` is a dot of `b` with one of `c` upon it, `.c` one of `c` over nothing, `.` is empty.
//!
//! Dots of one letter and level are one piece, its PÜNCT in upper case. White's pieces have letters
//! from `a` to `m`, Black's from `n` to `z`. Spaces that are not drawn are empty.

use std::collections::BTreeMap;

/// The dots of each piece, by letter and level: the space of the PÜNCT, if met, and the minor dots.
type Pieces = BTreeMap<(char, usize), (Option<String>, Vec<String>)>;

/// The pieces of a picture as the position text writes them, `w:… b:…`; panics on a picture that is
/// not drawn as it should be.
pub(crate) fn pieces(picture: &str) -> String {
    let mut pieces = Pieces::new();
    for (space, levels) in spaces(picture) {
        for (level, dot) in levels.chars().enumerate().filter(|&(_, dot)| dot != '.') {
            let (punct, minors) = pieces.entry((dot.to_ascii_lowercase(), level)).or_default();
            if dot.is_ascii_lowercase() {
                minors.push(space.clone());
            } else if let Some(other) = punct.replace(space.clone()) {
                panic!("{dot} has its PÜNCT on {other} and on {space}");
            }
        }
    }
    format!("w:{} b:{}", list(&pieces, 'a'..='m'), list(&pieces, 'n'..='z'))
}

fn list(pieces: &Pieces, letters: std::ops::RangeInclusive<char>) -> String {
    let own = pieces.iter().filter(|((letter, _), _)| letters.contains(letter));
    let texts = own.map(|((letter, level), dots)| match dots {
        (Some(punct), minors) if minors.len() == 2 => {
            format!("{punct}/{}^{level}", minors.concat())
        }
        _ => panic!("{letter} at level {level} is no piece: {dots:?}"),
    });
    texts.collect::<Vec<String>>().join(",")
}

/// The spaces of a picture and what stands in them.
fn spaces(picture: &str) -> Vec<(String, &str)> {
    let mut lines: Vec<&str> = picture.trim_end().lines().collect();
    let letters = words(lines.pop().expect("a line of letters"));
    let left = letters[0].0;
    let numbered = lines.iter().enumerate().find_map(|(line, text)| {
        let (at, word) = *words(text).first()?;
        (at < left).then(|| (line, word.parse::<usize>().expect("a row")))
    });
    let (top, first_row) = numbered.expect("a numbered row");
    let mut spaces = Vec::new();
    for (line, text) in lines.iter().enumerate() {
        for (at, word) in words(text) {
            if at < left {
                assert_eq!(2 * first_row + top, 2 * word.parse::<usize>().expect("a row") + line);
                continue;
            }
            let column = letters.iter().position(|&(letter, _)| letter == at);
            let column = column.unwrap_or_else(|| panic!("{word} stands in no column: {text}"));
            let half_rows = 2 * first_row + top + column - line;
            assert!(half_rows.is_multiple_of(2), "{word} stands between two spaces: {text}");
            spaces.push((format!("{}{}", letters[column].1, half_rows / 2), word));
        }
    }
    spaces
}

/// The words of a line, each with the column of the text where it begins.
fn words(line: &str) -> Vec<(usize, &str)> {
    let begins = |&at: &usize| {
        let before = line[..at].chars().next_back();
        !line[at..].starts_with(' ') && before.is_none_or(|c| c == ' ')
    };
    (0..line.len())
        .filter(|at| line.is_char_boundary(*at))
        .filter(begins)
        .map(|at| (at, line[at..].split(' ').next().unwrap_or_default()))
        .collect()
}
