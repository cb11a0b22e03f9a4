//! The board of PÜNCT.

mod controls;
mod loupe;
mod reserve;

use std::rc::Rc;

use basalt_locales::messages;
use basalt_rules::punct::{Cell, Move, Position, Variant};
use basalt_rules::{AnyMove, AnyPosition, Color, Game};
use basalt_table::punct::{Event, Hand, Intent};
use basalt_view::{Point, STEP, Scene, Zoom, punct, spoken};
use leptos::prelude::*;
use web_sys::{KeyboardEvent, PointerEvent, WheelEvent};

use super::canvas::Canvas;
use super::names::{Names, id};
use super::pointer::{HOLD, capture, is_main, is_touch};
use super::shape::frame;
use crate::browser::later;
use crate::icons::Icon;
use crate::notices::Notices;
use crate::play::Desk;
use crate::preferences::Preferences;
use crate::words::words;
use controls::Controls;
use loupe::Loupe;
use reserve::Reserve;

/// How far above a finger a piece floats, in steps of the board.
const ABOVE: f64 = 2.2;

/// Everything that the board's parts share.
#[derive(Clone, Copy)]
struct State {
    desk: Desk,
    hand: RwSignal<Hand>,
    canvas: RwSignal<Option<(Canvas, Rc<Names<Cell>>)>, LocalStorage>,
    frame: Signal<basalt_view::Frame>,
    /// The highest level that is fully seen; everything if there is none.
    highest: RwSignal<Option<u8>>,
    /// Whether the opponent's wins are shown.
    threats: RwSignal<bool>,
    /// Whether the next tap lifts a piece to look under it.
    looks_under: RwSignal<bool>,
    /// The point of the board under a finger that is down.
    finger: RwSignal<Option<Point>>,
    zoom: RwSignal<Zoom>,
    /// Two fingers that are down, by their numbers, on the screen.
    fingers: StoredValue<Vec<(i32, Point)>>,
    press: StoredValue<u64>,
}

impl State {
    fn position(self) -> Position {
        match self.desk.shown() {
            AnyPosition::Punct(position) => position,
            AnyPosition::Dvonn(_) => Position::start(Variant::Basic),
        }
    }

    /// Lets something happen over the board, and does what the person wants by it.
    fn hear(self, event: Event) {
        let position = untrack(|| self.position());
        let intent = self.hand.try_update(|hand| {
            hand.layout = self.frame.get_untracked().layout;
            hand.only_looks = untrack(|| self.desk.hand()).is_none();
            hand.hear(&position, event)
        });
        if let Some(Some(Intent::Play(mv))) = intent {
            self.desk.play(AnyMove::Punct(mv));
        }
    }

    fn point(self, event: &PointerEvent) -> Option<Point> {
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        self.canvas.with_untracked(|canvas| canvas.as_ref()?.0.point(x, y))
    }

    fn space(self, point: Point) -> Option<Cell> {
        self.frame.get_untracked().layout.space_at(point)
    }
}

/// The board of the game under way.
#[component]
pub(crate) fn PunctBoard() -> impl IntoView {
    let words = words();
    let (desk, preferences) = (expect_context::<Desk>(), expect_context::<Preferences>());
    let players = untrack(|| desk.with(basalt_table::Table::players));
    let threats = players.is_some_and(|players| preferences.get().threats.are_shown(players));
    let state = State {
        desk,
        hand: RwSignal::new(Hand::default()),
        canvas: RwSignal::new_local(None),
        frame: frame(Game::Punct),
        highest: RwSignal::new(None),
        threats: RwSignal::new(threats),
        looks_under: RwSignal::new(false),
        finger: RwSignal::new(None),
        zoom: RwSignal::new(Zoom::default()),
        fingers: StoredValue::new(Vec::new()),
        press: StoredValue::new(0),
    };
    let host = NodeRef::<leptos::html::Div>::new();
    host.on_load(move |host| {
        let canvas = Canvas::new(&host, "punct");
        let names = canvas.as_ref().and_then(|canvas| Names::new(canvas.root()));
        state.canvas.set(canvas.zip(names.map(Rc::new)));
    });
    Effect::new(move |_| draw(state));
    Effect::new(move |_| name_spaces(state));
    Effect::new(move |_| {
        desk.with(basalt_table::Table::shown_plies);
        state.hand.update(Hand::put_back);
    });
    Effect::new(move |_| tell_reasons(state));
    let active = move || state.hand.with(|hand| hand.focus().map(id));
    view! {
        <div class="around">
        <Reserve state/>
        <div
            class="board punct" id="board" tabindex="0" role="application"
            aria-label=move || words.say(&spoken::picture(&state.desk.shown()))
            aria-roledescription=move || words.say(&messages::page_board_role())
            aria-activedescendant=active
            on:pointerdown=move |event| press(state, &event)
            on:pointermove=move |event| drag(state, &event)
            on:pointerup=move |event| release(state, &event)
            on:pointercancel=move |event| release(state, &event)
            on:wheel=move |event| turn_by_wheel(state, &event)
            on:click=move |event| tap_without_pointer(state, &event)
            on:keydown=move |event| key(state, &event)
        >
            <div class="surface" node_ref=host></div>
            <Check state/>
            <Loupe state/>
        </div>
        </div>
        <Controls state/>
    }
}

