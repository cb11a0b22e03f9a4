//! The position editor: anything can be put on the board, and it says what is illegal.

mod board;
mod editor_ui;
mod options;
mod position_text;
mod tools;
mod validity;

use basalt_locales::messages;
use basalt_play::Start;
use basalt_records::Record;
use basalt_rules::{AnyPosition, Game, PositionError, StartBoard};
use basalt_study::editor::Editor;
use leptos::prelude::*;

use crate::browser::{handler, random_seed};
use crate::components::Show;
use crate::i18n::{I18n, i18n};
use crate::notices::Notices;
use crate::route::{Route, Router, go_back, hand_over, handed_over};
use board::EditorBoard;
use options::Options;
use position_text::{PositionText, Typed};
use tools::Tools;
use validity::Validity;

pub(crate) use editor_ui::EditorUi;
pub(crate) use options::setup_choice;
pub(crate) use tools::{Count, Figures, Put, count_text};

/// The state that the parts of the editor share.
#[derive(Clone, Copy)]
pub(crate) struct EditorState {
    pub(crate) i18n: I18n,
    notices: Notices,
    editor: RwSignal<Editor>,
    /// The position, or what is impossible about it.
    position: Memo<Result<AnyPosition, PositionError>>,
    /// The typed text of the position, until something else changes the board.
    typed: RwSignal<Option<Typed>>,
}

impl EditorState {
    fn new(from: AnyPosition) -> Self {
        let editor = RwSignal::new(Editor::from(from));
        Self {
            i18n: i18n(),
            notices: expect_context(),
            editor,
            position: Memo::new(move |_| editor.with(Editor::check)),
            typed: RwSignal::new(None),
        }
    }

    /// Changes the board, and discards the typed text.
    fn change(self, change: impl FnOnce(&mut Editor)) {
        self.typed.set(None);
        self.editor.update(change);
    }

    /// Reads the editor of one game; `None` if another game is edited.
    pub(crate) fn with_game<E: 'static, T>(self, read: impl FnOnce(&E) -> T) -> Option<T>
    where
        for<'a> &'a E: TryFrom<&'a Editor>,
    {
        self.editor.with(|editor| editor.try_into().ok().map(read))
    }

    /// Changes the editor of one game; does nothing if another game is edited.
    pub(crate) fn change_game<E: 'static>(self, change: impl FnOnce(&mut E))
    where
        for<'a> &'a mut E: TryFrom<&'a mut Editor>,
    {
        self.change(|editor| {
            if let Ok(editor) = editor.try_into() {
                change(editor);
            }
        });
    }
}

/// The screen of the editor. It begins with the position that the analysis has handed over, and hands the new one back.
#[component]
pub(crate) fn SetupScreen() -> impl IntoView {
    let router = expect_context::<Router>();
    let handed = handed_over().and_then(|text| text.parse::<Record>().ok());
    let is_from_analysis = handed.is_some();
    let from = handed.map_or_else(|| AnyPosition::start(Game::DEFAULT), |record| record.start);
    let state = EditorState::new(from);
    let i18n = state.i18n;
    let is_unfinished = move || {
        let is_unread = state.typed.with(|typed| typed.as_ref().is_some_and(Typed::is_unread));
        is_unread || state.position.with(Result::is_err)
    };
    let finish = move |_| {
        if let Ok(position) = state.position.get_untracked() {
            hand_over(&Route::Analyse(None), &Record::new(position).to_string());
        }
    };
    let cancel = move |_| {
        if is_from_analysis {
            go_back();
        } else {
            router.go(Route::Analyse(None));
        }
    };
    view! {
        <section class="page-body setup" data-screen="setup">
            <div class="setup-tools card card--pad">
                <h1>{i18n.text(messages::page_setup_title)}</h1>
                <Tools state/>
                <Validity state/>
            </div>
            <div class="setup-finish row row--wrap">
                <button class="button button--main" data-act="setup-done" disabled=is_unfinished on:click=handler(finish)>
                    {i18n.text(messages::page_setup_done)}
                </button>
                <button class="button" data-act="setup-cancel" on:click=handler(cancel)>
                    {i18n.text(messages::page_setup_cancel)}
                </button>
            </div>
            <div class="place"><EditorBoard state/></div>
            <div class="setup-rest">
                <Actions state/>
                <div class="card card--pad setup-fields"><Options state/></div>
                <div class="card card--pad"><PositionText state/></div>
            </div>
        </section>
    }
}

/// The buttons that change the whole board.
#[component]
fn Actions(state: EditorState) -> impl IntoView {
    let i18n = state.i18n;
    let arrange = move |position: AnyPosition| state.change(|editor| editor.arrange(&position));
    let start = move |_| {
        let game = state.editor.with_untracked(Editor::game);
        arrange(AnyPosition::start(game));
    };
    let can_be_random =
        state.editor.with_untracked(|editor| editor.game().starts_on(StartBoard::Random));
    let random = move |_| {
        let game = state.editor.with_untracked(Editor::game);
        arrange(Start::RandomBoard { game, seed: random_seed() }.position());
    };
    view! {
        <div class="action-grid">
            <button class="button" data-act="setup-undo" disabled=move || !state.editor.with(Editor::can_undo)
                on:click=handler(move |_| state.change(Editor::undo))>
                {i18n.text(messages::page_play_undo)}
            </button>
            <button class="button" data-act="setup-redo" disabled=move || !state.editor.with(Editor::can_redo)
                on:click=handler(move |_| state.change(Editor::redo))>
                {i18n.text(messages::page_play_redo)}
            </button>
            <button class="button" data-act="setup-clear" on:click=handler(move |_| state.change(Editor::clear))>
                {i18n.text(messages::page_setup_clear)}
            </button>
            <button class="button" data-act="setup-start" on:click=handler(start)>
                {i18n.text(messages::page_setup_start)}
            </button>
            <Show when=move || can_be_random>
                <button class="button" data-act="setup-random" on:click=handler(random)>
                    {i18n.text(messages::page_setup_random)}
                </button>
            </Show>
        </div>
    }
}
