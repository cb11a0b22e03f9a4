//! The screen of a step of a course.

use basalt_learn::{
    BoardMarks, Course, Figure, FigureMark, Judgement, Lesson, LessonAnswer, Solution, Step,
    StepKind,
};
use basalt_locales::messages;
use basalt_review::{SearchResult, Value, Verdict};
use basalt_rules::{AnyMove, AnyPosition, Outcome};
use leptos::prelude::*;

use super::exam::ExamScreen;
use super::figures::{CaptionedFigure, MarksInWords, MarksLegend, overlay};
use super::first_game::Begin;
use super::lesson_page::{LessonPage, note_done};
use super::step_frame::{BackLink, StepFrame, neighbour};
use super::text;
use crate::board::{BoardProps, Marks, PlayedMove};
use crate::browser::handler;
use crate::components::Show;
use crate::effect::effect;
use crate::engine::{EngineClient, Search};
use crate::game_ui::GameBoard;
use crate::i18n::i18n;
use crate::icons::Icon;
use crate::message_page::MessagePage;
use crate::practice_board::{Feedback, PracticeBoard, mover};
use crate::route::{Route, Router};
use crate::status_message::{LocalizedText, StatusMessage};

/// The time limit for an ending, in milliseconds; it needs far less.
const SEARCH_TIME_MS: u32 = 8_000;

/// A step of a course, if there is one of that name.
#[component]
pub(crate) fn StepScreen(found: Option<(&'static Course, &'static Step)>) -> impl IntoView {
    let Some((course, step)) = found else {
        let (title, link) = (messages::page_lost_title, messages::page_learn);
        return view! { <MessagePage title to=Route::Learn link/> }.into_any();
    };
    view! { <LessonPage><Shell course step/></LessonPage> }.into_any()
}

/// A step under way, as the screen knows it.
#[derive(Clone, Copy)]
struct StepController {
    lesson: RwSignal<Lesson>,
    board: PracticeBoard,
    engine: EngineClient,
}

impl StepController {
    fn new(course: &'static Course, step: &'static Step) -> Self {
        let controller = Self {
            lesson: RwSignal::new(Lesson::begin(course, step)),
            board: PracticeBoard::new(),
            engine: EngineClient::new(),
        };
        on_cleanup(move || controller.engine.forget());
        controller
    }

    /// The person makes a move.
    fn play(self, mv: AnyMove) {
        let before = self.lesson.with_untracked(|lesson| lesson.position().clone());
        let answer = self.lesson.try_update(|lesson| lesson.try_move(mv));
        if let Some(answer) = answer {
            self.take(answer, Some((before, mv)));
        }
    }

    /// The person chooses one of two boards.
    fn choose(self, board: usize) {
        if let Some(answer) = self.lesson.try_update(|lesson| lesson.choose(board)) {
            self.take(answer, None);
        }
    }

    fn take(self, answer: LessonAnswer, made: Option<PlayedMove>) {
        match answer {
            LessonAnswer::Right { reply, done } => {
                self.made(made, reply);
                let key = self.lesson.with_untracked(Lesson::prompt);
                self.board.tell(StatusMessage::new(vec![by_key(key)], false));
                self.close(done);
            }
            LessonAnswer::Wrong(key) => self.board.object(vec![by_key(key)]),
            LessonAnswer::Illegal(error) => self.board.refuse(error.into()),
            LessonAnswer::AskEngine => self.ask(made),
            LessonAnswer::Played => self.made(made, None),
        }
    }

    /// Shows what was played: the person's move, and the reply to it.
    fn made(self, made: Option<PlayedMove>, reply: Option<AnyMove>) {
        let Some((before, mv)) = made else { return self.board.chime() };
        self.board.show(before, mv);
        self.board.follow(reply.as_slice());
    }

    /// Asks the engine to judge the person's move.
    fn ask(self, made: Option<PlayedMove>) {
        let Some(asked) = self.lesson.with_untracked(|lesson| lesson.asked().cloned()) else {
            return;
        };
        let player = asked.to_move();
        self.engine.judge(Search::of(&asked, SEARCH_TIME_MS), move |best, value| {
            let outcome = match value.and_then(Value::verdict) {
                Some(Verdict::Win) => Outcome::Win(player),
                Some(Verdict::Loss) => Outcome::Win(player.other()),
                Some(Verdict::Draw) | None => Outcome::Draw,
            };
            let judgement = Judgement { outcome, best };
            if let Some(answer) = self.lesson.try_update(|lesson| lesson.judge(judgement)) {
                self.take(answer, made);
            }
        });
    }

