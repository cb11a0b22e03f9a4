//! The tree of variations, with a current place.

use basalt_records::{Comment, Drawing, Tags};
use basalt_rules::sorting::sort_by_key;
use basalt_rules::{AnyMove, AnyPosition, ByColor, Game, MoveError, Outcome};

use crate::Glyph;

/// A place in the tree: the start, or the position after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(u32);

/// A change between the lines that branch from a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineChange {
    /// To the previous line, towards the main continuation.
    Previous,
    /// To the next line.
    Next,
}

/// The reason why a move is not added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AddMoveError {
    /// The rules refuse it.
    Move(MoveError),
    /// The tree is too large to be written.
    Full,
}

/// A game with its variations, and a current place in it.
///
/// ```
/// use basalt_rules::{AnyPosition, Game};
/// use basalt_study::Study;
///
/// let mut study = Study::new(AnyPosition::start(Game::Dvonn));
/// let read = |study: &Study, text| study.position().read_move(text).expect("a move");
/// study.play(read(&study, "e3")).expect("legal");
/// study.back();
/// study.play(read(&study, "c3")).expect("legal");
/// assert_eq!(study.to_record().line.nodes[0].notes().variations.len(), 1);
/// ```
#[derive(Clone, Debug)]
pub struct Study {
    pub(crate) tags: Tags,
    pub(crate) result: Option<Outcome>,
    pub(crate) score: Option<ByColor<u32>>,
    pub(crate) nodes: Vec<TreeNode>,
    here: Place,
}

/// A node of the tree. Deleted nodes stay in memory, but no other node leads to them.
#[derive(Clone, Debug)]
pub(crate) struct TreeNode {
    /// The previous place and the move from it; `None` at the start.
    pub(crate) origin: Option<(Place, AnyMove)>,
    /// The number of plies from the start.
    pub(crate) ply: usize,
    /// The nesting depth of variations.
    pub(crate) depth: usize,
    pub(crate) position: AnyPosition,
    /// The next places: first the main continuation, then its variations.
    pub(crate) next: Vec<Place>,
    pub(crate) nags: Vec<u8>,
    pub(crate) comment: Comment,
}

impl Study {
    /// The maximum number of moves in a tree: more than anybody writes, and few enough for a record.
    pub const MAX_MOVES: usize = 20_000;

    /// The maximum nesting depth of variations, as in records.
    pub const DEEPEST: usize = basalt_records::MAX_DEPTH;

    const START: Place = Place(0);

    /// Creates a tree without moves.
    pub fn new(start: AnyPosition) -> Self {
        let start = TreeNode {
            origin: None,
            ply: 0,
            depth: 0,
            position: start,
            next: Vec::new(),
            nags: Vec::new(),
            comment: Comment::default(),
        };
        Self {
            tags: Tags::default(),
            result: None,
            score: None,
            nodes: vec![start],
            here: Self::START,
        }
    }

    /// The game of the study.
    pub fn game(&self) -> Game {
        self.position().game()
    }

    /// The tags of the game.
    pub fn tags(&self) -> &Tags {
        &self.tags
    }

    /// The start of the tree.
    pub fn start(&self) -> Place {
        Self::START
    }

    /// The current place.
    pub fn here(&self) -> Place {
        self.here
    }

    /// The position at the current place.
    pub fn position(&self) -> &AnyPosition {
        self.position_at(self.here)
    }

    /// The position at a place.
    pub fn position_at(&self, place: Place) -> &AnyPosition {
        &self.node(place).position
    }

    /// The previous place and the move that leads from it to `place`.
    pub fn origin(&self, place: Place) -> Option<(Place, AnyMove)> {
        self.node(place).origin
    }

    /// The number of plies from the start to a place.
    pub fn ply(&self, place: Place) -> usize {
        self.node(place).ply
    }

    /// The moves that lead to a place.
    pub fn moves_to(&self, place: Place) -> Vec<AnyMove> {
        let mut moves: Vec<_> = self.origins(place).map(|(_, mv)| mv).collect();
        moves.reverse();
        moves
    }

    /// The places of the current line, the start first: the path to the current place, and the main continuation
    /// after it.
    pub fn line(&self) -> Vec<Place> {
        let mut line: Vec<_> = self.origins(self.here).map(|(from, _)| from).collect();
        line.reverse();
        line.extend(self.onwards(self.here));
        line
    }

