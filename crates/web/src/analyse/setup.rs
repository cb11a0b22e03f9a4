//! Setting a position up: anything can be put on the board, and as long as something is impossible it is said what.

mod board;
mod fields;
mod text;
mod tools;
mod verdict;

use basalt_locales::messages;
use basalt_play::Start;
use basalt_rules::{AnyPosition, PositionError};
use basalt_study::editor::{Editor, dvonn, punct};
use leptos::prelude::*;

use crate::browser::dice;
use crate::notices::Notices;
use crate::words::{Words, words};
use board::Board;
use fields::Fields;
use text::{Text, Typed};
use tools::Tools;
use verdict::Verdict;

/// Everything that the parts of the editor share.
#[derive(Clone, Copy)]
struct State {
    words: Words,
    notices: Notices,
    editor: RwSignal<Editor>,
    /// The position, or what is impossible about it.
    position: Memo<Result<AnyPosition, PositionError>>,
    /// What was typed as the text of the position, until something else changes the board.
    typed: RwSignal<Option<Typed>>,
}

impl State {
    fn new(from: AnyPosition) -> Self {
        let editor = RwSignal::new(Editor::from(from));
        Self {
            words: words(),
            notices: expect_context(),
            editor,
            position: Memo::new(move |_| editor.with(Editor::check)),
            typed: RwSignal::new(None),
        }
    }

    /// Changes something elsewhere than in the text.
    fn change(self, change: impl FnOnce(&mut Editor)) {
        self.typed.set(None);
        self.editor.update(change);
    }

    /// Looks at the board of DVONN, if it is one.
    fn dvonn<T>(self, look: impl FnOnce(&dvonn::Editor) -> T) -> Option<T> {
        self.editor.with(|editor| match editor {
            Editor::Dvonn(editor) => Some(look(editor)),
            Editor::Punct(_) => None,
        })
    }

    /// Looks at the board of PÜNCT, if it is one.
    fn punct<T>(self, look: impl FnOnce(&punct::Editor) -> T) -> Option<T> {
        self.editor.with(|editor| match editor {
            Editor::Punct(editor) => Some(look(editor)),
            Editor::Dvonn(_) => None,
        })
    }

    fn change_dvonn(self, change: impl FnOnce(&mut dvonn::Editor)) {
        self.change(|editor| {
            if let Editor::Dvonn(editor) = editor {
                change(editor);
            }
        });
    }

    fn change_punct(self, change: impl FnOnce(&mut punct::Editor)) {
        self.change(|editor| {
            if let Editor::Punct(editor) = editor {
                change(editor);
            }
        });
    }

    fn is_dvonn(self) -> bool {
        self.editor.with_untracked(|editor| matches!(editor, Editor::Dvonn(_)))
    }
}

/// The set-up editor.
#[component]
pub(crate) fn SetUp(
    /// The position to begin with; its game stays.
    from: AnyPosition,
    /// Takes the position that was set up.
    done: Callback<AnyPosition>,
    /// Nothing is to change.
    cancel: Callback<()>,
) -> impl IntoView {
    let state = State::new(from);
    let words = state.words;
    let is_unfinished = move || {
        let is_unread = state.typed.with(|typed| typed.as_ref().is_some_and(Typed::is_unread));
        is_unread || state.position.with(Result::is_err)
    };
    let finish = move |_| {
        if let Ok(position) = state.position.get_untracked() {
            done.run(position);
        }
    };
    view! {
        <section class="setup" data-screen="setup">
            <div class="setup-tools panel">
                <h1>{move || words.say(&messages::page_setup_title())}</h1>
                <Tools state/>
                <Verdict state/>
            </div>
            <div class="setup-finish row">
                <button class="main" data-act="setup-done" disabled=is_unfinished on:click=finish>
                    {move || words.say(&messages::page_setup_done())}
                </button>
                <button data-act="setup-cancel" on:click=move |_| cancel.run(())>
                    {move || words.say(&messages::page_setup_cancel())}
                </button>
            </div>
            <div class="place"><Board state/></div>
            <div class="setup-rest">
                <Actions state/>
                <div class="panel setup-fields"><Fields state/></div>
                <div class="panel"><Text state/></div>
            </div>
        </section>
    }
}

/// What changes the whole board.
#[component]
fn Actions(state: State) -> impl IntoView {
    let words = state.words;
    let arrange = move |position: AnyPosition| state.change(|editor| editor.arrange(&position));
    let start = move |_| {
        let game = state.editor.with_untracked(Editor::game);
        arrange(AnyPosition::start(game));
    };
    let random = move |_| arrange(Start::FullBoard { seed: dice() }.position());
    view! {
        <div class="actions">
            <button data-act="setup-undo" disabled=move || !state.editor.with(Editor::can_undo)
                on:click=move |_| state.change(Editor::undo)>
                {move || words.say(&messages::page_play_undo())}
            </button>
            <button data-act="setup-redo" disabled=move || !state.editor.with(Editor::can_redo)
                on:click=move |_| state.change(Editor::redo)>
                {move || words.say(&messages::page_play_redo())}
            </button>
            <button data-act="setup-clear" on:click=move |_| state.change(Editor::clear)>
                {move || words.say(&messages::page_setup_clear())}
            </button>
            <button data-act="setup-start" on:click=start>
                {move || words.say(&messages::page_setup_start())}
            </button>
            <Show when=move || state.is_dvonn()>
                <button data-act="setup-random" on:click=random>
                    {move || words.say(&messages::page_setup_random())}
                </button>
            </Show>
        </div>
    }
}
