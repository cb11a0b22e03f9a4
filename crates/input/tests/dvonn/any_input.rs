//! Invariants of every sequence of events.

use std::collections::{HashSet, VecDeque};

use basalt_input::dvonn::{Confirmation, Event, Intent, Key, Settings};
use basalt_rules::Color;
use basalt_rules::dvonn::{Cell, Move, Position};
use basalt_view::Layout;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use crate::board::Board;

const KEYS: [Key; 7] =
    [Key::Left, Key::Right, Key::Up, Key::Down, Key::Space, Key::Enter, Key::Escape];

/// A position that chance has played to.
fn position() -> impl Strategy<Value = Position> {
    vec(any::<u16>(), 0..110).prop_map(|choices| {
        let mut position = Position::start();
        for choice in choices {
            let moves = position.legal_moves();
            let Some(&mv) = moves.get(usize::from(choice) % moves.len().max(1)) else { break };
            position.play_unchecked(mv);
        }
        position
    })
}

fn space() -> impl Strategy<Value = Option<Cell>> {
    prop_oneof![9 => select(Cell::ALL.to_vec()).prop_map(Some), 1 => Just(None)]
}

fn event() -> impl Strategy<Value = Event> {
    let key = (select(KEYS.to_vec()), select(Layout::ALL.to_vec()));
    prop_oneof![
        6 => space().prop_map(Event::Press),
        6 => space().prop_map(Event::Release),
        3 => space().prop_map(Event::Point),
        6 => key.prop_map(|(key, layout)| Event::Key(key, layout)),
        1 => select(vec![
            Event::Hold, Event::Leave, Event::Confirm, Event::Cancel, Event::FocusIn, Event::FocusOut,
        ]),
    ]
}

fn settings() -> impl Strategy<Value = Settings> {
    let confirmations = [Confirmation::Never, Confirmation::OwnLosses, Confirmation::Always];
    (select(confirmations.to_vec()), any::<bool>())
        .prop_map(|(confirmation, light_movable)| Settings { confirmation, light_movable })
}

/// A wish that must be legal, and what is shown with it.
fn check(board: &Board, intent: Option<&Intent>) {
    if let Some(Intent::Play(mv) | Intent::Ask(mv)) = intent {
        assert_eq!(board.position.check(*mv), Ok(()));
        assert_eq!(board.plays, Some(board.position.to_move()));
    }
    let options = board.options();
    for mv in options.preview.into_iter().chain(options.ghost.map(|(cell, _)| Move::Place(cell))) {
        assert_eq!(board.position.check(mv), Ok(()));
    }
    if let Some(from) = options.highlights.selected {
        let moves = options.highlights.targets.into_iter().map(|to| Move::Stack { from, to });
        assert!(moves.into_iter().all(|mv| board.position.check(mv).is_ok()));
    }
    basalt_view::dvonn::scene(&board.position, &options);
    board.hand.card(&board.situation());
}

/// Presses the arrows that lead to a space by the shortest way.
fn walk(board: &mut Board, to: Cell) {
    let mut ways = VecDeque::from([(board.hand.clone(), Vec::new())]);
    let mut seen = HashSet::new();
    while let Some((hand, keys)) = ways.pop_front() {
        if hand.focus() == Some(to) {
            for key in keys {
                assert_eq!(board.key(key), None);
            }
            return;
        }
        if !seen.insert(hand.focus()) {
            continue;
        }
        for key in [Key::Left, Key::Right, Key::Up, Key::Down] {
            let mut next = hand.clone();
            assert_eq!(next.handle(Event::Key(key, board.layout), &board.situation()), None);
            ways.push_back((next, keys.iter().copied().chain([key]).collect()));
        }
    }
    panic!("no way to {to}");
}

/// The spaces that have to be chosen for a move, one after the other; none for a pass.
fn spaces_of(mv: Move) -> Vec<Cell> {
    match mv {
        Move::Place(cell) => vec![cell],
        Move::Stack { from, to } => vec![from, to],
        Move::Pass => Vec::new(),
    }
}

/// Does the same to each space, and hands back what is wished at the end.
fn choose(
    board: &mut Board,
    mv: Move,
    mut act: impl FnMut(&mut Board, Cell) -> Option<Intent>,
) -> Option<Intent> {
    let mut wish = None;
    for space in spaces_of(mv) {
        assert_eq!(wish, None);
        wish = act(board, space);
    }
    wish
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(96) })]

    #[test]
    fn no_hand_ever_wishes_what_is_illegal(
        boards in vec(position(), 1..4),
        events in vec(event(), 1..60),
        settings in settings(),
        plays in select(vec![None, Some(Color::White), Some(Color::Black)]),
    ) {
        let mut board = Board { plays, settings, ..Board::of(Position::start()) };
        let changes = events.len().div_ceil(boards.len());
        for (number, event) in events.into_iter().enumerate() {
            board.position = boards[number / changes].clone();
            let intent = board.does(event);
            check(&board, intent.as_ref());
            if let Some(Intent::Play(mv)) = intent {
                prop_assert!(board.position.play(mv).is_ok());
            }
        }
    }

    #[test]
    fn every_legal_move_can_be_made_by_taps_by_dragging_and_by_keys(
        position in position(),
        layout in select(Layout::ALL.to_vec()),
        sample in any::<prop::sample::Index>(),
    ) {
        let moves: Vec<Move> = position.legal_moves().iter().copied().filter(|&mv| mv != Move::Pass).collect();
        prop_assume!(!moves.is_empty());
        let mv = moves[sample.index(moves.len())];
        let wish = Some(Intent::Play(mv));
        let mut board = Board { layout, ..Board::of(position) };
        let tap = |board: &mut Board, space: Cell| board.tap(&space.to_string());
        prop_assert_eq!(&choose(&mut board, mv, tap), &wish);
        if let Move::Stack { from, to } = mv {
            prop_assert_eq!(&board.drag(&from.to_string(), &to.to_string()), &wish);
        }
        prop_assert_eq!(board.does(Event::FocusIn), None);
        let key = |board: &mut Board, space: Cell| {
            walk(board, space);
            board.key(Key::Space)
        };
        prop_assert_eq!(&choose(&mut board, mv, key), &wish);
    }
}