    /// Shows the answer.
    fn show_me(self) {
        let before = self.lesson.with_untracked(|lesson| lesson.position().clone());
        match self.lesson.try_update(Lesson::show_me) {
            Some(Solution::Move { answer, reply }) => {
                let done = self.lesson.with_untracked(Lesson::is_done);
                self.take(LessonAnswer::Right { reply, done }, Some((before, answer)));
            }
            Some(Solution::Board(_)) => {
                self.take(LessonAnswer::Right { reply: None, done: true }, None);
            }
            Some(Solution::AskEngine) => {
                let search = Search::of(&before, SEARCH_TIME_MS);
                self.engine.search(search, |_| {}, move |best| self.play(best));
            }
            Some(Solution::Nothing) | None => {}
        }
    }

    fn again(self) {
        self.engine.forget();
        self.board.rewind(0);
        self.lesson.update(Lesson::again);
    }

    /// Leaves the step. A step without a task is done then.
    fn go_on(self) {
        self.lesson.update(Lesson::go_on);
        self.close(self.lesson.with_untracked(Lesson::is_done));
    }

    fn close(self, done: bool) {
        if done {
            let (course, step) =
                self.lesson.with_untracked(|lesson| (lesson.course(), lesson.step()));
            note_done(course, step, self.board.notices, self.board.i18n);
        }
    }

    /// The marks of the board on which the exercises begin, until something is played.
    fn figure_marks(self) -> &'static [FigureMark] {
        self.lesson.with(|lesson| match &lesson.step().kind {
            StepKind::Exercises { board, .. } if is_untouched(lesson, board) => board.marks,
            _ => &[],
        })
    }

    /// Whether the board shows what the opponent threatens.
    fn shows_threats(self) -> bool {
        self.figure_marks().contains(&FigureMark::Threats)
    }

    /// The marks of what is said.
    fn marks(self) -> Signal<BoardMarks> {
        Signal::derive(move || self.lesson.with(Lesson::marks))
    }

    fn board_props(self) -> BoardProps {
        let marks = move || Marks::Figure(self.figure_marks());
        let shown = Signal::derive(move || self.lesson.with(|lesson| lesson.position().clone()));
        let hand = Signal::derive(move || self.lesson.with(|lesson| mover(lesson.position())));
        let props = self.board.board_props(shown, hand, move |mv| self.play(mv));
        let pointers = Signal::derive(move || self.marks().with(overlay));
        BoardProps { marks: Signal::derive(marks), pointers, ..props }
    }
}

/// The text of a key.
fn by_key(key: String) -> LocalizedText {
    LocalizedText::new(move |catalogue| catalogue.say_plain(&key))
}

fn is_untouched(lesson: &Lesson, board: &Figure) -> bool {
    lesson.position().to_string() == board.position
}

/// The whole step.
#[component]
fn Shell(course: &'static Course, step: &'static Step) -> impl IntoView {
    match &step.kind {
        StepKind::Exam { .. } => view! { <ExamScreen course step/> }.into_any(),
        _ => view! { <LessonScreen course step/> }.into_any(),
    }
}

/// A step with something to look at or to do.
#[component]
fn LessonScreen(course: &'static Course, step: &'static Step) -> impl IntoView {
    let i18n = i18n();
    let controller = StepController::new(course, step);
    let board = match &step.kind {
        StepKind::Exercises { .. } | StepKind::PlayOut { .. } => {
            view! { <GameBoard on=controller.board_props()/> }.into_any()
        }
        StepKind::Show { figures } => figures
            .iter()
            .map(|figure| view! { <FigureBoard course step figure/> })
            .collect_view()
            .into_any(),
        StepKind::Compare { figures, .. } => {
            view! { <Pair controller course step figures/> }.into_any()
        }
        StepKind::Game(game) => view! { <Begin course step game/> }.into_any(),
        StepKind::Exam { .. } => ().into_any(),
    };
    let is_done = Signal::derive(move || controller.lesson.with(Lesson::is_done));
    let made = Signal::derive(move || controller.board.count());
    view! {
        <StepFrame course step is_done made board>
            <h1>{text(i18n, course, step.id, "title")}</h1>
            <p class="task">{text(i18n, course, step.id, "text")}</p>
            <MarksInWords marks=controller.marks()/>
            <MarksLegend marks=controller.marks() has_threats=Signal::derive(move || controller.shows_threats())/>
            <Feedback board=controller.board/>
            <Buttons controller course step/>
        </StepFrame>
    }
}

