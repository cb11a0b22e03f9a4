//! The analysis screen.

mod controller;
mod drawing;
mod engine_panel;
mod evaluation_chart;
mod evaluation_text;
mod explorer_panel;
mod gif_export;
mod image_export;
mod import_panel;
mod move_tree;
mod own_puzzles;
mod phone;
mod retry;
mod review;
mod row_list;
mod share_panel;
mod shortcuts;
mod side_panel;

use basalt_locales::messages;
use basalt_rules::{Feature, Title};
use leptos::prelude::*;

use crate::board::LinksButton;
use crate::browser::handler;
use crate::components::{ButtonGroup, IconButton, Show};
use crate::form_fields::Label;
use crate::frame::use_whole_window;
use crate::game_ui::GameBoard;
use crate::i18n::i18n;
use crate::icons::Icon;
use crate::route::{Link, Route};
use crate::shortcuts::{Shortcuts, use_keys, use_shortcuts};
use crate::zen_mode::ZenExit;
use controller::AnalysisController;
use drawing::DrawingSurface;
use engine_panel::{EnginePanel, EvaluationBar};
use evaluation_chart::EvaluationChart;
pub(crate) use evaluation_text::evaluation_text;
use phone::{ActionBar, Verdict};
use retry::RetryScreen;
use side_panel::{SidePanel, Tab};

/// The analysis screen: a board, engine lines, variations, review.
#[component]
pub(crate) fn Analyse(
    /// The number of the stored game to open; the last study without it.
    #[prop(optional_no_strip)]
    game: Option<String>,
) -> impl IntoView {
    let i18n = i18n();
    let analysis = AnalysisController::new(game);
    let tab = RwSignal::new(Tab::Moves);
    let reviewing = analysis.reviewing();
    let is_retrying = Memo::new(move |_| reviewing.mistakes.with(Option::is_some));
    use_keys(move |event| {
        if !is_retrying.get_untracked() {
            shortcuts::handle_key(analysis, event);
        }
    });
    let heading = move || {
        format!(
            "{}: {}",
            i18n.say(&messages::page_analyse()),
            analysis.position().game().title().name()
        )
    };
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
        {retries}
        <Show when=move || !is_retrying.get()>
            <AnalysisTable analysis tab/>
        </Show>
    }
}

/// The board with everything around it.
#[component]
fn AnalysisTable(analysis: AnalysisController, tab: RwSignal<Tab>) -> impl IntoView {
    use_whole_window();
    use_shortcuts(&shortcuts::SHORTCUTS);
    let i18n = i18n();
    let shape = move || {
        let is_wide = analysis.with(|study| study.game().has(Feature::WideBoard));
        if is_wide { "wide" } else { "tall" }
    };
    let props = analysis.board_props();
    view! {
        <div class="table table--analysis" class:zen=move || analysis.zen.is_on() data-board=shape>
            <TopBar analysis tab/>
            <div class="analysis-main">
                <section class="stage" aria-label=i18n.text(messages::page_play_aside)>
                    <EvaluationBar analysis/>
                    <DrawingSurface analysis><GameBoard on=props/></DrawingSurface>
                </section>
                <Message analysis/>
                <Verdict analysis/>
                <EnginePanel analysis/>
                <EvaluationChart analysis tab/>
            </div>
            <SidePanel analysis tab/>
            <ActionBar analysis tab/>
            <ZenExit zen=analysis.zen/>
        </div>
    }
}

/// The switch between games, and what belongs to the screen as a whole.
#[component]
fn TopBar(analysis: AnalysisController, tab: RwSignal<Tab>) -> impl IntoView {
    let (i18n, shortcuts) = (i18n(), expect_context::<Shortcuts>());
    let title = Signal::derive(move || analysis.with(|study| study.game().title()));
    let choose = move |other: Title| {
        if title.get_untracked() != other {
            analysis.switch_to(other);
        }
    };
    let options = Title::ALL.into_iter().map(|title| (title, Label::Name(title.name()))).collect();
    let back = i18n.text(messages::page_home);
    view! {
        <div class="analysis-head">
            <Link to=Route::Home class="icon-button phone-only" is_current=|_| false>
                {Icon::Leave.draw()}
                <span class="sr">{back}</span>
            </Link>
            <ButtonGroup label=messages::page_analyse_game options chosen=title choose/>
            <span class="spring"></span>
            <IconButton icon=Icon::Swap label=messages::page_play_flip attr:data-act="flip"
                on:click=handler(move |_| analysis.flip())/>
            <LinksButton/>
            <IconButton icon=Icon::Share label=messages::page_analyse_share attr:data-act="share"
                on:click=handler(move |_| tab.set(Tab::Share))/>
            <IconButton icon=Icon::Keyboard label=messages::page_keys attr:data-act="keys"
                on:click=handler(move |_| shortcuts.show())/>
        </div>
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
