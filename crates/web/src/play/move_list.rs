//! The moves of a game, to step through.

use basalt_locales::{Message, messages};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

use crate::browser::after_frame;
use crate::i18n::i18n;
use crate::icons::Icon;

/// A step through the moves of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ReplayStep {
    /// To the first position.
    First,
    /// One position back.
    Back,
    /// One position ahead.
    Ahead,
    /// To the last position.
    Last,
}

impl ReplayStep {
    /// All of them, from left to right.
    pub(crate) const ALL: [Self; 4] = [Self::First, Self::Back, Self::Ahead, Self::Last];

    /// The step of a key, unless a field or a board uses the key.
    pub(crate) fn of_key(event: &KeyboardEvent) -> Option<Self> {
        if is_key_taken(event) {
            return None;
        }
        match event.key().as_str() {
            "ArrowLeft" => Some(Self::Back),
            "ArrowRight" => Some(Self::Ahead),
            "Home" => Some(Self::First),
            "End" => Some(Self::Last),
            _ => None,
        }
    }

    /// The ply that it leads to from ply `shown` of `all`.
    pub(crate) fn from(self, shown: usize, all: usize) -> usize {
        match self {
            Self::First => 0,
            Self::Back => shown.saturating_sub(1),
            Self::Ahead => (shown + 1).min(all),
            Self::Last => all,
        }
    }

    /// Its sign.
    pub(crate) const fn icon(self) -> Icon {
        match self {
            Self::First => Icon::First,
            Self::Back => Icon::Back,
            Self::Ahead => Icon::Ahead,
            Self::Last => Icon::Last,
        }
    }

    /// Its name.
    pub(crate) fn name(self) -> Message {
        match self {
            Self::First => messages::page_play_first(),
            Self::Back => messages::page_play_back(),
            Self::Ahead => messages::page_play_ahead(),
            Self::Last => messages::page_play_last(),
        }
    }
}

/// Whether a field, a board or a modifier uses the key.
pub(crate) fn is_key_taken(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let is_within =
        |target: Element| matches!(target.closest("input, select, textarea, .board"), Ok(Some(_)));
    event.default_prevented()
        || event.ctrl_key()
        || event.alt_key()
        || event.meta_key()
        || target.is_some_and(is_within)
}

/// All moves so far, and the buttons that step through them.
#[component]
pub(crate) fn MoveList(
    /// The moves as they are written.
    #[prop(into)]
    moves: Signal<Vec<String>>,
    /// After how many of them the position is that is shown.
    #[prop(into)]
    shown: Signal<usize>,
    /// Shows the position after a number of moves.
    go: impl Fn(usize) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let i18n = i18n();
    let list = NodeRef::<leptos::html::Ol>::new();
    Effect::new(move |_| {
        moves.track();
        if let (Some(list), number) = (list.get(), shown.get()) {
            after_frame(move || follow(&list, number));
        }
    });
    let numbered = move || moves.get().into_iter().enumerate().collect::<Vec<_>>();
    let name = move || i18n.say(&messages::page_play_moves());
    let button = move |step: ReplayStep| {
        let name = move || i18n.say(&step.name());
        let take = move |_| go(step.from(shown.get_untracked(), moves.with_untracked(Vec::len)));
        view! { <button class="button button--icon" on:click=take aria-label=name title=name>{step.icon().draw()}</button> }
    };
    view! {
        <section class="panel" aria-label=name>
            <ol class="moves-grid" node_ref=list tabindex="0" aria-label=name>
                <For each=numbered key=Clone::clone let((number, text))>
                    <li>
                        <button
                            class="button" on:click=move |_| go(number + 1)
                            aria-current=move || (shown.get() == number + 1).then_some("step")
                        >
                            <span class="number">{(number + 1).to_string()}</span>
                            {text}
                        </button>
                    </li>
                </For>
            </ol>
            <div class="steps">{ReplayStep::ALL.map(button).collect_view()}</div>
        </section>
    }
}

/// Scrolls the list so that the move with this number can be seen.
fn follow(list: &HtmlElement, number: usize) {
    let Some(item) = list.children().item((number as u32).saturating_sub(1)) else { return };
    let Ok(item) = item.dyn_into::<HtmlElement>() else { return };
    let (top, height) = (item.offset_top() - list.offset_top(), item.offset_height());
    let (from, room) = (list.scroll_top(), list.client_height());
    if top < from {
        list.set_scroll_top(top);
    } else if top + height > from + room {
        list.set_scroll_top(top + height - room);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_stay_within_the_game() {
        let steps = |shown| ReplayStep::ALL.map(|step| step.from(shown, 7));
        assert_eq!(steps(0), [0, 0, 1, 7]);
        assert_eq!(steps(3), [0, 2, 4, 7]);
        assert_eq!(steps(7), [0, 6, 7, 7]);
    }
}
