//! What the engine thinks: its lines, and the bar beside the board.

use basalt_locales::messages;
use basalt_review::{Heard, Value};
use basalt_rules::{AnyMove, Color};
use leptos::prelude::*;

use super::lab::Lab;
use super::score::{percent, written};
use crate::engine::State;
use crate::words::{Words, words};

/// How many moves of a line are shown.
const SHOWN: usize = 10;

/// The most lines that can be asked for.
const MOST: usize = 5;

/// The engine, on or off, and its lines.
#[component]
pub(super) fn Lines(lab: Lab) -> impl IntoView {
    let words = words();
    let thinks = lab.thinks();
    view! {
        <section class="panel engine" aria-label=move || words.say(&messages::page_analyse_engine())>
            <div class="row">
                <label class="switch">
                    <input type="checkbox" data-act="engine" prop:checked=move || thinks.get()
                        on:change=move |event| thinks.set(event_target_checked(&event))/>
                    {move || words.say(&messages::page_analyse_engine())}
                </label>
                <Count lab/>
            </div>
            <p class="quiet depth">{move || depth(lab, words)}</p>
            <ol class="lines">{move || shown(lab, words)}</ol>
        </section>
    }
}

/// Of how many moves the engine tells.
#[component]
fn Count(lab: Lab) -> impl IntoView {
    let words = words();
    let count = lab.count();
    let options = (1..=MOST).map(|number| {
        view! { <option value=number.to_string() selected=move || count.get() == number>{number}</option> }
    });
    view! {
        <label class="count">
            {move || words.say(&messages::page_analyse_lines())}
            <select data-act="lines" on:change=move |event| {
                if let Ok(number) = event_target_value(&event).parse() {
                    count.set(number);
                }
            }>{options.collect_view()}</select>
        </label>
    }
}

/// How far the engine has looked, or why it does not.
fn depth(lab: Lab, words: Words) -> Option<String> {
    let message = match lab.engine().state() {
        State::Missing(lack) => lack.message(),
        _ if lab.position().outcome().is_some() => messages::page_analyse_over(),
        State::Idle | State::Thinking => lab.heard().with(|heard| {
            // Before it has looked at a thousand there is no speed to speak of.
            let first = heard.first().filter(|first| first.speed >= 1000)?;
            Some(messages::page_analyse_depth(first.depth.into(), first.speed / 1000))
        })?,
    };
    Some(words.say(&message))
}

fn shown(lab: Lab, words: Words) -> Vec<AnyView> {
    let player = lab.position().to_move();
    let all = lab.heard().get();
    all.iter().map(|heard| line(lab, words, player, heard)).collect()
}

/// A line: what it is worth, and its moves, each of which can be gone to.
fn line(lab: Lab, words: Words, player: Color, heard: &Heard) -> AnyView {
    let value = match player {
        Color::White => heard.value,
        Color::Black => heard.value.seen_by_the_other(),
    };
    let button = |(number, mv): (usize, &AnyMove)| {
        let way = heard.line[..=number].to_vec();
        let text = mv.to_string();
        let name = words.say(&messages::page_analyse_follow(&text));
        view! { <button title=name on:click=move |_| lab.follow(&way)>{text}</button> }
    };
    let buttons: Vec<_> = heard.line.iter().take(SHOWN).enumerate().map(button).collect();
    view! {
        <li class:proven=value.verdict().is_some()>
            <b class="score">{written(words, value)}</b>
            <span class="line">{buttons}</span>
        </li>
    }
    .into_any()
}

/// White's chance to win as a bar.
#[component]
pub(super) fn Bar(lab: Lab) -> impl IntoView {
    let words = words();
    let chance = move || lab.value().map_or(500, Value::chance);
    let name = move || words.say(&messages::page_analyse_chance(percent(chance())));
    let figure = move || lab.value().map(|value| written(words, value));
    view! {
        <div class="evaluation" role="img" aria-label=name title=name>
            <svg viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
                <rect class="for-black" width="1000" height="10"/>
                <rect class="for-white" width=move || chance().to_string() height="10"/>
                <rect class="middle" x="498" width="4" height="10"/>
            </svg>
            <span class="figure" aria-hidden="true">{figure}</span>
        </div>
    }
}
