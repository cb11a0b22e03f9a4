//! The rules of a game with their figures.

use basalt_learn::{Figure, Rulebook, Section};
use basalt_locales::messages;
use leptos::prelude::*;

use super::figures::CaptionedFigure;
use super::lesson_page::LessonPage;
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
            <p><Link to=Route::Learn class="button button--main">{move || i18n.say(&messages::page_learn())}</Link></p>
        </article>
    }
    .into_any()
}

/// Scrolls to the section in the fragment of the address.
#[component]
fn Asked() -> impl IntoView {
    Effect::new(move |_| {
        if let Some(section) = browser::fragment() {
            browser::after_delay(0, move || browser::show_start(&section));
        }
    });
}

/// A section with its paragraphs and figures.
#[component]
fn Explained(rulebook: &'static Rulebook, section: &'static Section) -> impl IntoView {
    let i18n = i18n();
    let text = move |name: String| move || i18n.say_plain(&rulebook.key(section, &name));
    let paragraphs = (1..=section.paragraphs).map(|number| {
        let said = text(number.to_string());
        view! { <p>{said}</p> }
    });
    let figures =
        section.figures.iter().map(|figure| view! { <SectionFigure rulebook section figure/> });
    view! {
        <section id=section.id>
            <h2>{text("title".to_owned())}</h2>
            {paragraphs.collect_view()}
            <div class="pictures">{figures.collect_view()}</div>
        </section>
    }
}

/// A figure of a section, with its caption.
#[component]
fn SectionFigure(
    rulebook: &'static Rulebook,
    section: &'static Section,
    figure: &'static Figure,
) -> impl IntoView {
    let caption = figure.caption.map(|name| rulebook.key(section, name));
    view! { <CaptionedFigure game=rulebook.game figure caption/> }
}
