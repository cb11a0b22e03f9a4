//! The moves with their variations, and what can be done with them.

use std::collections::BTreeMap;

use basalt_locales::{Message, messages};
use basalt_study::{Glyph, Place, Row, Study};
use leptos::prelude::*;

use super::controller::AnalysisController;
use crate::browser;
use crate::i18n::i18n;
use crate::icons::Icon;
use crate::notices::Notices;
use crate::play::ReplayStep;

/// The tree.
#[component]
pub(super) fn MoveTree(analysis: AnalysisController) -> impl IntoView {
    let i18n = i18n();
    // The list is compared with itself only when something in it has changed, not with every step.
    let rows = Memo::new(move |_| analysis.with(rows));
    let depths = Memo::new(move |_| analysis.with(depths));
    let name = move || i18n.say(&messages::page_analyse_tree());
    // A selector updates only the two rows that change.
    let here = Selector::new(move || analysis.here());
    view! {
        <section class="panel" aria-label=name>
            <div class="tree" id="tree" tabindex="0" role="group" aria-label=name>
                <Show when=move || rows.with(Vec::is_empty)>
                    <p class="quiet">{move || i18n.say(&messages::page_analyse_empty())}</p>
                </Show>
                <For each=move || rows.get() key=RowText::clone let:row>
                    <Moves analysis row depths here=here.clone()/>
                </For>
            </div>
            <Steps analysis/>
            <Tools analysis/>
        </section>
    }
}

/// The moves of a row with what is written behind them.
#[derive(Clone, PartialEq, Eq, Hash)]
struct RowText {
    places: Vec<Place>,
    /// The signs and the comment of each move.
    notes: Vec<(String, String)>,
}

fn rows(study: &Study) -> Vec<RowText> {
    let notes = |&place: &Place| {
        let signs = study.glyphs(place).map(Glyph::sign).collect();
        (signs, study.comment(place).to_owned())
    };
    let rows =
        |Row { places, .. }: Row| RowText { notes: places.iter().map(notes).collect(), places };
    study.rows().into_iter().map(rows).collect()
}

/// The depths of the rows, by their first places. A row that becomes deeper stays the same row.
fn depths(study: &Study) -> BTreeMap<Place, usize> {
    let depth = |row: Row| Some((row.places.first().copied()?, row.depth));
    study.rows().into_iter().filter_map(depth).collect()
}

/// Moves that stand one after the other.
#[component]
fn Moves(
    analysis: AnalysisController,
    row: RowText,
    depths: Memo<BTreeMap<Place, usize>>,
    here: Selector<Place>,
) -> impl IntoView {
    let RowText { places, notes } = row;
    let first = places.first().copied();
    let class = move || {
        let depth = depths.with(|depths| first.and_then(|first| depths.get(&first).copied()));
        // Deeper variations are read well enough by their order.
        format!("moves-row depth-{}", depth.unwrap_or(0).min(4))
    };
    let item = move |(place, (signs, comment)): (Place, (String, String))| {
        let (text, number) = analysis.with(|study| {
            let mv = study.origin(place).map(|(_, mv)| mv.to_string()).unwrap_or_default();
            (mv, study.ply(place))
        });
        let here = here.clone();
        let current = move || here.selected(&place).then_some("step");
        view! {
            <button class="button" on:click=move |_| analysis.go(place) aria-current=current>
                <span class="number">{number}</span>
                {text}
                <b class="signs">{signs}</b>
            </button>
            {(!comment.is_empty()).then(|| view! { <span class="comment">{comment}</span> })}
        }
    };
    let items = places.into_iter().zip(notes).map(item);
    view! { <div class=class>{items.collect_view()}</div> }
}

/// The buttons that step through the moves.
#[component]
fn Steps(analysis: AnalysisController) -> impl IntoView {
    let i18n = i18n();
    let button = move |step: ReplayStep| {
        let name = move || i18n.say(&step.name());
        let icon = step.icon();
        view! { <button class="button button--icon" on:click=move |_| step_to(analysis, step) aria-label=name title=name>{Icon::draw(icon)}</button> }
    };
    view! { <div class="steps">{ReplayStep::ALL.map(button).collect_view()}</div> }
}

/// Steps through the moves.
pub(super) fn step_to(analysis: AnalysisController, step: ReplayStep) {
    analysis.change(|study| match step {
        ReplayStep::First => study.to_start(),
        ReplayStep::Back => {
            study.back();
        }
        ReplayStep::Ahead => {
            study.ahead();
        }
        ReplayStep::Last => study.to_end(),
    });
}

/// The actions on the current move.
#[component]
fn Tools(analysis: AnalysisController) -> impl IntoView {
    let (i18n, notices) = (i18n(), expect_context::<Notices>());
    let at_start = move || analysis.with(|study| study.here() == study.start());
    let is_main = move || analysis.with(|study| study.is_main(study.here()));
    let say = move |message: fn() -> Message| move || i18n.say(&message());
    let copy = move |_| {
        let moves = untrack(|| analysis.with(|study| study.moves_to(study.here())));
        let text: Vec<_> = moves.iter().map(ToString::to_string).collect();
        browser::copy(&text.join(" "), move |copied| {
            if copied {
                notices.tell(i18n.say(&messages::page_analyse_copied()));
            }
        });
    };
    let sign = move |glyph: Glyph| {
        let on =
            move || analysis.with(|study| study.glyphs(study.here()).any(|known| known == glyph));
        view! {
            <button class="button" disabled=at_start aria-pressed=move || on().to_string()
                on:click=move |_| { analysis.change(|study| study.toggle(study.here(), glyph)); }>{glyph.sign()}</button>
        }
    };
    let comment = move || analysis.with(|study| study.comment(study.here()).to_owned());
    view! {
        <div class="row row--wrap signs-row" role="group" aria-label=say(messages::page_analyse_marks)>
            {Glyph::ALL.map(sign).collect_view()}
        </div>
        <label class="form-field">
            <span class="name">{say(messages::page_analyse_comment)}</span>
            <textarea rows="2" data-act="comment" prop:value=comment
                on:change=move |event| { analysis.change(|study| study.set_comment(study.here(), &event_target_value(&event))); }></textarea>
        </label>
        <div class="row row--wrap">
            <button class="button" data-act="promote" disabled=is_main
                on:click=move |_| { analysis.change(|study| study.promote(study.here())); }>{say(messages::page_analyse_promote)}</button>
            <button data-act="delete" class="button button--danger" disabled=at_start
                on:click=move |_| { analysis.change(|study| study.delete(study.here())); }>{say(messages::page_analyse_delete)}</button>
            <button class="button" data-act="copy-line" disabled=at_start on:click=copy>{say(messages::page_analyse_copy_line)}</button>
        </div>
    }
}
