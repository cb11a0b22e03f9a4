//! DVONN played slowly and literally, rule by rule, as an independent second opinion.
//!
//! Rule numbers are those of the rules page. A space is a pair (q, row): the letter's index, a = 0,
//! and the row, 1 at the bottom. A stack is a string of pieces, bottom to top: `w`, `b` or `r`.

use std::collections::{BTreeMap, BTreeSet};

type Space = (i32, i32);

/// The six directions, as steps of (q, row); section "Board".
const DIRECTIONS: [(i32, i32); 6] = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1)];

/// The number of spaces, of pieces, and so of placements; rules 1 and 2.
const PLACEMENTS: usize = 49;

/// A DVONN position in either phase, with the number of plies that led to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Twin {
    stacks: BTreeMap<Space, String>,
    placing: bool,
    white_to_move: bool,
    plies: usize,
}

impl Twin {
    /// The empty board with White to place. Rule 1.
    pub fn empty() -> Twin {
        Twin { stacks: BTreeMap::new(), placing: true, white_to_move: true, plies: 0 }
    }

    /// A board that is still being filled, space name to piece: as many plies were played as
    /// pieces lie on it. Rule 1.
    ///
    /// Panics on a name that is no space and on anything that is not one piece.
    pub fn placing(stacks: &BTreeMap<String, String>) -> Twin {
        assert!(stacks.values().all(|pieces| pieces.len() == 1), "not single pieces");
        let plies = stacks.len();
        Twin {
            stacks: stacks_named(stacks),
            placing: true,
            white_to_move: plies.is_multiple_of(2),
            plies,
        }
    }

    /// A stacking position, space name to pieces, taken as given: nothing is taken off. Rule 4.
    ///
    /// Panics on a name that is no space and on a stack that is empty or holds another letter.
    pub fn stacking(stacks: &BTreeMap<String, String>, white_to_move: bool) -> Twin {
        Twin { stacks: stacks_named(stacks), placing: false, white_to_move, plies: 0 }
    }

    /// All legal moves as text, sorted; none when the game is over. Rules 2, 5, 9, 10.
    pub fn legal_moves(&self) -> Vec<String> {
        if self.placing {
            return self.placements();
        }
        if self.is_over() {
            return Vec::new();
        }
        let moves = self.stack_moves(self.white_to_move);
        if moves.is_empty() {
            return vec!["pass".to_string()];
        }
        moves
    }

    /// Plays a move that `legal_moves` lists, and panics on any other text. Rules 2, 5, 9.
    pub fn play(&mut self, mv: &str) {
        let legal = self.legal_moves().iter().any(|known| known == mv);
        assert!(legal, "illegal move {mv:?} in {self:?}");
        if self.placing {
            self.place(space_named(mv));
        } else if mv == "pass" {
            self.end_stacking_ply();
        } else {
            // Every space name has two characters.
            self.move_stack(space_named(&mv[..2]), space_named(&mv[2..]));
        }
    }

    /// Whether White makes the next ply. Rules 1, 3.
    pub fn white_to_move(&self) -> bool {
        self.white_to_move
    }

    /// Whether pieces are still being placed. Rule 2.
    pub fn is_placing(&self) -> bool {
        self.placing
    }

    /// The occupied spaces: name to pieces, bottom to top. Rule 4.
    pub fn stacks(&self) -> BTreeMap<String, String> {
        self.stacks.iter().map(|(&space, pieces)| (name_of(space), pieces.clone())).collect()
    }

    /// Whether neither player can move any more in stacking. Rule 10.
    pub fn is_over(&self) -> bool {
        !self.placing && self.stack_moves(true).is_empty() && self.stack_moves(false).is_empty()
    }

    /// The pieces of any colour in the stacks that White and that Black owns. Rule 10.
    pub fn score(&self) -> (usize, usize) {
        (self.pieces_owned(true), self.pieces_owned(false))
    }

    /// The number of sequences of exactly `depth` plies, a pass being a ply. Section "Text".
    pub fn perft(&self, depth: usize) -> u64 {
        if depth == 0 {
            return 1;
        }
        if depth == 1 {
            return self.legal_moves().len() as u64;
        }
        let mut sequences = 0;
        for mv in self.legal_moves() {
            let mut next = self.clone();
            next.play(&mv);
            sequences += next.perft(depth - 1);
        }
        sequences
    }

    /// Whether all six neighbours of the space of this name are occupied. Rule 6.
    pub fn is_surrounded(&self, name: &str) -> bool {
        self.is_blocked(space_named(name))
    }

