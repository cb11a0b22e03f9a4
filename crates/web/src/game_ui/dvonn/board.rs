//! The board of DVONN.

mod animation;
mod refusal;
mod stack_tooltip;

use basalt_input::dvonn::{
    BoardInput, Event, Intent, Key, Settings, Situation, contents_words, move_preview_words,
    question_words, space_words,
};
use basalt_locales::messages;
use basalt_rules::dvonn::{Cell, CellSet, Move, Position};
use basalt_rules::{AnyMove, Game};
use basalt_view::dvonn::Motion;
use basalt_view::{Overlay, add_overlay, describe, dvonn};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, PointerEvent};

use crate::board::{
    Animation, AnimationQueue, BoardParts, BoardProps, BoardReports, LONG_PRESS_MS, LabelledCanvas,
    MoveChange, Pending, PointerTarget, RecentMoves, SpaceLabels, SvgCanvas, beside_pointer,
    board_class, capture, frame, id, is_main, is_touch, target,
};
use crate::browser::{after_delay, after_frame, focus, handler};
use crate::effect::effect;
use crate::i18n::{I18n, i18n};
use crate::icons::Icon;
use crate::learn::ShowMarks;
use crate::notices::Notices;
use crate::preferences::Preferences;
use crate::shortcuts::{BACK, FOCUS_KEYS, ShortcutList, use_shortcuts};
use stack_tooltip::StackTooltip;

/// The distance after which a finger that holds nothing does not tap, in pixels.
const SWIPE: f64 = 12.0;

/// The height of a stack in the hand above its place, in pixels.
const LIFT: f64 = 10.0;

/// The state that the parts of the board share.
#[derive(Clone, Copy)]
struct BoardState {
    props: BoardProps,
    shown: Memo<Position>,
    input_position: Memo<Position>,
    preferences: Preferences,
    notices: Notices,
    i18n: I18n,
    input: RwSignal<BoardInput>,
    canvas: RwSignal<Option<LabelledCanvas<Cell>>, LocalStorage>,
    frame: Signal<basalt_view::Frame>,
    reports: BoardReports,
    /// Moves that are being shown.
    animations: AnimationQueue<Motion>,
    /// A move that is played after the next frame.
    pending: StoredValue<Option<Move>>,
    /// The space of a stack that was dropped, until the move is played.
    dropping: RwSignal<Option<Cell>>,
    /// The last move that was made by dropping a stack.
    dropped: StoredValue<Option<Move>>,
    /// The point of the screen where the pointer went down, and the space there.
    start: StoredValue<((f64, f64), Option<Cell>)>,
    /// The number of the press, to tell whether a long press is still the same one.
    press: StoredValue<u64>,
    /// The position of the tooltip inside the board, in pixels.
    pointer: RwSignal<(f64, f64)>,
}

impl BoardState {
    fn new(first: Position, props: BoardProps) -> Self {
        use_shortcuts(&SHORTCUTS);
        Self {
            props,
            shown: props.shown_of(first.clone()),
            input_position: props.input_position_of(first),
            preferences: expect_context(),
            notices: expect_context(),
            i18n: i18n(),
            input: RwSignal::new(BoardInput::default()),
            canvas: RwSignal::new_local(None),
            frame: frame(Game::Dvonn),
            reports: BoardReports::of_screen(),
            animations: AnimationQueue::new(),
            pending: StoredValue::new(None),
            dropping: RwSignal::new(None),
            dropped: StoredValue::new(None),
            start: StoredValue::new(((0.0, 0.0), None)),
            press: StoredValue::new(0),
            pointer: RwSignal::new((0.0, 0.0)),
        }
    }

    /// The position that is shown.
    fn position(self) -> Position {
        self.shown.get()
    }

    /// The position that input applies to.
    fn input_position(self) -> Position {
        self.input_position.get()
    }

    fn last(self) -> Option<Move> {
        self.props.last_move()?.try_into().ok()
    }

