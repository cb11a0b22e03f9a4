//! A drawn position, played by the crate and by its slow twin.

use basalt_rules::punct::{End, Move, Position, Setup, Variant};
use basalt_rules::sentence::{Arg, Sentence};
use basalt_rules::{Color, Outcome};

use super::pair::Pair;
use super::picture;
use super::same::{assert_round_trip, assert_same, assert_same_turns, texts};

/// A white triangle and a black one, apart.
pub(crate) const TWO: &str = "
         7  .       .       .       .
                .       .       n       .
         6  .       .       .       n
                .       .       N       .
         5  .       A       .       .
                a       .       .       .
         4  .       a       .       .
                .       .       .       .
            c   d   e   f   g   h   i   j
    ";

/// A white E over a gap between two white triangles.
pub(crate) const BRIDGE: &str = "
                .       .
        10  .       b       .
                .       b
         9  .       Bc      .
                .       .
         8  .       .c      .
                .       .
         7  .       AC      .
                a       .
         6  .       a       .
                .       .
            g   h   i   j   k
    ";

/// A white T.
pub(crate) const LONE_T: &str = "
                .       .
         8  .       A
                a       .
         7  .       a
                .       .
            g   h   i   j
    ";

/// A white C.
pub(crate) const LONE_C: &str = "
        10  .       .
                a
         9  .       .
                A
         8  .       .
                a
         7  .       .
            h   i   j
    ";

/// A white E.
pub(crate) const LONE_E: &str = "
         9  .       .
                A
         8  .       .
                a
         7  .       .
                a
         6  .       .
            h   i   j
    ";

/// A position in which both agree on everything.
#[derive(Clone, Debug)]
pub(crate) struct Scene(Pair);

/// White is to move in the basic game.
pub(crate) fn basic(picture: &str) -> Scene {
    Scene::read(Variant::Basic, &format!("{} w 0", picture::pieces(picture)))
}

/// White is to move in the standard game.
pub(crate) fn standard(picture: &str) -> Scene {
    Scene::read(Variant::Standard, &format!("{} w 0", picture::pieces(picture)))
}

impl Scene {
    /// The position of a text. Its pieces may stand in any order and on a level 0 that is written.
    pub(crate) fn read(variant: Variant, text: &str) -> Self {
        let fast = Position::parse(variant, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        Self(Pair::read(variant, &fast.to_string())).checked()
    }

    /// The start of a game.
    pub(crate) fn start(variant: Variant) -> Self {
        Self(Pair::start(variant)).checked()
    }

    fn checked(self) -> Self {
        assert_same(&self.0);
        assert_round_trip(&self.0.fast);
        assert_same_turns(&self.0.fast, &self.0.twin.legal_turns());
        self
    }

    /// The same with another end of its text instead of `w 0`: player, turns without a placement, pass.
    pub(crate) fn with(&self, end: &str) -> Self {
        let text = self.text();
        let pieces = text.strip_suffix(" w 0").expect("a scene as it was drawn");
        Self::read(self.0.fast.variant(), &format!("{pieces} {end}"))
    }

    /// The same with the pieces of another picture added.
    pub(crate) fn and(&self, picture: &str) -> Self {
        let variant = self.0.fast.variant();
        let more = format!("{} w 0", picture::pieces(picture));
        let mut setup = self.0.fast.to_setup();
        setup.pieces.extend(Setup::parse(variant, &more).expect("a drawn setup").pieces);
        Self::read(variant, &setup.to_string())
    }

    /// The same with the colours exchanged.
    pub(crate) fn colors_swapped(&self) -> Self {
        Self::read(self.0.fast.variant(), &self.0.fast.colors_swapped().to_string())
    }

    /// The position text.
    pub(crate) fn text(&self) -> String {
        self.0.fast.to_string()
    }

    /// The crate's position.
    pub(crate) fn position(&self) -> &Position {
        &self.0.fast
    }

    /// The outcome and its reason.
    pub(crate) fn end(&self) -> Option<(Outcome, End)> {
        self.position().outcome().zip(self.position().end())
    }

    /// The winner by a connection.
    pub(crate) fn connected(&self) -> Option<Color> {
        match self.end() {
            Some((Outcome::Win(color), End::Connection(_))) => Some(color),
            _ => None,
        }
    }

    /// The legal turns that begin so.
    pub(crate) fn turns(&self, beginning: &str) -> Vec<String> {
        let mut turns = texts(&self.position().legal_moves());
        turns.retain(|turn| turn.starts_with(beginning));
        turns
    }

    /// The scene after a legal turn.
    pub(crate) fn after(&self, turn: &str) -> Self {
        let mut after = self.clone();
        let mv = self.position().read_move(turn);
        after.0.play(mv.unwrap_or_else(|error| panic!("{turn} in {}: {error}", self.text())));
        after.checked()
    }

    /// The scene after legal turns in a row, spaces between them.
    pub(crate) fn after_all(&self, turns: &str) -> Self {
        turns.split_whitespace().fold(self.clone(), |scene, turn| scene.after(turn))
    }

    /// The scene after a pass, whether or not there are turns: no board is known on which a player
    /// has none.
    pub(crate) fn after_pass(&self) -> Self {
        let mut after = self.clone();
        after.0.fast.play_unchecked(Move::Pass);
        after.0.twin.pass();
        after.checked()
    }

    /// A turn is legal.
    pub(crate) fn allows(&self, turn: &str) {
        assert_eq!(self.turns(turn), [turn], "{turn} in {}", self.text());
        assert!(self.position().read_move(turn).is_ok(), "{turn} in {}", self.text());
    }

    /// A turn is not legal, breaks the rule of this number and is refused for this reason: the key of
    /// the refusal without the game, and what the refusal speaks of.
    pub(crate) fn refuses(&self, turn: &str, rule: u8, reason: &str) {
        assert_eq!(self.turns(turn), Vec::<String>::new(), "{turn} in {}", self.text());
        let refusal = self.position().read_move(turn).expect_err(turn);
        assert_eq!(
            (refusal.rule(), in_short(&refusal).as_str()),
            (Some(rule), reason),
            "{refusal}"
        );
        let mut after = self.position().clone();
        let mv = turn.parse().expect("a well-written turn");
        after.play(mv).expect_err("it was just refused");
        assert_eq!(&after, self.position(), "{turn} refused, but left its mark");
    }

    /// The pieces are those of a picture.
    pub(crate) fn looks(&self, picture: &str) {
        let drawn = format!("{} w 0", picture::pieces(picture));
        let drawn = Position::parse(self.position().variant(), &drawn).expect("a position");
        assert_eq!(drawn.to_setup().pieces, self.position().to_setup().pieces);
    }
}

/// A refusal in short, such as `pinned i9 g9`.
fn in_short(refusal: &impl Sentence) -> String {
    let key = refusal.key().trim_start_matches("punct-").to_string();
    refusal.args().into_iter().fold(key, |text, (_, arg)| match arg {
        Arg::Text(arg) => format!("{text} {arg}"),
        Arg::Number(arg) => format!("{text} {arg}"),
    })
}
