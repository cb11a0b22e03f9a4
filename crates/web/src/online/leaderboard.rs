//! The best players.

use basalt_locales::messages;
use basalt_referee::{Pool, Rating};
use basalt_wire::{ErrorCode, Ranked};
use leptos::prelude::*;

use super::api;
use super::texts::refusal;
use crate::form_fields::RadioGroup;
use crate::i18n::i18n;
use crate::route::{Link, OnlineRoute, Route};

/// A list for each pool.
#[component]
pub(super) fn Leaderboard() -> impl IntoView {
    let i18n = i18n();
    let pool = RwSignal::new(Pool::all().next().expect("a game is rated"));
    let found = RwSignal::new(None::<Result<Vec<Ranked>, ErrorCode>>);
    Effect::new(move |_| {
        let pool = pool.get();
        leptos::task::spawn_local(async move {
            found.set(Some(api::get(&format!("/api/leaderboard/{pool}")).await));
        });
    });
    let name = |pool: Pool| (pool, messages::online_pool(&pool.to_string()).into());
    view! {
        <section class="form">
            <h1>{move || i18n.say(&messages::online_leaderboard())}</h1>
            <RadioGroup name="pool" title=messages::online_game options=Pool::all().map(name).collect()
                chosen=pool.into() choose=move |one| pool.set(one)/>
            {move || found.get().map(|found| match found {
                Ok(ranked) if ranked.is_empty() => view! { <p class="quiet">{i18n.say(&messages::online_nobody())}</p> }.into_any(),
                Ok(ranked) => view! { <ol class="leaders">{ranked.into_iter().map(|one| view! { <Standing one/> }).collect_view()}</ol> }.into_any(),
                Err(why) => view! { <p class="said refused">{i18n.say(&refusal(&why))}</p> }.into_any(),
            })}
        </section>
    }
}

/// A rating, with a mark while it rests on few games.
#[component]
pub(super) fn RatingFigure(rating: Rating) -> impl IntoView {
    let i18n = i18n();
    let mark = rating.provisional.then(|| {
        view! { <abbr title=move || i18n.say(&messages::online_provisional())>"?"</abbr> }
    });
    view! { <strong>{rating.value}{mark}</strong> }
}

/// A place in the list.
#[component]
fn Standing(one: Ranked) -> impl IntoView {
    let i18n = i18n();
    let about = move || i18n.say(&messages::online_games_count(one.games.into()));
    view! {
        <li>
            <Link to=Route::Online(OnlineRoute::Player(one.name.clone()))>{one.name.clone()}</Link>
            " " <RatingFigure rating=one.rating/> " " <span class="quiet">{about}</span>
        </li>
    }
}
