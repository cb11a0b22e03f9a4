//! The explorer tab: how often each move was played in the position, and how it scored. Its controls, its table and the colours of
//! the board are the work of a script that is fetched with the tab.

use basalt_locales::messages;
use basalt_rules::AnyMove;
use basalt_study::Study;
use js_sys::Array;
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use web_sys::Element;

use super::controller::AnalysisController;
use crate::effect::effect;
use crate::i18n::{I18n, i18n};
use crate::io_worker::{call_async, import};

/// The element in the head of the page that names the script.
const SCRIPT: &str = "basalt-explorer";

/// The explorer tab.
#[component]
pub(super) fn ExplorerPanel(analysis: AnalysisController) -> impl IntoView {
    let i18n = i18n();
    let panel = NodeRef::<leptos::html::Div>::new();
    let act = StoredValue::new_local(on_move(analysis));
    effect(move || {
        if let Some(panel) = panel.get() {
            show(analysis, panel.into(), act.get_value(), i18n);
        }
    });
    on_cleanup(move || {
        analysis.preview().set(None);
        hide();
    });
    view! {
        <div class="tab-body stack" tabindex="0" role="group" aria-label=i18n.text(messages::page_explorer) node_ref=panel></div>
    }
}

/// Plays a move of the table, or shows it on the board; no move shows none.
fn on_move(analysis: AnalysisController) -> JsValue {
    Closure::<dyn FnMut(String, bool)>::new(move |text: String, plays: bool| {
        let mv = AnyMove::parse(analysis.with_untracked(Study::game), &text).ok();
        if plays {
            analysis.follow(mv.as_slice());
        } else {
            analysis.preview().set(mv);
        }
    })
    .into_js_value()
}

/// Shows the moves of the current position, and again whenever that changes.
fn show(analysis: AnalysisController, panel: Element, act: JsValue, i18n: I18n) {
    let (game, position) = analysis.with(|study| (study.game().id(), study.position().to_string()));
    // The table is in the language that is spoken now.
    i18n.language();
    // It was a move of another position.
    analysis.preview().set(None);
    let (tag, texts) = i18n.fetched();
    let texts: Array = texts.into_iter().map(JsValue::from_str).collect();
    let arguments: [JsValue; 7] = [
        panel.clone().into(),
        tag.into(),
        texts.into(),
        game.into(),
        position.into(),
        analysis.is_closed().into(),
        act,
    ];
    let arguments: Array = arguments.into_iter().collect();
    leptos::task::spawn_local(async move {
        let shown = match import(SCRIPT).await {
            Some(script) => call_async(&script, "show", &arguments).await,
            None => None,
        };
        if shown.is_none() {
            panel.set_text_content(Some(&untrack(|| i18n.say(&messages::page_explorer_missing()))));
        }
    });
}

/// Takes the colours off the board.
fn hide() {
    leptos::task::spawn_local(async {
        if let Some(script) = import(SCRIPT).await {
            // It waits for nothing, and has nothing to tell.
            let _ = call_async(&script, "hide", &Array::new()).await;
        }
    });
}
