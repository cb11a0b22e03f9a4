//! The board of PÜNCT.

mod animation;
mod announcements;
mod controls;
mod gestures;
mod knobs;
mod magnifier;
mod refusal;
mod reserve;
mod screen_mapping;

use std::rc::Rc;
use std::sync::Arc;

use basalt_input::punct::{BoardInput, Event, HeldPiece, Intent, words};
use basalt_locales::messages;
use basalt_rules::punct::{Cell, Move, Position};
use basalt_rules::{AnyMove, Game};
use basalt_view::{Layout, Point, Rect, Scene, Zoom, add_overlay, describe, punct};
use leptos::prelude::*;

use crate::board::{
    Animation, AnimationQueue, BoardParts, BoardProps, BoardReports, LabelledCanvas, Pending,
    PointerTarget, RecentMoves, SpaceLabels, SvgCanvas, frame, id,
};
use crate::browser::{after_frame, handler};
use crate::components::Show;
use crate::effect::effect;
use crate::game_ui::fingerprint;
use crate::i18n::{I18n, i18n};
use crate::learn::ShowMarks;
use crate::notices::Notices;
use crate::preferences::Preferences;
use crate::shortcuts::use_shortcuts;
use controls::{Controls, Hand, Note, ViewTools};
use gestures::Touches;
use knobs::Knobs;
use magnifier::Magnifier;
use reserve::{PlayerReserve, Reserve};
use screen_mapping::ScreenMapping;

/// The state that the parts of the board share. Its signals belong to the board and go with it.
#[derive(Clone, Copy)]
struct BoardState {
    props: StoredValue<BoardProps>,
    preferences: Preferences,
    notices: Notices,
    i18n: I18n,
    /// The position that input applies to.
    position: Memo<Position>,
    input: RwSignal<BoardInput>,
    /// The input state after the last frame, for the controls beside the board.
    settled_input: RwSignal<BoardInput>,
    canvas: RwSignal<Option<LabelledCanvas<Cell>>, LocalStorage>,
    frame: Signal<basalt_view::Frame>,
    /// The highest level that is fully visible; all levels if there is none.
    highest: RwSignal<Option<u8>>,
    /// Whether the opponent's wins are shown.
    shows_threats: RwSignal<bool>,
    /// The turns by which the opponent would win, if they are shown.
    threats: Memo<Vec<Move>>,
    /// Whether the next tap shows what lies under a piece.
    looks_under: RwSignal<bool>,
    /// The point of the screen where a finger is down.
    finger: RwSignal<Option<Point>>,
    zoom: RwSignal<Zoom>,
    /// All that the whole picture shows.
    bounds: StoredValue<Rect>,
    /// The mapping from the picture to the screen.
    mapping: RwSignal<Option<ScreenMapping>>,
    touches: StoredValue<Touches>,
    /// Turns that are being animated.
    animations: AnimationQueue<animation::PieceMotion>,
    reports: BoardReports,
    /// The animation that was started last.
    started: StoredValue<Option<Animation<animation::PieceMotion>>>,
}

impl BoardState {
    fn new(first: Position, props: BoardProps) -> Self {
        use_shortcuts(&gestures::SHORTCUTS);
        let preferences = expect_context::<Preferences>();
        let position = props.input_position_of(first);
        let players = props.players.get_untracked();
        let wanted = untrack(|| preferences.get()).threats;
        let shows_threats = RwSignal::new(wanted.are_shown(players) && props.helps.get_untracked());
        let threats = move |_: Option<&Vec<Move>>| {
            if shows_threats.get() { position.with(punct::threats) } else { Vec::new() }
        };
        let state = Self {
            props: StoredValue::new(props),
            preferences,
            notices: expect_context(),
            i18n: i18n(),
            position,
            input: RwSignal::new(BoardInput::default()),
            settled_input: RwSignal::new(BoardInput::default()),
            canvas: RwSignal::new_local(None),
            frame: frame(Game::Punct),
            highest: RwSignal::new(None),
            shows_threats,
            threats: Memo::new(threats),
            looks_under: RwSignal::new(false),
            finger: RwSignal::new(None),
            zoom: RwSignal::new(Zoom::default()),
            bounds: StoredValue::new(Layout::default().bounds::<Cell>()),
            mapping: RwSignal::new(None),
            touches: StoredValue::new(Touches::default()),
            animations: AnimationQueue::new(),
            reports: BoardReports::of_screen(),
            started: StoredValue::new(None),
        };
        effect(move || settle(state));
        state
    }

    /// The properties of the board.
    fn props(self) -> BoardProps {
        self.props.get_value()
    }

