//! Placing, turning and moving by pointer and finger.

use basalt_input::punct::{
    BoardInput, Direction, Event, Heading, HeldPiece, Laid, PieceSource, Reason,
};
use basalt_rules::punct::{Cell, Lie, PieceKind, Position, Variant};
use basalt_view::punct::{Options, shown_in_reserve};
use basalt_view::{Layout, Orientation};

use crate::aids::{
    BRIDGE, THREE, TOWERS, TURN, after, basic, cell, ghost, played, point, press, standard, tap,
    touch, turn_to,
};

const CHOOSE_T: Event = Event::ChooseKind(PieceKind::T);

#[test]
fn a_chosen_kind_waits_and_comes_down_under_the_pointer() {
    let position = basic(THREE);
    let waiting = after(&position, &[CHOOSE_T]);
    assert_eq!(waiting.held_piece(), &HeldPiece::Chosen(PieceSource::Reserve(PieceKind::T)));
    assert_eq!(waiting.kind(), Some(PieceKind::T));
    let down = after(&position, &[CHOOSE_T, press("l4")]);
    assert_eq!(down.ghost().map(|laid| laid.punct), Some(cell("l4")));
}

#[test]
fn the_first_arm_follows_a_pull_in_six_notches() {
    let position = Position::start(Variant::Basic);
    for layout in Layout::ALL {
        for direction in Direction::ALL {
            let mut hand = BoardInput::new(layout);
            let punct = cell("e5");
            let to = layout.centre(punct) + direction.way(layout) * 1.3;
            for event in [
                Event::ChooseKind(PieceKind::E),
                Event::Press(Some(punct), layout.centre(punct)),
                Event::Drag(to),
                Event::Release,
            ] {
                assert_eq!(hand.handle(&position, event), None);
            }
            let lie = hand.ghost().and_then(Laid::lie).expect("on the board");
            assert_eq!(Some(lie.minors()[0]), direction.from(punct), "{layout:?}");
        }
    }
}

#[test]
fn a_press_without_a_pull_lays_the_piece_as_a_tap_does() {
    let position = basic(THREE);
    let pressed = ghost(&position, &[CHOOSE_T, press("k7"), Event::Release]);
    assert_eq!(pressed, ghost(&position, &[CHOOSE_T, tap("k7")]));
    let hand = after(&position, &[CHOOSE_T, tap("k7")]);
    assert_eq!(hand.ghost().map(|laid| laid.shape), Some(shown_in_reserve(PieceKind::T)));
}

#[test]
fn a_trembling_finger_does_not_pull() {
    let position = basic(THREE);
    let aside = Direction::new(2).way(Layout::default());
    let at = point("l4") + aside * 0.4;
    let events = [CHOOSE_T, Event::Press(Some(cell("l4")), at), Event::Drag(at + aside * 0.15)];
    assert_eq!(ghost(&position, &events), ghost(&position, &events[..2]));
    let pulled = [events[0], events[1], Event::Drag(at + aside * 0.3)];
    assert_eq!(ghost(&position, &pulled).as_deref(), Some("l4/k4l5"));
}

#[test]
fn releasing_lays_a_ghost_and_never_plays() {
    let position = basic(THREE);
    let events = [CHOOSE_T, press("l4"), Event::Drag(point("l5")), Event::Release];
    assert_eq!(ghost(&position, &events).as_deref(), Some("l4/l5m5"));
    assert_eq!(played(&position, &events).as_deref(), Some("l4/l5m5"));
}

#[test]
fn three_taps_name_a_piece_by_its_spaces_the_punct_first() {
    let position = basic(THREE);
    let three = |names: [&str; 3]| {
        let hand = after(&position, &names.map(tap));
        hand.ghost().map(|laid| laid.shape.kind())
    };
    assert_eq!(three(["l4", "l5", "m5"]), Some(PieceKind::T));
    assert_eq!(three(["l5", "l4", "l6"]), Some(PieceKind::C));
    assert_eq!(three(["l4", "l5", "l6"]), Some(PieceKind::E));
    assert_eq!(three(["l4", "l6", "l5"]), Some(PieceKind::E));
    assert_eq!(three(["l6", "l4", "l5"]), Some(PieceKind::E));
    assert_eq!(three(["l5", "l6", "m5"]), Some(PieceKind::M));
}

