//! A step of a course: what is told, the board on which it is done, and what comes of it.

use basalt_learn::{Answer, Course, Figure, Judgement, Kind, Lesson, Shown, Step};
use basalt_locales::messages;
use basalt_review::{Heard, Value, Verdict};
use basalt_rules::{AnyMove, AnyPosition, Outcome};
use basalt_view::{Frame, Layout};
use leptos::prelude::*;

use super::figures::picture;
use super::game::Begin;
use super::room::{Room, note_done};
use super::text;
use crate::board::{Made, Marks, Picture, Stage};
use crate::engine::{Engine, Search};
use crate::exercise::{Answered, Exercise, Played, mover};
use crate::play::{Said, Saying};
use crate::route::{Link, Route, Way};
use crate::words::{title, words};

/// How long the engine may look at an ending, in milliseconds; it needs far less.
const PATIENCE: u32 = 8_000;

/// A step of a course, if there is one of that name.
#[component]
pub(crate) fn StepScreen(found: Option<(&'static Course, &'static Step)>) -> impl IntoView {
    let words = words();
    match found {
        Some((course, step)) => view! { <Room><Shell course step/></Room> }.into_any(),
        None => view! {
            <section class="form">
                <h1>{move || words.say(&messages::page_lost_title())}</h1>
                <p><Link to=Route::Learn class="button main">{move || words.say(&messages::page_learn())}</Link></p>
            </section>
        }
        .into_any(),
    }
}

/// A step under way, as the screen knows it.
#[derive(Clone, Copy)]
struct Bench {
    lesson: RwSignal<Lesson>,
    exercise: Exercise,
    engine: Engine,
}

