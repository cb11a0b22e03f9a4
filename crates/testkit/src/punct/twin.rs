//! PÜNCT implemented a second time, slowly and literally after the rules page, to be compared with
//! the fast implementation. The numbers in the comments are those of the rules on that page.

mod board;

use std::collections::{BTreeMap, BTreeSet};

use board::{
    Space, across, all_spaces, in_centre, name, on_board, row, space_named, step, transform,
};
pub use board::{is_central, space_names, transform_space};

/// The six kinds of piece, by the letters of the rules page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Triangle.
    T,
    /// Straight, the PÜNCT in the middle.
    C,
    /// Straight, the PÜNCT at an end.
    E,
    /// Angular, the PÜNCT at an end.
    L,
    /// Angular, the PÜNCT at the other end: the mirror of L.
    R,
    /// Angular, the PÜNCT at the bend.
    M,
}

/// A piece on the board, its spaces by name.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Piece {
    /// Whether it is White's.
    pub white: bool,
    /// The kind of the piece.
    pub kind: Kind,
    /// The level of its three dots, 0 on the board.
    pub level: usize,
    /// The space of its PÜNCT.
    pub punct: String,
    /// The spaces of its minor dots, by column, then by row as a number.
    pub minors: [String; 2],
}

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// White has won.
    White,
    /// Black has won.
    Black,
    /// A draw.
    Draw,
}

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Two opposite sides are connected (9).
    Connection,
    /// A player has placed its 18th piece (10).
    LastPiece,
    /// Both players in a row had no legal turn (12).
    TwoPasses,
    /// The same position for the third time (11).
    Repetition,
    /// A hundred turns in a row without a placement (11).
    HundredTurns,
}

/// A game of PÜNCT: the position and what of its past the rules ask for.
#[derive(Clone, Debug)]
pub struct Twin {
    standard: bool,
    stones: BTreeSet<Stone>,
    white_to_move: bool,
    /// The number of occurrences of each position, with the player to move (11).
    seen: BTreeMap<(BTreeSet<Stone>, bool), usize>,
    turns_without_placement: usize,
    passes_in_a_row: usize,
}

/// The dots in each space that is not empty: from level to (is it White's, is it the PÜNCT).
type Dots = BTreeMap<Space, BTreeMap<usize, (bool, bool)>>;

/// A piece on the board, its spaces as pairs; the minor dots in the order of the text.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Stone {
    white: bool,
    kind: Kind,
    level: usize,
    punct: Space,
    minors: [Space; 2],
}

/// The effect of a turn on the board: a placement only puts, a move lifts and puts, a pass does neither.
#[derive(Clone, Debug)]
pub struct Change {
    lifted: Option<Stone>,
    put: Option<Stone>,
}

/// Pieces: the directions D0 to D5, clockwise from down.
const DIRECTIONS: [Space; 6] = [(0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0)];

/// Pieces: the six kinds.
const KINDS: [Kind; 6] = [Kind::T, Kind::C, Kind::E, Kind::L, Kind::R, Kind::M];

/// Text: two minor dots by column, then by row as a number.
fn in_order(mut minors: [Space; 2]) -> [Space; 2] {
    minors.sort_by_key(|&space| (space.0, row(space)));
    minors
}

/// Pieces: how many of a kind each player has.
fn how_many(kind: Kind) -> usize {
    match kind {
        Kind::T => 6,
        Kind::E => 4,
        Kind::C | Kind::L | Kind::R | Kind::M => 2,
    }
}

/// Pieces: in how many ways a kind lies about its PÜNCT.
fn turnings(kind: Kind) -> usize {
    if kind == Kind::C { 3 } else { 6 }
}

