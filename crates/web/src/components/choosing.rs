//! Ways to choose one of several options.

use basalt_locales::Message;
use leptos::prelude::*;

use crate::form_fields::Label;
use crate::i18n::i18n;

/// Options side by side in one frame, one of which is pressed.
#[component]
pub(crate) fn Segmented<T: Clone + PartialEq + Send + Sync + 'static>(
    /// The name of the group, for screen readers.
    label: fn() -> Message,
    /// The options with their labels.
    options: Vec<(T, Label)>,
    /// The chosen option.
    chosen: Signal<T>,
    /// Chooses another.
    choose: impl Fn(T) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let i18n = i18n();
    let buttons = pressed_buttons("", options, chosen, choose);
    view! {
        <div class="segmented segmented--wide" role="group" aria-label=move || i18n.say(&label())>{buttons}</div>
    }
}

/// Options as separate chips, one of which is pressed.
#[component]
pub(crate) fn Chips<T: Clone + PartialEq + Send + Sync + 'static>(
    /// The name of the group, for screen readers.
    label: fn() -> Message,
    /// The options with their labels.
    options: Vec<(T, Label)>,
    /// The chosen option.
    chosen: Signal<T>,
    /// Chooses another.
    choose: impl Fn(T) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let i18n = i18n();
    let buttons = pressed_buttons("chip", options, chosen, choose);
    view! {
        <div class="row row--wrap" role="group" aria-label=move || i18n.say(&label())>{buttons}</div>
    }
}

fn pressed_buttons<T: Clone + PartialEq + Send + Sync + 'static>(
    class: &'static str,
    options: Vec<(T, Label)>,
    chosen: Signal<T>,
    choose: impl Fn(T) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let i18n = i18n();
    let button = move |(value, label): (T, Label)| {
        let shown = value.clone();
        view! {
            <button type="button" class=class aria-pressed=move || chosen.with(|chosen| *chosen == shown).to_string()
                on:click=move |_| choose(value.clone())>{move || label.text(i18n)}</button>
        }
    };
    options.into_iter().map(button).collect_view()
}

/// Tabs over a panel. The arrow keys go from one to the next.
#[component]
pub(crate) fn Tabs<T: Clone + PartialEq + Send + Sync + 'static>(
    /// The name of the tabs, for screen readers.
    label: fn() -> Message,
    /// The tabs with their labels.
    tabs: Vec<(T, Label)>,
    /// The open tab.
    open: RwSignal<T>,
) -> impl IntoView {
    let i18n = i18n();
    let values: Vec<T> = tabs.iter().map(|(value, _)| value.clone()).collect();
    let list = NodeRef::<leptos::html::Div>::new();
    let turn = move |event: web_sys::KeyboardEvent| {
        let step = match event.key().as_str() {
            "ArrowLeft" => values.len() - 1,
            "ArrowRight" => 1,
            _ => return,
        };
        event.prevent_default();
        let here = open.with_untracked(|open| values.iter().position(|value| value == open));
        let next = (here.unwrap_or(0) + step) % values.len();
        open.set(values[next].clone());
        let tab = list.get_untracked().and_then(|list| list.children().item(next as u32));
        if let Some(tab) = tab {
            crate::browser::focus_element(&tab);
        }
    };
    let tab = move |(value, label): (T, Label)| {
        let (shown, here) = (value.clone(), value.clone());
        let is_open = move || open.with(|open| *open == shown);
        let order = move || if open.with(|open| *open == here) { "0" } else { "-1" };
        view! {
            <button type="button" role="tab" aria-selected=move || is_open().to_string() tabindex=order
                on:click=move |_| open.set(value.clone())>{move || label.text(i18n)}</button>
        }
    };
    view! {
        <div class="tabs" role="tablist" aria-label=move || i18n.say(&label()) node_ref=list on:keydown=turn>
            {tabs.into_iter().map(tab).collect_view()}
        </div>
    }
}
