//! The keyboard shortcuts of the screen, which `?` lists.

use basalt_locales::{Message, messages};
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, KeyboardEvent};

use crate::components::Dialog;
use crate::i18n::i18n;

/// Keys as they are written, and what they do.
pub(crate) type Shortcut = (&'static str, fn() -> Message);

/// The shortcuts that work on every screen.
const EVERYWHERE: &[Shortcut] = &[("?", messages::page_keys_help)];

/// The shortcuts of everything that is on the screen.
#[derive(Clone, Copy)]
pub(crate) struct Shortcuts {
    lists: RwSignal<Vec<&'static [Shortcut]>>,
    shown: RwSignal<bool>,
}

impl Shortcuts {
    /// Those of every screen. `?` shows the list.
    pub(crate) fn new() -> Self {
        let shortcuts = Self { lists: RwSignal::new(Vec::new()), shown: RwSignal::new(false) };
        let listener = window_event_listener(leptos::ev::keydown, move |event| {
            if event.key() == "?" && !is_typed(&event) {
                event.prevent_default();
                shortcuts.shown.update(|shown| *shown = !*shown);
            }
        });
        on_cleanup(move || listener.remove());
        shortcuts
    }

    /// Adds shortcuts until the part of the screen that has them is left.
    pub(crate) fn add(self, list: &'static [Shortcut]) {
        self.lists.update(|lists| lists.push(list));
        on_cleanup(move || {
            self.lists.update(|lists| {
                if let Some(place) = lists.iter().position(|other| std::ptr::eq(*other, list)) {
                    lists.remove(place);
                }
            });
        });
    }

    /// Shows the list.
    pub(crate) fn show(self) {
        self.shown.set(true);
    }

    /// Whether the list is shown; then no other shortcut works.
    pub(crate) fn is_shown(self) -> bool {
        self.shown.get_untracked()
    }

    /// Each shortcut once, those that were added last first.
    fn all(self) -> Vec<Shortcut> {
        let lists = self.lists.get();
        let all = lists.into_iter().rev().chain([EVERYWHERE]).flatten().copied();
        all.fold(Vec::new(), |mut all, one| {
            if !all.iter().any(|(keys, _)| *keys == one.0) {
                all.push(one);
            }
            all
        })
    }
}

/// Whether the key is part of a text, or of a shortcut of the browser.
fn is_typed(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let is_field =
        |target: Element| matches!(target.closest("input, select, textarea"), Ok(Some(_)));
    event.ctrl_key() || event.alt_key() || event.meta_key() || target.is_some_and(is_field)
}

/// The list of the shortcuts.
#[component]
pub(crate) fn ShortcutDialog() -> impl IntoView {
    let (i18n, shortcuts) = (i18n(), expect_context::<Shortcuts>());
    let row = move |(keys, what): Shortcut| {
        let keys = keys.split(' ').map(|key| view! { <kbd class="key">{key}</kbd> }).collect_view();
        view! { <dt>{keys}</dt><dd>{move || i18n.say(&what())}</dd> }
    };
    view! {
        <Dialog open=shortcuts.shown title=messages::page_keys>
            <dl class="keys">{move || shortcuts.all().into_iter().map(row).collect_view()}</dl>
            <div class="row">
                <button class="button" data-act="close-keys" on:click=move |_| shortcuts.shown.set(false)>
                    {move || i18n.say(&messages::page_close())}
                </button>
            </div>
        </Dialog>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCREEN: &[Shortcut] = &[("f", messages::page_keys_flip), ("?", messages::page_keys_zen)];
    const BOARD: &[Shortcut] = &[("z", messages::page_keys_zen)];

    #[test]
    fn shortcuts_last_as_long_as_what_has_them() {
        let owner = Owner::new();
        owner.set();
        let shortcuts = Shortcuts { lists: RwSignal::new(Vec::new()), shown: RwSignal::new(false) };
        let keys = move || shortcuts.all().into_iter().map(|(keys, _)| keys).collect::<Vec<_>>();
        shortcuts.add(SCREEN);
        let child = owner.child();
        child.with(|| shortcuts.add(BOARD));
        assert_eq!(keys(), ["z", "f", "?"]);
        child.cleanup();
        assert_eq!(keys(), ["f", "?"]);
    }
}
