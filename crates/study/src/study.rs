//! The tree of variations, and where in it somebody is.

use basalt_records::{Comment, Tags};
use basalt_rules::{AnyMove, AnyPosition, ByColor, Game, MoveError, Outcome};

use crate::Glyph;

/// A position of the tree: the start, or what a move has led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(u32);

/// Why a move is not added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Denied {
    /// The rules refuse it.
    Move(MoveError),
    /// The tree has grown too large to be written down.
    Full,
}

/// A game with its variations, and the place in it that is looked at.
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
    pub(crate) knots: Vec<Knot>,
    here: Place,
}

/// What is known of a place. Deleted ones stay, but no other leads to them.
#[derive(Clone, Debug)]
pub(crate) struct Knot {
    /// The move that leads here and from where; nothing at the start.
    pub(crate) origin: Option<(Place, AnyMove)>,
    /// How many plies lead here.
    pub(crate) ply: usize,
    /// How many times a variation was entered on the way.
    pub(crate) depth: usize,
    pub(crate) position: AnyPosition,
    /// What can follow: first the line, then its variations.
    pub(crate) next: Vec<Place>,
    pub(crate) nags: Vec<u8>,
    pub(crate) comment: Comment,
}

impl Study {
    /// How many moves a tree may have: more than anybody writes, and few enough for a record.
    pub const MOST_MOVES: usize = 20_000;

    /// How deep variations may lie in each other, as in records.
    pub const DEEPEST: usize = basalt_records::MAX_DEPTH;

    const START: Place = Place(0);

    /// A tree without moves.
    pub fn new(start: AnyPosition) -> Self {
        let start = Knot {
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
            knots: vec![start],
            here: Self::START,
        }
    }

    /// The game that is played.
    pub fn game(&self) -> Game {
        self.position().game()
    }

    /// What is known of the game besides its moves.
    pub fn tags(&self) -> &Tags {
        &self.tags
    }

    /// Where the tree begins.
    pub fn start(&self) -> Place {
        Self::START
    }

    /// The place that is looked at.
    pub fn here(&self) -> Place {
        self.here
    }

    /// The position there.
    pub fn position(&self) -> &AnyPosition {
        self.position_at(self.here)
    }

    /// The position at a place.
    pub fn position_at(&self, place: Place) -> &AnyPosition {
        &self.knot(place).position
    }

    /// The move that leads to a place, and from where.
    pub fn origin(&self, place: Place) -> Option<(Place, AnyMove)> {
        self.knot(place).origin
    }

    /// How many plies lead to a place.
    pub fn ply(&self, place: Place) -> usize {
        self.knot(place).ply
    }

    /// The moves that lead to a place.
    pub fn moves_to(&self, place: Place) -> Vec<AnyMove> {
        let mut moves: Vec<_> = self.origins(place).map(|(_, mv)| mv).collect();
        moves.reverse();
        moves
    }

    /// The places of the line that the place that is looked at lies on, the start first: the way to it, and the first
    /// move everywhere after it.
    pub fn line(&self) -> Vec<Place> {
        let mut line: Vec<_> = self.origins(self.here).map(|(from, _)| from).collect();
        line.reverse();
        line.extend(self.onwards(self.here));
        line
    }

    /// The places of the game itself, the start first.
    pub fn main_line(&self) -> Vec<Place> {
        self.onwards(Self::START).collect()
    }

    /// Whether a place lies on the game itself, not in a variation.
    pub fn is_main(&self, place: Place) -> bool {
        self.knot(place).depth == 0
    }

