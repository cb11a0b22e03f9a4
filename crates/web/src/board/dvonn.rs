//! The board of DVONN.

mod animation;
mod refusal;
mod stack_tooltip;

use basalt_input::dvonn::{BoardInput, Event, Intent, Key, Settings, Situation, question_words};
use basalt_locales::messages;
use basalt_rules::dvonn::{Cell, Move, Position};
use basalt_rules::{AnyMove, Game};
use basalt_view::dvonn::Motion;
use basalt_view::{Orientation, add_arrows, describe, dvonn};
use leptos::prelude::*;
use web_sys::{KeyboardEvent, PointerEvent};

use super::animation_queue::{Animation, AnimationQueue};
use super::board_props::BoardProps;
use super::frame::{beside_pointer, frame};
use super::pointer::{LONG_PRESS_MS, capture, is_main, is_touch};
use super::recent_moves::{MoveChange, RecentMoves};
use super::space_labels::{SpaceLabels, id};
use super::svg_canvas::SvgCanvas;
use crate::browser::{after_delay, after_frame, focus};
use crate::i18n::{I18n, i18n};
use crate::icons::Icon;
use crate::learn::ShowMarks;
use crate::notices::Notices;
use crate::preferences::Preferences;
use stack_tooltip::StackTooltip;

/// The picture of the board, and the names of its spaces over it.
type Surface = (SvgCanvas, std::rc::Rc<SpaceLabels<Cell>>);

/// The state that the parts of the board share.
#[derive(Clone, Copy)]
struct State {
    props: BoardProps,
    shown: Memo<Position>,
    input_position: Memo<Position>,
    preferences: Preferences,
    notices: Notices,
    i18n: I18n,
    input: RwSignal<BoardInput>,
    canvas: RwSignal<Option<Surface>, LocalStorage>,
    frame: Signal<basalt_view::Frame>,
    /// Moves that are being shown.
    animations: AnimationQueue<Motion>,
    /// The number of the press, to tell whether a long press is still the same one.
    press: StoredValue<u64>,
    /// The position of the tooltip inside the board, in pixels.
    pointer: RwSignal<(f64, f64)>,
}

impl State {
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
        let position = self.input_position();
        look(&Situation {
            position: &position,
            last: self.last(),
            plays: self.props.plays(),
            settings: Settings {
                confirmation: self.preferences.get().confirmation,
                light_movable: false,
            },
        })
    }

    /// Handles an event of the board.
    fn handle(self, event: Event) {
        // A board that is taken away while it has the focus loses it afterwards.
        if self.input.is_disposed() {
            return;
        }
        match untrack(|| self.at(|at| self.take(event, at))) {
            Some(Intent::Play(mv)) => self.props.play.run(AnyMove::Dvonn(mv)),
            Some(Intent::Refused(reason)) => self.props.refuse.run(reason.into()),
            Some(Intent::Replay) => self.replay(),
            Some(Intent::Ask(mv)) => self.ask(mv),
            None => {}
        }
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
        if let Some(question) = untrack(|| self.question(mv)) {
            self.notices.speak(question);
        }
    }

    /// The words in which a move is asked for.
    fn question(self, mv: Move) -> Option<String> {
        self.at(|at| question_words(&self.i18n.catalogue(), at.position, mv))
    }

    /// Answers the question, and returns the focus to the board.
    fn decide(self, event: Event) {
        self.handle(event);
        focus("board");
    }

    /// Stores the position of the pointer.
    fn note_pointer(self, event: &PointerEvent) {
        let place = beside_pointer(event).unwrap_or_default();
        if self.pointer.get_untracked() != place {
            self.pointer.set(place);
        }
    }

    fn space(self, event: &PointerEvent) -> Option<Cell> {
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
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
        if self.preferences.moves() {
            self.animations.play(animation::animations(steps, self.frame.get_untracked().layout));
        }
    }
}

/// A board that is played on.
#[component]
pub(crate) fn DvonnBoard(first: Position, props: BoardProps) -> impl IntoView {
    let i18n = i18n();
    let state = State {
        props,
        shown: props.shown_of(first.clone()),
        input_position: props.input_position_of(first),
        preferences: expect_context(),
        notices: expect_context(),
        i18n,
        input: RwSignal::new(BoardInput::default()),
        canvas: RwSignal::new_local(None),
        frame: frame(Game::Dvonn),
        animations: AnimationQueue::new(),
        press: StoredValue::new(0),
        pointer: RwSignal::new((0.0, 0.0)),
    };
    let host = NodeRef::<leptos::html::Div>::new();
    host.on_load(move |host| {
        let canvas = SvgCanvas::new(&host);
        let names = canvas.as_ref().and_then(SpaceLabels::new);
        state.canvas.set(canvas.zip(names.map(std::rc::Rc::new)));
    });
    // In one, so that a move is on its way in the first picture after it.
    Effect::new(move |before| {
        let recent = follow_moves(state, before);
        draw(state);
        recent
    });
    Effect::new(move |_| name_spaces(state));
    let class = move || match state.frame.get().layout.orientation {
        Orientation::Landscape => "board dvonn",
        Orientation::Upright => "board dvonn upright",
    };
    let active = move || state.input.with(|input| input.focus().map(id));
    view! {
        <div
            class=class id="board" tabindex="0" role="application"
            aria-label=move || i18n.say(&describe(&state.props.shown.get()))
            aria-roledescription=move || i18n.say(&messages::page_board_role())
            aria-activedescendant=active
            on:pointermove=move |event| {
                state.note_pointer(&event);
                let space = state.space(&event);
                if !is_touch(&event) || event.buttons() > 0 {
                    state.handle(Event::Point(space));
                }
            }
            on:pointerdown=move |event| press(state, &event)
            on:pointerup=move |event| {
                if is_main(&event) {
                    let space = state.space(&event);
                    state.press.update_value(|press| *press += 1);
                    state.handle(Event::Release(space));
                    if is_touch(&event) {
                        state.handle(Event::Leave);
                    }
                }
            }
            on:pointercancel=move |_| state.handle(Event::Leave)
            on:pointerleave=move |event| if event.buttons() == 0 { state.handle(Event::Leave) }
            on:click=move |event| tap_without_pointer(state, &event)
            on:keydown=move |event| key(state, &event)
            on:focus=move |event| if is_focus_seen(&event) { state.handle(Event::FocusIn) }
            on:blur=move |_| state.handle(Event::FocusOut)
        >
            <div class="surface" node_ref=host></div>
        </div>
        <Question state/>
        <StackTooltip state/>
    }
}