    /// The places of the main line, the start first.
    pub fn main_line(&self) -> Vec<Place> {
        self.onwards(Self::START).collect()
    }

    /// Whether a place is on the main line and not in a variation.
    pub fn is_main(&self, place: Place) -> bool {
        self.node(place).depth == 0
    }

    /// The annotation glyphs of the move that leads to a place.
    pub fn glyphs(&self, place: Place) -> impl Iterator<Item = Glyph> + '_ {
        self.node(place).nags.iter().filter_map(|&nag| Glyph::from_nag(nag))
    }

    /// The comment at a place.
    pub fn comment(&self, place: Place) -> &str {
        &self.node(place).comment.text
    }

    /// The shapes that are drawn at a place: circles, then arrows.
    pub fn shapes(&self, place: Place) -> &[Drawing] {
        &self.node(place).comment.shapes
    }

    /// Goes to a place, unless it was deleted.
    pub fn go(&mut self, place: Place) {
        let is_known = (place.0 as usize) < self.nodes.len();
        if is_known && self.path(place).all(|place| self.hangs(place)) {
            self.here = place;
        }
    }

    /// Goes to the previous place. Returns `false` if there is none.
    pub fn back(&mut self) -> bool {
        let before = self.node(self.here).origin;
        self.here = before.map_or(self.here, |(from, _)| from);
        before.is_some()
    }

    /// Goes to the next place of the line. Returns `false` if there is none.
    pub fn ahead(&mut self) -> bool {
        let next = self.node(self.here).next.first().copied();
        self.here = next.unwrap_or(self.here);
        next.is_some()
    }

    /// Changes to the variation before or after the current line, at the last move that has others beside it; `false`
    /// if there is none.
    pub fn change_line(&mut self, change: LineChange) -> bool {
        let beside = self.path(self.here).find_map(|place| {
            let (from, _) = self.node(place).origin?;
            let lines = &self.node(from).next;
            (lines.len() > 1).then_some(())?;
            let number = lines.iter().position(|&line| line == place)?;
            Some(match change {
                LineChange::Previous => number.checked_sub(1).map(|before| lines[before]),
                LineChange::Next => lines.get(number + 1).copied(),
            })
        });
        let other = beside.flatten();
        self.here = other.unwrap_or(self.here);
        other.is_some()
    }

    /// Goes to the start.
    pub fn to_start(&mut self) {
        self.here = Self::START;
    }

    /// Goes to the end of the line.
    pub fn to_end(&mut self) {
        while self.ahead() {}
    }

    /// Plays a move at the current place and goes to the new place. A move that exists already is not added again.
    /// Forced passes after it are played automatically.
    pub fn play(&mut self, mv: AnyMove) -> Result<Place, AddMoveError> {
        let mut to = self.add(self.here, mv)?;
        while let Some(forced) = pass(self.position_at(to)) {
            to = self.add(to, forced)?;
        }
        self.here = to;
        Ok(to)
    }

    /// The place that a move leads to from another. It is added if it is new.
    pub(crate) fn add(&mut self, from: Place, mv: AnyMove) -> Result<Place, AddMoveError> {
        let leads = |to: &Place| self.node(*to).origin.is_some_and(|(_, known)| known == mv);
        if let Some(known) = self.node(from).next.iter().copied().find(leads) {
            return Ok(known);
        }
        let mut position = self.position_at(from).clone();
        position.play(mv).map_err(AddMoveError::Move)?;
        let TreeNode { ply, depth, next, .. } = self.node(from);
        let (ply, depth) = (ply + 1, depth + usize::from(!next.is_empty()));
        if self.nodes.len() > Self::MAX_MOVES || depth > Self::DEEPEST {
            return Err(AddMoveError::Full);
        }
        let place = Place(self.nodes.len() as u32);
        let (nags, comment) = Default::default();
        let origin = Some((from, mv));
        self.nodes.push(TreeNode { origin, ply, depth, position, next: Vec::new(), nags, comment });
        self.node_mut(from).next.push(place);
        Ok(place)
    }

    /// Promotes the variation that a place lies in above the line that it branches from. Returns `false` if the place
    /// lies in no variation, or if the tree would become too deep.
    pub fn promote(&mut self, place: Place) -> bool {
        let lies_aside = |place: &Place| {
            let origin = self.node(*place).origin;
            origin.is_some_and(|(from, _)| self.node(from).next.first() != Some(place))
        };
        let Some(first) = self.path(place).find(lies_aside) else { return false };
        let Some((from, _)) = self.node(first).origin else { return false };
        let before = self.node(from).next.clone();
        let next = &mut self.node_mut(from).next;
        next.retain(|&place| place != first);
        next.insert(0, first);
        let fits = self.count_depths(from) <= Self::DEEPEST;
        if !fits {
            self.node_mut(from).next = before;
            self.count_depths(from);
        }
        fits
    }

    /// Deletes the move that leads to a place, and all moves after it.
    pub fn delete(&mut self, place: Place) {
        let Some((from, _)) = self.node(place).origin else { return };
        self.node_mut(from).next.retain(|&next| next != place);
        self.count_depths(from);
        if self.path(self.here).any(|passed| passed == place) {
            self.here = from;
        }
    }

    /// Sets the comment at a place.
    pub fn set_comment(&mut self, place: Place, text: &str) {
        text.clone_into(&mut self.node_mut(place).comment.text);
    }

    /// Toggles a glyph on the move that leads to a place. It replaces any other glyph.
    pub fn toggle(&mut self, place: Place, glyph: Glyph) {
        let had = self.glyphs(place).any(|known| known == glyph);
        let nags = &mut self.node_mut(place).nags;
        nags.retain(|&nag| Glyph::from_nag(nag).is_none());
        if !had {
            nags.insert(0, glyph.nag());
        }
    }

    /// Draws a shape at a place, or removes it if it is there. A shape of another colour in the same place is replaced.
    pub fn toggle_shape(&mut self, place: Place, shape: Drawing) {
        let shapes = &mut self.node_mut(place).comment.shapes;
        let had = shapes.contains(&shape);
        shapes.retain(|known| (known.from, known.to) != (shape.from, shape.to));
        if !had {
            shapes.push(shape);
            sort_by_key(shapes, |shape| shape.to.is_some());
        }
    }

    /// Removes all shapes at a place; `false` if there were none.
    pub fn clear_shapes(&mut self, place: Place) -> bool {
        !std::mem::take(&mut self.node_mut(place).comment.shapes).is_empty()
    }

    pub(crate) fn node(&self, place: Place) -> &TreeNode {
        &self.nodes[place.0 as usize]
    }

    pub(crate) fn node_mut(&mut self, place: Place) -> &mut TreeNode {
        &mut self.nodes[place.0 as usize]
    }

    /// The places before a place with the moves from them, the last first.
    pub fn origins(&self, place: Place) -> impl Iterator<Item = (Place, AnyMove)> + '_ {
        let first = self.node(place).origin;
        std::iter::successors(first, |(from, _)| self.node(*from).origin)
    }

    /// A place and those before it, the start last.
    fn path(&self, place: Place) -> impl Iterator<Item = Place> + '_ {
        std::iter::once(place).chain(self.origins(place).map(|(from, _)| from))
    }

    /// A place and the main continuation after it.
    fn onwards(&self, place: Place) -> impl Iterator<Item = Place> + '_ {
        std::iter::successors(Some(place), |place| self.node(*place).next.first().copied())
    }

    /// Whether this place is the start or still a child of its parent.
    fn hangs(&self, place: Place) -> bool {
        let origin = self.node(place).origin;
        origin.is_none_or(|(from, _)| self.node(from).next.contains(&place))
    }

    /// Recomputes the depth of every place after `from`, and returns the maximum.
    fn count_depths(&mut self, from: Place) -> usize {
        let (mut open, mut deepest) = (vec![from], 0);
        while let Some(place) = open.pop() {
            let (depth, next) = (self.node(place).depth, self.node(place).next.clone());
            deepest = deepest.max(depth);
            for (number, &after) in next.iter().enumerate() {
                self.node_mut(after).depth = depth + usize::from(number > 0);
            }
            open.extend(next);
        }
        deepest
    }
}

/// The pass, if passing is legal.
fn pass(position: &AnyPosition) -> Option<AnyMove> {
    let only = position.read_move("pass").ok()?;
    position.clone().play(only).ok().map(|()| only)
}
