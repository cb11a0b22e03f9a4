//! Fair-play figures of a player. They say where to look, and decide nothing.

use basalt_locales::{Decimal, Message, messages};
use basalt_wire::{ErrorCode, Estimate, FairPlay, FairPlayFigures};
use leptos::prelude::*;

use super::Found;
use crate::browser::{after_delay, handler};
use crate::components::Show;
use crate::i18n::i18n;
use crate::online::{api, error_message};

/// Interval at which figures are asked for while games wait, in milliseconds.
const REFRESH_INTERVAL_MS: i32 = 2_000;

/// Asks for the figures, again and again while games wait and the screen is there.
fn refresh(path: StoredValue<String>, found: Found<FairPlay>) {
    leptos::task::spawn_local(async move {
        let Some(path_now) = path.try_get_value() else { return };
        take(path, found, api::get(&path_now).await);
    });
}

fn take(path: StoredValue<String>, found: Found<FairPlay>, answer: Result<FairPlay, ErrorCode>) {
    let waits = answer.as_ref().is_ok_and(|figures| figures.waiting > 0);
    // The screen may have been left meanwhile.
    if found.try_set(Some(answer)).is_none() && waits {
        after_delay(REFRESH_INTERVAL_MS, move || refresh(path, found));
    }
}

/// The figures, and the button that asks for them.
#[component]
pub(super) fn FairPlayCard(
    /// The address of the figures in the API.
    path: String,
) -> impl IntoView {
    let i18n = i18n();
    let path = StoredValue::new(path);
    let found: Found<FairPlay> = RwSignal::new(None);
    refresh(path, found);
    let ask = move |_| {
        leptos::task::spawn_local(async move {
            let Some(path_now) = path.try_get_value() else { return };
            take(path, found, api::post_empty_for(&path_now).await);
        });
    };
    let waiting = move || match found.get() {
        Some(Ok(figures)) => figures.waiting,
        _ => 0,
    };
    let error = move || match found.get() {
        Some(Err(why)) => Some(i18n.say(&error_message(&why))),
        _ => None,
    };
    let tables = move || match found.get() {
        Some(Ok(found)) => found
            .figures
            .into_iter()
            .map(|figures| view! { <Figures figures/> })
            .collect_view()
            .into_any(),
        _ => ().into_any(),
    };
    view! {
        <section class="card card--pad stack" data-card="fair-play">
            <h2>{i18n.text(messages::moderation_fair_play)}</h2>
            <p class="quiet small">{i18n.text(messages::moderation_fair_play_lead)}</p>
            {tables}
            <p class="quiet" role="status">
                {move || (waiting() > 0).then(|| i18n.say(&messages::moderation_fair_play_waiting(waiting().into())))}
            </p>
            <p class="bad" role="alert">{error}</p>
            <Show when=move || waiting() == 0>
                <div class="row"><button type="button" class="button" data-act="compare" on:click=handler(ask)>{i18n.text(messages::moderation_fair_play_ask)}</button></div>
            </Show>
        </section>
    }
}

/// The unit of a figure.
#[derive(Clone, Copy)]
enum Unit {
    Percent,
    Seconds,
    Plain,
}

impl Unit {
    const fn id(self) -> &'static str {
        match self {
            Self::Percent => "percent",
            Self::Seconds => "seconds",
            Self::Plain => "plain",
        }
    }

    /// A number of thousandths in this unit.
    fn decimal(self, thousandths: i32) -> Decimal {
        match self {
            Self::Percent => Decimal::fixed(thousandths, 1),
            Self::Seconds => Decimal::fixed(rounded(thousandths, 100), 1),
            Self::Plain => Decimal::fixed(rounded(thousandths, 10), 2),
        }
    }
}

/// A quotient, rounded to the nearest number.
fn rounded(number: i32, divisor: i32) -> i32 {
    let half = if number < 0 { -divisor / 2 } else { divisor / 2 };
    number.saturating_add(half) / divisor
}

#[component]
fn Figures(figures: FairPlayFigures) -> impl IntoView {
    let i18n = i18n();
    let FairPlayFigures { game, games, moves, .. } = figures;
    let row =
        move |id: &'static str, label: fn() -> Message, unit: Unit, estimate: Option<Estimate>| {
            estimate.map(|Estimate { value, low, high }| {
                let value =
                    i18n.text_of(messages::moderation_number(unit.id(), unit.decimal(value)));
                let range = i18n
                    .text_of(messages::moderation_interval(unit.decimal(low), unit.decimal(high)));
                view! {
                    <tr data-figure=id>
                        <th scope="row">{i18n.text(label)}</th>
                        <td>{value}</td>
                        <td class="quiet">{range}</td>
                    </tr>
                }
            })
        };
    view! {
        <table class="estimates" data-game=game.id()>
            <caption>{i18n.text_of(messages::play_game(game.id()))} " · " {i18n.text_of(messages::moderation_figures_of(games.into(), moves.into()))}</caption>
            <thead><tr>
                <th scope="col"><span class="sr">{i18n.text(messages::moderation_figure)}</span></th>
                <th scope="col">{i18n.text(messages::moderation_value)}</th>
                <th scope="col">{i18n.text(messages::moderation_interval_title)}</th>
            </tr></thead>
            <tbody>
                {row("agreement", messages::moderation_agreement, Unit::Percent, figures.agreement)}
                {row("expected", messages::moderation_expected, Unit::Percent, figures.expected)}
                {row("excess", messages::moderation_excess, Unit::Percent, figures.excess)}
                {row("seconds", messages::moderation_seconds, Unit::Seconds, figures.seconds)}
                {row("spread", messages::moderation_spread, Unit::Plain, figures.spread)}
                {row("difficulty", messages::moderation_difficulty, Unit::Plain, figures.difficulty)}
                {row("focus", messages::moderation_focus, Unit::Plain, figures.focus_losses)}
            </tbody>
        </table>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousandths_are_rounded() {
        assert_eq!([8_349, 8_350, -20, -8_350].map(|one| rounded(one, 100)), [83, 84, 0, -84]);
        assert_eq!([1_667, -120, 4, 5, -5].map(|one| rounded(one, 10)), [167, -12, 0, 1, -1]);
        assert_eq!(rounded(i32::MAX, 10), i32::MAX / 10);
        assert_eq!(Unit::Percent.decimal(-58), Decimal::fixed(-58, 1));
    }
}