fn press(state: State, event: &PointerEvent) {
    let on_screen = Point::new(f64::from(event.client_x()), f64::from(event.client_y()));
    if is_touch(event) {
        state.fingers.update_value(|fingers| fingers.push((event.pointer_id(), on_screen)));
    }
    if !is_main(event) {
        return;
    }
    capture(event);
    let Some(point) = state.point(event) else { return };
    let space = state.space(point);
    if state.looks_under.get_untracked() {
        state.looks_under.set(false);
        state.hear(Event::Peek(space));
        return;
    }
    state.hear(Event::Press(space, point));
    if is_touch(event) {
        state.finger.set(Some(point));
    }
    state.press.update_value(|press| *press += 1);
    let press = state.press.get_value();
    later(HOLD, move || {
        let holds = state.press.try_get_value() == Some(press);
        let empty =
            state.hand.try_with_untracked(|hand| hand.ghost().is_none() && hand.kind().is_none());
        if holds && empty == Some(true) && space.is_some() {
            state.hear(Event::Peek(space));
        }
    });
}

fn drag(state: State, event: &PointerEvent) {
    let on_screen = Point::new(f64::from(event.client_x()), f64::from(event.client_y()));
    if is_touch(event) && pinch(state, event.pointer_id(), on_screen) {
        return;
    }
    if event.buttons() == 0 || !event.is_primary() {
        return;
    }
    let Some(point) = state.point(event) else { return };
    state.press.update_value(|press| *press += 1);
    if is_touch(event) {
        state.finger.set(Some(point));
        let above = Point::new(point.x, point.y - ABOVE * STEP);
        state.hear(Event::Carry(state.space(above)));
    } else {
        state.hear(Event::Pull(point));
    }
}

fn release(state: State, event: &PointerEvent) {
    state
        .fingers
        .update_value(|fingers| fingers.retain(|(number, _)| *number != event.pointer_id()));
    if !is_main(event) {
        return;
    }
    state.press.update_value(|press| *press += 1);
    state.finger.set(None);
    if event.type_() == "pointercancel" {
        state.hear(Event::Cancel);
    } else {
        state.hear(Event::Release);
    }
}

/// Two fingers zoom the board. Says whether there are two.
fn pinch(state: State, number: i32, to: Point) -> bool {
    let before = state.fingers.get_value();
    state.fingers.update_value(|fingers| {
        for finger in fingers.iter_mut().filter(|finger| finger.0 == number) {
            finger.1 = to;
        }
    });
    let after = state.fingers.get_value();
    let ([one, other, ..], [new_one, new_other, ..]) = (&before[..], &after[..]) else {
        return false;
    };
    let apart = |one: Point, other: Point| (one.x - other.x).hypot(one.y - other.y).max(1.0);
    let factor = apart(new_one.1, new_other.1) / apart(one.1, other.1);
    let middle = (new_one.1 + new_other.1) * 0.5;
    let at = state.canvas.with_untracked(|canvas| canvas.as_ref()?.0.point(middle.x, middle.y));
    if let Some(at) = at {
        let bounds = untrack(|| scene(state)).bounds;
        state.zoom.update(|zoom| *zoom = zoom.pinched(bounds, at, factor));
    }
    state.hear(Event::Cancel);
    true
}

fn turn_by_wheel(state: State, event: &WheelEvent) {
    if state.hand.with_untracked(|hand| hand.ghost().is_some()) {
        event.prevent_default();
        state.hear(Event::Turn { back: event.delta_y() < 0.0 });
    }
}

/// A program that reads the page out clicks a space without a pointer.
fn tap_without_pointer(state: State, event: &web_sys::MouseEvent) {
    use wasm_bindgen::JsCast;
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let name = target.and_then(|target| target.get_attribute("data-name"));
    if let (0, Some(Ok(cell))) = (event.detail(), name.map(|name| name.parse())) {
        state.hear(Event::Tap(Some(cell)));
    }
}