/// Pieces: the two minor dots in turn k, in the order of the table.
fn minor_dots(kind: Kind, punct: Space, k: usize) -> [Space; 2] {
    let d = |index: usize| DIRECTIONS[index % 6];
    let first = step(punct, d(k), 1);
    let second = match kind {
        Kind::T => step(punct, d(k + 1), 1),
        Kind::C => step(punct, d(k + 3), 1),
        Kind::E => step(punct, d(k), 2),
        Kind::L => step(first, d(k + 1), 1),
        Kind::R => step(first, d(k + 5), 1),
        Kind::M => step(punct, d(k + 2), 1),
    };
    [first, second]
}

/// Pieces: every way a kind lies on the board with its PÜNCT on a space, minor dots as in the table.
fn ways_to_lie(kind: Kind, punct: Space) -> Vec<[Space; 2]> {
    let ways = (0..turnings(kind)).map(|k| minor_dots(kind, punct, k));
    ways.filter(|minors| minors.iter().all(|&minor| on_board(minor))).collect()
}

/// Pieces: the three spaces of a piece.
fn spaces_of(stone: &Stone) -> [Space; 3] {
    [stone.punct, stone.minors[0], stone.minors[1]]
}

/// Pieces: all dots of some pieces, by space and level.
fn dots_of<'a>(stones: impl IntoIterator<Item = &'a Stone>) -> Dots {
    let mut dots = Dots::new();
    for stone in stones {
        for space in spaces_of(stone) {
            let dot = (stone.white, space == stone.punct);
            dots.entry(space).or_default().insert(stone.level, dot);
        }
    }
    dots
}

/// 3: the spaces a PÜNCT may go to, its own among them.
fn along_lines(punct: Space) -> Vec<Space> {
    let mut spaces = vec![punct];
    for direction in DIRECTIONS {
        let line = (1..).map(|steps| step(punct, direction, steps));
        spaces.extend(line.take_while(|&space| on_board(space)));
    }
    spaces
}

/// 4: the height of a space.
fn height(dots: &Dots, space: Space) -> usize {
    match dots.get(&space) {
        Some(column) => column.keys().max().expect("a dot") + 1,
        None => 0,
    }
}

/// 5: the level at which a moved piece would rest, if it may rest; minor dots as in the table.
fn resting_level(dots: &Dots, kind: Kind, punct: Space, minors: [Space; 2]) -> Option<usize> {
    let punct = height(dots, punct);
    let [first, second] = minors.map(|minor| height(dots, minor));
    let (rests, level) = match kind {
        Kind::T => (punct == first && punct == second, punct),
        // The PÜNCT is the middle dot, the minor dots are the ends.
        Kind::C | Kind::M => (first == second && punct <= first, first),
        // The first minor dot is the middle dot, the PÜNCT and the second are the ends.
        Kind::E | Kind::L | Kind::R => (punct == second && first <= punct, punct),
    };
    rests.then_some(level)
}

/// 4, 9, 10: whether the highest dot of a space, the visible one, is there and of a colour.
fn shows(dots: &Dots, space: Space, white: bool) -> bool {
    let highest = dots.get(&space).and_then(|column| column.last_key_value());
    highest.is_some_and(|(_, &(its_white, _))| its_white == white)
}

/// 6: whether a PÜNCT may come to lie on a space at a level.
fn punct_may_rest(dots: &Dots, punct: Space, level: usize, white: bool) -> bool {
    level == 0 || shows(dots, punct, white)
}

/// 7: whether a piece has anything above one of its dots.
fn covered(dots: &Dots, stone: &Stone) -> bool {
    spaces_of(stone).iter().any(|&space| height(dots, space) > stone.level + 1)
}

/// 9: whether a player's visible dots connect the two sides of a pair.
fn connected(dots: &Dots, white: bool, pair: usize) -> bool {
    let visible = all_spaces().into_iter().filter(|&space| shows(dots, space, white));
    let visible: BTreeSet<Space> = visible.collect();
    let on_first_side = visible.iter().filter(|&&space| across(space, pair) == -8);
    let mut open: Vec<Space> = on_first_side.copied().collect();
    let mut reached: BTreeSet<Space> = open.iter().copied().collect();
    while let Some(space) = open.pop() {
        for neighbour in DIRECTIONS.map(|direction| step(space, direction, 1)) {
            if visible.contains(&neighbour) && reached.insert(neighbour) {
                open.push(neighbour);
            }
        }
    }
    reached.iter().any(|&space| across(space, pair) == 8)
}