#[test]
fn a_space_tapped_again_is_taken_back_with_what_followed() {
    let position = basic(THREE);
    let named = |names: &[&str]| {
        after(&position, &names.iter().map(|name| tap(name)).collect::<Vec<_>>())
            .held_piece()
            .clone()
    };
    assert_eq!(named(&["l4", "l5", "l5"]), HeldPiece::Naming(vec![cell("l4")]));
    assert_eq!(named(&["l4", "l5", "l4"]), HeldPiece::Empty);
}

#[test]
fn only_spaces_that_lead_to_a_placement_are_pointed_out_while_naming() {
    let position = basic("w:d4/d3d5,f4/f3f5 b: w 0");
    let targets = |names: &[&str]| {
        let events: Vec<_> = names.iter().map(|name| tap(name)).collect();
        after(&position, &events).targets(&position)
    };
    // Six neighbours, and all twelve at two steps: straight on for E, at an angle for L and R.
    assert_eq!(targets(&["m10"]).len(), 18);
    // With m9 below: m8 straight on; l9 and n10 next to both make T; l8 and n9 make L and R; l10 and n11
    // make M. m11 would make a C, of which none is left.
    let expected = ["m8", "l9", "n10", "l8", "n9", "l10", "n11"].map(cell);
    assert_eq!(targets(&["m10", "m9"]), expected.into_iter().collect());
}

#[test]
fn tapping_the_ghost_gives_the_next_legal_turn_and_skips_the_others() {
    // Of the turns about e7 those are not legal that touch e6 or d6, which is taken as well.
    let position = basic("w:e6/d5e5,c6/c5d6 b:h8/h9i9 w 0");
    let lay = [CHOOSE_T, tap("e7"), turn_to(3)];
    let seen: Vec<_> = (0..4)
        .map(|times| {
            let taps = std::iter::repeat_n(tap("e7"), times);
            ghost(&position, &lay.into_iter().chain(taps).collect::<Vec<_>>()).expect("a ghost")
        })
        .collect();
    assert_eq!(seen, ["e7/e8f8", "e7/f7f8", "e7/d7e8", "e7/e8f8"]);
    let back = Event::Turn { back: true };
    let turned_back = ghost(&position, &[CHOOSE_T, tap("e7"), turn_to(3), back]);
    assert_eq!(turned_back.as_deref(), Some("e7/d7e8"));
}

#[test]
fn any_dot_of_the_ghost_turns_it_and_another_space_takes_it_there() {
    let position = basic(THREE);
    let lay = [CHOOSE_T, tap("l4"), turn_to(3)];
    let with = |event: Event| ghost(&position, &[lay[0], lay[1], lay[2], event]);
    assert_eq!(with(tap("l5")), with(TURN));
    assert_eq!(with(tap("m5")), with(TURN));
    assert_eq!(with(tap("k7")).as_deref(), Some("k7/k8l8"));
}

#[test]
fn turns_tapped_quickly_all_count() {
    let position = Position::start(Variant::Basic);
    let lay = [Event::ChooseKind(PieceKind::L), tap("e5"), turn_to(0)];
    for times in 0..20 {
        let taps = std::iter::repeat_n([press("e5"), Event::Release], times).flatten();
        let events: Vec<_> = lay.into_iter().chain(taps).collect();
        let turn = after(&position, &events).ghost().map(|laid| laid.shape.turn());
        assert_eq!(turn, Some(times % 6), "{times}");
    }
}

#[test]
fn a_nudge_keeps_the_turn_or_takes_the_nearest_legal_one() {
    let position = basic(THREE);
    let lay = [CHOOSE_T, tap("e8"), Event::Cancel, CHOOSE_T, tap("g6"), turn_to(3)];
    let nudge = |direction| Event::Nudge(Direction::new(direction));
    let nudged = |events: &[Event]| ghost(&position, &[&lay, events].concat());
    assert_eq!(nudged(&[]).as_deref(), Some("g6/g7h7"));
    assert_eq!(nudged(&[nudge(0)]).as_deref(), Some("g5/g6h6"));
    assert_eq!(nudged(&[nudge(0), nudge(3)]).as_deref(), Some("g6/g7h7"));
    // On h7 the arm up to h8 is taken; a sixth clockwise leads past it.
    assert_eq!(nudged(&[nudge(4)]).as_deref(), Some("h7/i7i8"));
    // With e6 below taken, an arm to either side is as near: the one clockwise.
    let beside = [Event::ChooseKind(PieceKind::E), tap("m7"), turn_to(0), tap("e7")];
    assert_eq!(ghost(&position, &beside).as_deref(), Some("e7/c5d6"));
}