fn key(state: State, event: &KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let key = event.key();
    if key == "t" {
        state.threats.update(|threats| *threats = !*threats);
        return;
    }
    let Some(happened) = Event::of_key(&key, event.shift_key()) else { return };
    event.prevent_default();
    let before = state.hand.with_untracked(|hand| (hand.focus(), hand.ghost()));
    state.hear(happened);
    let after = state.hand.with_untracked(|hand| (hand.focus(), hand.ghost()));
    let (notices, words, position) =
        (expect_context::<Notices>(), words(), untrack(|| state.position()));
    let said = state.hand.with_untracked(|hand| hand.says(&position, &words.catalogue()));
    match (said, after) {
        (Some(said), _) if before.1 != after.1 || before.0 == after.0 => notices.speak(said),
        (_, (Some(cell), _)) => notices.speak(words.say(&spoken::punct_space(&position, cell))),
        (_, (None, _)) => {}
    }
}

/// Says why something cannot be.
fn tell_reasons(state: State) {
    let reason = state.hand.with(|hand| hand.reason(&state.position()));
    if let Some(reason) = reason {
        state.desk.refuse(reason.message());
    }
}

/// Paints the board as it is.
fn draw(state: State) {
    let (scene, zoom) = (scene(state), state.zoom.get());
    state.canvas.with(|canvas| {
        if let Some((canvas, _)) = canvas {
            canvas.look_at(zoom.view_box(scene.bounds));
            canvas.draw(&scene);
        }
    });
}

/// The board as it is.
fn scene(state: State) -> Scene {
    let position = state.position();
    let options = punct::Options {
        frame: state.frame.get(),
        last: last(state),
        last_lay: last_lay(state),
        highest: state.highest.get(),
        threats: if state.threats.get() { punct::threats(&position) } else { Vec::new() },
        ..Default::default()
    };
    let mut options = state.hand.with(|hand| hand.dress(&position, options));
    if let (Some(AnyMove::Punct(mv)), true) = (state.desk.hint(), options.ghosts.is_empty()) {
        options.ghosts.extend(punct::Ghost::of_move(&position, mv));
    }
    punct::scene(&position, &options)
}

fn last(state: State) -> Option<Move> {
    match state.desk.last() {
        Some(AnyMove::Punct(mv)) => Some(mv),
        _ => None,
    }
}

/// How the piece lay that was moved last.
fn last_lay(state: State) -> Option<basalt_rules::punct::Lie> {
    let Some(Move::Shift { from, .. }) = last(state) else { return None };
    let before = state
        .desk
        .with(|table| table.position_after(table.shown_plies().saturating_sub(1)).clone());
    let Some(AnyPosition::Punct(before)) = before else { return None };
    before.stack(from).last().map(|dot| dot.piece.lie)
}

/// Names the spaces, after the picture is there.
fn name_spaces(state: State) {
    let (position, catalogue, layout) =
        (state.position(), words().catalogue(), state.frame.get().layout);
    let names = state.canvas.with(|canvas| canvas.as_ref().map(|(_, names)| Rc::clone(names)));
    let Some(names) = names else { return };
    later(0, move || {
        names.lay_out(layout);
        names.name(|cell| catalogue.say(&spoken::punct_space(&position, cell)));
    });
}

/// The check mark beside the ghost.
#[component]
fn Check(state: State) -> impl IntoView {
    let words = words();
    let beside = move || {
        let laid = state.hand.with(Hand::ghost)?;
        laid.verdict(&state.position()).ok()?;
        let frame = state.frame.get();
        let seen = state.zoom.get().view_box(
            punct::scene(
                &Position::start(Variant::Basic),
                &punct::Options { frame, ..Default::default() },
            )
            .bounds,
        );
        let way = laid.beside(frame.layout) - seen.corner;
        Some((100.0 * way.x / seen.width, 100.0 * way.y / seen.height))
    };
    let place =
        move |part: fn((f64, f64)) -> f64| move || beside().map(|at| format!("{:.2}%", part(at)));
    view! {
        <Show when=move || beside().is_some() && state.finger.get().is_none()>
            <button class="check main" data-act="check" style:left=place(|at| at.0) style:top=place(|at| at.1)
                on:pointerdown=|event| event.stop_propagation()
                on:click=move |_| state.hear(Event::Confirm) aria-label=move || words.say(&messages::page_board_yes())>
                {Icon::Check.draw()}
            </button>
        </Show>
    }
}

/// The player whose reserve the hand takes from.
fn player(state: State) -> Color {
    state.desk.shown().to_move()
}