    /// Reads the position that input applies to.
    fn at<T>(self, look: impl FnOnce(&Situation<'_>) -> T) -> T {
        let (last, plays) = (self.last(), self.props.plays());
        let confirmation = self.preferences.get().confirmation;
        let settings = Settings { confirmation, light_movable: false };
        self.input_position.with(|position| look(&Situation { position, last, plays, settings }))
    }

    /// Handles an event of the board.
    fn handle(self, event: Event) {
        // A board that is taken away while it has the focus loses it afterwards.
        if self.input.is_disposed() {
            return;
        }
        if matches!(event, Event::Press(_) | Event::Key(..) | Event::Confirm) {
            self.play_pending();
        }
        match untrack(|| self.at(|at| self.take(event, at))) {
            Some(Intent::Play(mv)) => self.play_soon(mv),
            Some(Intent::Refused(reason)) => self.props.refuse.run(reason.into()),
            Some(Intent::Replay) => self.replay(),
            Some(Intent::Ask(mv)) => self.ask(mv),
            None => {}
        }
    }

    /// Plays a move after the next frame, which shows at once that the stack is let go. Whatever is done before that finds it
    /// played.
    fn play_soon(self, mv: Move) {
        self.pending.set_value(Some(mv));
        after_frame(move || self.play_pending());
    }

    fn play_pending(self) {
        if let Some(mv) = self.pending.try_update_value(Option::take).flatten() {
            self.props.play.run(AnyMove::Dvonn(mv));
            self.dropping.set(None);
        }
    }

    /// The pointer lets go of a stack, or of nothing.
    fn release(self, event: &PointerEvent) {
        let (space, hand) = (self.dragged_to(event), untrack(|| self.in_hand()));
        let holds = self.input.with_untracked(BoardInput::holds_stack);
        if is_touch(event) && !holds && self.is_swipe(event) {
            return self.handle(Event::Leave);
        }
        self.handle(Event::Release(space));
        if let (Some(mv), Some(from)) = (self.pending.get_value(), hand) {
            self.dropping.set(Some(from));
            self.dropped.set_value(Some(mv));
        }
        if is_touch(event) {
            self.handle(Event::Leave);
        }
    }

    /// The distance of the pointer from where it went down, in pixels.
    fn way(self, event: &PointerEvent) -> (f64, f64) {
        let ((x, y), _) = self.start.get_value();
        let (now_x, now_y) = on_screen(event);
        (now_x - x, now_y - y)
    }

    /// Whether a finger has moved so far that it does not tap.
    fn is_swipe(self, event: &PointerEvent) -> bool {
        let (across, down) = self.way(event);
        across.hypot(down) > SWIPE
    }

    /// The space of the stack that is in the hand.
    fn in_hand(self) -> Option<Cell> {
        let dragged = self.input.with(|input| self.at(|at| input.dragged(at)));
        dragged.or_else(|| self.dropping.get())
    }

    /// Lets the stack in the hand follow the pointer.
    fn carry(self, event: &PointerEvent) {
        let (across, down) = self.way(event);
        self.canvas.with_untracked(|canvas| {
            if let Some((canvas, _)) = canvas {
                canvas.carry(across, down - LIFT);
            }
        });
    }

    /// Gives an event to the input state. Notifies only if it has changed.
    fn take(self, event: Event, at: &Situation<'_>) -> Option<Intent> {
        let take = |input: &mut BoardInput| {
            let before = input.clone();
            let intent = input.handle(event, at);
            (*input != before, intent)
        };
        self.input.try_maybe_update(take).flatten()
    }

    /// Announces a question.
    fn ask(self, mv: Move) {
        if let Some((question, preview)) = untrack(|| self.question(mv)) {
            self.notices.speak(question + " " + &preview);
        }
    }

    /// The move that the person is asked about.
    fn asked(self) -> Option<Move> {
        self.input.with(|input| self.at(|at| input.asked(at)))
    }

    /// The words in which a move is asked for.
    fn question(self, mv: Move) -> Option<(String, String)> {
        self.at(|at| question_words(&self.i18n.catalogue(), at.position, mv))
    }

    /// Answers the question, and returns the focus to the board.
    fn decide(self, event: Event) {
        self.handle(event);
        focus("board");
    }

    /// The space under a pointer that is not captured. The element there tells it without another layout of the page.
    fn space(self, event: &PointerEvent) -> Option<Cell> {
        let name = target(event).and_then(|element| element.get_attribute("data-name"));
        match name.and_then(|name| name.parse().ok()) {
            Some(cell) => Some(cell),
            None => self.space_at(on_screen(event)),
        }
    }

    /// The space to which a pointer has gone that went down on the board.
    fn dragged_to(self, event: &PointerEvent) -> Option<Cell> {
        let (at, (start, space)) = (on_screen(event), self.start.get_value());
        if at == start { space } else { self.space_at(at) }
    }

    /// The space at a point of the screen.
    fn space_at(self, (x, y): (f64, f64)) -> Option<Cell> {
        let point = self.canvas.with_untracked(|canvas| canvas.as_ref()?.0.point(x, y))?;
        self.frame.get_untracked().layout.space_at(point)
    }

    /// Shows the last move once more.
    fn replay(self) {
        let step = untrack(|| {
            Some(MoveChange {
                before: self.props.before()?,
                mv: self.props.last_move()?,
                back: false,
            })
        });
        self.show(Vec::from_iter(step));
    }

    /// Shows how moves are made or taken back.
    fn show(self, steps: Vec<MoveChange>) {
        let dropped = self.dropped.try_update_value(Option::take).flatten();
        if !steps.is_empty() && self.preferences.moves() {
            let layout = self.frame.get_untracked().layout;
            self.animations.play(animation::animations(steps, dropped, layout));
        }
    }
}

/// A board that is played on, with the question whether a move is meant at the lower edge of the window.
#[component]
pub(crate) fn DvonnBoard(first: Position, props: BoardProps) -> impl IntoView {
    let state = BoardState::new(first, props);
    let asked = Memo::new(move |_| state.asked());
    view! {
        <BoardSurface state/>
        {move || asked.get().map(|mv| view! { <div class="board-confirm"><Question state mv/></div> })}
    }
}

/// A board that is played on, and the question beside it.
pub(crate) fn parts(first: Position, props: BoardProps) -> BoardParts {
    let state = BoardState::new(first, props);
    let asked = Memo::new(move |_| state.asked());
    let board = move || view! { <BoardSurface state/> };
    let question = move || {
        asked.get().map(
            |mv| view! { <section class="card hand hand--question"><Question state mv/></section> },
        )
    };
    BoardParts {
        board: board.into(),
        reserve: None,
        tools: None,
        note: None,
        pending: Pending {
            is_there: Signal::derive(move || asked.get().is_some()),
            panel: question.into(),
        },
    }
}

#[component]
fn BoardSurface(state: BoardState) -> impl IntoView {
    let i18n = state.i18n;
    let host = NodeRef::<leptos::html::Div>::new();
    host.on_load(move |host| {
        let canvas = SvgCanvas::new(&host);
        let names = canvas.as_ref().and_then(SpaceLabels::new);
        state.canvas.set(canvas.zip(names.map(std::rc::Rc::new)));
    });
    let picture = Memo::new(move |_| picture(state));
    // In one, so that a move is on its way in the first picture after it.
    Effect::new(move |before| {
        let recent = follow_moves(state, before);
        draw(state, picture);
        recent
    });
    let chosen = Memo::new(move |_| {
        state.input.with(|input| state.at(|at| (input.selected(at), at.choices())))
    });
    effect(move || name_spaces(state, chosen));
    let in_hand = Memo::new(move |_| state.in_hand());
    effect(move || show_in_hand(state, in_hand.get()));
    tell_preview(state);
    let class = move || board_class(Game::Dvonn, state.frame.get());
    let active = move || state.input.with(|input| input.focus().map(id));
    view! {
        <div
            class=class class:dragging=move || in_hand.get().is_some() id="board" tabindex="0" role="application"
            aria-label=move || i18n.say(&describe(&state.props.shown.get()))
            aria-roledescription=i18n.text(messages::page_board_role)
            aria-activedescendant=active
            on:pointermove=move |event| {
                if event.buttons() > 0 {
                    state.handle(Event::Point(state.dragged_to(&event)));
                    state.carry(&event);
                } else if !is_touch(&event) {
                    state.handle(Event::Point(state.space(&event)));
                }
            }
            on:pointerdown=move |event| press(state, &event)
            on:pointerup=move |event| {
                if is_main(&event) {
                    state.press.update_value(|press| *press += 1);
                    state.release(&event);
                }
            }
            on:pointercancel=move |_| state.handle(Event::Leave)
            on:pointerleave=move |event| if event.buttons() == 0 { state.handle(Event::Leave) }
            on:click=handler(move |event| tap_without_pointer(state, &event))
            on:keydown=move |event| key(state, &event)
            on:focus=move |event| if is_focus_seen(&event) { state.handle(Event::FocusIn) }
            on:blur=move |_| state.handle(Event::FocusOut)
        >
            <div class="surface" node_ref=host></div>
            <StackTooltip state/>
        </div>
    }
}

/// Whether the focus came by the keyboard.
fn is_focus_seen(event: &web_sys::FocusEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| target.matches(":focus-visible").unwrap_or(false))
}

