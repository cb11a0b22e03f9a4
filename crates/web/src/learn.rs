//! Courses and rules.

mod figures;
mod first_game;
mod lesson_page;
mod rulebook;
mod step;

use basalt_learn::{Chapter, Course, Rulebook, Step};
use basalt_locales::messages;
use basalt_rules::Title;
use leptos::prelude::*;

use crate::i18n::{I18n, i18n};
use crate::route::{Link, Route};
pub(crate) use figures::ShowMarks;
pub(crate) use first_game::Advice;
use lesson_page::{LessonPage, stored_progress};
pub(crate) use rulebook::RulebookPage;
pub(crate) use step::StepScreen;

/// Both courses and how far the person has got.
#[component]
pub(crate) fn Learn() -> impl IntoView {
    let i18n = i18n();
    view! {
        <section class="list learn">
            <h1>{move || i18n.say(&messages::page_learn())}</h1>
            <p class="quiet">{move || i18n.say(&messages::page_learn_lead())}</p>
            <p><Link to=Route::Puzzles class="button">{move || i18n.say(&messages::page_puzzles())}</Link></p>
            <LessonPage>
                <div class="both">{basalt_learn::courses().map(|course| view! { <CourseCard course/> }).collect_view()}</div>
            </LessonPage>
        </section>
    }
}

/// A course with all its steps.
#[component]
fn CourseCard(course: &'static Course) -> impl IntoView {
    let i18n = i18n();
    let progress = stored_progress();
    let (done, all) = (progress.count(course) as u64, course.steps().count() as u64);
    let next = progress.next(course).or_else(|| course.steps().next());
    let name = course.game.title().name();
    let chapter = move |chapter: &'static Chapter| {
        let steps = chapter.steps.iter().map(|step| {
            let is_done = progress.holds(course, step);
            view! { <StepLink course step is_done/> }
        });
        view! {
            <h3>{text(i18n, course, chapter.id, "title")}</h3>
            <ol class="steps-list">{steps.collect_view()}</ol>
        }
    };
    view! {
        <section class="panel" aria-label=name>
            <h2>{name}</h2>
            <p class="quiet">{move || i18n.say(&messages::page_learn_progress(done, all))}</p>
            <div class="row row--wrap">
                {next.map(|step| view! {
                    <Link to=Route::Step(course.game.title().id().to_owned(), step.id.to_owned()) class="button button--main">
                        {move || i18n.say(&messages::page_learn_begin(if done == 0 { "new" } else { "begun" }))}
                    </Link>
                })}
                <Link to=Route::Rules(course.game.title().id().to_owned()) class="button">{move || i18n.say(&messages::page_rules())}</Link>
            </div>
            {course.chapters.iter().map(chapter).collect_view()}
        </section>
    }
}

/// A link to a step, and whether it is done.
#[component]
fn StepLink(course: &'static Course, step: &'static Step, is_done: bool) -> impl IntoView {
    let i18n = i18n();
    let done = move || is_done.then(|| i18n.say(&messages::page_learn_done()));
    view! {
        <li class:done=is_done>
            <Link to=Route::Step(course.game.title().id().to_owned(), step.id.to_owned())>
                {text(i18n, course, step.id, "title")}
                <span class="sr">{done}</span>
            </Link>
        </li>
    }
}

/// A text of a step or a chapter. It follows the language.
fn text(
    i18n: I18n,
    course: &'static Course,
    of: &'static str,
    text: &'static str,
) -> impl Fn() -> String {
    move || i18n.say_plain(&course.key(of, text))
}

/// The course of a title.
fn course_of(title: &str) -> Option<&'static Course> {
    Title::from_id(title).map(basalt_learn::course)
}

/// A step of a title's course.
pub(crate) fn step_of(title: &str, step: &str) -> Option<(&'static Course, &'static Step)> {
    let course = course_of(title)?;
    Some((course, course.step(step)?))
}

/// The rules of a title.
pub(crate) fn rulebook_of(title: &str) -> Option<&'static Rulebook> {
    Title::from_id(title).map(basalt_learn::rulebook)
}