    /// The signs of the move that leads to a place.
    pub fn glyphs(&self, place: Place) -> impl Iterator<Item = Glyph> + '_ {
        self.knot(place).nags.iter().filter_map(|&nag| Glyph::from_nag(nag))
    }

    /// What is said at a place.
    pub fn comment(&self, place: Place) -> &str {
        &self.knot(place).comment.text
    }

    /// Looks at a place, unless it was deleted.
    pub fn go(&mut self, place: Place) {
        let is_known = (place.0 as usize) < self.knots.len();
        if is_known && self.path(place).all(|place| self.hangs(place)) {
            self.here = place;
        }
    }

    /// Goes to the place before; says whether there is one.
    pub fn back(&mut self) -> bool {
        let before = self.knot(self.here).origin;
        self.here = before.map_or(self.here, |(from, _)| from);
        before.is_some()
    }

    /// Goes on along the first move; says whether there is one.
    pub fn ahead(&mut self) -> bool {
        let next = self.knot(self.here).next.first().copied();
        self.here = next.unwrap_or(self.here);
        next.is_some()
    }

    /// Goes to the start.
    pub fn to_start(&mut self) {
        self.here = Self::START;
    }

    /// Goes to the end of the line.
    pub fn to_end(&mut self) {
        while self.ahead() {}
    }

    /// Plays a move at the place that is looked at and goes where it leads. A move that is there already is not added
    /// again; what is forced after it plays itself.
    pub fn play(&mut self, mv: AnyMove) -> Result<Place, Denied> {
        let mut to = self.add(self.here, mv)?;
        while let Some(forced) = pass(self.position_at(to)) {
            to = self.add(to, forced)?;
        }
        self.here = to;
        Ok(to)
    }

    /// The place that a move leads to from another, which may be new.
    pub(crate) fn add(&mut self, from: Place, mv: AnyMove) -> Result<Place, Denied> {
        let leads = |to: &Place| self.knot(*to).origin.is_some_and(|(_, known)| known == mv);
        if let Some(known) = self.knot(from).next.iter().copied().find(leads) {
            return Ok(known);
        }
        let mut position = self.position_at(from).clone();
        position.play(mv).map_err(Denied::Move)?;
        let Knot { ply, depth, next, .. } = self.knot(from);
        let (ply, depth) = (ply + 1, depth + usize::from(!next.is_empty()));
        if self.knots.len() > Self::MOST_MOVES || depth > Self::DEEPEST {
            return Err(Denied::Full);
        }
        let place = Place(self.knots.len() as u32);
        let (nags, comment) = Default::default();
        let origin = Some((from, mv));
        self.knots.push(Knot { origin, ply, depth, position, next: Vec::new(), nags, comment });
        self.knot_mut(from).next.push(place);
        Ok(place)
    }

    /// Puts the variation that a place lies in before the line that it leaves. Says whether it lies in one, and whether
    /// that line is not too deep for another variation.
    pub fn promote(&mut self, place: Place) -> bool {
        let lies_aside = |place: &Place| {
            let origin = self.knot(*place).origin;
            origin.is_some_and(|(from, _)| self.knot(from).next.first() != Some(place))
        };
        let Some(first) = self.path(place).find(lies_aside) else { return false };
        let Some((from, _)) = self.knot(first).origin else { return false };
        let before = self.knot(from).next.clone();
        let next = &mut self.knot_mut(from).next;
        next.retain(|&place| place != first);
        next.insert(0, first);
        let fits = self.count_depths(from) <= Self::DEEPEST;
        if !fits {
            self.knot_mut(from).next = before;
            self.count_depths(from);
        }
        fits
    }

    /// Deletes the move that leads to a place and all that follows it.
    pub fn delete(&mut self, place: Place) {
        let Some((from, _)) = self.knot(place).origin else { return };
        self.knot_mut(from).next.retain(|&next| next != place);
        self.count_depths(from);
        if self.path(self.here).any(|passed| passed == place) {
            self.here = from;
        }
    }

    /// Says something at a place.
    pub fn set_comment(&mut self, place: Place, text: &str) {
        text.clone_into(&mut self.knot_mut(place).comment.text);
    }

    /// Puts a sign behind the move that leads to a place, in place of another, or takes it away if it is there.
    pub fn toggle(&mut self, place: Place, glyph: Glyph) {
        let had = self.glyphs(place).any(|known| known == glyph);
        let nags = &mut self.knot_mut(place).nags;
        nags.retain(|&nag| Glyph::from_nag(nag).is_none());
        if !had {
            nags.insert(0, glyph.nag());
        }
    }

    pub(crate) fn knot(&self, place: Place) -> &Knot {
        &self.knots[place.0 as usize]
    }

    pub(crate) fn knot_mut(&mut self, place: Place) -> &mut Knot {
        &mut self.knots[place.0 as usize]
    }

    /// The moves that lead to a place and from where, the last first.
    pub fn origins(&self, place: Place) -> impl Iterator<Item = (Place, AnyMove)> + '_ {
        let first = self.knot(place).origin;
        std::iter::successors(first, |(from, _)| self.knot(*from).origin)
    }

    /// A place and those that lead to it, the start last.
    fn path(&self, place: Place) -> impl Iterator<Item = Place> + '_ {
        std::iter::once(place).chain(self.origins(place).map(|(from, _)| from))
    }

    /// A place and the first move everywhere after it.
    fn onwards(&self, place: Place) -> impl Iterator<Item = Place> + '_ {
        std::iter::successors(Some(place), |place| self.knot(*place).next.first().copied())
    }

    /// Whether the place before a place still leads to it.
    fn hangs(&self, place: Place) -> bool {
        let origin = self.knot(place).origin;
        origin.is_none_or(|(from, _)| self.knot(from).next.contains(&place))
    }

    /// Counts anew how deep everything after a place lies, and says what is deepest.
    fn count_depths(&mut self, from: Place) -> usize {
        let (mut open, mut deepest) = (vec![from], 0);
        while let Some(place) = open.pop() {
            let (depth, next) = (self.knot(place).depth, self.knot(place).next.clone());
            deepest = deepest.max(depth);
            for (number, &after) in next.iter().enumerate() {
                self.knot_mut(after).depth = depth + usize::from(number > 0);
            }
            open.extend(next);
        }
        deepest
    }
}

/// The pass that is all a player may do.
fn pass(position: &AnyPosition) -> Option<AnyMove> {
    let only = position.read_move("pass").ok()?;
    position.clone().play(only).ok().map(|()| only)
}