#[test]
fn a_ghost_passes_over_places_where_it_may_not_lie() {
    let position = basic(THREE);
    let up = Event::Nudge(Direction::new(3));
    let mut hand = after(&position, &[CHOOSE_T, tap("e3"), turn_to(0)]);
    let mut legal = Vec::new();
    for _ in 0..8 {
        hand.handle(&position, up);
        legal.push(hand.reason(&position).is_none());
    }
    // e4 and e7 have room beside the pieces; e5, e6, e8 and e9 are taken.
    assert_eq!(legal, [true, false, false, true, false, false, true, true]);
}

#[test]
fn a_lifted_piece_leaves_its_marker_and_may_rest_only_on_its_lines() {
    let position = basic(THREE);
    let hand = after(&position, &[tap("d5")]);
    let options = hand.dress(&position, Options::default());
    assert_eq!((options.hand.marker, options.hand.lifted), (Some(cell("e6")), Some(cell("e6"))));
    let legal: Vec<_> = position.legal_moves();
    let expected = legal.iter().filter_map(|mv| match mv {
        basalt_rules::punct::Move::Shift { from, to } if *from == cell("e6") => Some(to.punct()),
        _ => None,
    });
    assert_eq!(options.highlights.targets, expected.collect());
    assert!(!options.highlights.targets.contains(cell("f8")));
}

#[test]
fn a_lifted_piece_is_laid_turned_and_played() {
    let position = basic(THREE);
    assert_eq!(played(&position, &[tap("e6"), tap("e9")]).as_deref(), Some("e6-e9/d8e8"));
    let in_place = played(&position, &[tap("e6"), tap("e6"), turn_to(3)]);
    assert_eq!(in_place.as_deref(), Some("e6-e6/e7f7"));
}

#[test]
fn an_own_piece_is_dragged_by_any_of_its_dots() {
    let position = basic(THREE);
    for (from, to) in [("e6", "e3"), ("d5", "d2")] {
        let events = [press(from), Event::Drag(point(to)), Event::Release];
        assert_eq!(played(&position, &events).as_deref(), Some("e6-e3/d2e2"), "{from}");
    }
}

#[test]
fn a_ghost_is_shifted_by_as_much_as_a_finger_moves_anywhere() {
    let position = basic(THREE);
    let laid = [CHOOSE_T, tap("l4")];
    let way = |from: &str, to: &str| [touch(from), Event::Drag(point(to)), Event::Release];
    let shifted = ghost(&position, &[&laid[..], &way("e12", "f14"), &[turn_to(3)]].concat());
    assert_eq!(shifted.as_deref(), Some("m6/m7n7"));
    let beyond = [&laid[..], &way("i14", "i4")].concat();
    assert_eq!(ghost(&position, &beyond), ghost(&position, &laid), "it stays on the board");
}

#[test]
fn a_finger_that_swipes_lays_and_takes_nothing() {
    let position = basic(THREE);
    for (from, held) in
        [("l4", vec![]), ("h8", vec![]), ("l4", vec![CHOOSE_T]), ("l4", vec![tap("e6")])]
    {
        let swipe =
            [touch(from), Event::Drag(point("m9")), Event::Drag(point(from)), Event::Release];
        let swiped = after(&position, &[&held[..], &swipe].concat());
        assert_eq!(swiped.held_piece(), after(&position, &held).held_piece(), "{from} {held:?}");
    }
    let tapped = [CHOOSE_T, touch("l4"), Event::Release];
    assert_eq!(ghost(&position, &tapped), ghost(&position, &[CHOOSE_T, tap("l4")]));
    assert_eq!(ghost(&position, &tapped[..2]), None, "a finger may be about to scroll");
}

#[test]
fn a_piece_is_carried_from_the_reserve_over_the_board_and_back_beside_it() {
    let position = basic(THREE);
    let carry = |name: &str| Event::Carry(Some(cell(name)));
    let carried = [CHOOSE_T, carry("l5"), carry("m7"), turn_to(3)];
    assert_eq!(ghost(&position, &carried).as_deref(), Some("m7/m8n8"));
    let beside = after(&position, &[&carried[..], &[Event::Carry(None)]].concat());
    assert_eq!(beside.held_piece(), &HeldPiece::Chosen(PieceSource::Reserve(PieceKind::T)));
    assert_eq!(after(&position, &[tap("e6"), carry("e3")]).ghost(), None, "not in the reserve");
}

