//! Random records of legal games, with everything that a record can hold.

use basalt_records::{
    Chance, Clock, Comment, Drawing, Eval, Line, MoveNode, Record, ShapeColor, Termination,
};
use basalt_rules::{AnyCell, AnyMove, AnyPosition, ByColor, Color, Game, Outcome, SplitMix64};
use proptest::prelude::*;
use proptest::sample::select;

/// Texts made of what could break a comment or a tag, and any other texts.
pub fn nasty_text() -> impl Strategy<Value = String> {
    let parts = [
        "}",
        "{",
        "\\",
        "\n",
        "\r",
        " ",
        "  ",
        "\t",
        "[Game \"",
        "[%clk ",
        "[%csl Ya1]",
        "[%eval ",
        "[",
        "]",
        "[%clk 0:00:01]",
        "(",
        ")",
        "$1",
        "\"",
        "*",
        "1-0",
        ";",
        "é",
        "石",
        "\u{feff}",
        "\0",
        "e3",
        "some words that make the line long",
        "word",
    ];
    let of_parts = prop::collection::vec(select(parts.to_vec()), 0..24).prop_map(|v| v.concat());
    prop_oneof![3 => of_parts, 1 => any::<String>()]
}

/// A record with comments, glyphs, clocks, values and variations.
pub fn annotated() -> impl Strategy<Value = Record> {
    let texts = prop::collection::vec(nasty_text(), 1..12);
    (any::<u64>(), texts).prop_map(|(seed, texts)| Maker::new(seed, texts).record())
}

/// A record of moves and their result alone.
pub fn plain() -> impl Strategy<Value = Record> {
    (any::<u64>(), 0..100_usize).prop_map(|(seed, plies)| {
        let mut maker = Maker::new(seed, Vec::new());
        let mut record = Record::new(AnyPosition::start(Game::Dvonn));
        let mut position = record.start.clone();
        record.line = (0..plies).map_while(|_| maker.play(&mut position)).collect();
        record.settle();
        record
    })
}

struct Maker {
    rng: SplitMix64,
    texts: Vec<String>,
}

impl Maker {
    fn new(seed: u64, texts: Vec<String>) -> Self {
        Self { rng: SplitMix64::new(seed), texts }
    }

    fn below(&mut self, bound: usize) -> usize {
        self.rng.below(bound)
    }

    fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }

    fn text(&mut self) -> String {
        let i = self.below(self.texts.len());
        self.texts[i].clone()
    }

    fn play(&mut self, position: &mut AnyPosition) -> Option<AnyMove> {
        let mv = self.rng.pick(&position.legal_moves())?;
        position.play(mv).expect("a legal move");
        Some(mv)
    }

    fn record(mut self) -> Record {
        let mut start = AnyPosition::start(Game::Dvonn);
        for _ in 0..[0, 5, 49, 70][self.below(4)] {
            self.play(&mut start);
        }
        let mut record = Record::new(start.clone());
        for name in ["White", "Black", "Event", "Unheard_of"] {
            record.tags.set(name, &self.text()).expect("a good name");
        }
        record.set_termination(Termination::ALL[self.below(8)]);
        record.line = self.line(&mut start, 0);
        record.result = self.result();
        record.score = self.one_in(3).then_some(ByColor { white: 12, black: 0 });
        if start.outcome().is_some() {
            record.settle();
        }
        record
    }

    fn result(&mut self) -> Option<Outcome> {
        let [white, black] = Color::ALL.map(|color| Some(Outcome::Win(color)));
        [white, black, Some(Outcome::Draw), None][self.below(4)]
    }

    fn line(&mut self, position: &mut AnyPosition, depth: usize) -> Line {
        let mut line = Line::default();
        if self.one_in(3) {
            line.comment = self.comment(position);
        }
        let plies = self.below(if depth == 0 { 120 } else { 6 });
        for _ in 0..plies {
            let before = position.clone();
            let Some(mv) = self.play(position) else { break };
            let mut node = MoveNode::new(mv);
            if self.one_in(6) {
                self.annotate(&mut node, &before, depth);
            }
            line.nodes.push(node);
        }
        line
    }

    fn annotate(&mut self, node: &mut MoveNode, before: &AnyPosition, depth: usize) {
        let notes = node.notes_mut();
        notes.nags = (0..self.below(3)).map(|_| self.below(256) as u8).collect();
        if self.one_in(2) {
            notes.comment = self.comment(before);
        }
        for _ in 0..if depth < 4 { self.below(3) } else { 0 } {
            notes.variations.push(self.line(&mut before.clone(), depth + 1));
        }
    }

    fn comment(&mut self, position: &AnyPosition) -> Comment {
        let millis = self.rng.next_u64() >> self.below(64);
        Comment {
            text: if self.one_in(4) { String::new() } else { self.text() },
            clock: self.one_in(2).then_some(Clock::from_millis(millis)),
            eval: self.one_in(2).then(|| self.eval()),
            shapes: if self.one_in(4) { self.shapes(position) } else { Vec::new() },
        }
    }

    /// Circles, then arrows.
    fn shapes(&mut self, position: &AnyPosition) -> Vec<Drawing> {
        const SPACES: [&str; 4] = ["b2", "c3", "d4", "e5"];
        let title = position.game().title();
        let space = |number: usize| AnyCell::parse(title, SPACES[number]).expect("on both boards");
        let mut shapes: Vec<_> = (0..self.below(5))
            .map(|_| {
                let (from, to) = (self.below(4), self.below(4));
                let color = ShapeColor::ALL[self.below(4)];
                Drawing { color, from: space(from), to: (from != to).then(|| space(to)) }
            })
            .collect();
        shapes.sort_by_key(|shape| shape.to.is_some());
        shapes
    }

    fn eval(&mut self) -> Eval {
        let number = (self.rng.next_u64() >> 32) as i32 >> self.below(32);
        let chance = Chance::from_hundredths(self.below(10_001) as u16).expect("at most 100 %");
        let result = self.result().unwrap_or(Outcome::Draw);
        [
            Eval::Margin { hundredths: number },
            Eval::Chance(chance),
            Eval::ProvenMargin(number),
            Eval::ProvenResult(result),
        ][self.below(4)]
    }
}
