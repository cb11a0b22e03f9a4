//! Fields of forms that several screens use.

use std::sync::Arc;

use basalt_locales::Message;
use leptos::prelude::*;

use crate::i18n::{I18n, i18n};

/// The label of an option.
#[derive(Clone, Debug)]
pub(crate) enum Label {
    /// A message in the language of the page.
    Message(Message),
    /// A text that is not translated.
    Name(&'static str),
}

impl From<Message> for Label {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

impl Label {
    /// The label as text.
    pub(crate) fn text(&self, i18n: I18n) -> String {
        match self {
            Self::Message(message) => i18n.say(message),
            Self::Name(name) => (*name).to_owned(),
        }
    }
}

/// Options with labels in the language of the page.
pub(crate) fn labelled<T, const N: usize>(options: [(T, fn() -> Message); N]) -> Vec<(T, Label)> {
    options.into_iter().map(|(value, label)| (value, label().into())).collect()
}

/// Options by their numbers, so that the code which shows them exists once and not for every type of option.
pub(crate) struct SelectOption {
    pub(crate) labels: Vec<Label>,
    /// The chosen option; nothing if it is none of them.
    pub(crate) chosen: Signal<Option<usize>>,
    /// Chooses another.
    pub(crate) choose: Callback<usize>,
}

impl SelectOption {
    /// A choice between options of any type.
    pub(crate) fn new<T: Clone + PartialEq + Send + Sync + 'static>(
        options: Vec<(T, Label)>,
        chosen: Signal<T>,
        choose: impl Fn(T) + Send + Sync + 'static,
    ) -> Self {
        let (values, labels): (Vec<T>, _) = options.into_iter().unzip();
        let values: Arc<[T]> = values.into();
        let known = Arc::clone(&values);
        Self {
            labels,
            chosen: Signal::derive(move || {
                chosen.with(|chosen| known.iter().position(|value| value == chosen))
            }),
            choose: Callback::new(move |number: usize| choose(values[number].clone())),
        }
    }
}

/// A group of radio buttons side by side.
#[component]
pub(crate) fn RadioGroup<T: Clone + PartialEq + Send + Sync + 'static>(
    /// The name of the group in the document.
    name: &'static str,
    /// The label.
    title: fn() -> Message,
    /// The options with their labels.
    options: Vec<(T, Label)>,
    /// The selected value.
    chosen: Signal<T>,
    /// Chooses another.
    choose: impl Fn(T) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    radio_buttons(name, title, SelectOption::new(options, chosen, choose))
}

fn radio_buttons(
    name: &'static str,
    title: fn() -> Message,
    choice: SelectOption,
) -> impl IntoView {
    let i18n = i18n();
    let SelectOption { labels, chosen, choose } = choice;
    let option = move |(number, label): (usize, Label)| {
        view! {
            <label class="choice">
                <input
                    type="radio" name=name value=number.to_string()
                    prop:checked=move || chosen.get() == Some(number)
                    on:change=move |_| choose.run(number)
                />
                <span>{move || label.text(i18n)}</span>
            </label>
        }
    };
    view! {
        <fieldset class="form-field" data-field=name>
            <legend class="name">{i18n.text(title)}</legend>
            <div class="choices">{labels.into_iter().enumerate().map(option).collect_view()}</div>
        </fieldset>
    }
}

/// A radio group of options that depend on something else. With fewer than two there is no choice, so nothing is shown.
pub(crate) fn radio_group_of<T: Clone + PartialEq + Send + Sync + 'static>(
    name: &'static str,
    title: fn() -> Message,
    options: impl Fn() -> Vec<(T, Label)> + Send + 'static,
    chosen: Signal<T>,
    choose: impl Fn(T) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    move || {
        let options = options();
        let is_choice = options.len() > 1;
        is_choice.then(|| view! { <RadioGroup name title options chosen choose/> })
    }
}

/// A checkbox.
#[component]
pub(crate) fn Switch(
    /// The label.
    title: fn() -> Message,
    /// Whether it is on.
    on: Signal<bool>,
    /// Turns it on or off.
    turn: impl Fn(bool) + Copy + 'static,
) -> impl IntoView {
    let i18n = i18n();
    view! {
        <label class="switch-row">
            <input
                type="checkbox" class="switch" prop:checked=move || on.get()
                on:change=move |event| turn(event_target_checked(&event))
            />
            {i18n.text(title)}
        </label>
    }
}