fn press(state: BoardState, event: &PointerEvent) {
    if !is_main(event) {
        return;
    }
    capture(event);
    state.animations.clear();
    let (at, space) = (on_screen(event), state.space(event));
    state.start.set_value((at, space));
    state.handle(Event::Press(space));
    state.press.update_value(|press| *press += 1);
    let press = state.press.get_value();
    let board = event.current_target().and_then(|board| board.dyn_into::<Element>().ok());
    after_delay(LONG_PRESS_MS, move || {
        if let (true, Some(board)) = (state.press.try_get_value() == Some(press), board) {
            state.pointer.set(beside_pointer(&board, at));
            state.handle(Event::Hold);
        }
    });
}

/// The place of an event on the screen, in pixels.
fn on_screen(event: &PointerEvent) -> (f64, f64) {
    (event.client_x().into(), event.client_y().into())
}

/// A program that reads the page out clicks a space without a pointer.
fn tap_without_pointer(state: BoardState, event: &web_sys::MouseEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let name = target.and_then(|target| target.get_attribute("data-name"));
    if let (0, Some(Ok(cell))) = (event.detail(), name.map(|name| name.parse())) {
        state.handle(Event::Press(Some(cell)));
        state.handle(Event::Release(Some(cell)));
    }
}

/// The keys of the board.
static SHORTCUTS: ShortcutList = ShortcutList::board(&[&FOCUS_KEYS, &[BACK]]);

