//! Input and board of PÜNCT in words.

use basalt_locales::{Catalogue, Message, messages, sentences};
use basalt_rules::Color;
use basalt_rules::punct::{Axis, Cell, CellSet, Dot, Move, PieceKind, Position};

use super::board_input::{BoardInput, HeldPiece};
use super::ghost::{Laid, PieceSource};
use basalt_view::announce::player;
use basalt_view::punct::{Consequence, describe_space};

impl BoardInput {
    /// The state in words, for those who listen; `None` if nothing is held. What was just
    /// refused comes first.
    pub fn says(&self, position: &Position, catalogue: &Catalogue) -> Option<String> {
        if let Some(laid) = self.ghost() {
            return Some(laid.says(position, catalogue));
        }
        if let Some(reason) = self.reason(position) {
            return Some(catalogue.say(&reason.message()));
        }
        let message = match self.held_piece() {
            HeldPiece::Empty | HeldPiece::Laid(_) => return None,
            HeldPiece::Naming(spaces) => naming(spaces, self.targets(position))?,
            HeldPiece::Chosen(PieceSource::Reserve(kind)) => {
                messages::hand_punct_chosen(&catalogue.say(&kind_name(*kind)))
            }
            HeldPiece::Chosen(PieceSource::Board(piece)) => {
                let kind = catalogue.say(&kind_name(piece.lie.shape().kind()));
                let targets = self.targets(position).len() as u64;
                messages::hand_punct_lifted(&kind, &piece.lie.punct().to_string(), targets)
            }
        };
        Some(catalogue.say(&message))
    }
}

fn naming(spaces: &[Cell], targets: CellSet) -> Option<Message> {
    let left = targets.len() as u64;
    Some(match spaces {
        [punct] => messages::hand_punct_named_one(&punct.to_string(), left),
        [punct, first, ..] => {
            messages::hand_punct_named_two(&punct.to_string(), &first.to_string(), left)
        }
        [] => return None,
    })
}

impl Laid {
    /// The ghost in words: what it is, where it lies, and whether it may.
    pub fn says(self, position: &Position, catalogue: &Catalogue) -> String {
        let lies = self.lies(position, catalogue);
        catalogue.say(&match self.verdict(position) {
            Err(reason) => messages::hand_punct_illegal(&lies, &catalogue.say(&reason.message())),
            Ok(mv) => match &*Consequence::of(position, mv) {
                [] => messages::hand_punct_legal(&lies),
                all => messages::hand_punct_leads(&lies, &said(catalogue, all).join("; ")),
            },
        })
    }

    /// The ghost in words: "triangle, PÜNCT on c4, dots on c5 and d5, level 1".
    fn lies(self, position: &Position, catalogue: &Catalogue) -> String {
        let kind = catalogue.say(&kind_name(self.shape.kind()));
        let punct = self.punct.to_string();
        catalogue.say(&match self.lie() {
            None => messages::hand_punct_ghost_beyond(&kind, &punct),
            Some(lie) => {
                let [first, second] = lie.minors().map(|minor| minor.to_string());
                let floor = u64::from(self.level(position)) + 1;
                messages::hand_punct_ghost(&kind, &punct, &first, &second, floor)
            }
        })
    }

    /// The piece and its space: "Triangle on l8".
    pub fn title(self) -> Message {
        messages::hand_punct_lies(&self.shape.kind().to_string(), &self.punct.to_string())
    }

    /// The effects of the turn in sentences: its consequences, or else the chain that the piece joins or starts. Empty if the
    /// ghost may not lie so.
    pub fn note(self, position: &Position, catalogue: &Catalogue) -> String {
        let Ok(mv) = self.verdict(position) else { return String::new() };
        match Consequence::of(position, mv) {
            none if none.is_empty() => {
                sentences(self.joins(position, mv).map(|message| catalogue.say(&message)))
            }
            all => sentences(said(catalogue, &all)),
        }
    }

    /// The player's chain that a legal turn adds the ghost to.
    fn joins(self, position: &Position, mv: Move) -> Option<Message> {
        let mut after = position.clone();
        after.play(mv).ok()?;
        let (_, chain, _) = chain(&after, self.punct)?;
        let own: CellSet = self.lie()?.spaces().into_iter().collect();
        Some(match (chain - own).len() as u64 {
            0 => messages::hand_punct_starts(),
            dots => messages::hand_punct_joins(dots),
        })
    }
}