impl Bench {
    fn new(course: &'static Course, step: &'static Step) -> Self {
        let bench = Self {
            lesson: RwSignal::new(Lesson::begin(course, step)),
            exercise: Exercise::new(),
            engine: Engine::new(),
        };
        on_cleanup(move || bench.engine.forget());
        bench
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

    fn take(self, answer: Answer, made: Option<Made>) {
        match answer {
            Answer::Right { reply, done } => {
                self.made(made, reply);
                let key = self.lesson.with_untracked(Lesson::prompt);
                self.exercise.tell(Said::new(vec![by_key(key)], false));
                self.close(done);
            }
            Answer::Wrong(key) => self.exercise.object(vec![by_key(key)]),
            Answer::Refused(error) => self.exercise.refuse(error.into()),
            Answer::AskEngine => self.ask(made),
            Answer::Played => self.made(made, None),
        }
    }

    /// Shows what was played: the person's move, and the reply to it.
    fn made(self, made: Option<Made>, reply: Option<AnyMove>) {
        let Some((before, mv)) = made else { return self.exercise.chime() };
        self.exercise.show(before, mv);
        self.exercise.follow(reply.as_slice());
    }

    /// Has the engine judge what the person has played.
    fn ask(self, made: Option<Made>) {
        let Some(asked) = self.lesson.with_untracked(|lesson| lesson.asked().cloned()) else {
            return;
        };
        let player = asked.to_move();
        self.engine.judge(Search::of(&asked, PATIENCE), move |best, value| {
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
            Some(Shown::Move { answer, reply }) => {
                let done = self.lesson.with_untracked(Lesson::is_done);
                self.take(Answer::Right { reply, done }, Some((before, answer)));
            }
            Some(Shown::Board(_)) => {
                self.take(Answer::Right { reply: None, done: true }, None);
            }
            Some(Shown::AskEngine) => {
                let search = Search::of(&before, PATIENCE);
                self.engine.search(search, |_| {}, move |best| self.play(best));
            }
            Some(Shown::Nothing) | None => {}
        }
    }

    fn again(self) {
        self.engine.forget();
        self.exercise.rewind(0);
        self.lesson.update(Lesson::again);
    }

    /// The step is left behind, as done where nothing had to be found.
    fn go_on(self) {
        self.lesson.update(Lesson::go_on);
        self.close(self.lesson.with_untracked(Lesson::is_done));
    }

    fn close(self, done: bool) {
        if done {
            let (course, step) =
                self.lesson.with_untracked(|lesson| (lesson.course(), lesson.step()));
            note_done(course, step, self.exercise.notices, self.exercise.words);
        }
    }

    fn stage(self) -> Stage {
        let marks = move || {
            self.lesson.with(|lesson| match &lesson.step().kind {
                Kind::Do { board, .. } if is_untouched(lesson, board) => Marks::Figure(board.marks),
                _ => Marks::NONE,
            })
        };
        let shown = Signal::derive(move || self.lesson.with(|lesson| lesson.position().clone()));
        let hand = Signal::derive(move || self.lesson.with(|lesson| mover(lesson.position())));
        let stage = self.exercise.stage(shown, hand, move |mv| self.play(mv));
        Stage { marks: Signal::derive(marks), ..stage }
    }
}

/// What a lesson's text says.
fn by_key(key: String) -> Saying {
    Saying::new(move |catalogue| catalogue.say_plain(&key))
}

fn is_untouched(lesson: &Lesson, board: &Figure) -> bool {
    lesson.position().to_string() == board.position
}

/// The whole step.
#[component]
fn Shell(course: &'static Course, step: &'static Step) -> impl IntoView {
    let (words, way) = (words(), expect_context::<Way>());
    let bench = Bench::new(course, step);
    let board = match &step.kind {
        Kind::Do { .. } | Kind::PlayOut { .. } => {
            let game = bench.lesson.with_untracked(|lesson| lesson.position().game());
            view! { <Played game on=bench.stage()/> }.into_any()
        }
        Kind::Show { figures } => figures
            .iter()
            .map(|figure| view! { <Board course step figure/> })
            .collect_view()
            .into_any(),
        Kind::Compare { figures, .. } => view! { <Pair bench course step figures/> }.into_any(),
        Kind::Game(game) => view! { <Begin course step game/> }.into_any(),
    };
    let only_told = matches!(step.kind, Kind::Show { .. } | Kind::Game(_));
    let is_seen = matches!(step.kind, Kind::Show { .. });
    let leads_on = move || is_seen || bench.lesson.with(Lesson::is_done);
    let next = following(course, step);
    let leave = move |_| {
        if only_told {
            bench.go_on();
        }
        way.go(next.clone());
    };
    view! {
        <div class="table lesson" data-step=step.id data-done=move || bench.lesson.with(Lesson::is_done).to_string() data-made=move || bench.exercise.count().to_string()>
            <div class="place">{board}</div>
            <aside class="side">
                <section class="panel">
                    <p class="quiet">{title(course.game)}</p>
                    <h1>{text(words, course, step.id, "title")}</h1>
                    <p class="task">{text(words, course, step.id, "text")}</p>
                    <Answered exercise=bench.exercise/>
                    <div class="row">
                        <Show when=move || !only_told>
                            <button data-act="again" on:click=move |_| bench.again()>{move || words.say(&messages::page_learn_again())}</button>
                            <button data-act="show-me" on:click=move |_| bench.show_me()>{move || words.say(&messages::page_learn_show())}</button>
                        </Show>
                        <button class:main=leads_on data-act="next" on:click=leave>{move || words.say(&messages::page_learn_next())}</button>
                        <Link to=Route::Learn class="button">{move || words.say(&messages::page_learn())}</Link>
                    </div>
                </section>
            </aside>
        </div>
    }
}

/// Where the next step is, or all of them after the last.
fn following(course: &'static Course, step: &'static Step) -> Route {
    let next = course.steps().skip_while(|known| known.id != step.id).nth(1);
    next.map_or(Route::Learn, |next| {
        Route::Step(course.game.title().id().to_owned(), next.id.to_owned())
    })
}

/// A board to look at, with its caption.
#[component]
fn Board(course: &'static Course, step: &'static Step, figure: &'static Figure) -> impl IntoView {
    let words = words();
    let frame = Frame { layout: Layout::default(), coordinates: true, tally: false };
    let scene = picture(course.game, figure, frame)?;
    let caption = move || figure.caption.map(|name| words.say_plain(&course.key(step.id, name)));
    Some(view! {
        <figure>
            <Picture class="surface" scene=Signal::stored(scene)/>
            <figcaption>{caption}</figcaption>
        </figure>
    })
}

/// Two boards, one of which is to be chosen.
#[component]
fn Pair(
    bench: Bench,
    course: &'static Course,
    step: &'static Step,
    figures: &'static [Figure; 2],
) -> impl IntoView {
    let words = words();
    let one = move |(number, figure): (usize, &'static Figure)| {
        let label = move || words.say(&messages::page_learn_choose(number as u64 + 1));
        view! {
            <div class="choice-board">
                <Board course step figure/>
                <button data-choose=number on:click=move |_| bench.choose(number)>{label}</button>
                <Opinion bench course figure/>
            </div>
        }
    };
    view! { <div class="both">{figures.iter().enumerate().map(one).collect_view()}</div> }
}

/// What the engine thinks of a board, once the choice is made.
#[component]
fn Opinion(bench: Bench, course: &'static Course, figure: &'static Figure) -> impl IntoView {
    let words = words();
    let engine = Engine::new();
    let value = RwSignal::new(None);
    let done = Memo::new(move |_| bench.lesson.with(Lesson::is_done));
    Effect::new(move |_| {
        let game = figure.game_in(course.game);
        let Ok(position) = AnyPosition::parse(game, figure.position) else { return };
        if done.get() {
            let player = position.to_move();
            let hear = move |line: &str| {
                if let Some(heard) = Heard::parse(game, line) {
                    let for_white = match player {
                        basalt_rules::Color::White => heard.value,
                        basalt_rules::Color::Black => heard.value.seen_by_the_other(),
                    };
                    let _ = value.try_set(Some(for_white));
                }
            };
            engine.search(Search::of(&position, PATIENCE), hear, |_| {});
        }
    });
    on_cleanup(move || engine.forget());
    let said = move || {
        let score = crate::analyse::written(words, value.get()?);
        Some(words.say(&messages::page_learn_engine(&score)))
    };
    view! { <p class="quiet">{said}</p> }
}