/// Text: how a way to lie is printed.
fn lying_text(punct: Space, minors: [Space; 2]) -> String {
    let [first, second] = in_order(minors);
    format!("{}/{}{}", name(punct), name(first), name(second))
}

/// Text: a turn in its printed form, each of its spaces replaced by what `f` makes of it.
fn turn_text_with(turn: &str, f: impl Fn(Space) -> Space) -> String {
    let turn = turn.to_lowercase();
    if turn == "pass" {
        return turn;
    }
    let (front, minors) = turn.split_once('/').expect("a slash");
    let second = minors.rfind(|c: char| c.is_ascii_alphabetic()).expect("a column");
    let (first, second) = minors.split_at(second);
    let minors = [first, second].map(|minor| f(space_named(minor)));
    match front.split_once('-') {
        Some((old, punct)) => {
            let lying = lying_text(f(space_named(punct)), minors);
            format!("{}-{lying}", name(f(space_named(old))))
        }
        None => lying_text(f(space_named(front)), minors),
    }
}

/// The player as a winner.
fn winner(white: bool) -> Outcome {
    if white { Outcome::White } else { Outcome::Black }
}

/// A kind under a symmetry: the mirrors turn L into R and R into L.
fn transform_kind(kind: Kind, symmetry: usize) -> Kind {
    match (symmetry >= 6, kind) {
        (true, Kind::L) => Kind::R,
        (true, Kind::R) => Kind::L,
        _ => kind,
    }
}

/// A turn under a symmetry, numbered as for `transform_space`, in its printed form.
pub fn transform_turn(turn: &str, symmetry: usize) -> String {
    turn_text_with(turn, |space| transform(space, symmetry))
}

/// The piece that a text such as `l4/l5m5` describes, if there is such a kind: the spaces of the PÜNCT and of the minor
/// dots determine it.
pub fn piece_lying(white: bool, level: usize, text: &str) -> Option<Piece> {
    let (punct, minors) = text.split_once('/').expect("a slash");
    let second = minors.rfind(|c: char| c.is_ascii_alphabetic()).expect("a column");
    let (first, second) = minors.split_at(second);
    let punct = space_named(punct);
    let minors = in_order([space_named(first), space_named(second)]);
    let lies = |kind: Kind| ways_to_lie(kind, punct).into_iter().any(|way| in_order(way) == minors);
    let kind = KINDS.into_iter().find(|&kind| lies(kind))?;
    Some(Stone { white, kind, level, punct, minors }.to_piece())
}

/// 3: whether a PÜNCT may go from one space to another.
pub fn is_on_line(from: &str, to: &str) -> bool {
    along_lines(space_named(from)).contains(&space_named(to))
}

impl Stone {
    /// The piece that a caller describes by names.
    fn from_piece(piece: &Piece) -> Stone {
        Stone {
            white: piece.white,
            kind: piece.kind,
            level: piece.level,
            punct: space_named(&piece.punct),
            minors: in_order([space_named(&piece.minors[0]), space_named(&piece.minors[1])]),
        }
    }

    /// The piece with its spaces by name.
    fn to_piece(&self) -> Piece {
        Piece {
            white: self.white,
            kind: self.kind,
            level: self.level,
            punct: name(self.punct),
            minors: self.minors.map(name),
        }
    }
}

impl Twin {
    /// A new game, White to start (1): the standard game or the basic one.
    pub fn new(standard: bool) -> Twin {
        Twin::set_up(standard, &[], true)
    }

