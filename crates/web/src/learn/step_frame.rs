//! The frame of a step: the steps of its course, its number, the board, and the coach beside it.

use basalt_learn::{Chapter, Course, LessonProgress, Step};
use basalt_locales::messages;
use leptos::html::Div;
use leptos::prelude::*;

use super::lesson_page::stored_progress;
use super::{route, text};
use crate::browser::{self, after_frame};
use crate::components::Meter;
use crate::frame::use_whole_window;
use crate::i18n::i18n;
use crate::icons::Icon;
use crate::route::{Link, Route};

/// A step with its board; the children are what the coach says.
#[component]
pub(super) fn StepFrame(
    course: &'static Course,
    step: &'static Step,
    /// Whether the step is done.
    is_done: Signal<bool>,
    /// The number of moves on the board.
    made: Signal<usize>,
    /// The board.
    board: AnyView,
    children: Children,
) -> impl IntoView {
    let i18n = i18n();
    use_whole_window();
    let title = course.game.title().name();
    let (number, all) = (number(course, step), course.steps().count() as u64);
    view! {
        <div class="page-body lesson" data-step=step.id data-done=move || is_done.get().to_string() data-made=move || made.get().to_string()>
            <div class="lesson-top">
                <Link to=Route::Learn class="icon-button">
                    {Icon::Cross.draw()}
                    <span class="sr">{i18n.text(messages::page_learn_leave)}</span>
                </Link>
                <Meter done=number all/>
                <span class="quiet small">{i18n.text_of(messages::page_learn_step_of(number, all))}</span>
            </div>
            <div class="place">{board}</div>
            <section class="card coach">
                <p class="coach__who">
                    <span class="hex hex--small" aria-hidden="true">{Icon::Learn.draw()}</span>
                    {move || format!("{title} · {}", i18n.say(&messages::page_learn_coach()))}
                </p>
                {children()}
            </section>
            // After the board and the coach, so that keys and screen readers need not pass dozens of links.
            <StepList course step/>
        </div>
    }
}

/// The way to the step before.
#[component]
pub(super) fn BackLink(course: &'static Course, step: &'static Step) -> impl IntoView {
    view! {
        <Link to=neighbour(course, step, -1) class="button button--quiet coach__back">
            {Icon::Leave.labelled(messages::page_learn_back)}
        </Link>
    }
}

/// The steps of the course, with the one that is shown.
#[component]
fn StepList(course: &'static Course, step: &'static Step) -> impl IntoView {
    let i18n = i18n();
    let progress = stored_progress();
    let (done, all) = (progress.count(course) as u64, course.steps().count() as u64);
    let name = course.game.title().name();
    let one = |progress: &LessonProgress, other: &'static Step| {
        let is_here = (other.id == step.id).then_some("step");
        view! {
            <li class:is-done=progress.holds(course, other) aria-current=is_here>
                <Link to=route(course, other)>{text(i18n, course, other.id, "title")}</Link>
            </li>
        }
    };
    let chapter = |chapter: &'static Chapter| {
        let steps = chapter.steps.iter().map(|step| one(&progress, step)).collect_view();
        view! { <h3>{text(i18n, course, chapter.id, "title")}</h3><ol>{steps}</ol> }
    };
    let list = NodeRef::<Div>::new();
    Effect::new(move |_| {
        if let Some(list) = list.get() {
            after_frame(move || browser::scroll_to_current(&list));
        }
    });
    view! {
        <nav class="card lesson-steps" aria-label=i18n.text(messages::page_learn)>
            <div class="card__head">
                <h2>{name}</h2>
                <span class="more">{i18n.text_of(messages::page_learn_count(done, all))}</span>
            </div>
            <div class="lesson-steps__list" node_ref=list>{course.chapters.iter().map(chapter).collect_view()}</div>
        </nav>
    }
}

/// The number of a step in its course.
fn number(course: &'static Course, step: &'static Step) -> u64 {
    course.steps().take_while(|known| known.id != step.id).count() as u64 + 1
}

/// The step this many places on, or all courses beyond the first and the last.
pub(super) fn neighbour(course: &'static Course, step: &'static Step, places: isize) -> Route {
    let here = course.steps().position(|known| known.id == step.id);
    let there = here.and_then(|here| here.checked_add_signed(places));
    let found = there.and_then(|there| course.steps().nth(there));
    found.map_or(Route::Learn, |found| route(course, found))
}
