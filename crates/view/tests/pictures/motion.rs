//! Animations of DVONN moves.

use basalt_rules::dvonn::{Cell, CellSet, Move, Position};
use basalt_view::dvonn::{self, Actor, Motion};
use basalt_view::{Frame, Item, Layout, Orientation, Point, Role, Scene};

/// White to move: d2c2 cuts off e2, and d2e2 cuts itself off.
const LINKED: &str = "9/10/rrr8/2bww5/9 w s";

/// Black to move: g3i3 jumps over h3.
const LATE: &str = "9/4(wbwbwbb)5/3r(bbrwwrwbw)b(wb)(bw)ww1/3(wwwbb)w(bw)4/9 b s";

/// A full board: every move takes a neighbour away from others.
const FULL: &str = "rbbwwrbbw/wbbbwwbbbw/wbbbwwbbrww/bbwwwbbwww/bbwwwbbww w s";

const UPRIGHT: Layout = Layout { orientation: Orientation::Upright, flipped: false };

fn position(text: &str) -> Position {
    text.parse().expect("a position")
}

fn motion(text: &str, mv: &str, layout: Layout) -> Option<Motion> {
    Motion::of(&position(text), mv.parse().expect("a move"), layout)
}

fn legal(text: &str, mv: &str) -> Motion {
    motion(text, mv, Layout::default()).expect("a legal move")
}

fn traveller(motion: &Motion) -> &Actor {
    motion.actors.last().expect("somebody travels")
}

/// Whether the traveller is still visible at the end.
fn stays(motion: &Motion) -> bool {
    traveller(motion).keyframes.last().is_some_and(|frame| frame.opacity > 0.0)
}

fn names(cells: &[Cell]) -> String {
    cells.iter().map(Cell::to_string).collect::<Vec<_>>().join(" ")
}

/// The visible stacks of a scene.
fn stacks(scene: &Scene) -> Vec<&Item> {
    let is_stack = |item: &&Item| item.role.class().starts_with("stack") && item.opacity > 0.0;
    scene.items.iter().filter(is_stack).collect()
}

/// Every motion of a position, in every layout.
fn motions(text: &str) -> Vec<(Move, Layout, Motion)> {
    let position = position(text);
    let moves = position.legal_moves();
    let each = moves.iter().flat_map(|&mv| Layout::ALL.map(|layout| (mv, layout)));
    each.map(|(mv, layout)| (mv, layout, Motion::of(&position, mv, layout).expect("legal")))
        .collect()
}

#[test]
fn a_stack_travels_over_the_spaces_between() {
    let motion = legal(LATE, "g3i3");
    assert_eq!(names(&motion.way), "g3 h3 i3");
    assert_eq!(traveller(&motion).stack.to_string(), "wb");
    assert_eq!(names(&legal(LINKED, "d2c2").way), "d2 c2");
}

#[test]
fn a_stack_ends_on_top_of_its_target_however_the_board_lies() {
    for (mv, layout, motion) in motions(LATE) {
        let Move::Stack { from, to } = mv else { panic!("{mv} is no stacking move") };
        let (first, landed) = {
            let frames = &traveller(&motion).keyframes;
            let landed = frames.iter().find(|frame| frame.time >= motion.landing);
            (frames[0], *landed.expect("it lands"))
        };
        assert_eq!((first.shift, first.opacity), (Point::ORIGIN, 1.0));
        let way = layout.centre(to) - layout.centre(from);
        assert!((landed.shift.x - way.x).abs() < 1e-9, "{mv}");
        assert!(landed.shift.y < way.y - 5.0, "{mv} ends above the ground");
    }
}

#[test]
fn a_stack_flies_over_what_stands_between() {
    let motion = legal(LATE, "g3i3");
    let frames = &traveller(&motion).keyframes;
    let highest = frames.iter().map(|frame| frame.shift.y).fold(f64::INFINITY, f64::min);
    let landed = frames.iter().find(|frame| frame.time >= motion.landing).expect("it lands");
    assert!(highest < landed.shift.y - 20.0);
}

#[test]
fn every_actor_has_keyframes_from_the_start_to_the_end() {
    for (mv, _, motion) in motions(LATE).into_iter().chain(motions(LINKED)) {
        assert!((0.0..=1.0).contains(&motion.landing) && motion.milliseconds > 0);
        for actor in &motion.actors {
            let times: Vec<f64> = actor.keyframes.iter().map(|frame| frame.time).collect();
            assert!(times.is_sorted(), "{mv}: {times:?}");
            let (first, last) = (times[0], times[times.len() - 1]);
            assert!(first == 0.0 && (last - 1.0).abs() < 1e-9, "{mv}: {times:?}");
        }
    }
}

#[test]
fn exactly_what_is_cut_off_sinks_after_the_landing() {
    for (mv, _, motion) in motions(LATE).into_iter().chain(motions(LINKED)) {
        let sinking = motion.actors.iter().filter(|actor| actor.role == Role::Sinking);
        let spaces: CellSet = sinking.clone().map(|actor| actor.space).collect();
        assert_eq!(spaces, motion_cuts(&motion, mv), "{mv}");
        for actor in sinking {
            let gone = actor.keyframes.last().expect("a keyframe");
            assert!(gone.opacity == 0.0 && gone.shift.y > 0.0, "{mv}");
            let still = actor.keyframes.iter().filter(|frame| frame.time <= motion.landing);
            assert!(still.into_iter().all(|frame| frame.shift == Point::ORIGIN), "{mv}");
        }
    }
}

/// The stacks that a move on one of the two boards cuts off. The board is the one that has the moved stack on the
/// first space.
fn motion_cuts(motion: &Motion, mv: Move) -> CellSet {
    let boards = [LATE, LINKED].map(position);
    let stack = traveller(motion).stack;
    let is_its = |board: &&Position| {
        board.check(mv).is_ok()
            && motion.way.first().is_some_and(|&from| board.stack(from) == stack)
    };
    boards.iter().find(is_its).expect("its board").cut_off_by(mv)
}