#[test]
fn pieces_that_can_be_dragged_are_own_and_lie_free() {
    let position = basic(BRIDGE);
    let movable = after(&position, &[]).movable(&position);
    let expected = ["c9", "c7", "c8", "i8", "i9", "i10", "h7", "i7"].map(cell);
    assert!(movable.contains(cell("c9")) && movable.contains(cell("i9")));
    assert!(!movable.contains(cell("i11")), "a pinned piece");
    assert!((movable - expected.into_iter().collect()).is_empty());
    let mut hand = after(&position, &[]);
    hand.only_looks = true;
    assert!(hand.movable(&position).is_empty());
}

#[test]
fn a_ghost_that_fits_in_no_other_turn_says_so_when_it_is_turned() {
    let mut seen = [false; 2];
    for (text, from) in [(THREE, "e6"), (BRIDGE, "c9"), (BRIDGE, "i9")] {
        let position = basic(text);
        for to in after(&position, &[tap(from)]).targets(&position) {
            let lay = [tap(from), Event::Tap(Some(to))];
            let fits = |number: &usize| {
                after(&position, &[&lay[..], &[turn_to(*number)]].concat())
                    .reason(&position)
                    .is_none()
            };
            let has_other = (0..6).filter(fits).count() > 1;
            let (laid, turned) =
                (after(&position, &lay), after(&position, &[&lay[..], &[TURN]].concat()));
            assert_eq!(turned.ghost() != laid.ghost(), has_other, "{from} to {to}");
            assert_eq!(
                turned.refused() == Some(&Reason::NoOtherTurn),
                !has_other,
                "{from} to {to}"
            );
            seen[usize::from(has_other)] = true;
        }
    }
    assert_eq!(seen, [true; 2], "both happen");
}

#[test]
fn another_own_piece_is_taken_up_instead_and_the_opponents_is_not() {
    let position = basic(THREE);
    let held = |events: &[Event]| after(&position, events).raised().map(|piece| piece.lie.punct());
    assert_eq!(held(&[tap("e6"), tap("d8")]), Some(cell("e9")));
    assert_eq!(held(&[CHOOSE_T, tap("l4"), tap("d8")]), Some(cell("e9")));
    assert_eq!(held(&[tap("m9"), tap("d8")]), Some(cell("e9")));
    assert_eq!(held(&[tap("h8")]), None);
}

#[test]
fn an_own_piece_that_is_a_target_is_climbed_and_not_taken_up() {
    let hand = after(&basic(THREE), &[tap("e6"), tap("e9")]);
    assert_eq!(hand.raised().map(|piece| piece.lie.punct()), Some(cell("e6")));
    assert_eq!(hand.ghost().map(|laid| laid.level(&basic(THREE))), Some(1));
}

#[test]
fn escape_puts_everything_back_and_a_tap_beside_the_board_all_but_a_ghost() {
    let position = basic(THREE);
    for begun in [vec![CHOOSE_T], vec![tap("m9")], vec![tap("e6")], vec![tap("e6"), tap("e9")]] {
        let has_ghost = after(&position, &begun).ghost().is_some();
        let cancelled = after(&position, &[&begun[..], &[Event::Cancel]].concat());
        assert_eq!(cancelled.held_piece(), &HeldPiece::Empty);
        let beside = after(&position, &[&begun[..], &[Event::Tap(None)]].concat());
        assert_eq!(beside.ghost().is_some(), has_ghost);
        assert_eq!(beside.held_piece() == &HeldPiece::Empty, !has_ghost);
    }
}

#[test]
fn choosing_another_kind_changes_the_ghost_where_it_lies() {
    let position = basic(THREE);
    let hand = after(&position, &[CHOOSE_T, tap("l4"), Event::ChooseKind(PieceKind::E)]);
    let laid = hand.ghost().expect("a ghost");
    assert_eq!((laid.punct, laid.shape.kind()), (cell("l4"), PieceKind::E));
    assert_eq!(after(&position, &[CHOOSE_T, CHOOSE_T]).held_piece(), &HeldPiece::Empty);
}

#[test]
fn a_tapped_dot_lights_its_chain_and_a_piece_is_lifted_to_look_under_it() {
    let position = standard(TOWERS);
    let shown = |events: &[Event]| after(&position, events).dress(&position, Options::default());
    assert_eq!(shown(&[tap("m10")]).chain, Some(cell("m10")));
    assert_eq!(shown(&[tap("m10"), tap("m10")]).chain, None);
    let peek = Event::Peek(Some(cell("p14")));
    let under = shown(&[peek]);
    assert_eq!((under.hand.lifted, under.hand.marker), (Some(cell("q14")), None));
    assert_eq!(shown(&[peek, peek]).hand.lifted, None);
}