    /// The same position under a symmetry, numbered as in `transform_space`. Section "Board".
    #[must_use]
    pub fn transformed(&self, symmetry: usize) -> Twin {
        Twin {
            stacks: self
                .stacks
                .iter()
                .map(|(&space, pieces)| (transform(space, symmetry), pieces.clone()))
                .collect(),
            ..self.clone()
        }
    }

    /// The stacking position with White and Black exchanged, also who is to move. Section "Board".
    ///
    /// Panics in the placing phase, where White always starts.
    #[must_use]
    pub fn colours_swapped(&self) -> Twin {
        assert!(!self.placing, "colours can be swapped in phase 2 only");
        Twin {
            stacks: self
                .stacks
                .iter()
                .map(|(&space, pieces)| (space, pieces.chars().map(other_colour).collect()))
                .collect(),
            white_to_move: !self.white_to_move,
            ..self.clone()
        }
    }

    /// Rule 2: any empty space.
    fn placements(&self) -> Vec<String> {
        let empty = |space: &Space| !self.stacks.contains_key(space);
        let mut names: Vec<String> = all_spaces().into_iter().filter(empty).map(name_of).collect();
        names.sort();
        names
    }

    /// Rule 1: plies 1, 2 and 3 place red, every later ply the player's own colour.
    fn piece_to_place(&self) -> char {
        let ply = self.plies + 1;
        if ply <= 3 { 'r' } else { colour(self.white_to_move) }
    }

    /// Rules 1, 2, 3: the players alternate, and White, who plays ply 49, also plays ply 50.
    fn place(&mut self, space: Space) {
        self.stacks.insert(space, self.piece_to_place().to_string());
        self.plies += 1;
        self.white_to_move = !self.white_to_move;
        if self.plies == PLACEMENTS {
            self.placing = false;
            self.white_to_move = true;
        }
    }

    /// Rules 4, 7: the colour on top owns the stack, so a single red piece has no owner.
    fn owns(&self, white: bool, space: Space) -> bool {
        self.stacks.get(&space).is_some_and(|pieces| pieces.ends_with(colour(white)))
    }

    /// Rules 4, 5, 6: the moves of one player if it were that player's turn; sorted.
    pub fn stack_moves(&self, white: bool) -> Vec<String> {
        let mut moves = Vec::new();
        for (&from, pieces) in &self.stacks {
            if self.owns(white, from) && !self.is_blocked(from) {
                for to in self.destinations(from, pieces.len()) {
                    moves.push(name_of(from) + &name_of(to));
                }
            }
        }
        moves.sort();
        moves
    }

    /// Rule 6: a step off the edge leads to no occupied space, so an edge stack is never blocked.
    fn is_blocked(&self, space: Space) -> bool {
        DIRECTIONS.iter().all(|&direction| self.stacks.contains_key(&along(space, direction, 1)))
    }

    /// Rule 5: exactly as far as the stack is high, over any spaces, onto an occupied space.
    fn destinations(&self, from: Space, height: usize) -> Vec<Space> {
        DIRECTIONS
            .iter()
            .map(|&direction| along(from, direction, height))
            .filter(|to| self.stacks.contains_key(to))
            .collect()
    }

    /// Rules 5, 8: the stack lies on top of the other, whole and in its order.
    fn move_stack(&mut self, from: Space, to: Space) {
        let moved = self.stacks.remove(&from).expect("a legal move has a stack");
        let target = self.stacks.get_mut(&to).expect("a legal move has a target");
        target.push_str(&moved);
        self.take_off_unlinked();
        self.end_stacking_ply();
    }

    /// Rule 9: the turn goes to the other player after each ply, also after a pass.
    fn end_stacking_ply(&mut self) {
        self.plies += 1;
        self.white_to_move = !self.white_to_move;
    }

    /// Rule 8: only linked stacks stay.
    fn take_off_unlinked(&mut self) {
        let linked = self.linked();
        self.stacks.retain(|space, _| linked.contains(space));
    }

    /// Rule 8: the stacks that hold red, and whatever is occupied next to a linked stack.
    fn linked(&self) -> BTreeSet<Space> {
        let mut linked = BTreeSet::new();
        let mut reached = self.stacks_with_red();
        while let Some(space) = reached.pop() {
            if linked.insert(space) {
                reached.extend(self.occupied_neighbours(space));
            }
        }
        linked
    }

