//! The moves with their variations, and what can be done with them.

use std::collections::BTreeMap;

use basalt_locales::{Message, messages};
use basalt_rules::Color;
use basalt_study::{Glyph, Place, Row, Study};
use leptos::html;
use leptos::prelude::*;

use super::controller::AnalysisController;
use super::row_list::keep_rows;
use crate::browser::{self, after_frame, handler};
use crate::components::{IconButton, Show, Stone};
use crate::effect::effect;
use crate::i18n::i18n;
use crate::notices::Notices;
use crate::play::ReplayStep;

/// The tree.
#[component]
pub(super) fn MoveTree(analysis: AnalysisController) -> impl IntoView {
    let i18n = i18n();
    // The list is compared with itself only when something in it has changed, not with every step.
    let rows = Memo::new(move |_| analysis.with(rows));
    let depths = Memo::new(move |_| analysis.with(depths));
    let name = i18n.text(messages::page_analyse_tree);
    // A selector updates only the two rows that change.
    let here = Selector::new(move || analysis.here());
    let (list, tree) = (NodeRef::<html::Div>::new(), NodeRef::<html::Div>::new());
    keep_rows(list, rows, move |row: &RowText| {
        view! { <Moves analysis row=row.clone() depths here=here.clone()/> }.into_any()
    });
    effect(move || {
        rows.track();
        analysis.here();
        if let Some(tree) = tree.get() {
            after_frame(move || browser::scroll_to_current(&tree));
        }
    });
    view! {
        <Names analysis/>
        <div class="tree" id="tree" tabindex="0" role="group" aria-label=name node_ref=tree>
            <Show when=move || rows.with(Vec::is_empty)>
                <p class="quiet">{i18n.text(messages::page_analyse_empty)}</p>
            </Show>
            <div node_ref=list></div>
        </div>
        <Tools analysis/>
    }
}

/// The name of a player, if the record gives it.
pub(super) fn player_name(study: &Study, color: Color) -> Option<String> {
    let tag = match color {
        Color::White => "White",
        Color::Black => "Black",
    };
    let name = study.tags().get(tag)?.trim();
    (!matches!(name, "" | "?")).then(|| name.to_owned())
}

/// The names of both players above the columns of the main line.
#[component]
fn Names(analysis: AnalysisController) -> impl IntoView {
    let i18n = i18n();
    let name = move |color: Color| {
        let own = move || analysis.with(|study| player_name(study, color));
        let shown =
            move || own().unwrap_or_else(|| i18n.say(&messages::page_player_person(color.id())));
        view! { <span class="row" data-name-of=color.id()><Stone color/><span class="clip">{shown}</span></span> }
    };
    view! { <div class="tree-names">{Color::ALL.map(name).collect_view()}</div> }
}

/// The moves of a row with what is written behind them.
#[derive(Clone, PartialEq, Eq)]
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
    // Collecting would bring the standard library's sort.
    let mut depths = BTreeMap::new();
    for Row { depth, places } in study.rows() {
        if let Some(&first) = places.first() {
            depths.insert(first, depth);
        }
    }
    depths
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
        let (text, player, number) = analysis.with(|study| {
            let origin = study.origin(place);
            let player = origin.map(|(before, _)| study.position_at(before).to_move().id());
            let mv = origin.map(|(_, mv)| mv.to_string()).unwrap_or_default();
            (mv, player, study.ply(place))
        });
        let here = here.clone();
        let current = move || here.selected(&place).then_some("step");
        view! {
            <button class="move" data-by=player on:click=handler(move |_| analysis.go(place)) aria-current=current>
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
pub(super) fn Stepper(analysis: AnalysisController) -> impl IntoView {
    let button = move |step: ReplayStep| {
        view! { <IconButton icon=step.icon() label=step.name() on:click=handler(move |_| step_to(analysis, step))/> }
    };
    view! { <div class="stepper">{ReplayStep::ALL.map(button).collect_view()}</div> }
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
    let say = move |message: fn() -> Message| i18n.text(message);
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
            <button class="chip" disabled=at_start aria-pressed=move || on().to_string()
                on:click=handler(move |_| { analysis.change(|study| study.toggle(study.here(), glyph)); })>{glyph.sign()}</button>
        }
    };
    let comment = move || analysis.with(|study| study.comment(study.here()).to_owned());
    view! {
        <div class="tree-tools">
            <div class="signs-row" role="group" aria-label=say(messages::page_analyse_marks)>
                {Glyph::ALL.map(sign).collect_view()}
            </div>
            <textarea rows="1" data-act="comment" aria-label=say(messages::page_analyse_comment) placeholder=say(messages::page_analyse_comment)
                prop:value=comment
                on:change=move |event| { analysis.change(|study| study.set_comment(study.here(), &event_target_value(&event))); }></textarea>
            <div class="row row--wrap">
                <button class="button button--small" data-act="promote" disabled=is_main
                    on:click=handler(move |_| { analysis.change(|study| study.promote(study.here())); })>{say(messages::page_analyse_promote)}</button>
                <button class="button button--small" data-act="copy-line" disabled=at_start on:click=handler(copy)>{say(messages::page_analyse_copy_line)}</button>
                <button class="button button--small button--danger" data-act="delete" disabled=at_start
                    on:click=handler(move |_| { analysis.change(|study| study.delete(study.here())); })>{say(messages::page_analyse_delete)}</button>
            </div>
        </div>
    }
}
