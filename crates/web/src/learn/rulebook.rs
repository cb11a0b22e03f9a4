//! The rules of a game with their figures.

use basalt_learn::{Figure, Rulebook, Section};
use basalt_locales::messages;
use leptos::prelude::*;

use super::figures::CaptionedFigure;
use super::lesson_page::LessonPage;
use crate::browser::{self, handler};
use crate::effect::effect;
use crate::i18n::{TextPart, i18n};
use crate::message_page::MessagePage;
use crate::route::{Link, Route};

/// The rules of a title, if it has any.
#[component]
pub(crate) fn RulebookPage(rulebook: Option<&'static Rulebook>) -> impl IntoView {
    let i18n = i18n();
    let Some(rulebook) = rulebook else {
        let (title, link) = (messages::page_lost_title, messages::page_learn);
        return view! { <MessagePage title to=Route::Learn link/> }.into_any();
    };
    let name = rulebook.game.title().name();
    view! {
        <LessonPage texts=TextPart::Rules>
            <div class="page-body rules">
                <h1>{i18n.text_of(messages::page_rules_of(name))}</h1>
                <Contents rulebook/>
                <article class="rulebook">
                    {rulebook.sections.iter().map(|section| view! { <Explained rulebook section/> }).collect_view()}
                    <Asked/>
                    <p><Link to=Route::Learn class="button">{i18n.text(messages::page_learn)}</Link></p>
                </article>
            </div>
        </LessonPage>
    }
    .into_any()
}

/// The links to all sections.
#[component]
fn Contents(rulebook: &'static Rulebook) -> impl IntoView {
    let i18n = i18n();
    let path = Route::Rules(rulebook.game.title().id().to_owned()).path();
    let link = move |section: &'static Section| {
        let address = format!("{path}#{}", section.id);
        let shown = address.clone();
        let open = move |event: web_sys::MouseEvent| {
            event.prevent_default();
            browser::rename_address(&address);
            browser::show_start(section.id);
        };
        view! {
            <li><a class="contents__link" href=shown on:click=handler(open)>{move || i18n.say_plain(&rulebook.key(section, "title"))}</a></li>
        }
    };
    let name = i18n.text(messages::page_rules_contents);
    view! {
        <nav class="card contents" aria-label=name>
            <h2>{name}</h2>
            <ol>{rulebook.sections.iter().copied().map(link).collect_view()}</ol>
        </nav>
    }
}

/// Scrolls to the section in the fragment of the address.
#[component]
fn Asked() -> impl IntoView {
    effect(move || {
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