#[test]
fn a_stack_that_cuts_itself_off_sinks_where_it_lands() {
    let lost = legal(LINKED, "d2e2");
    assert!(!stays(&lost));
    assert_eq!(stacks(&lost.moment(Frame::default(), 1.0)).len(), 4);
    let saved = legal(LINKED, "e2d2");
    assert!(stays(&saved));
}

#[test]
fn the_stage_has_every_stack_once_and_the_traveller_above_all() {
    for (mv, layout, motion) in motions(LATE) {
        let stage = motion.stage(Frame::default());
        let seen = stacks(&stage);
        let mut spaces: Vec<&str> = seen.iter().filter_map(|item| item.space.as_deref()).collect();
        let highest = seen.last().expect("a stack");
        assert_eq!(highest.role, Role::Travelling, "{mv}");
        assert_eq!(highest.at, layout.centre(motion.way[0]), "{mv}");
        spaces.sort_unstable();
        let mut occupied: Vec<String> =
            position(LATE).board().occupied().into_iter().map(|cell| cell.to_string()).collect();
        occupied.sort_unstable();
        assert_eq!(spaces, occupied, "{mv}");
    }
}

#[test]
fn a_motion_begins_with_the_board_before_and_ends_with_the_board_after() {
    for (mv, _, motion) in motions(LATE) {
        let frame = Frame::default();
        let mut after = position(LATE);
        let all = after.board().occupied().len();
        assert_eq!(stacks(&motion.moment(frame, 0.0)).len(), all, "{mv}");
        after.play(mv).expect("legal");
        // If the traveller stays, its target is drawn below it and counts as well.
        let landed = usize::from(stays(&motion));
        let left = after.board().occupied().len() + landed;
        assert_eq!(stacks(&motion.moment(frame, 1.0)).len(), left, "{mv}");
    }
}

/// A stack that a move neither moves nor covers nor cuts off is drawn once, as it is afterwards.
#[test]
fn bystanders_are_drawn_as_after_the_move() {
    let mut changed = 0;
    for (text, (mv, layout, motion)) in [LATE, LINKED, FULL]
        .into_iter()
        .flat_map(|text| motions(text).into_iter().map(move |one| (text, one)))
    {
        let frame = Frame { layout, ..Frame::default() };
        let [before, after] = {
            let mut after = position(text);
            after.play(mv).expect("legal");
            [position(text), after].map(|position| {
                dvonn::scene(&position, &dvonn::Options { frame, ..Default::default() })
            })
        };
        let is_touched = |item: &&Item| {
            let space = item.space.as_deref().and_then(|space| space.parse().ok());
            let is_actor = |actor: &Actor| Some(actor.space) == space;
            motion.actors.iter().any(is_actor) || motion.way.last().copied() == space
        };
        let standing = |scene: &Scene| -> Vec<Item> {
            stacks(scene).into_iter().filter(|item| !is_touched(item)).cloned().collect()
        };
        assert_eq!(standing(&motion.stage(frame)), standing(&after), "{mv}");
        changed += u32::from(standing(&before) != standing(&after));
    }
    assert!(changed > 0, "some move changes the state of another stack");
}

#[test]
fn a_moment_lies_between_its_neighbours() {
    let motion = legal(LATE, "g3i3");
    let x = |time| stacks(&motion.moment(Frame::default(), time)).last().expect("a stack").at.x;
    let places = [0.0, 0.1, 0.2, 0.3, 0.6, 1.0].map(|part| x(part * motion.landing));
    assert!(places.windows(2).all(|pair| pair[0] < pair[1]), "{places:?}");
    assert_eq!((x(-1.0), x(2.0)), (x(0.0), x(1.0)));
}

#[test]
fn every_way_takes_the_same_time_and_what_is_cut_off_sinks_after_it() {
    let near = legal(LINKED, "e2d2");
    let far = legal("9/10/rrrww(bbw)5/10/9 w s", "f3c3");
    assert_eq!((near.milliseconds, far.milliseconds), (220, 220));
    let cutting = legal(LINKED, "d2c2");
    let island =
        cutting.actors.iter().find(|actor| actor.role == Role::Sinking).expect("an island");
    let dim = island.keyframes.iter().find(|frame| frame.opacity < 1.0).expect("it becomes dim");
    assert!(dim.time > cutting.landing && dim.shift == Point::ORIGIN, "it sinks only then");
    assert!(near.milliseconds < cutting.milliseconds && cutting.landing < near.landing);
}

#[test]
fn a_placed_piece_comes_down_on_its_space() {
    let placed = motion("9/10/1r1rb2r2w/10/9 b p", "c4", UPRIGHT).expect("legal");
    let actor = traveller(&placed);
    assert_eq!((names(&placed.way), actor.stack.to_string()), ("c4".into(), "b".into()));
    let (first, last) = (actor.keyframes[0], actor.keyframes[actor.keyframes.len() - 1]);
    assert!(first.shift.y < 0.0 && first.opacity == 0.0);
    assert_eq!((last.shift, last.opacity), (Point::ORIGIN, 1.0));
    assert_eq!(stacks(&placed.stage(Frame::default())).len(), 6);
}

#[test]
fn nothing_moves_in_a_pass_or_in_an_illegal_move() {
    for mv in ["pass", "c2d2", "a1"] {
        assert_eq!(motion(LINKED, mv, Layout::default()), None, "{mv}");
    }
    let stuck = "9/10/rrr8/2w7/9 b s";
    assert_eq!(motion(stuck, "pass", Layout::default()), None);
}