fn said(catalogue: &Catalogue, consequences: &[Consequence]) -> Vec<String> {
    consequences.iter().map(|consequence| catalogue.say(&consequence.message())).collect()
}

/// The name of a kind of piece: "triangle", "straight piece with its PÜNCT at an end".
pub fn kind_name(kind: PieceKind) -> Message {
    messages::hand_punct_kind(&kind.to_string())
}

/// The name of a space while these are pointed out as targets.
pub fn space(catalogue: &Catalogue, position: &Position, targets: CellSet, cell: Cell) -> String {
    let space = catalogue.say(&describe_space(position, cell));
    if targets.contains(cell) { catalogue.say(&messages::hand_punct_target(&space)) } else { space }
}

/// The number of a player's pieces of a kind in reserve.
pub fn reserve(
    position: &Position,
    color: Color,
    kind: PieceKind,
    catalogue: &Catalogue,
) -> String {
    let left = position.reserve(color, kind) as u64;
    let name = catalogue.say(&kind_name(kind));
    catalogue.say(&messages::hand_punct_reserve(player(color), &name, left))
}

/// The dots on a space, from top to bottom, one message for each; none on an empty space.
pub fn contents(position: &Position, cell: Cell) -> Vec<Message> {
    let dot = |Dot { piece, is_punct }: Dot| {
        let floor = u64::from(piece.level) + 1;
        let dot = if is_punct { "punct" } else { "minor" };
        let kind = piece.lie.shape().kind().to_string();
        let punct = piece.lie.punct().to_string();
        messages::hand_punct_dot(floor, player(piece.color), dot, &kind, &punct)
    };
    position.stack(cell).into_iter().rev().map(dot).collect()
}

/// One of the board's six sides: one of a pair, the first or the second that [`Axis::sides`] names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardSide {
    /// The pair.
    pub axis: Axis,
    /// Whether it is the second of the two.
    pub is_second: bool,
}

impl BoardSide {
    /// All six.
    pub fn all() -> impl Iterator<Item = Self> {
        let both = |axis| [false, true].map(|is_second| Self { axis, is_second });
        Axis::ALL.into_iter().flat_map(both)
    }

    /// Its spaces.
    pub fn spaces(self) -> CellSet {
        self.axis.sides()[usize::from(self.is_second)]
    }

    /// Its name.
    pub fn name(self) -> Message {
        messages::hand_punct_side(match (self.axis, self.is_second) {
            (Axis::WestEast, false) => "west",
            (Axis::WestEast, true) => "east",
            (Axis::SouthWestNorthEast, false) => "south-west",
            (Axis::SouthWestNorthEast, true) => "north-east",
            (Axis::NorthWestSouthEast, false) => "north-west",
            (Axis::NorthWestSouthEast, true) => "south-east",
        })
    }
}

/// The dots that hang together with the one on a space, and the sides that they touch.
pub fn chain(position: &Position, cell: Cell) -> Option<(Color, CellSet, Vec<BoardSide>)> {
    let owner = position.stack(cell).last()?.piece.color;
    let chain = CellSet::of(cell).chains_within(position.board().visible(owner));
    let sides = BoardSide::all().filter(|side| side.spaces().meets(chain)).collect();
    Some((owner, chain, sides))
}

/// The same in words: "White's chain of 7 dots touches west, north-west".
pub fn chain_says(position: &Position, cell: Cell, catalogue: &Catalogue) -> Option<String> {
    let (owner, chain, sides) = chain(position, cell)?;
    let dots = chain.len() as u64;
    let names: Vec<String> = sides.iter().map(|side| catalogue.say(&side.name())).collect();
    Some(catalogue.say(&if names.is_empty() {
        messages::hand_punct_chain_inside(player(owner), dots)
    } else {
        messages::hand_punct_chain(player(owner), dots, &names.join(", "))
    }))
}

/// The number of turns that would win for the opponent now.
pub fn threats(position: &Position, count: usize) -> Message {
    messages::hand_punct_threats(player(position.to_move().other()), count as u64)
}