/// Whether the focus came by the keyboard.
fn is_focus_seen(event: &web_sys::FocusEvent) -> bool {
    use wasm_bindgen::JsCast;
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|target| target.matches(":focus-visible").unwrap_or(false))
}

fn press(state: State, event: &PointerEvent) {
    if !is_main(event) {
        return;
    }
    capture(event);
    state.animations.clear();
    state.note_pointer(event);
    let space = state.space(event);
    state.handle(Event::Press(space));
    state.press.update_value(|press| *press += 1);
    let press = state.press.get_value();
    after_delay(LONG_PRESS_MS, move || {
        if state.press.try_get_value() == Some(press) {
            state.handle(Event::Hold);
        }
    });
}

/// A program that reads the page out clicks a space without a pointer.
fn tap_without_pointer(state: State, event: &web_sys::MouseEvent) {
    use wasm_bindgen::JsCast;
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let name = target.and_then(|target| target.get_attribute("data-name"));
    if let (0, Some(Ok(cell))) = (event.detail(), name.map(|name| name.parse())) {
        state.handle(Event::Press(Some(cell)));
        state.handle(Event::Release(Some(cell)));
    }
}

fn key(state: State, event: &KeyboardEvent) {
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

/// Paints the board as it is.
fn draw(state: State) {
    if let Some(animation) = state.animations.current() {
        return draw_motion(state, &animation);
    }
    let scene = state.input.with(|input| {
        state.at(|at| {
            let mut options = input.options(at, state.frame.get());
            let hint = state.props.hint.get().and_then(|mv| mv.try_into().ok());
            if let (Some(mv), None) = (hint, options.selected) {
                options = hinted(options, mv);
            }
            let is_idle = options.selected.is_none();
            if is_idle {
                options.mark(&state.position(), &state.props.marks.get());
            }
            let mut scene = dvonn::scene(at.position, &options);
            if is_idle {
                let layout = options.frame.layout;
                state.props.arrows.with(|arrows| add_arrows(&mut scene, arrows, layout));
            }
            scene
        })
    });
    state.canvas.with(|canvas| {
        if let Some((canvas, _)) = canvas {
            canvas.look_at(scene.bounds);
            canvas.draw(&scene);
        }
    });
}

/// Paints a move that is being made.
fn draw_motion(state: State, animation: &Animation<Motion>) {
    let scene = animation.motion.stage(state.frame.get());
    state.canvas.with(|canvas| {
        if let Some((canvas, _)) = canvas {
            canvas.draw(&scene);
            animation::start(animation, canvas);
        }
    });
}

/// Points out a move that was asked for.
fn hinted(mut options: dvonn::Options, mv: Move) -> dvonn::Options {
    match mv {
        Move::Place(cell) => options.targets = options.targets.with(cell),
        Move::Stack { from, to } => {
            options.selected = Some(from);
            options.targets = options.targets.with(to);
        }
        Move::Pass => {}
    }
    options
}

/// Names the spaces, after the picture is there.
fn name_spaces(state: State) {
    let (position, layout) = (state.position(), state.frame.get().layout);
    let catalogue = state.i18n.catalogue();
    let names =
        state.canvas.with(|canvas| canvas.as_ref().map(|(_, names)| std::rc::Rc::clone(names)));
    let Some(names) = names else { return };
    after_frame(move || {
        names.lay_out(layout);
        names.name(|cell| catalogue.say(&dvonn::describe_space(&position, cell)));
    });
}

/// Starts the animations of moves that have just been made or taken back.
fn follow_moves(state: State, before: Option<RecentMoves>) -> RecentMoves {
    let recent = state.props.recent.get();
    if let Some(before) = before {
        state.show(recent.since(&before));
    }
    recent
}

/// Asks whether a move is meant.
#[component]
fn Question(state: State) -> impl IntoView {
    let i18n = state.i18n;
    let asked = Memo::new(move |_| state.input.with(|input| state.at(|at| input.asked(at))));
    move || {
        let mv = asked.get()?;
        let sentence = state.question(mv)?;
        Some(view! {
            <div class="board-confirm" role="alertdialog" aria-label=move || i18n.say(&messages::page_board_confirm())>
                <p>{sentence}</p>
                <button class="button button--main button--icon" data-act="confirm" on:click=move |_| state.decide(Event::Confirm)
                    aria-label=move || i18n.say(&messages::page_board_yes())>{Icon::Check.draw()}</button>
                <button class="button button--icon" data-act="cancel" on:click=move |_| state.decide(Event::Cancel)
                    aria-label=move || i18n.say(&messages::page_board_no())>{Icon::Cross.draw()}</button>
            </div>
        })
    }
}
