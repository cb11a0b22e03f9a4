//! The language of the page. Its texts are fetched, a file for each language, since a visitor needs one of them.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::{Arc, Mutex};

use basalt_locales::{Catalogue, Language, Message};
use basalt_rules::Color;
pub(crate) use basalt_view::announce::player;
use leptos::prelude::*;
use leptos::tachys::reactive_graph::SharedReactiveFunction;

use crate::browser::{self, document, window};
use crate::effect::effect;

thread_local! {
    /// The texts that have been fetched.
    static FETCHED: RefCell<Vec<Fetched>> = const { RefCell::new(Vec::new()) };
}

/// The fetched texts of a language.
struct Fetched {
    language: Language,
    text_parts: Vec<TextPart>,
    /// The text of the main part, as it was fetched.
    i18n: &'static str,
    catalogue: Rc<Catalogue>,
}

/// A part of the texts of a language, fetched on demand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TextPart {
    /// The texts of every screen.
    I18n,
    /// The texts of lessons and rules.
    Learn,
    /// The texts about online games.
    Online,
}

impl TextPart {
    /// Its address, from the head of the page.
    fn address(self, language: Language) -> Option<String> {
        let name = match self {
            Self::I18n => "words",
            Self::Learn => "learn",
            Self::Online => "online",
        };
        browser::meta_content(&format!("basalt-{name}-{}", language.tag()))
    }
}

fn is_fetched(language: Language, text_part: TextPart) -> bool {
    FETCHED.with_borrow(|all| {
        all.iter().any(|known| known.language == language && known.text_parts.contains(&text_part))
    })
}

/// Fetches a part unless it is there. Returns whether it is there then.
pub(crate) async fn fetch(language: Language, text_part: TextPart) -> bool {
    if is_fetched(language, text_part) {
        return true;
    }
    let Some(address) = text_part.address(language) else { return false };
    let Some(text) = browser::fetch(&address).await else { return false };
    // Lives as long as the page. Another request may have fetched it meanwhile.
    if !is_fetched(language, text_part) {
        add(language, text_part, text.leak());
    }
    true
}

fn add(language: Language, text_part: TextPart, text: &'static str) {
    FETCHED.with_borrow_mut(|all| {
        let known = all.iter().position(|known| known.language == language);
        let place = known.unwrap_or_else(|| {
            let catalogue = Rc::new(Catalogue::of(language, &[]));
            all.push(Fetched { language, text_parts: Vec::new(), i18n: "", catalogue });
            all.len() - 1
        });
        let known = &mut all[place];
        known.text_parts.push(text_part);
        if text_part == TextPart::I18n {
            known.i18n = text;
        }
        known.catalogue = Rc::new(known.catalogue.with(text));
    });
}

fn catalogue(language: Language) -> Rc<Catalogue> {
    FETCHED.with_borrow(|all| {
        let known = all.iter().find(|known| known.language == language);
        known.map_or_else(
            || Rc::new(Catalogue::of(language, &[])),
            |known| Rc::clone(&known.catalogue),
        )
    })
}

/// The language that was chosen, or else the first of the browser's that we know.
pub(crate) fn first_language(chosen: Option<Language>) -> Language {
    chosen.or_else(of_browser).unwrap_or_default()
}

fn of_browser() -> Option<Language> {
    let tags = window().navigator().languages();
    tags.iter().filter_map(|tag| tag.as_string()).find_map(|tag| Language::from_tag(&tag))
}

/// Translations in the language of the page.
#[derive(Clone, Copy)]
pub(crate) struct I18n(RwSignal<Language>);

impl I18n {
    /// Speaks a language that was fetched.
    pub(crate) fn new(language: Language) -> Self {
        let i18n = Self(RwSignal::new(language));
        effect(move || {
            if let Some(root) = document().document_element() {
                // A page without the attribute is only read out with another accent.
                let _ = root.set_attribute("lang", i18n.language().tag());
            }
        });
        i18n
    }

    /// The language that is spoken.
    pub(crate) fn language(self) -> Language {
        self.0.get()
    }

    /// Speaks another one as soon as it is there.
    pub(crate) fn speak(self, language: Language) {
        leptos::task::spawn_local(async move {
            if fetch(language, TextPart::I18n).await {
                self.0.set(language);
            }
        });
    }

    /// The tag of the language, and what was fetched of it for every screen.
    pub(crate) fn fetched(self) -> Option<(&'static str, &'static str)> {
        let language = self.0.get_untracked();
        FETCHED.with_borrow(|all| {
            let known = all.iter().find(|known| known.language == language)?;
            Some((language.tag(), known.i18n))
        })
    }

    /// The catalogue of the language.
    pub(crate) fn catalogue(self) -> Rc<Catalogue> {
        catalogue(self.language())
    }

    /// Translates a message without variables, by its key.
    pub(crate) fn say_plain(self, key: &str) -> String {
        catalogue(self.language()).say_plain(key)
    }

    /// The text of a message in a view. It follows the language.
    ///
    /// A view has code of its own for each type of closure in it: with this one for most texts the page is smaller by a tenth.
    pub(crate) fn text(self, message: fn() -> Message) -> impl Fn() -> String + Copy + Send + Sync {
        move || self.say(&message())
    }

    /// The same for a message with variables that do not change.
    pub(crate) fn text_of(self, message: Message) -> impl Fn() -> String + Clone + Send + Sync {
        move || self.say(&message)
    }

    /// The same for a message that changes.
    pub(crate) fn text_by(
        self,
        message: impl Fn() -> Message + Send + 'static,
    ) -> SharedReactiveFunction<String> {
        Arc::new(Mutex::new(move || self.say(&message())))
    }

    /// Translates a message. It follows the language.
    pub(crate) fn say(self, message: &Message) -> String {
        catalogue(self.language()).say(message)
    }
}

/// The words of the page that is shown.
pub(crate) fn i18n() -> I18n {
    expect_context()
}

/// The name of a colour in catalogues, style sheets and attributes.
pub(crate) const fn color_name(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// The classes of the stone beside a player's name.
pub(crate) const fn stone_class(color: Color) -> &'static str {
    match color {
        Color::White => "stone stone--white",
        Color::Black => "stone stone--black",
    }
}
