//! Courses and rules.

mod exam;
mod figures;
mod first_game;
mod lesson_page;
mod rulebook;
mod step;
mod step_frame;

use basalt_learn::{Chapter, Course, Rulebook, Step};
use basalt_locales::messages;
use basalt_rules::Title;
use leptos::prelude::*;

use crate::components::Meter;
use crate::i18n::{I18n, i18n};
use crate::icons::Icon;
use crate::local_storage::synced;
use crate::route::{Link, Route};
pub(crate) use figures::{ShowMarks, overlay};
pub(crate) use first_game::{first_game, is_first_game, note_first_game};
use lesson_page::{LessonPage, stored_progress};
pub(crate) use rulebook::RulebookPage;
pub(crate) use step::StepScreen;

/// Both courses and how far the person has got.
#[component]
pub(crate) fn Learn() -> impl IntoView {
    let (i18n, synced) = (i18n(), synced());
    let courses = move || {
        synced.track();
        basalt_learn::courses().map(|course| view! { <CourseCard course/> }).collect_view()
    };
    view! {
        <div class="page-body learn">
            <div class="page-title">
                <h1>{i18n.text(messages::page_learn)}</h1>
                <p>{i18n.text(messages::page_learn_lead)}</p>
            </div>
            <LessonPage>
                <div class="courses">{courses}</div>
            </LessonPage>
        </div>
    }
}

/// A course with all its steps.
#[component]
fn CourseCard(course: &'static Course) -> impl IntoView {
    let i18n = i18n();
    let title = course.game.title();
    let progress = stored_progress();
    let (done, all) = (progress.count(course) as u64, course.steps().count() as u64);
    let chapter = move |chapter: &'static Chapter| {
        let steps = chapter.steps.iter().map(|step| {
            let is_done = progress.holds(course, step);
            view! { <StepLink course step is_done/> }
        });
        view! {
            <div class="chapter">
                <h3>{text(i18n, course, chapter.id, "title")}</h3>
                <ol class="steps-list">{steps.collect_view()}</ol>
            </div>
        }
    };
    view! {
        <section class="card course" aria-label=title.name()>
            <div class="card__head">
                <h2>{title.name()}</h2>
                <span class="more">{i18n.text_of(messages::page_learn_progress(done, all))}</span>
            </div>
            <div class="course__lead">
                <Meter done all/>
                <div class="row">
                    <GoOn course/>
                    <Link to=Route::Rules(title.id().to_owned()) class="button">{i18n.text(messages::page_rules)}</Link>
                </div>
            </div>
            <div class="chapters">{course.chapters.iter().map(chapter).collect_view()}</div>
        </section>
    }
}

/// The number of steps of a title's course that are done.
pub(crate) fn steps_done(title: Title) -> usize {
    stored_progress().count(basalt_learn::course(title))
}

/// The progress of the person in the course of a title, and the way on.
#[component]
pub(crate) fn CourseProgress(
    /// The title.
    title: Title,
) -> impl IntoView {
    let i18n = i18n();
    let course = basalt_learn::course(title);
    let (done, all) = (steps_done(title) as u64, course.steps().count() as u64);
    view! {
        <p><b>{title.name()}</b> " " <span class="quiet">{i18n.text_of(messages::page_learn_progress(done, all))}</span></p>
        <Meter done all/>
        <GoOn course/>
    }
}

/// The way to the first step of a course that is not done.
#[component]
fn GoOn(course: &'static Course) -> impl IntoView {
    let i18n = i18n();
    let progress = stored_progress();
    let stage = if progress.count(course) == 0 { "new" } else { "begun" };
    let next = progress.next(course).or_else(|| course.steps().next());
    next.map(|step| {
        view! {
            <Link to=route(course, step) class="button button--wide">
                {Icon::Learn.draw()}
                {i18n.text_of(messages::page_learn_begin(stage))}
            </Link>
        }
    })
}

/// The screen of a step.
fn route(course: &Course, step: &Step) -> Route {
    Route::Step(course.game.title().id().to_owned(), step.id.to_owned())
}

/// A link to a step, and whether it is done.
#[component]
fn StepLink(course: &'static Course, step: &'static Step, is_done: bool) -> impl IntoView {
    let i18n = i18n();
    let done = move || is_done.then(|| i18n.say(&messages::page_learn_done()));
    view! {
        <li class:done=is_done>
            <Link to=route(course, step)>
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
