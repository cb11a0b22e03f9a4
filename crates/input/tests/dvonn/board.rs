//! A board with input over it.

use basalt_input::dvonn::{
    BoardInput, Confirmation, Event, Intent, Key, Reason, Settings, Situation,
};
use basalt_rules::Color;
use basalt_rules::dvonn::{Cell, CellSet, Move, Position};
use basalt_view::dvonn::Options;
use basalt_view::{Frame, Layout};

/// White to move: g2 has three targets, d2 is surrounded, e2 is Black's, f2 a lone red piece.
pub(crate) const MIDDLE: &str =
    "4r(wwb)wb1/2(bw)3(bb)bb(wb)/2(bb)wb1wbb(bb)1/w(bw)(bbw)w(wb)r(ww)bww/1bww2(rw)1w w s";

/// Black to move: d2 is Black's and too high to land anywhere.
pub(crate) const LATE: &str = "9/4(wbwbwbb)5/3r(bbrwwrwbw)b(wb)(bw)ww1/3(wwwbb)w(bw)4/9 b s";

pub(crate) struct Board {
    pub(crate) position: Position,
    pub(crate) last: Option<Move>,
    pub(crate) plays: Option<Color>,
    pub(crate) settings: Settings,
    pub(crate) layout: Layout,
    pub(crate) hand: BoardInput,
}

impl Board {
    /// A board with input of the player to move, who is never asked.
    pub(crate) fn new(text: &str) -> Self {
        Self::of(text.parse().expect("a position"))
    }

    pub(crate) fn of(position: Position) -> Self {
        let plays = Some(position.to_move());
        let settings = Settings { confirmation: Confirmation::Never, light_movable: false };
        let (layout, hand) = (Layout::default(), BoardInput::default());
        Self { position, last: None, plays, settings, layout, hand }
    }

    /// The board of [`MIDDLE`], on which a stack is selected.
    pub(crate) fn choosing(space: &str) -> Self {
        let mut board = Self::new(MIDDLE);
        assert_eq!(board.tap(space), None);
        board
    }

    pub(crate) fn asking(text: &str, confirmation: Confirmation) -> Self {
        let settings = Settings { confirmation, light_movable: false };
        Self { settings, ..Self::new(text) }
    }

    pub(crate) fn situation(&self) -> Situation<'_> {
        Situation {
            position: &self.position,
            last: self.last,
            plays: self.plays,
            settings: self.settings,
        }
    }

    /// Does one thing.
    pub(crate) fn does(&mut self, event: Event) -> Option<Intent> {
        let mut hand = self.hand.clone();
        let intent = hand.handle(event, &self.situation());
        self.hand = hand;
        intent
    }

    pub(crate) fn press(&mut self, space: &str) {
        assert_eq!(self.does(Event::Press(cell(space))), None);
    }

    pub(crate) fn point(&mut self, space: &str) {
        assert_eq!(self.does(Event::Point(cell(space))), None);
    }

    pub(crate) fn release(&mut self, space: &str) -> Option<Intent> {
        self.does(Event::Release(cell(space)))
    }

    /// Presses and releases; a name that is no space is beside the board.
    pub(crate) fn tap(&mut self, space: &str) -> Option<Intent> {
        self.press(space);
        self.release(space)
    }

    pub(crate) fn drag(&mut self, from: &str, to: &str) -> Option<Intent> {
        self.press(from);
        self.point(to);
        self.release(to)
    }

    pub(crate) fn key(&mut self, key: Key) -> Option<Intent> {
        self.does(Event::Key(key, self.layout))
    }

    pub(crate) fn options(&self) -> Options {
        self.hand.options(&self.situation(), Frame::default())
    }

    pub(crate) fn selected(&self) -> Option<Cell> {
        self.options().highlights.selected
    }

    /// The space whose pieces are shown beside the pointer.
    pub(crate) fn told(&self) -> Option<Cell> {
        self.hand.told(&self.situation())
    }

    /// The space whose card a long press has opened.
    pub(crate) fn card(&self) -> Option<Cell> {
        self.hand.card(&self.situation())
    }

    pub(crate) fn plays_on(&mut self, mv: &str) {
        let mv = mv.parse().expect("a move");
        self.position.play(mv).expect("legal");
        self.last = Some(mv);
    }
}

pub(crate) fn cell(name: &str) -> Option<Cell> {
    name.parse().ok()
}

pub(crate) fn cells(names: &str) -> CellSet {
    names.split(' ').filter_map(cell).collect()
}

pub(crate) fn mv(text: &str) -> Move {
    text.parse().expect("a move")
}

pub(crate) fn play(text: &str) -> Intent {
    Intent::Play(mv(text))
}

pub(crate) fn ask(text: &str) -> Intent {
    Intent::Ask(mv(text))
}

/// The refusal of the rules for a move on a board.
pub(crate) fn refused(board: &Board, text: &str) -> Intent {
    let refusal = board.position.check(mv(text)).expect_err("an illegal move");
    Intent::Refused(Reason::Rule(refusal))
}
