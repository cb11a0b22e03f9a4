//! The keyboard shortcuts of the screen, which `?` lists.

use basalt_locales::{Message, messages};
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, KeyboardEvent};

use crate::components::Dialog;
use crate::i18n::i18n;

/// Keys as they are written, separated by spaces, and what they do.
pub(crate) type Shortcut = (&'static str, fn() -> Message);

/// Shortcuts in groups, which are listed one below the other.
type ShortcutGroups = &'static [&'static [Shortcut]];

/// The keys to the first and the last position of a game.
pub(crate) const ENDS: Shortcut = ("Home End", messages::page_keys_ends);

/// The key that hides everything but the board.
pub(crate) const ZEN: Shortcut = ("z", messages::page_keys_zen);

/// The keys that step through a game.
pub(crate) const REPLAY_KEYS: [Shortcut; 2] = [("← → [ ]", messages::page_keys_steps), ENDS];

/// The keys that change how the board is shown.
pub(crate) const VIEW_KEYS: [Shortcut; 2] =
    [("f", messages::page_keys_flip), ("c", messages::page_keys_links)];

/// The keys that move the focus on a board and press what has it.
pub(crate) const FOCUS_KEYS: [Shortcut; 2] =
    [("← ↑ ↓ →", messages::page_keys_focus), ("␣ ↵", messages::page_keys_act)];

/// The key that takes back the last choice on a board.
pub(crate) const BACK: Shortcut = ("Esc", messages::page_keys_back);

/// The shortcuts of a part of the screen.
pub(crate) struct ShortcutList {
    /// The heading, which names the part.
    title: fn() -> Message,
    groups: ShortcutGroups,
    /// A sentence about the mouse, below the keys.
    note: Option<fn() -> Message>,
}

impl ShortcutList {
    /// The shortcuts of a screen.
    pub(crate) const fn screen(groups: ShortcutGroups) -> Self {
        Self { title: messages::page_keys_screen, groups, note: None }
    }

    /// The shortcuts of a board that has the focus.
    pub(crate) const fn board(groups: ShortcutGroups) -> Self {
        Self { title: messages::page_keys_board, groups, note: None }
    }

    /// The same with a sentence below it.
    pub(crate) const fn with_note(self, note: fn() -> Message) -> Self {
        Self { note: Some(note), ..self }
    }

    fn keys(&self) -> impl Iterator<Item = &'static Shortcut> {
        self.groups.iter().copied().flatten()
    }
}

/// The shortcuts that work on every screen.
static EVERYWHERE: ShortcutList = ShortcutList {
    title: messages::page_keys_everywhere,
    groups: &[&[("?", messages::page_keys_help)]],
    note: None,
};

/// The shortcuts of everything that is on the screen.
#[derive(Clone, Copy)]
pub(crate) struct Shortcuts {
    lists: RwSignal<Vec<&'static ShortcutList>>,
    shown: RwSignal<bool>,
}

impl Shortcuts {
    /// Those of every screen. `?` shows the list.
    pub(crate) fn new() -> Self {
        let shortcuts = Self::empty();
        use_keys(move |event| {
            if event.key() == "?" && !is_typed(event) {
                event.prevent_default();
                shortcuts.shown.update(|shown| *shown = !*shown);
            }
        });
        shortcuts
    }

    fn empty() -> Self {
        Self { lists: RwSignal::new(Vec::new()), shown: RwSignal::new(false) }
    }

    /// Shows the list.
    pub(crate) fn show(self) {
        self.shown.set(true);
    }

    fn add(self, list: &'static ShortcutList) {
        self.lists.update(|lists| lists.push(list));
        on_cleanup(move || {
            self.lists.update(|lists| {
                if let Some(place) = lists.iter().position(|other| std::ptr::eq(*other, list)) {
                    lists.remove(place);
                }
            });
        });
    }

    /// All lists, each once; what works everywhere comes last.
    fn all(self) -> Vec<&'static ShortcutList> {
        let mut all = self.lists.get();
        all.push(&EVERYWHERE);
        all.dedup_by(|a, b| std::ptr::eq(*a, *b));
        all
    }
}

/// Lists shortcuts until the part of the screen that calls this is left.
pub(crate) fn use_shortcuts(list: &'static ShortcutList) {
    if let Some(shortcuts) = use_context::<Shortcuts>() {
        shortcuts.add(list);
    }
}

/// Handles each pressed key until the part of the screen that calls this is left.
pub(crate) fn use_keys(handle: impl Fn(&KeyboardEvent) + 'static) {
    let listener = window_event_listener(leptos::ev::keydown, move |event| handle(&event));
    on_cleanup(move || listener.remove());
}

/// Whether the key is part of a text, or of a shortcut of the browser.
fn is_typed(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let is_field =
        |target: Element| matches!(target.closest("input, select, textarea"), Ok(Some(_)));
    event.ctrl_key() || event.alt_key() || event.meta_key() || target.is_some_and(is_field)
}

/// The dialog that lists the shortcuts.
#[component]
pub(crate) fn ShortcutDialog() -> impl IntoView {
    let (i18n, shortcuts) = (i18n(), expect_context::<Shortcuts>());
    let row = move |&(keys, what): &Shortcut| {
        let keys = keys.split(' ').map(|key| view! { <kbd class="key">{key}</kbd> }).collect_view();
        view! { <dt>{keys}</dt><dd>{i18n.text(what)}</dd> }
    };
    let section = move |list: &'static ShortcutList| {
        let note = |note: fn() -> Message| view! { <p class="quiet small">{i18n.text(note)}</p> };
        view! {
            <h3>{move || i18n.say(&(list.title)())}</h3>
            <dl class="keys">{list.keys().map(row).collect_view()}</dl>
            {list.note.map(note)}
        }
    };
    view! {
        <Dialog open=shortcuts.shown title=messages::page_keys>
            {move || shortcuts.all().into_iter().map(section).collect_view()}
        </Dialog>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static SCREEN: ShortcutList = ShortcutList::screen(&[&[("f", messages::page_keys_flip)]]);
    static BOARD: ShortcutList = ShortcutList::board(&[&[BACK]]);

    /// No shortcuts yet, with the owner of their signals.
    fn shortcuts() -> (Owner, Shortcuts) {
        let owner = Owner::new();
        owner.set();
        (owner, Shortcuts::empty())
    }

    fn keys(shortcuts: Shortcuts) -> Vec<&'static str> {
        shortcuts.all().into_iter().flat_map(ShortcutList::keys).map(|(keys, _)| *keys).collect()
    }

    #[test]
    fn shortcuts_last_as_long_as_what_has_them() {
        let (owner, shortcuts) = shortcuts();
        shortcuts.add(&SCREEN);
        let child = owner.child();
        child.with(|| shortcuts.add(&BOARD));
        assert_eq!(keys(shortcuts), ["f", "Esc", "?"]);
        child.cleanup();
        assert_eq!(keys(shortcuts), ["f", "?"]);
    }

    #[test]
    fn two_boards_on_a_screen_list_their_keys_once() {
        let (_owner, shortcuts) = shortcuts();
        shortcuts.add(&BOARD);
        shortcuts.add(&BOARD);
        assert_eq!(keys(shortcuts), ["Esc", "?"]);
    }
}
