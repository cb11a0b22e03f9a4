//! The best players.

use basalt_locales::messages;
use basalt_referee::{Pool, Rating};
use basalt_wire::{ErrorCode, Ranked};
use leptos::prelude::*;

use super::api;
use super::connection::Connection;
use super::texts::{error_message, pool as pool_name};
use crate::components::{Avatar, ButtonGroup, Empty, GroupLook, HexAvatar, Skeleton};
use crate::effect::effect;
use crate::form_fields::Label;
use crate::i18n::i18n;
use crate::icons::Icon;
use crate::route::{Link, OnlineRoute, Route};

/// A list for each pool.
#[component]
pub(super) fn Leaderboard() -> impl IntoView {
    let i18n = i18n();
    let pool = RwSignal::new(Pool::all().next().expect("a game is rated"));
    let found = RwSignal::new(None::<Result<Vec<Ranked>, ErrorCode>>);
    effect(move || {
        let asked = pool.get();
        leptos::task::spawn_local(async move {
            let ranked = api::get(&format!("/api/leaderboard/{asked}")).await;
            // The answer to an earlier question, or of a screen that was left, is not shown.
            if pool.try_get_untracked() == Some(asked) {
                found.set(Some(ranked));
            }
        });
    });
    let options: Vec<(Pool, Label)> = Pool::all().map(|one| (one, pool_name(one).into())).collect();
    view! {
        <div class="page-body narrow">
            <div class="page-title"><h1>{i18n.text(messages::online_leaderboard)}</h1></div>
            <div data-field="pool">
                <ButtonGroup look=GroupLook::Chips label=messages::online_game options chosen=pool.into() choose=move |one| pool.set(one)/>
            </div>
            <section class="card">
                {move || match found.get() {
                    None => view! { <div class="card__body"><Skeleton lines=8/></div> }.into_any(),
                    Some(Ok(ranked)) if ranked.is_empty() => view! {
                        <div class="card__body"><Empty icon=Icon::People title=messages::online_nobody text=messages::online_unrated_text/></div>
                    }.into_any(),
                    Some(Ok(ranked)) => view! { <Ranking ranked/> }.into_any(),
                    Some(Err(why)) => view! { <p class="card__body bad">{i18n.say(&error_message(&why))}</p> }.into_any(),
                }}
            </section>
        </div>
    }
}

#[component]
fn Ranking(ranked: Vec<Ranked>) -> impl IntoView {
    let (i18n, connection) = (i18n(), expect_context::<Connection>());
    let is_you = move |name: &str| connection.me().is_some_and(|me| me.member && me.name == name);
    let row = move |(place, one): (usize, Ranked)| {
        let name = one.name.clone();
        view! {
            <tr class:is-you=move || is_you(&name)>
                <td class="num rank quiet">{place + 1}</td>
                <td>
                    <Link to=Route::Online(OnlineRoute::Player(one.name.clone())) class="row">
                        <HexAvatar avatar=Avatar::Person(one.name.clone()) small=true/><b class="clip">{one.name.clone()}</b>
                    </Link>
                </td>
                <td class="num"><RatingFigure rating=one.rating/></td>
                <td class="num quiet">{one.games}</td>
            </tr>
        }
    };
    let head = move |title: fn() -> basalt_locales::Message| i18n.text(title);
    view! {
        <table class="data leaders">
            <thead><tr>
                <th class="num">"#"</th>
                <th>{head(messages::online_player)}</th>
                <th class="num">{head(messages::online_rating_column)}</th>
                <th class="num">{head(messages::online_games_title)}</th>
            </tr></thead>
            <tbody>{ranked.into_iter().enumerate().map(row).collect_view()}</tbody>
        </table>
    }
}

/// A rating, with a mark while it rests on few games.
#[component]
pub(super) fn RatingFigure(rating: Rating) -> impl IntoView {
    let i18n = i18n();
    let mark = rating.provisional.then(|| {
        view! { <abbr title=i18n.text(messages::online_provisional)>"?"</abbr> }
    });
    view! { <b class="rating">{rating.value}{mark}</b> }
}