fn key(state: BoardState, event: &KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let key = match event.key().as_str() {
        "ArrowLeft" => Key::Left,
        "ArrowRight" => Key::Right,
        "ArrowUp" => Key::Up,
        "ArrowDown" => Key::Down,
        " " => Key::Space,
        "Enter" => Key::Enter,
        "Escape" => Key::Escape,
        _ => return,
    };
    event.prevent_default();
    state.animations.clear();
    let before = state.input.with_untracked(BoardInput::focus);
    state.handle(Event::Key(key, state.frame.get_untracked().layout));
    let after = state.input.with_untracked(BoardInput::focus);
    if let (true, Some(cell)) = (before != after, after) {
        let name = dvonn::describe_space(&untrack(|| state.position()), cell);
        state.notices.speak(state.i18n.say(&name));
    }
}

/// Everything that a picture of the board depends on. While it stays the same, nothing is drawn.
#[derive(Clone, PartialEq)]
struct BoardPicture {
    position: Position,
    options: dvonn::Options,
    overlay: Overlay,
    pointers: Overlay,
}

/// The board as it is.
fn picture(state: BoardState) -> BoardPicture {
    let mut options = state.input.with(|input| state.at(|at| input.options(at, state.frame.get())));
    options.links = state.preferences.links();
    if let Some(cell) = state.dropping.get() {
        options.dragged = Some(cell);
    }
    let is_idle = options.highlights.selected.is_none();
    if is_idle {
        options.mark(&state.position(), &state.props.marks.get());
    }
    let overlay = if is_idle { state.props.overlay.get() } else { Overlay::default() };
    let pointers = state.props.pointers.get();
    BoardPicture { position: state.input_position(), options, overlay, pointers }
}

