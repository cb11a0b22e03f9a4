//! The engine's lines, and the evaluation bar.

use basalt_locales::messages;
use basalt_review::{SearchResult, Value};
use basalt_rules::{AnyMove, Color};
use leptos::prelude::*;

use super::controller::AnalysisController;
use super::evaluation_text::{bar_text, evaluation_text, percent, short_text};
use crate::browser::{handler, tenths};
use crate::engine::EngineState;
use crate::i18n::{I18n, i18n};

/// The most moves of a line that are shown.
const MAX_SHOWN_MOVES: usize = 10;

/// The most lines that can be asked for.
const MAX_LINES: usize = 5;

/// The engine, on or off, and its lines.
#[component]
pub(super) fn EnginePanel(analysis: AnalysisController) -> impl IntoView {
    let i18n = i18n();
    let thinks = analysis.thinks();
    let count = analysis.count();
    view! {
        <section class="card engine" aria-label=i18n.text(messages::page_analyse_engine)>
            <div class="engine__head">
                <div class="row">
                    <label class="switch-row">
                        <input type="checkbox" class="switch" data-act="engine" prop:checked=move || thinks.get()
                            on:change=move |event| thinks.set(event_target_checked(&event))/>
                        <b>{i18n.text(messages::page_analyse_engine)}</b>
                    </label>
                    <Count analysis/>
                </div>
                <p class="quiet small depth">{move || depth(analysis, i18n)}</p>
            </div>
            // The room stays the same while lines come and go.
            <ol class="lines" style=("--lines", move || count.get().to_string())>{move || shown(analysis, i18n)}</ol>
        </section>
    }
}

/// The number of lines.
#[component]
fn Count(analysis: AnalysisController) -> impl IntoView {
    let i18n = i18n();
    let count = analysis.count();
    let options = (1..=MAX_LINES).map(|number| {
        view! { <option value=number.to_string() selected=move || count.get() == number>{number}</option> }
    });
    let name = i18n.text(messages::page_analyse_lines);
    view! {
        <select class="line-count" data-act="lines" aria-label=name title=name on:change=move |event| {
            if let Ok(number) = event_target_value(&event).parse() {
                count.set(number);
            }
        }>{options.collect_view()}</select>
    }
}

/// The depth and speed of the engine, or why it does not run.
fn depth(analysis: AnalysisController, i18n: I18n) -> Option<String> {
    let message = match analysis.engine().state() {
        EngineState::Missing(lack) => lack.message(),
        _ if analysis.position().outcome().is_some() => messages::page_analyse_over(),
        EngineState::Idle | EngineState::Thinking => analysis.heard().with(|heard| {
            // Below a thousand nodes the speed is not meaningful.
            let first = heard.first().filter(|first| first.speed >= 1000)?;
            Some(messages::page_analyse_depth(first.depth.into(), first.speed / 1000))
        })?,
    };
    Some(i18n.say(&message))
}

fn shown(analysis: AnalysisController, i18n: I18n) -> Vec<AnyView> {
    let player = analysis.position().to_move();
    let all = analysis.heard().get();
    all.iter().map(|heard| line(analysis, i18n, player, heard)).collect()
}

/// A line: its evaluation, and its moves as buttons.
fn line(analysis: AnalysisController, i18n: I18n, player: Color, heard: &SearchResult) -> AnyView {
    let value = match player {
        Color::White => heard.value,
        Color::Black => heard.value.seen_by_the_other(),
    };
    let button = |(number, mv): (usize, &AnyMove)| {
        let way = heard.line[..=number].to_vec();
        let text = mv.to_string();
        let name = i18n.say(&messages::page_analyse_follow(&text));
        view! { <button class="move" title=name on:click=handler(move |_| analysis.follow(&way))>{text}</button> }
    };
    let buttons: Vec<_> = heard.line.iter().take(MAX_SHOWN_MOVES).enumerate().map(button).collect();
    let spoken = evaluation_text(i18n, value);
    view! {
        <li class:proven=value.verdict().is_some()>
            <span class="score" title=spoken.clone() aria-hidden="true">{short_text(i18n.language(), value)}</span>
            <span class="sr">{spoken}</span>
            <span class="line">{buttons}</span>
        </li>
    }
    .into_any()
}

/// White's chance to win as a bar.
#[component]
pub(super) fn EvaluationBar(analysis: AnalysisController) -> impl IntoView {
    let i18n = i18n();
    let chance = move || analysis.value().map_or(500, Value::chance);
    let name = move || i18n.say(&messages::page_analyse_chance(percent(chance())));
    let figure = move || analysis.value().map(|value| bar_text(i18n.language(), value));
    let height = move || tenths(f64::from(chance()) / 10.0) + "%";
    view! {
        <div class="eval" class:is-black=move || chance() < 500 role="img" aria-label=name title=name>
            <i style:height=height></i>
            <b aria-hidden="true">{figure}</b>
        </div>
    }
}