    /// Rule 8: at least one red piece, anywhere in the stack.
    fn stacks_with_red(&self) -> Vec<Space> {
        let holds_red = |space: &Space| self.stacks[space].contains('r');
        self.stacks.keys().copied().filter(holds_red).collect()
    }

    /// Rule 8: the links of a chain.
    fn occupied_neighbours(&self, space: Space) -> Vec<Space> {
        self.destinations(space, 1)
    }

    /// Rule 10: pieces of any colour count, red ones too.
    fn pieces_owned(&self, white: bool) -> usize {
        self.stacks
            .iter()
            .filter(|&(&space, _)| self.owns(white, space))
            .map(|(_, pieces)| pieces.len())
            .sum()
    }
}

/// The name of the space that a symmetry carries this one to, as the board is drawn: 0 identity,
/// 1 half turn, 2 left and right exchanged, 3 top and bottom exchanged.
pub fn transform_space(space: &str, symmetry: usize) -> String {
    name_of(transform(space_named(space), symmetry))
}

/// The number of steps in one of the six directions from one space to the other. Rule 5.
pub fn steps_between(from: &str, to: &str) -> Option<usize> {
    let (from, to) = (space_named(from), space_named(to));
    let leads_there =
        |&steps: &usize| DIRECTIONS.iter().any(|&direction| along(from, direction, steps) == to);
    (1..=PLACEMENTS).find(leads_there)
}

/// Section "Board": the drawing puts a space at height `row` and, in half spaces, at 2q - row from
/// the left, where the middle space f3 is at height 3 and at 7.
fn transform((q, row): Space, symmetry: usize) -> Space {
    let (across, up) = (2 * q - row, row);
    let (across, up) = match symmetry {
        0 => (across, up),
        1 => (14 - across, 6 - up),
        2 => (14 - across, up),
        3 => (across, 6 - up),
        _ => panic!("the board has symmetries 0 to 3, not {symmetry}"),
    };
    (i32::midpoint(across, up), up)
}

/// Section "Board": the first and the last letter of each row.
fn letters_of_row(row: i32) -> (char, char) {
    match row {
        1 => ('a', 'i'),
        2 => ('a', 'j'),
        3 => ('a', 'k'),
        4 => ('b', 'k'),
        5 => ('c', 'k'),
        _ => panic!("the board has rows 1 to 5, not {row}"),
    }
}

/// Section "Board": the 49 spaces, row by row.
fn all_spaces() -> Vec<Space> {
    let mut spaces = Vec::new();
    for row in 1..=5 {
        let (first, last) = letters_of_row(row);
        for letter in first..=last {
            spaces.push((letter as i32 - 'a' as i32, row));
        }
    }
    spaces
}

/// Section "Board": the names of a row's spaces, from left to right.
pub fn names_of_row(row: i32) -> Vec<String> {
    all_spaces().into_iter().filter(|space| space.1 == row).map(name_of).collect()
}

/// Section "Board": a letter and a row.
fn name_of((q, row): Space) -> String {
    let letter = "abcdefghijk".chars().nth(q as usize);
    format!("{}{row}", letter.expect("a space has a letter"))
}

/// Section "Board": the space of this name; panics where there is none.
fn space_named(name: &str) -> Space {
    all_spaces()
        .into_iter()
        .find(|&space| name_of(space) == name)
        .unwrap_or_else(|| panic!("not a space: {name:?}"))
}

/// The stacks by space instead of by name. Panics if a name or a stack is malformed.
fn stacks_named(stacks: &BTreeMap<String, String>) -> BTreeMap<Space, String> {
    for pieces in stacks.values() {
        let known = pieces.chars().all(|piece| "wbr".contains(piece));
        assert!(known && !pieces.is_empty(), "not a stack: {pieces:?}");
    }
    stacks.iter().map(|(name, pieces)| (space_named(name), pieces.clone())).collect()
}

/// Rule 5: the space `steps` steps away in one direction, on the board or off it.
fn along((q, row): Space, (dq, drow): (i32, i32), steps: usize) -> Space {
    let steps = steps as i32;
    (q + dq * steps, row + drow * steps)
}

/// Section "Pieces": a player's own letter.
fn colour(white: bool) -> char {
    if white { 'w' } else { 'b' }
}

/// Section "Board": White's pieces become Black's and the reverse; red stays red.
fn other_colour(piece: char) -> char {
    match piece {
        'w' => 'b',
        'b' => 'w',
        red => red,
    }
}