    /// Handles an event of the board.
    fn handle(self, event: Event) {
        let position = self.position.get_untracked();
        let before = self.input.get_untracked();
        // Notifies only if the input state has changed.
        let intent = self.input.try_maybe_update(|input| {
            input.layout = self.frame.get_untracked().layout;
            input.only_looks = self.props().mover.get_untracked().is_none();
            let intent = input.handle(&position, event);
            (*input != before, intent)
        });
        match intent.flatten() {
            Some(Intent::Play(mv)) => self.props().play.run(AnyMove::Punct(mv)),
            None => announcements::tell(self, &position, event, &before),
        }
    }

    /// The point of the board under a point of the screen.
    fn point(self, at: Point) -> Option<Point> {
        self.canvas.with_untracked(|canvas| canvas.as_ref()?.0.point(at.x, at.y))
    }

    /// Stores where a finger is down.
    fn note_finger(self, at: Option<Point>) {
        if self.finger.get_untracked() != at {
            self.finger.set(at);
        }
    }

    fn space(self, point: Point) -> Option<Cell> {
        self.frame.get_untracked().layout.space_at(point)
    }

    fn toggle_threats(self) {
        if !self.props().helps.get_untracked() {
            return;
        }
        self.shows_threats.update(|shows| *shows = !*shows);
        if self.shows_threats.get_untracked() {
            let count = self.threats.with_untracked(Vec::len);
            let sentence =
                self.position.with_untracked(|position| announcements::threats(position, count));
            self.props().mention.run(sentence.into());
        }
    }
}

/// The board with the reserves beside it, and the controls below.
#[component]
pub(crate) fn PunctBoard(first: Position, props: BoardProps) -> impl IntoView {
    let state = BoardState::new(first, props);
    view! {
        <div class="around"><Reserve state/><BoardSurface state/></div>
        <Controls state/>
    }
}

/// The board, and the parts around it.
pub(crate) fn parts(first: Position, props: BoardProps) -> BoardParts {
    let state = BoardState::new(first, props);
    let is_there = Memo::new(move |_| {
        state.settled_input.with(|input| *input.held_piece() != HeldPiece::Empty)
    });
    BoardParts {
        board: (move || view! { <BoardSurface state/> }).into(),
        reserve: Some(Arc::new(move |color| view! { <PlayerReserve state color/> }.into_any())),
        tools: Some((move || view! { <ViewTools state/> }).into()),
        note: Some((move || view! { <Note state/> }).into()),
        pending: Pending {
            is_there: is_there.into(),
            panel: (move || view! { <Hand state/> }).into(),
        },
    }
}

#[component]
fn BoardSurface(state: BoardState) -> impl IntoView {
    let i18n = state.i18n;
    let options = Memo::new(move |_| options(state));
    let picture = Memo::new(move |_| scene(state, options));
    let host = NodeRef::<leptos::html::Div>::new();
    host.on_load(move |host| {
        let canvas = SvgCanvas::new(&host);
        let names = canvas.as_ref().and_then(SpaceLabels::new);
        state.canvas.set(canvas.zip(names.map(Rc::new)));
        screen_mapping::follow_size(&host, move || screen_mapping::measure(state));
    });
    // In one, so that a turn is on its way in the first picture after it.
    Effect::new(move |before: Option<(RecentMoves, Position)>| {
        let (recent, position) = before.unzip();
        let position = put_back(state, position);
        let recent = animation::follow_moves(state, recent);
        draw(state, picture);
        (recent, position)
    });
    effect(move || name_spaces(state));
    let active = move || state.input.with(|input| input.focus().map(id));
    let holds_ghost = move || state.settled_input.with(|input| input.ghost().is_some());
    let is_zoomed = move || state.zoom.get().scale() > 1.0;
    view! {
        <div
            class="board" class:zoomed=is_zoomed class:has-ghost=holds_ghost id="board" tabindex="0" role="application"
            aria-label=move || i18n.say(&describe(&state.props().shown.get()))
            aria-roledescription=i18n.text(messages::page_board_role)
            aria-activedescendant=active
            on:pointerdown=move |event| gestures::press(state, &event)
            on:pointermove=move |event| gestures::drag(state, &event)
            on:pointerup=move |event| gestures::release(state, &event)
            on:pointercancel=move |event| gestures::release(state, &event)
            on:contextmenu=move |event| gestures::hold_menu_back(state, &event)
            on:wheel=move |event| gestures::wheel(state, &event)
            on:click=handler(move |event| gestures::tap_without_pointer(state, &event))
            on:keydown=move |event| gestures::key(state, &event)
        >
            <div class="surface" node_ref=host></div>
            <Knobs state/>
            <Magnifier state picture/>
            <Show when=is_zoomed>
                <button class="button unzoom" data-act="unzoom" on:pointerdown=|event| event.stop_propagation()
                    on:click=handler(move |_| state.zoom.set(Zoom::default()))>
                    {i18n.text(messages::page_board_unzoom)}
                </button>
            </Show>
        </div>
    }
}

