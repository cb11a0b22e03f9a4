//! The tabs beside the board: moves, review, explorer, opening and sharing, and what stays below them.

use basalt_locales::messages;
use leptos::prelude::*;

use super::controller::AnalysisController;
use super::explorer_panel::ExplorerPanel;
use super::import_panel::ImportPanel;
use super::move_tree::{MoveTree, Stepper};
use super::review::{RetryButtons, ReviewPanel};
use super::share_panel::SharePanel;
use crate::components::Tabs;
use crate::form_fields::labelled;
use crate::i18n::i18n;

/// A tab of the panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tab {
    /// The moves with their variations.
    Moves,
    /// The review.
    Review,
    /// How often each move was played, and how it scored.
    Explorer,
    /// Opening games and positions.
    Open,
    /// Saving and sharing.
    Share,
}

/// The panel beside the board.
#[component]
pub(super) fn SidePanel(analysis: AnalysisController, tab: RwSignal<Tab>) -> impl IntoView {
    let i18n = i18n();
    let tabs = labelled([
        (Tab::Moves, messages::page_play_moves),
        (Tab::Review, messages::page_analyse_tab_review),
        (Tab::Explorer, messages::page_analyse_tab_explorer),
        (Tab::Open, messages::page_analyse_tab_open),
        (Tab::Share, messages::page_analyse_tab_share),
    ]);
    let opened = Callback::new(move |()| tab.set(Tab::Moves));
    let name = move || {
        i18n.say(&match tab.get() {
            Tab::Moves => messages::page_analyse_tree(),
            Tab::Review => messages::page_analyse_review(),
            Tab::Explorer => messages::page_explorer(),
            Tab::Open => messages::page_analyse_open(),
            Tab::Share => messages::page_analyse_share(),
        })
    };
    let content = move || match tab.get() {
        Tab::Moves => view! { <MoveTree analysis/> }.into_any(),
        Tab::Review => view! { <ReviewPanel analysis/> }.into_any(),
        Tab::Explorer => view! { <ExplorerPanel analysis/> }.into_any(),
        Tab::Open => view! { <ImportPanel analysis opened/> }.into_any(),
        Tab::Share => view! { <SharePanel analysis/> }.into_any(),
    };
    view! {
        <section class="card panel-tabs">
            <Tabs label=messages::page_play_aside tabs open=tab/>
            <div class="tab-panel" role="tabpanel" aria-label=name>{content}</div>
            <div class="panel-foot">
                <RetryButtons analysis/>
                <Stepper analysis/>
            </div>
        </section>
    }
}
