//! The analysis screen.

mod controller;
mod engine_panel;
mod evaluation_chart;
mod evaluation_text;
mod gif_export;
mod image_export;
mod import_panel;
mod move_tree;
mod position_editor;
mod retry;
mod review;
mod share_panel;
mod shortcuts;

use basalt_locales::messages;
use basalt_study::Study;
use leptos::prelude::*;

use crate::game_ui::GameBoard;
use crate::i18n::i18n;
use controller::AnalysisController;
use engine_panel::{EnginePanel, EvaluationBar};
use evaluation_chart::EvaluationChart;
pub(crate) use evaluation_text::evaluation_text;
use import_panel::ImportPanel;
use move_tree::MoveTree;
use position_editor::PositionEditor;
use retry::RetryScreen;
use review::{ReviewPanel, Reviewing};
use share_panel::SharePanel;
use shortcuts::ShortcutHelp;

/// The analysis screen: a board, engine lines, variations, review.
#[component]
pub(crate) fn Analyse(
    /// The number of the stored game to open; the last study without it.
    #[prop(optional_no_strip)]
    game: Option<String>,
) -> impl IntoView {
    let i18n = i18n();
    let analysis = AnalysisController::new(game);
    let keys = RwSignal::new(false);
    let reviewing = Reviewing::new();
    let is_retrying = Memo::new(move |_| reviewing.mistakes.with(Option::is_some));
    let listener = window_event_listener(leptos::ev::keydown, move |event| {
        if !is_retrying.get_untracked() {
            shortcuts::handle_key(analysis, keys, &event);
        }
    });
    on_cleanup(move || listener.remove());
    let props = analysis.board_props();
    let class =
        move || if analysis.zen() { "game-layout analyse zen" } else { "game-layout analyse" };
    let heading = move || {
        format!(
            "{}: {}",
            i18n.say(&messages::page_analyse()),
            analysis.position().game().title().name()
        )
    };
    let finished = Callback::new(move |position| analysis.open(Study::new(position)));
    let left = Callback::new(move |()| analysis.set_up(false));
    let editor = move || view! { <PositionEditor from=untrack(|| analysis.position()) done=finished cancel=left/> };
    let come_back = Callback::new(move |()| {
        reviewing.mistakes.set(None);
        analysis.restart_search();
    });
    let retries = move || {
        let mistakes = reviewing.mistakes.get()?;
        Some(view! { <RetryScreen analysis mistakes leave=come_back/> })
    };
    view! {
        <h1 class="sr">{heading}</h1>
        <Show when=move || analysis.is_setting_up()>{editor}</Show>
        {retries}
        <Show when=move || !analysis.is_setting_up() && !is_retrying.get()>
        <div class=class>
            <div class="place">
                <EvaluationBar analysis/>
                <GameBoard on=props/>
                <Message analysis/>
                <EvaluationChart analysis/>
            </div>
            <aside class="sidebar" aria-label=move || i18n.say(&messages::page_play_aside())>
                <EnginePanel analysis/>
                <MoveTree analysis/>
                <ReviewPanel analysis reviewing/>
                <ImportPanel analysis/>
                <SharePanel analysis/>
                <button class="button" data-act="keys" on:click=move |_| keys.set(true)>{move || i18n.say(&messages::page_keys())}</button>
            </aside>
        </div>
        </Show>
        <ShortcutHelp shown=keys/>
    }
}

/// The last message about the board.
#[component]
fn Message(analysis: AnalysisController) -> impl IntoView {
    let i18n = i18n();
    view! {
        <p class="said" class:refused=move || analysis.message().is_some_and(|said| said.refused)>
            {move || analysis.message().map(|said| (said.text(&i18n.catalogue()), said.way_to_rules(i18n)))}
        </p>
    }
}
