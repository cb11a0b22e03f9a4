//! Ways to choose one of several options.

use basalt_locales::Message;
use leptos::prelude::*;

use crate::browser::handler;
use crate::form_fields::{Label, SelectOption};
use crate::i18n::i18n;

/// The look of a group of buttons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum GroupLook {
    /// Side by side in one frame.
    #[default]
    Segmented,
    /// Separate chips.
    Chips,
}

impl GroupLook {
    const fn group_class(self) -> &'static str {
        match self {
            Self::Segmented => "segmented segmented--wide",
            Self::Chips => "row row--wrap",
        }
    }

    const fn button_class(self) -> &'static str {
        match self {
            Self::Segmented => "",
            Self::Chips => "chip",
        }
    }
}

/// Options as buttons, one of which is pressed.
#[component]
pub(crate) fn ButtonGroup<T: Clone + PartialEq + Send + Sync + 'static>(
    #[prop(optional)] look: GroupLook,
    /// The name of the group, for screen readers.
    label: fn() -> Message,
    /// The options with their labels.
    options: Vec<(T, Label)>,
    /// The chosen option.
    chosen: Signal<T>,
    /// Chooses another.
    choose: impl Fn(T) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    pressed_buttons(look, label, SelectOption::new(options, chosen, choose))
}

fn pressed_buttons(look: GroupLook, label: fn() -> Message, choice: SelectOption) -> impl IntoView {
    let i18n = i18n();
    let SelectOption { labels, chosen, choose } = choice;
    let button = move |(number, label): (usize, Label)| {
        view! {
            <button type="button" class=look.button_class()
                aria-pressed=move || (chosen.get() == Some(number)).to_string()
                on:click=handler(move |_| choose.run(number))>{move || label.text(i18n)}</button>
        }
    };
    view! {
        <div class=look.group_class() role="group" aria-label=i18n.text(label)>
            {labels.into_iter().enumerate().map(button).collect_view()}
        </div>
    }
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
    tab_list(label, SelectOption::new(tabs, open.into(), move |value| open.set(value)))
}

fn tab_list(label: fn() -> Message, choice: SelectOption) -> impl IntoView {
    let i18n = i18n();
    let SelectOption { labels, chosen, choose } = choice;
    let count = labels.len();
    let list = NodeRef::<leptos::html::Div>::new();
    let turn = move |event: web_sys::KeyboardEvent| {
        let step = match event.key().as_str() {
            "ArrowLeft" => count - 1,
            "ArrowRight" => 1,
            _ => return,
        };
        event.prevent_default();
        let next = (chosen.get_untracked().unwrap_or(0) + step) % count;
        choose.run(next);
        let tab = list.get_untracked().and_then(|list| list.children().item(next as u32));
        if let Some(tab) = tab {
            crate::browser::focus_element(&tab);
        }
    };
    let tab = move |(number, label): (usize, Label)| {
        let is_open = move || chosen.get() == Some(number);
        view! {
            <button type="button" role="tab" aria-selected=move || is_open().to_string()
                tabindex=move || if is_open() { "0" } else { "-1" }
                on:click=handler(move |_| choose.run(number))>{move || label.text(i18n)}</button>
        }
    };
    view! {
        <div class="tabs" role="tablist" aria-label=i18n.text(label) node_ref=list on:keydown=turn>
            {labels.into_iter().enumerate().map(tab).collect_view()}
        </div>
    }
}