#[test]
fn a_ghost_is_shown_with_its_ring_on_the_level_it_comes_to() {
    let position = basic(BRIDGE);
    let hand = after(&position, &[tap("i8"), tap("i8"), TURN]);
    let options = hand.dress(&position, Options::default());
    let (ghost, ring) = (options.hand.ghosts[0], options.hand.ring.expect("a ring"));
    let laid = hand.ghost().expect("a ghost");
    assert_eq!((ring.punct, ring.shape), (laid.punct, laid.shape));
    assert_eq!((ghost.level, ring.level), (laid.level(&position), laid.level(&position)));
    assert_eq!(ghost.legal, hand.reason(&position).is_none());
}

#[test]
fn when_the_game_is_over_a_tap_only_looks() {
    let position = basic("w:e6/d5e5 b:l4/l5m5 w 100");
    let hand = after(
        &position,
        &[CHOOSE_T, press("e6"), Event::Drag(point("e8")), Event::Release, tap("l4")],
    );
    assert_eq!((hand.held_piece(), hand.lit()), (&HeldPiece::Empty, Some(cell("l4"))));
}

#[test]
fn while_it_is_somebody_elses_turn_a_tap_only_looks_and_nothing_is_played() {
    let position = basic(THREE);
    let mut hand = after(&position, &[tap("e6"), tap("e9")]);
    hand.only_looks = true;
    assert_eq!(hand.handle(&position, Event::Confirm), None);
    hand.put_back();
    for event in [CHOOSE_T, press("e6"), Event::Drag(point("e8")), Event::Release, tap("h8")] {
        assert_eq!(hand.handle(&position, event), None);
        assert_eq!(hand.held_piece(), &HeldPiece::Empty, "{event:?}");
    }
    assert_eq!(hand.lit(), Some(cell("h8")));
}

#[test]
fn an_upright_board_is_pulled_as_it_lies() {
    let layout = Layout { orientation: Orientation::Upright, flipped: false };
    let mut hand = BoardInput::new(layout);
    let position = Position::start(Variant::Basic);
    let (punct, arm) = (cell("e5"), cell("f6"));
    hand.handle(&position, Event::ChooseKind(PieceKind::E));
    hand.handle(&position, Event::Press(Some(punct), layout.centre(punct)));
    hand.handle(&position, Event::Drag(layout.centre(arm)));
    assert_eq!(hand.ghost().and_then(Laid::lie).map(|lie| lie.minors()[0]), Some(arm));
}

#[test]
fn the_focus_is_seen_while_keys_lead_and_not_while_a_pointer_does() {
    let position = basic(THREE);
    let focus = |events: &[Event]| {
        after(&position, events).dress(&position, Options::default()).highlights.focus
    };
    let up = Event::Head(Heading::Up);
    assert_eq!(focus(&[up, up]), Some(cell("i10")));
    assert_eq!(focus(&[up, up, tap("m9")]), None);
    assert_eq!(focus(&[up, up, tap("m9"), up]), Some(cell("m10")));
    assert_eq!(focus(&[up, CHOOSE_T, Event::Act]), None);
}

#[test]
fn the_dots_of_a_ghost_are_where_its_spaces_are() {
    for layout in Layout::ALL {
        for shape in PieceKind::ALL.into_iter().flat_map(PieceKind::shapes) {
            for lie in Cell::ALL.into_iter().filter_map(|punct| Lie::new(punct, shape)) {
                let source = PieceSource::Reserve(shape.kind());
                let dots = Laid { source, punct: lie.punct(), shape }.dots(layout);
                for (dot, space) in
                    dots.into_iter().zip([lie.punct()].into_iter().chain(lie.minors()))
                {
                    let way = dot - layout.centre(space);
                    assert!(way.x.hypot(way.y) < 1e-6, "{lie}");
                }
            }
        }
    }
}

#[test]
fn a_press_puts_down_a_piece_that_was_lifted_to_look_under_it() {
    let position = basic(THREE);
    let mut hand = after(&position, &[Event::Peek(Some(cell("e6")))]);
    assert_eq!(hand.peeked(), Some(cell("e6")));
    hand.handle(&position, press("m9"));
    assert_eq!(hand.peeked(), None);
}
