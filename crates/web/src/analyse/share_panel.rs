//! The panel that shares and exports games.

use basalt_locales::{Message, messages};
use basalt_study::Study;
use leptos::prelude::*;

use super::controller::AnalysisController;
use super::gif_export::GifExport;
use super::image_export::ImageExport;
use crate::browser::{self, handler};
use crate::components::Show;
use crate::i18n::i18n;
use crate::icons::Icon;
use crate::notices::Notices;

/// A format: its name for the module that writes it, what people call it, and how names of its files end.
type Format = (&'static str, &'static str, &'static str);

const FORMATS: [Format; 7] = [
    ("basalt", "Basalt", "txt"),
    ("boardspace", "Boardspace SGF", "sgf"),
    ("littlegolem", "Little Golem", "golem.txt"),
    ("codecup", "CodeCup", "codecup.txt"),
    ("moves", "TXT", "moves"),
    ("json", "JSON", "json"),
    ("abstractplay", "AbstractPlay", "abstractplay.json"),
];

/// The share panel.
#[component]
pub(super) fn SharePanel(analysis: AnalysisController) -> impl IntoView {
    let (i18n, notices) = (i18n(), expect_context::<Notices>());
    let say = move |message: fn() -> Message| i18n.text(message);
    let link = RwSignal::new(String::new());
    let copy = move |_| {
        let record = text(analysis);
        analysis.with_io_worker(move |io| match io.map(|io| io.write_link(&record)) {
            Some(Ok(found)) => {
                share(&found, link, move |message| notices.tell(i18n.say(&message)));
            }
            Some(Err(why)) => notices.tell(why),
            None => notices.tell(i18n.say(&messages::page_analyse_no_press())),
        });
    };
    let button = move |(id, name, ending): Format| {
        let label = i18n.text_of(messages::page_analyse_save(name));
        let save = move |_| save(analysis, id, ending, move |why| notices.tell(why));
        view! { <button class="button" data-save=id on:click=handler(save)>{label}</button> }
    };
    view! {
        <div class="tab-body stack" tabindex="0" role="group" aria-label=say(messages::page_analyse_share)>
            <button class="button button--main" data-act="copy-link" on:click=handler(copy)>{Icon::Link.draw()}{say(messages::page_analyse_copy_link)}</button>
            <Show when=move || !link.get().is_empty()>
                <input type="text" class="field" readonly data-act="link" aria-label=say(messages::page_analyse_copy_link) prop:value=move || link.get()/>
            </Show>
            <div class="save-buttons">
                {FORMATS.map(button).collect_view()}
                <ImageExport analysis/>
                <GifExport analysis/>
            </div>
        </div>
    }
}

/// The study as a record.
fn text(analysis: AnalysisController) -> String {
    untrack(|| analysis.with(Study::to_record)).to_string()
}

/// Copies a link, and shows it where it can be copied by hand.
fn share(found: &str, link: RwSignal<String>, tell: impl FnOnce(Message) + 'static) {
    let address = browser::address(&format!("/analyse#{found}"));
    link.set(address.clone());
    browser::copy(&address, move |copied| {
        tell(if copied {
            messages::page_analyse_copied()
        } else {
            messages::page_analyse_not_copied()
        });
    });
}

/// Saves the game in a format.
fn save(
    analysis: AnalysisController,
    id: &'static str,
    ending: &'static str,
    tell: impl FnOnce(String) + 'static,
) {
    let record = text(analysis);
    analysis.export(
        move |io| io.write(&record, id),
        move |written| match written {
            // A browser that saves no file says so itself.
            Ok(text) => drop(browser::save(&format!("basalt.{ending}"), &text)),
            Err(why) => tell(why),
        },
    );
}