    /// A game that starts from given pieces on the board, the rest in the reserves; its past is empty.
    pub fn set_up(standard: bool, pieces: &[Piece], white_to_move: bool) -> Twin {
        let stones: BTreeSet<Stone> = pieces.iter().map(Stone::from_piece).collect();
        Twin {
            standard,
            seen: BTreeMap::from([((stones.clone(), white_to_move), 1)]),
            stones,
            white_to_move,
            turns_without_placement: 0,
            passes_in_a_row: 0,
        }
    }

    /// The same position after a number of turns in a row without a placement, of which the last ones were passes.
    #[must_use]
    pub fn with_past(mut self, turns_without_placement: usize, passes_in_a_row: usize) -> Twin {
        self.turns_without_placement = turns_without_placement;
        self.passes_in_a_row = passes_in_a_row;
        self
    }

    /// 1-8, 12: all legal turns as text, sorted, each once; `pass` alone where there is no other; none when
    /// the game is over.
    pub fn legal_turns(&self) -> Vec<String> {
        self.changes().into_keys().collect()
    }

    /// 1, 9-12: plays a turn given as text, in upper or lower case.
    ///
    /// # Panics
    /// On a turn that is not legal.
    pub fn play(&mut self, turn: &str) {
        let text = turn_text_with(turn, |space| space);
        let change = self.changes().remove(&text);
        self.carry_out(change.unwrap_or_else(|| panic!("{turn} is no legal turn")));
    }

    /// 12: passes, whether or not there are turns.
    pub fn pass(&mut self) {
        self.carry_out(Change { lifted: None, put: None });
    }

    /// 1: what each legal turn leads to, by its text.
    pub fn results(&self) -> BTreeMap<String, Twin> {
        let after = |change: Change| {
            let mut next = self.clone();
            next.carry_out(change);
            next
        };
        self.changes().into_iter().map(|(text, change)| (text, after(change))).collect()
    }

    /// Whether it is the standard game.
    pub fn is_standard(&self) -> bool {
        self.standard
    }

    /// 11: how many turns in a row were no placement.
    pub fn turns_without_placement(&self) -> usize {
        self.turns_without_placement
    }

    /// 12: how many passes in a row the last turns were.
    pub fn passes_in_a_row(&self) -> usize {
        self.passes_in_a_row
    }

    /// 1: whether White is to move.
    pub fn white_to_move(&self) -> bool {
        self.white_to_move
    }

    /// The pieces on the board, sorted.
    pub fn pieces(&self) -> Vec<Piece> {
        let mut pieces: Vec<Piece> = self.stones.iter().map(Stone::to_piece).collect();
        pieces.sort();
        pieces
    }

    /// The dots in a space from bottom to top: the level, whether it is White's, whether it is the PÜNCT.
    pub fn dots(&self, space: &str) -> Vec<(usize, bool, bool)> {
        let mut dots = self.all_dots();
        let column = dots.remove(&space_named(space)).unwrap_or_default();
        column.into_iter().map(|(level, (white, punct))| (level, white, punct)).collect()
    }

    /// The dots of every space that is not empty, each as `dots` gives them.
    pub fn every_dot(&self) -> BTreeMap<String, Vec<(usize, bool, bool)>> {
        let listed = |column: BTreeMap<usize, (bool, bool)>| {
            column.into_iter().map(|(level, (white, punct))| (level, white, punct)).collect()
        };
        self.all_dots().into_iter().map(|(space, column)| (name(space), listed(column))).collect()
    }

    /// 7: whether a piece on the board has anything above one of its dots.
    pub fn pinned(&self, piece: &Piece) -> bool {
        covered(&self.all_dots(), &Stone::from_piece(piece))
    }

