//! The counts of both sides.

use basalt_locales::{Message, messages};
use basalt_rules::{AnyPosition, ByColor};
use basalt_view::counts;
use leptos::prelude::*;

use crate::i18n::i18n;

/// A table of the counts.
#[component]
pub(crate) fn Counts(position: Signal<AnyPosition>) -> impl IntoView {
    let i18n = i18n();
    let row = move |(name, count): (Message, ByColor<u32>)| {
        view! {
            <tr>
                <th scope="row">{i18n.say(&name)}</th>
                <td>{count.white}</td>
                <td>{count.black}</td>
            </tr>
        }
    };
    view! {
        <section class="panel counts-panel">
            <table class="counts">
                <thead>
                    <tr>
                        <th scope="col"><span class="sr">{move || i18n.say(&messages::page_count_what())}</span></th>
                        <th scope="col">{move || i18n.say(&messages::color_white())}</th>
                        <th scope="col">{move || i18n.say(&messages::color_black())}</th>
                    </tr>
                </thead>
                <tbody>{move || position.with(counts).into_iter().map(row).collect_view()}</tbody>
            </table>
        </section>
    }
}

/// The same in one line, for narrow screens. Screen readers have the table.
#[component]
pub(crate) fn CountsLine(position: Signal<AnyPosition>) -> impl IntoView {
    let i18n = i18n();
    let part = move |(name, count): (Message, ByColor<u32>)| {
        let (name, numbers) = (i18n.say(&name), format!(" {}:{}", count.white, count.black));
        view! { <span>{name}<b>{numbers}</b></span> }
    };
    view! {
        <p class="strip" aria-hidden="true">{move || position.with(counts).into_iter().map(part).collect_view()}</p>
    }
}