/// The buttons of a step: the way back, and one main button. That is the way on once the step is done.
#[component]
fn Buttons(
    controller: StepController,
    course: &'static Course,
    step: &'static Step,
) -> impl IntoView {
    let (i18n, router) = (i18n(), expect_context::<Router>());
    let only_told = matches!(step.kind, StepKind::Show { .. } | StepKind::Game(_));
    let is_seen = matches!(step.kind, StepKind::Show { .. });
    let leads_on = Signal::derive(move || is_seen || controller.lesson.with(Lesson::is_done));
    let next = neighbour(course, step, 1);
    let leave = move |_| {
        if only_told {
            controller.go_on();
        }
        router.go(next.clone());
    };
    let next_name = move || {
        i18n.say(&if leads_on.get() {
            messages::page_learn_next()
        } else {
            messages::page_learn_skip()
        })
    };
    let again = i18n.text(messages::page_learn_again);
    view! {
        <div class="coach__buttons">
            <Show when=move || !only_told && !leads_on.get()>
                <button class="button button--wide" data-act="show-me" on:click=handler(move |_| controller.show_me())>{i18n.text(messages::page_learn_show)}</button>
            </Show>
            <BackLink course step/>
            <Show when=move || !only_told>
                <button class="button button--icon" data-act="again" aria-label=again title=again on:click=handler(move |_| controller.again())>{Icon::Swap.draw()}</button>
            </Show>
            <button class="button" class=("button--main", leads_on) class=("button--quiet", move || !leads_on.get())
                data-act="next" on:click=handler(leave)>{next_name}</button>
        </div>
    }
}

/// A board of a step, with its caption.
#[component]
fn FigureBoard(
    course: &'static Course,
    step: &'static Step,
    figure: &'static Figure,
) -> impl IntoView {
    let caption = figure.caption.map(|name| course.key(step.id, name));
    view! { <CaptionedFigure game=course.game figure caption/> }
}

/// Two boards, one of which is to be chosen.
#[component]
fn Pair(
    controller: StepController,
    course: &'static Course,
    step: &'static Step,
    figures: &'static [Figure; 2],
) -> impl IntoView {
    let i18n = i18n();
    let one = move |(number, figure): (usize, &'static Figure)| {
        let label = i18n.text_of(messages::page_learn_choose(number as u64 + 1));
        view! {
            <div class="choice-board">
                <FigureBoard course step figure/>
                <button class="button" data-choose=number on:click=handler(move |_| controller.choose(number))>{label}</button>
                <Opinion controller course figure/>
            </div>
        }
    };
    view! { <div class="pair">{figures.iter().enumerate().map(one).collect_view()}</div> }
}

/// The engine's evaluation of a board, once the choice is made.
#[component]
fn Opinion(
    controller: StepController,
    course: &'static Course,
    figure: &'static Figure,
) -> impl IntoView {
    let i18n = i18n();
    let engine = EngineClient::new();
    let value = RwSignal::new(None);
    let done = Memo::new(move |_| controller.lesson.with(Lesson::is_done));
    effect(move || {
        let game = figure.game_in(course.game);
        let Ok(position) = AnyPosition::parse(game, figure.position) else { return };
        if done.get() {
            let player = position.to_move();
            let on_line = move |line: &str| {
                if let Some(heard) = SearchResult::parse(game, line) {
                    let for_white = match player {
                        basalt_rules::Color::White => heard.value,
                        basalt_rules::Color::Black => heard.value.seen_by_the_other(),
                    };
                    let _ = value.try_set(Some(for_white));
                }
            };
            engine.search(Search::of(&position, SEARCH_TIME_MS), on_line, |_| {});
        }
    });
    on_cleanup(move || engine.forget());
    let said = move || {
        let score = crate::analyse::evaluation_text(i18n, value.get()?);
        Some(i18n.say(&messages::page_learn_engine(&score)))
    };
    view! { <p class="quiet">{said}</p> }
}