    /// Pieces: how many of a kind a player has not placed yet.
    ///
    /// # Panics
    /// On a set-up with more pieces of the kind than a player has.
    pub fn reserve(&self, white: bool, kind: Kind) -> usize {
        let same = |stone: &&Stone| stone.white == white && stone.kind == kind;
        let placed = self.stones.iter().filter(same).count();
        how_many(kind).checked_sub(placed).expect("no more pieces than the set has")
    }

    /// 9: the pairs of sides that a player connects: 0 west and east, 1 south-west and north-east,
    /// 2 north-west and south-east.
    pub fn connections(&self, white: bool) -> Vec<usize> {
        let dots = self.all_dots();
        (0..3).filter(|&pair| connected(&dots, white, pair)).collect()
    }

    /// 10: how many visible dots a player has in the central hexagon.
    pub fn centre_count(&self, white: bool) -> usize {
        let dots = self.all_dots();
        let centre = all_spaces().into_iter().filter(|&space| in_centre(space));
        centre.filter(|&space| shows(&dots, space, white)).count()
    }

    /// 9-12: how the game has ended and why, in the order 9, 10, 12, 11; `None` while it goes on.
    pub fn outcome(&self) -> Option<(Outcome, Reason)> {
        let mover = !self.white_to_move;
        let position = (self.stones.clone(), self.white_to_move);
        if !self.connections(mover).is_empty() {
            Some((winner(mover), Reason::Connection))
        } else if !self.connections(!mover).is_empty() {
            Some((winner(!mover), Reason::Connection))
        } else if self.has_placed_all(true) || self.has_placed_all(false) {
            Some((self.count_outcome(), Reason::LastPiece))
        } else if self.passes_in_a_row >= 2 {
            Some((self.count_outcome(), Reason::TwoPasses))
        } else if self.seen[&position] >= 3 {
            Some((Outcome::Draw, Reason::Repetition))
        } else if self.turns_without_placement >= 100 {
            Some((Outcome::Draw, Reason::HundredTurns))
        } else {
            None
        }
    }

    /// The number of ways to play `depth` turns; 0 where the game is over before.
    pub fn perft(&self, depth: usize) -> u64 {
        if depth == 0 {
            return 1;
        }
        let changes = self.changes();
        if depth == 1 {
            return changes.len() as u64;
        }
        let after = |change: Change| {
            let mut next = self.clone();
            next.carry_out(change);
            next.perft(depth - 1)
        };
        changes.into_values().map(after).sum()
    }

    /// The position under a symmetry, numbered as for `transform_space`, without its past.
    #[must_use]
    pub fn transformed(&self, symmetry: usize) -> Twin {
        let image = |stone: &Stone| Stone {
            kind: transform_kind(stone.kind, symmetry),
            punct: transform(stone.punct, symmetry),
            minors: stone.minors.map(|minor| transform(minor, symmetry)),
            ..stone.clone()
        };
        let pieces: Vec<Piece> = self.stones.iter().map(|stone| image(stone).to_piece()).collect();
        Twin::set_up(self.standard, &pieces, self.white_to_move)
    }

    /// The position with the colours of the pieces and of the player to move swapped, without its past.
    #[must_use]
    pub fn colours_swapped(&self) -> Twin {
        let mut pieces = self.pieces();
        for piece in &mut pieces {
            piece.white = !piece.white;
        }
        Twin::set_up(self.standard, &pieces, !self.white_to_move)
    }

    /// Pieces: all dots on the board.
    fn all_dots(&self) -> Dots {
        dots_of(&self.stones)
    }

    /// 1, 12: every legal turn by its text with what it does to the board.
    pub fn changes(&self) -> BTreeMap<String, Change> {
        let mut changes = BTreeMap::new();
        if self.outcome().is_some() {
            return changes;
        }
        for (text, change) in self.placements().into_iter().chain(self.moves()) {
            let before = changes.insert(text, change);
            assert!(before.is_none(), "two turns with one text: {before:?}");
        }
        if changes.is_empty() {
            changes.insert("pass".to_string(), Change { lifted: None, put: None });
        }
        changes
    }

