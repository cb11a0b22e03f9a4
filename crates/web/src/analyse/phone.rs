//! Parts that only phones show: a verdict beside the board, and a bar of actions at the bottom.

use basalt_locales::messages;
use basalt_rules::Color;
use basalt_view::claims;
use leptos::prelude::*;

use super::controller::AnalysisController;
use super::move_tree::{player_name, step_to};
use super::review::{MomentButtons, mark_class};
use super::side_panel::Tab;
use crate::browser::handler;
use crate::components::{ActionButton, Menu, Stone};
use crate::i18n::i18n;
use crate::icons::Icon;
use crate::play::ReplayStep;

/// The key moment here, or the last move, and the names of the players.
#[component]
pub(super) fn Verdict(analysis: AnalysisController) -> impl IntoView {
    let i18n = i18n();
    let moment = move || {
        let moment = analysis.reviewing().moment_at(analysis.here())?;
        let said = move |claim| claims::say(&claim, moment.player, &i18n.catalogue());
        Some(view! {
            <div class="card">
                <p><b>{moment.name()}</b>" "<b class=mark_class(moment.mark)>{moment.mark.sign()}</b></p>
                {moment.claim.map(|claim| view! { <p class="small">{move || said(claim)}</p> })}
                <MomentButtons analysis number=moment.number/>
            </div>
        })
    };
    let last = move || {
        analysis.with(|study| {
            let (_, mv) = study.origin(study.here())?;
            Some(format!("{} {mv}", study.ply(study.here())))
        })
    };
    let names = move || {
        Color::ALL.map(|color| {
            let name = analysis.with(|study| player_name(study, color))?;
            Some(view! { <span class="row"><Stone color/><span class="clip">{name}</span></span> })
        })
    };
    view! {
        <div class="phone-verdict phone-only">
            {move || moment().map_or_else(|| last().map(|last| view! { <p><b>{last}</b></p> }.into_any()), |moment| Some(moment.into_any()))}
            <p class="small quiet">{names}</p>
        </div>
    }
}

/// The actions at the bottom of a phone.
#[component]
pub(super) fn ActionBar(analysis: AnalysisController, tab: RwSignal<Tab>) -> impl IntoView {
    let i18n = i18n();
    let step = move |step| move |_| step_to(analysis, step);
    let next_mistake = move |_| {
        if !analysis.go_to_next_mistake() {
            tab.set(Tab::Review);
        }
    };
    let more = view! {
        {Icon::Dots.draw()}
        <span aria-hidden="true">{i18n.text(messages::page_more)}</span>
    };
    view! {
        <nav class="action-bar" aria-label=i18n.text(messages::page_play_moves)>
            <ActionButton icon=Icon::First label=messages::page_analyse_step_first on:click=handler(step(ReplayStep::First))/>
            <ActionButton icon=Icon::Back label=messages::page_analyse_step_back on:click=handler(step(ReplayStep::Back))/>
            <ActionButton icon=Icon::Ahead label=messages::page_analyse_step_ahead on:click=handler(step(ReplayStep::Ahead))/>
            <ActionButton icon=Icon::Target label=messages::page_analyse_next_mistake attr:data-act="next-mistake" on:click=handler(next_mistake)/>
            <Menu class="action" label=i18n.text(messages::page_more) button=more.into_any()>
                <button type="button" on:click=handler(move |_| step_to(analysis, ReplayStep::Last))>
                    {Icon::Last.labelled(messages::page_play_last)}
                </button>
                <button type="button" on:click=handler(move |_| tab.set(Tab::Open))>
                    {Icon::Down.labelled(messages::page_analyse_open)}
                </button>
                <button type="button" on:click=handler(move |_| analysis.edit_position())>
                    {Icon::Settings.labelled(messages::page_analyse_setup)}
                </button>
            </Menu>
        </nav>
    }
}
