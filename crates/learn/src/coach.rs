//! The coach of a first game: five tips, each at its moment, with marks on the board.

use std::collections::BTreeSet;
use std::fmt;

use basalt_rules::{AnyMove, AnyPosition, Rules, Title, with_position, with_title};

use crate::board_marks::BoardMarks;
use crate::game_lessons::GameLessons;

/// The number of tips in each game.
pub const TIP_COUNT: usize = 5;

/// The texts of each tip: the point in bold, the instruction, and the reason, shown on request.
const TEXTS: [&str; 3] = ["title", "text", "why"];

/// A tip that is due, with its marks on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tip {
    /// Its name, unique in its title.
    pub name: &'static str,
    /// The title that it belongs to.
    pub title: Title,
    /// Its marks on the board.
    pub marks: BoardMarks,
}

impl Tip {
    /// The key of its text `title`, `text` or `why`.
    pub fn key(&self, text: &str) -> String {
        key(self.title, self.name, text)
    }
}

/// A turn of the learner in a game.
#[derive(Clone, Copy, Debug)]
pub struct LearnerTurn<'a, P: Rules> {
    /// The position, with the learner to move.
    pub(crate) position: &'a P,
    /// The moves since the learner's last turn, that one included, each with the position before it.
    pub(crate) recent: &'a [(&'a P, P::Move)],
}

/// A tip of a game, with the test of its moment.
#[derive(Clone, Copy)]
pub struct GameTip<P: Rules> {
    /// The name of the tip, part of its message keys.
    pub(crate) name: &'static str,
    /// The tip that has to be given before this one.
    pub(crate) after: Option<&'static str>,
    /// The marks of the tip if this is its moment, otherwise `None`.
    pub(crate) marks: fn(&LearnerTurn<'_, P>) -> Option<BoardMarks>,
}

impl<P: Rules> GameTip<P> {
    /// A tip with the test of its moment.
    pub(crate) const fn new(
        name: &'static str,
        marks: fn(&LearnerTurn<'_, P>) -> Option<BoardMarks>,
    ) -> Self {
        Self { name, after: None, marks }
    }

    /// The same, given only after another tip.
    pub(crate) const fn after(self, name: &'static str) -> Self {
        Self { after: Some(name), ..self }
    }
}

/// The tips that were given in a game, and the text in which a front end stores them.
///
/// ```
/// use basalt_learn::ToldTips;
///
/// let told = ToldTips::from("red aim");
/// assert_eq!((told.count(), told.to_string().as_str()), (2, "aim red"));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ToldTips(BTreeSet<String>);

impl ToldTips {
    /// Notes that a tip was given.
    pub fn add(&mut self, tip: &Tip) {
        self.0.insert(tip.name.to_owned());
    }

    /// The number of tips that were given.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// Whether every tip was given.
    pub fn is_complete(&self) -> bool {
        self.count() >= TIP_COUNT
    }
}

impl fmt::Display for ToldTips {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.0.iter().map(String::as_str).collect();
        f.write_str(&names.join(" "))
    }
}

/// Parses any text as names of tips.
impl From<&str> for ToldTips {
    fn from(text: &str) -> Self {
        Self(text.split_whitespace().map(str::to_owned).collect())
    }
}

/// The tip that is due for the player to move: the first one that has not been given and whose moment this is.
/// `recent` holds the moves since the learner's last turn, that one included, each with the position before it.
pub fn due_tip(
    position: &AnyPosition,
    recent: &[(AnyPosition, AnyMove)],
    told: &ToldTips,
) -> Option<Tip> {
    with_position!(position, position => due(position, recent, told))
}

fn due<P: GameLessons>(
    position: &P,
    recent: &[(AnyPosition, AnyMove)],
    told: &ToldTips,
) -> Option<Tip>
where
    for<'a> &'a P: TryFrom<&'a AnyPosition>,
{
    let recent: Vec<(&P, P::Move)> = recent
        .iter()
        .filter_map(|(before, mv)| Some((before.try_into().ok()?, (*mv).try_into().ok()?)))
        .collect();
    let turn = LearnerTurn { position, recent: &recent };
    let title = position.game().title();
    P::TIPS
        .iter()
        .filter(|tip| !told.0.contains(tip.name))
        .filter(|tip| tip.after.is_none_or(|name| told.0.contains(name)))
        .find_map(|tip| Some(Tip { name: tip.name, title, marks: (tip.marks)(&turn)? }))
}

fn key(title: Title, name: &str, text: &str) -> String {
    format!("coach-{title}-{name}-{text}")
}

/// The names of the tips of a title, in the order in which they are given if several are due.
pub fn tip_names(title: Title) -> [&'static str; TIP_COUNT] {
    with_title!(title, Position => <Position as GameLessons>::TIPS.map(|tip| tip.name))
}

/// The key of every text of the coach.
pub(crate) fn keys() -> impl Iterator<Item = String> {
    Title::ALL.into_iter().flat_map(|title| {
        tip_names(title)
            .into_iter()
            .flat_map(move |name| TEXTS.map(move |text| key(title, name, text)))
    })
}
