//! Ways to choose one of several options.

use basalt_locales::Message;
use leptos::prelude::*;

use crate::form_fields::Label;
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
    let i18n = i18n();
    let button = move |(value, label): (T, Label)| {
        let shown = value.clone();
        view! {
            <button type="button" class=look.button_class() aria-pressed=move || chosen.with(|chosen| *chosen == shown).to_string()
                on:click=move |_| choose(value.clone())>{move || label.text(i18n)}</button>
        }
    };
    view! {
        <div class=look.group_class() role="group" aria-label=move || i18n.say(&label())>
            {options.into_iter().map(button).collect_view()}
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
