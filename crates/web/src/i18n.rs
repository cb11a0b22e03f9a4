//! The language of the page. Its texts are fetched, a file for each language, since a visitor needs one of them.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::{Arc, Mutex};

use basalt_locales::{Catalogue, Language, Message};
use basalt_rules::Color;
pub(crate) use basalt_view::announce::player;
use js_sys::Promise;
use leptos::prelude::*;
use leptos::tachys::reactive_graph::SharedReactiveFunction;
use wasm_bindgen_futures::{JsFuture, future_to_promise};

use crate::browser::{self, document, window};
use crate::effect::effect;

thread_local! {
    /// The texts that have been fetched.
    static FETCHED: RefCell<Vec<Fetched>> = const { RefCell::new(Vec::new()) };
}

/// The fetched texts of a language.
struct Fetched {
    language: Language,
    /// The parts that are there, with their texts as they were fetched.
    texts: Vec<(TextPart, &'static str)>,
    catalogue: Rc<Catalogue>,
}

/// A part of the texts of a language, fetched on demand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TextPart {
    /// The texts of every screen.
    I18n,
    /// The texts of the screens of lessons, rules and puzzles.
    Training,
    /// Errors in the text of a move, a position or a record.
    Errors,
    /// The texts of game reviews and hints.
    Review,
    /// The texts of lessons.
    Learn,
    /// The rules, to be read.
    Rules,
    /// The texts about online games.
    Online,
    /// The texts of the lobby, profiles, the leaderboard and the archive.
    Lobby,
    /// The texts about the person's own account.
    Account,
    /// The texts of reports, moderators and appeals.
    Moderation,
}

impl TextPart {
    /// Its address, from the head of the page.
    fn address(self, language: Language) -> Option<String> {
        let name = match self {
            Self::I18n => "words",
            Self::Training => "training",
            Self::Errors => "errors",
            Self::Review => "review",
            Self::Learn => "learn",
            Self::Rules => "rules",
            Self::Online => "online",
            Self::Lobby => "lobby",
            Self::Account => "account",
            Self::Moderation => "moderation",
        };
        browser::meta_content(&format!("basalt-{name}-{}", language.tag()))
    }
}

fn is_fetched(language: Language, text_part: TextPart) -> bool {
    fetched(language).iter().any(|(known, _)| *known == text_part)
}

/// The parts of a language that are there, with their texts.
fn fetched(language: Language) -> Vec<(TextPart, &'static str)> {
    FETCHED.with_borrow(|all| {
        let known = all.iter().find(|known| known.language == language);
        known.map(|known| known.texts.clone()).unwrap_or_default()
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

/// Fetches parts at the same time, unless they are there. Returns whether all of them are there then.
pub(crate) async fn fetch_all(language: Language, text_parts: &[TextPart]) -> bool {
    let start = |&text_part: &TextPart| {
        future_to_promise(async move { Ok(fetch(language, text_part).await.into()) })
    };
    let started: Vec<Promise> = text_parts.iter().map(start).collect();
    let mut are_there = true;
    for promise in started {
        are_there &= JsFuture::from(promise).await.is_ok_and(|is_there| is_there.is_truthy());
    }
    are_there
}

fn add(language: Language, text_part: TextPart, text: &'static str) {
    FETCHED.with_borrow_mut(|all| {
        let known = all.iter().position(|known| known.language == language);
        let place = known.unwrap_or_else(|| {
            let catalogue = Rc::new(Catalogue::of(language, &[]));
            all.push(Fetched { language, texts: Vec::new(), catalogue });
            all.len() - 1
        });
        let known = &mut all[place];
        known.texts.push((text_part, text));
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

    /// Speaks another one as soon as all parts are there that the page has of the current one.
    pub(crate) fn speak(self, language: Language) {
        leptos::task::spawn_local(async move {
            let used = fetched(self.0.get_untracked());
            let used: Vec<TextPart> = used.into_iter().map(|(text_part, _)| text_part).collect();
            if fetch_all(language, &used).await {
                self.0.set(language);
            }
        });
    }

    /// Fetches a part in the language that is spoken. Returns whether it is there then.
    pub(crate) async fn fetch(self, text_part: TextPart) -> bool {
        fetch(self.0.get_untracked(), text_part).await
    }

    /// The tag of the language, and the texts that were fetched of it.
    pub(crate) fn fetched(self) -> (&'static str, Vec<&'static str>) {
        let language = self.0.get_untracked();
        (language.tag(), fetched(language).into_iter().map(|(_, text)| text).collect())
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

/// The classes of the stone beside a player's name.
pub(crate) const fn stone_class(color: Color) -> &'static str {
    match color {
        Color::White => "stone stone--white",
        Color::Black => "stone stone--black",
    }
}