/// Resets the input state when the position has changed.
fn put_back(state: BoardState, before: Option<Position>) -> Position {
    match before {
        Some(before) if state.position.with(|position| *position == before) => before,
        _ => {
            state.input.update(BoardInput::put_back);
            state.position.get()
        }
    }
}

/// Paints the board as it is.
fn draw(state: BoardState, picture: Memo<Scene>) {
    let (zoom, animation) = (state.zoom.get(), state.animations.current());
    state.canvas.with(|canvas| {
        let Some((canvas, _)) = canvas else { return };
        let is_elsewhere = picture.with(|scene| {
            state.bounds.set_value(scene.bounds);
            canvas.draw(scene);
            canvas.look_at(zoom.view_box(scene.bounds))
        });
        if let Some(animation) = &animation
            && state.started.with_value(|started| started.as_ref() != Some(animation))
        {
            animation::start(animation, canvas);
        }
        if animation.is_none() {
            state.reports.land(state.props().shown.with_untracked(fingerprint));
        }
        state.started.set_value(animation);
        if is_elsewhere {
            after_frame(move || screen_mapping::measure(state));
        }
    });
}

/// Updates the controls beside the board, after the next frame.
fn settle(state: BoardState) {
    state.input.track();
    after_frame(move || {
        if let Some(input) = state.input.try_get_untracked() {
            state.settled_input.set(input);
        }
    });
}

/// The position that is shown: where the turn that is being animated leads, or the present one.
fn shown_position(state: BoardState) -> Position {
    match state.animations.current() {
        Some(Animation { motion: (_, position), .. }) => position,
        None => state.position.get(),
    }
}

/// Everything besides the position that the picture depends on. While it stays the same, nothing is drawn.
fn options(state: BoardState) -> punct::Options {
    let position = shown_position(state);
    let options = punct::Options {
        frame: state.frame.get(),
        highlights: punct::Highlights::after(last(state)),
        last_lay: last_lay(state),
        links: state.preferences.links(),
        highest: state.highest.get(),
        threats: state.threats.get(),
        ..Default::default()
    };
    let mut options = state.input.with(|input| input.dress(&position, options));
    if is_idle(&options) {
        options.mark(&position, &state.props().marks.get());
    }
    options
}

/// Whether nothing is held or selected.
fn is_idle(options: &punct::Options) -> bool {
    options.hand.ghosts.is_empty() && options.highlights.selected.is_none()
}

/// The board as it is.
fn scene(state: BoardState, options: Memo<punct::Options>) -> Scene {
    let mut scene = options.with(|options| {
        let mut scene = punct::scene(&shown_position(state), options);
        let layout = options.frame.layout;
        if is_idle(options) {
            state.props().overlay.with(|overlay| add_overlay(&mut scene, overlay, layout));
        }
        state.props().pointers.with(|pointers| add_overlay(&mut scene, pointers, layout));
        scene
    });
    if let Some(Animation { motion: (motion, _), .. }) = state.animations.current() {
        animation::bring_to_front(&motion, &mut scene);
    }
    scene
}

fn last(state: BoardState) -> Option<Move> {
    state.props().last_move()?.try_into().ok()
}

/// The old placement of the piece that was moved last.
fn last_lay(state: BoardState) -> Option<basalt_rules::punct::Lie> {
    let Some(Move::Shift { from, .. }) = last(state) else { return None };
    let before = state.props().before()?;
    <&Position>::try_from(&before).ok()?.stack(from).last().map(|dot| dot.piece.lie)
}

/// Names the spaces and says which can be dragged, after the picture is there.
fn name_spaces(state: BoardState) {
    let (position, catalogue, layout) =
        (state.position.get(), state.i18n.catalogue(), state.frame.get().layout);
    let (targets, movable) =
        state.settled_input.with(|input| (input.targets(&position), input.movable(&position)));
    let names = state.canvas.with(|canvas| canvas.as_ref().map(|(_, names)| Rc::clone(names)));
    let Some(names) = names else { return };
    after_frame(move || {
        names.lay_out(layout);
        names.name(|cell| words::space(&catalogue, &position, targets, cell));
        names
            .show_targets(|cell| PointerTarget::of(targets.contains(cell), movable.contains(cell)));
    });
}
