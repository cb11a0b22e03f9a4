//! The language of the page.

use std::cell::RefCell;
use std::rc::Rc;

use basalt_locales::{Catalogue, Language, Message, Part};
use basalt_rules::Game;
use leptos::prelude::*;

use crate::browser::{document, window};

thread_local! {
    /// The catalogues that were needed so far: reading one takes some milliseconds.
    static READ: RefCell<Vec<(Language, Rc<Catalogue>)>> = const { RefCell::new(Vec::new()) };
}

fn catalogue(language: Language) -> Rc<Catalogue> {
    READ.with_borrow_mut(|read| {
        if let Some((_, catalogue)) = read.iter().find(|(known, _)| *known == language) {
            return Rc::clone(catalogue);
        }
        let catalogue = Rc::new(Catalogue::of(
            language,
            &[Part::COMMON, Part::TEXTS, Part::PAGE, Part::REVIEW],
        ));
        read.push((language, Rc::clone(&catalogue)));
        catalogue
    })
}

/// Says things in the language of the person.
#[derive(Clone, Copy)]
pub(crate) struct Words(RwSignal<Language>);

impl Words {
    /// Speaks the language that was chosen, or else the first of the browser's that we know.
    pub(crate) fn new(chosen: Option<Language>) -> Self {
        let language = chosen.or_else(of_browser).unwrap_or_default();
        let words = Self(RwSignal::new(language));
        Effect::new(move |_| {
            if let Some(root) = document().document_element() {
                // A page without the attribute is only read out with another accent.
                let _ = root.set_attribute("lang", words.language().tag());
            }
        });
        words
    }

    /// The language that is spoken.
    pub(crate) fn language(self) -> Language {
        self.0.get()
    }

    /// Speaks another one from now on.
    pub(crate) fn speak(self, language: Language) {
        self.0.set(language);
    }

    /// The catalogue of the language.
    pub(crate) fn catalogue(self) -> Rc<Catalogue> {
        catalogue(self.language())
    }

    /// Says something; whoever shows it says it anew when the language changes.
    pub(crate) fn say(self, message: &Message) -> String {
        catalogue(self.language()).say(message)
    }
}

fn of_browser() -> Option<Language> {
    let tags = window().navigator().languages();
    tags.iter().filter_map(|tag| tag.as_string()).find_map(|tag| Language::from_tag(&tag))
}

/// The words of the page that is shown.
pub(crate) fn words() -> Words {
    expect_context()
}

/// The name of a game, the same in all languages.
pub(crate) fn title(game: Game) -> &'static str {
    match game {
        Game::Dvonn => "DVONN",
        Game::Punct | Game::PunctBasic => "PÜNCT",
    }
}
