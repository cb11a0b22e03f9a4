//! The position text of a twin, read and written apart from the crate's own reader and writer.
//!
//! White's pieces after `w:` and Black's after `b:`, each list by level and then by the space of the
//! PÜNCT, commas between them; a level above 0 stands after `^`. The player to move and the number of
//! turns without a placement follow, and `pass` for each pass that they end with.

use super::twin::{Piece, Twin, piece_lying};

/// The text of a twin.
pub fn write(twin: &Twin) -> String {
    let pieces = twin.pieces();
    let player = if twin.white_to_move() { 'w' } else { 'b' };
    let turns = twin.turns_without_placement();
    let passes = " pass".repeat(twin.passes_in_a_row());
    format!("w:{} b:{} {player} {turns}{passes}", list(&pieces, true), list(&pieces, false))
}

fn list(pieces: &[Piece], white: bool) -> String {
    let mut own: Vec<&Piece> = pieces.iter().filter(|piece| piece.white == white).collect();
    own.sort_by_key(|piece| (piece.level, in_order(&piece.punct)));
    own.into_iter().map(write_piece).collect::<Vec<String>>().join(",")
}

/// A space by column, then by row as a number.
fn in_order(space: &str) -> (char, u32) {
    let (column, row) = space.split_at(1);
    (column.chars().next().expect("a column"), row.parse().expect("a row"))
}

fn write_piece(piece: &Piece) -> String {
    let [first, second] = &piece.minors;
    let level = if piece.level == 0 { String::new() } else { format!("^{}", piece.level) };
    format!("{}/{first}{second}{level}", piece.punct)
}

/// The twin of a well-formed text; panics on any other.
pub fn read(standard: bool, text: &str) -> Twin {
    let words: Vec<&str> = text.split(' ').collect();
    let white = words[0].strip_prefix("w:").expect("White's pieces");
    let black = words[1].strip_prefix("b:").expect("Black's pieces");
    let pieces: Vec<Piece> = read_list(white, true).chain(read_list(black, false)).collect();
    let twin = Twin::set_up(standard, &pieces, words[2] == "w");
    assert!(words[4..].iter().all(|&word| word == "pass"), "{text} ends with passes");
    twin.with_past(words[3].parse().expect("a number of turns"), words.len() - 4)
}

fn read_list(list: &str, white: bool) -> impl Iterator<Item = Piece> {
    list.split(',').filter(|text| !text.is_empty()).map(move |text| {
        let (lying, level) = text.split_once('^').unwrap_or((text, "0"));
        let level = level.parse().expect("a level");
        piece_lying(white, level, lying).unwrap_or_else(|| panic!("{text} is no piece"))
    })
}