    /// 2: all placements.
    fn placements(&self) -> Vec<(String, Change)> {
        let dots = self.all_dots();
        let mut placements = Vec::new();
        for kind in KINDS {
            if self.reserve(self.white_to_move, kind) == 0 {
                continue;
            }
            for punct in all_spaces() {
                for minors in ways_to_lie(kind, punct) {
                    let stone = self.movers_stone(kind, 0, punct, minors);
                    if spaces_of(&stone).iter().all(|&space| self.open_to_placement(&dots, space)) {
                        let change = Change { lifted: None, put: Some(stone) };
                        placements.push((lying_text(punct, minors), change));
                    }
                }
            }
        }
        placements
    }

    /// 2: whether a placement may touch a space.
    fn open_to_placement(&self, dots: &Dots, space: Space) -> bool {
        let very_first = self.stones.is_empty();
        let centre_closed = self.standard || very_first;
        height(dots, space) == 0 && !(centre_closed && in_centre(space))
    }

    /// 3, 7: all moves of all own pieces of which no dot is covered.
    fn moves(&self) -> Vec<(String, Change)> {
        let dots = self.all_dots();
        let own = self.stones.iter().filter(|stone| stone.white == self.white_to_move);
        let free = own.filter(|stone| !covered(&dots, stone));
        free.flat_map(|stone| self.moves_of(stone)).collect()
    }

    /// 3, 5, 6: all moves of a piece that may be lifted.
    fn moves_of(&self, lifted: &Stone) -> Vec<(String, Change)> {
        let dots = dots_of(self.stones.iter().filter(|&stone| stone != lifted));
        let mut moves = Vec::new();
        for punct in along_lines(lifted.punct) {
            for minors in ways_to_lie(lifted.kind, punct) {
                let Some(level) = resting_level(&dots, lifted.kind, punct, minors) else {
                    continue;
                };
                let stone = self.movers_stone(lifted.kind, level, punct, minors);
                let lies_as_before = punct == lifted.punct && stone.minors == lifted.minors;
                if !lies_as_before && punct_may_rest(&dots, punct, level, stone.white) {
                    let text = format!("{}-{}", name(lifted.punct), lying_text(punct, minors));
                    let change = Change { lifted: Some(lifted.clone()), put: Some(stone) };
                    moves.push((text, change));
                }
            }
        }
        moves
    }

    /// A piece of the player to move.
    fn movers_stone(&self, kind: Kind, level: usize, punct: Space, minors: [Space; 2]) -> Stone {
        Stone { white: self.white_to_move, kind, level, punct, minors: in_order(minors) }
    }

    /// 1, 11, 12: carries out a legal turn and counts the turns that decide when the game ends.
    pub fn carry_out(&mut self, change: Change) {
        let placement = change.lifted.is_none() && change.put.is_some();
        let pass = change.lifted.is_none() && change.put.is_none();
        self.turns_without_placement = if placement { 0 } else { self.turns_without_placement + 1 };
        self.passes_in_a_row = if pass { self.passes_in_a_row + 1 } else { 0 };
        if let Some(stone) = change.lifted {
            self.stones.remove(&stone);
        }
        self.stones.extend(change.put);
        self.white_to_move = !self.white_to_move;
        let position = (self.stones.clone(), self.white_to_move);
        *self.seen.entry(position).or_insert(0) += 1;
    }

    /// 10: whether a player has placed its 18th piece.
    fn has_placed_all(&self, white: bool) -> bool {
        KINDS.iter().all(|&kind| self.reserve(white, kind) == 0)
    }

    /// 10: a draw in the basic game, a count of the central hexagon in the standard one.
    fn count_outcome(&self) -> Outcome {
        let (white, black) = (self.centre_count(true), self.centre_count(false));
        if !self.standard || white == black { Outcome::Draw } else { winner(white > black) }
    }
}
