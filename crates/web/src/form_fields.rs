//! Fields of forms that several screens use.

use basalt_locales::Message;
use leptos::prelude::*;

use crate::i18n::{I18n, i18n};

/// What a choice is called.
#[derive(Clone, Debug)]
pub(crate) enum Label {
    /// In the language of the page.
    Message(Message),
    /// The same in all languages.
    Name(&'static str),
}

impl From<Message> for Label {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

impl Label {
    fn text(&self, i18n: I18n) -> String {
        match self {
            Self::Message(message) => i18n.say(message),
            Self::Name(name) => (*name).to_owned(),
        }
    }
}

/// One of a few, as buttons side by side.
#[component]
pub(crate) fn RadioGroup<T: Clone + PartialEq + Send + Sync + 'static>(
    /// What the group is called in the document.
    name: &'static str,
    /// What it is called for people.
    title: fn() -> Message,
    /// What can be chosen.
    options: Vec<(T, Label)>,
    /// What is chosen.
    chosen: Signal<T>,
    /// Chooses another.
    choose: impl Fn(T) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let i18n = i18n();
    let option = move |(number, (value, label)): (usize, (T, Label))| {
        let (shown, value_string) = (value.clone(), number.to_string());
        view! {
            <label class="choice">
                <input
                    type="radio" name=name value=value_string
                    prop:checked=move || chosen.get() == shown
                    on:change=move |_| choose(value.clone())
                />
                <span>{move || label.text(i18n)}</span>
            </label>
        }
    };
    view! {
        <fieldset class="field" data-field=name>
            <legend class="name">{move || i18n.say(&title())}</legend>
            <div class="choices">{options.into_iter().enumerate().map(option).collect_view()}</div>
        </fieldset>
    }
}

/// Yes or no.
#[component]
pub(crate) fn Switch(
    /// What it is called for people.
    title: fn() -> Message,
    /// Whether it is on.
    on: Signal<bool>,
    /// Turns it on or off.
    turn: impl Fn(bool) + Copy + 'static,
) -> impl IntoView {
    let i18n = i18n();
    view! {
        <label class="switch">
            <input
                type="checkbox" prop:checked=move || on.get()
                on:change=move |event| turn(event_target_checked(&event))
            />
            {move || i18n.say(&title())}
        </label>
    }
}