/// Paints the board as it is.
fn draw(state: BoardState, picture: Memo<BoardPicture>) {
    if let Some(animation) = state.animations.current() {
        return draw_motion(state, &animation);
    }
    let scene = picture.with(|BoardPicture { position, options, overlay, pointers }| {
        let mut scene = dvonn::scene(position, options);
        for drawn in [overlay, pointers] {
            add_overlay(&mut scene, drawn, options.frame.layout);
        }
        scene
    });
    state.canvas.with(|canvas| {
        if let Some((canvas, _)) = canvas {
            canvas.look_at(scene.bounds);
            canvas.draw(&scene);
            state.reports.land(state.shown.with_untracked(Position::hash));
        }
    });
}

/// Shows a stack in the hand, which follows the pointer.
fn show_in_hand(state: BoardState, cell: Option<Cell>) {
    state.canvas.with(|canvas| {
        let Some((canvas, _)) = canvas else { return };
        match cell {
            Some(cell) => {
                let position = untrack(|| state.input_position());
                canvas.lift(&dvonn::lifted(&position, cell, state.frame.get_untracked()));
            }
            None => canvas.put_down(),
        }
    });
}

/// Tells the screen what the move under the pointer would do, or which pieces are there, after the frame that shows it.
fn tell_preview(state: BoardState) {
    let seen = Memo::new(move |_| {
        state.input.with(|input| {
            state.at(|at| {
                let looked_at = input.in_question(at).filter(|_| input.asked(at).is_none());
                (looked_at, input.told(at))
            })
        })
    });
    effect(move || {
        let (looked_at, told) = seen.get();
        let (position, catalogue) = (untrack(|| state.input_position()), state.i18n.catalogue());
        after_frame(move || {
            let preview = looked_at.and_then(|mv| move_preview_words(&catalogue, &position, mv));
            let told = || told.map(|cell| contents_words(&catalogue, &position, cell));
            state.reports.tell(preview.or_else(told));
        });
    });
}

/// Paints a move that is being made.
fn draw_motion(state: BoardState, animation: &Animation<Motion>) {
    let scene = animation.motion.stage(state.frame.get());
    state.canvas.with(|canvas| {
        if let Some((canvas, _)) = canvas {
            canvas.draw(&scene);
            animation::start(animation, canvas);
        }
    });
}

/// Names the spaces and says which can be dragged, after the picture is there.
fn name_spaces(state: BoardState, chosen: Memo<(Option<Cell>, CellSet)>) {
    let (position, layout) = (state.position(), state.frame.get().layout);
    let ((from, movable), catalogue) = (chosen.get(), state.i18n.catalogue());
    let targets = from.map_or(CellSet::EMPTY, |from| state.at(|at| at.targets(from)));
    let names =
        state.canvas.with(|canvas| canvas.as_ref().map(|(_, names)| std::rc::Rc::clone(names)));
    let Some(names) = names else { return };
    after_frame(move || {
        names.lay_out(layout);
        names.name(|cell| space_words(&catalogue, &position, from, cell));
        names
            .show_targets(|cell| PointerTarget::of(targets.contains(cell), movable.contains(cell)));
    });
}

/// Starts the animations of moves that have just been made or taken back.
fn follow_moves(state: BoardState, before: Option<RecentMoves>) -> RecentMoves {
    let recent = state.props.recent.get();
    if let Some(before) = before {
        state.show(recent.since(&before));
    }
    recent
}

/// Asks whether a move is meant.
#[component]
fn Question(state: BoardState, mv: Move) -> impl IntoView {
    let i18n = state.i18n;
    let (question, preview) = untrack(|| state.question(mv)).unwrap_or_default();
    view! {
        <div class="question" role="alertdialog" aria-label=i18n.text(messages::page_board_confirm)>
            <p class="hand__what"><b>{question}</b> " " {preview}</p>
            <div class="hand__buttons">
                <button class="button button--main" data-act="confirm" on:click=handler(move |_| state.decide(Event::Confirm))>
                    {Icon::Check.labelled(messages::page_board_yes)}
                </button>
                <button class="button" data-act="cancel" on:click=handler(move |_| state.decide(Event::Cancel))>
                    {Icon::Cross.labelled(messages::page_board_no)}
                </button>
            </div>
        </div>
    }
}
