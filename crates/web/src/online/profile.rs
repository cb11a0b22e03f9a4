//! The public profile of a member.

use basalt_locales::messages;
use basalt_referee::Pool;
use basalt_wire::{ErrorCode, HistoryPoint};
use leptos::prelude::*;

use super::api;
use super::archive::Found;
use super::leaderboard::RatingFigure;
use super::texts::{day, refusal};
use crate::browser::tenths;
use crate::i18n::i18n;
use crate::route::{Link, OnlineRoute, Route};

/// The size of a chart, in its own units.
const SIZE: (f64, f64) = (320.0, 90.0);

/// A member's page.
#[component]
pub(super) fn Profile(name: String) -> impl IntoView {
    let i18n = i18n();
    let found = RwSignal::new(None::<Result<basalt_wire::Profile, ErrorCode>>);
    let path = format!("/api/players/{}", encoded(&name));
    leptos::task::spawn_local(async move {
        found.set(Some(api::get(&path).await));
    });
    let query = Signal::stored(format!("player={}", encoded(&name)));
    view! {
        <section class="form">
            <h1>{name}</h1>
            {move || found.get().map(|found| match found {
                Ok(profile) => view! { <About profile/> }.into_any(),
                Err(why) => view! { <p class="said refused">{i18n.say(&refusal(&why))}</p> }.into_any(),
            })}
            <h2>{move || i18n.say(&messages::online_archive())}</h2>
            <Found query/>
        </section>
    }
}

/// A text as a part of an address.
pub(super) fn encoded(text: &str) -> String {
    js_sys::encode_uri_component(text).into()
}

#[component]
fn About(profile: basalt_wire::Profile) -> impl IntoView {
    let i18n = i18n();
    let since = day(profile.since);
    let away = profile.vacation_until.map(day);
    let history = profile.history.clone();
    let rating = move |(pool, rating): (Pool, basalt_referee::Rating)| {
        let points: Vec<_> = history.iter().filter(|point| point.pool == pool).copied().collect();
        view! {
            <h2>{move || i18n.say(&messages::online_pool(&pool.to_string()))} " " <RatingFigure rating/></h2>
            <Chart points/>
        }
    };
    view! {
        <p class="quiet">{move || i18n.say(&messages::online_since(&since))}</p>
        {away.map(|date| view! { <p>{move || i18n.say(&messages::online_vacation_until(&date))}</p> })}
        <Link to=Route::Online(OnlineRoute::Lobby(Some(profile.name.clone()))) class="button">{move || i18n.say(&messages::online_challenge_player())}</Link>
        {profile.ratings.into_iter().map(rating).collect_view()}
    }
}

/// The chart of a rating.
#[component]
fn Chart(points: Vec<HistoryPoint>) -> impl IntoView {
    let i18n = i18n();
    let path = line_through(&points.iter().map(|point| point.value).collect::<Vec<_>>());
    let (width, height) = SIZE;
    (points.len() > 1).then(|| view! {
        <svg class="history" viewBox=format!("0 0 {} {}", tenths(width), tenths(height)) role="img"
            aria-label=move || i18n.say(&messages::online_history())>
            <path d=path fill="none" stroke="currentColor" stroke-width="2"/>
        </svg>
    })
}

/// A line from the left to the right, through all values.
fn line_through(values: &[i32]) -> String {
    let (width, height) = SIZE;
    let least = values.iter().copied().min().unwrap_or(0);
    let most = values.iter().copied().max().unwrap_or(0).max(least + 1);
    let across = values.len().saturating_sub(1).max(1) as f64;
    let point = |(number, value): (usize, &i32)| {
        let x = width * number as f64 / across;
        let y = height - (height - 8.0) * f64::from(value - least) / f64::from(most - least) - 4.0;
        let sign = if number == 0 { 'M' } else { 'L' };
        format!("{sign}{} {}", tenths(x), tenths(y))
    };
    values.iter().enumerate().map(point).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_goes_from_the_left_to_the_right_and_up_with_the_rating() {
        assert_eq!(line_through(&[1500, 1600, 1500]), "M0.0 86.0L160.0 4.0L320.0 86.0");
        assert_eq!(line_through(&[1500]), "M0.0 86.0");
        assert_eq!(line_through(&[]), "");
    }
}
