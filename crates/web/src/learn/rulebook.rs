//! The rules of a game with their figures.

use basalt_learn::{Figure, Rulebook, Section};
use basalt_locales::messages;
use basalt_view::{Frame, Layout};
use leptos::prelude::*;

use super::figures::picture;
use super::lesson_page::LessonPage;
use crate::board::Picture;
use crate::browser;
use crate::i18n::i18n;
use crate::route::{Link, Route};

/// The rules of a title, if it has any.
#[component]
pub(crate) fn RulebookPage(rulebook: Option<&'static Rulebook>) -> impl IntoView {
    let i18n = i18n();
    let Some(rulebook) = rulebook else {
        return view! { <p class="said refused">{move || i18n.say(&messages::page_lost_title())}</p> }.into_any();
    };
    let name = rulebook.game.title().name();
    view! {
        <article class="form rulebook">
            <h1>{move || i18n.say(&messages::page_rules_of(name))}</h1>
            <LessonPage>
                {rulebook.sections.iter().map(|section| view! { <Explained rulebook section/> }).collect_view()}
                <Asked/>
            </LessonPage>
            <p><Link to=Route::Learn class="button main">{move || i18n.say(&messages::page_learn())}</Link></p>
        </article>
    }
    .into_any()
}

/// Brings the section into sight that the address asks for.
#[component]
fn Asked() -> impl IntoView {
    Effect::new(move |_| {
        if let Some(section) = browser::fragment() {
            browser::after_delay(0, move || browser::show_start(&section));
        }
    });
}

/// A section: what it says and shows.
#[component]
fn Explained(rulebook: &'static Rulebook, section: &'static Section) -> impl IntoView {
    let i18n = i18n();
    let text = move |name: String| move || i18n.say_plain(&rulebook.key(section, &name));
    let paragraphs = (1..=section.paragraphs).map(|number| {
        let said = text(number.to_string());
        view! { <p>{said}</p> }
    });
    let figures = section.figures.iter().map(|figure| view! { <Drawn rulebook section figure/> });
    view! {
        <section id=section.id>
            <h2>{text("title".to_owned())}</h2>
            {paragraphs.collect_view()}
            <div class="pictures">{figures.collect_view()}</div>
        </section>
    }
}

/// A figure with its caption.
#[component]
fn Drawn(
    rulebook: &'static Rulebook,
    section: &'static Section,
    figure: &'static Figure,
) -> impl IntoView {
    let i18n = i18n();
    let frame = Frame { layout: Layout::default(), coordinates: true, tally: false };
    let scene = picture(rulebook.game, figure, frame)?;
    let caption = move || figure.caption.map(|name| i18n.say_plain(&rulebook.key(section, name)));
    Some(view! {
        <figure>
            <Picture class="surface" scene=Signal::stored(scene)/>
            <figcaption>{caption}</figcaption>
        </figure>
    })
}
