//! The public profile of a member: ratings, results and games.

mod chart;
mod relation;

use basalt_locales::messages;
use basalt_referee::{Pool, Rating};
use basalt_rules::Color;
use basalt_wire::{ErrorCode, HeadToHead, HistoryPoint, Opponent, PoolResults};
use leptos::prelude::*;

use super::api;
use super::country::CountryNames;
use super::found_games::FoundGames;
use super::leaderboard::RatingFigure;
use super::texts::{day, error_message, pool as pool_name};
use crate::browser::{handler, rename_address, tenths};
use crate::components::{Avatar, Empty, HexAvatar, Picture, Skeleton};
use crate::i18n::i18n;
use crate::icons::Icon;
use crate::message_page::MessagePage;
use crate::route::{Link, OnlineRoute, Route};
use chart::RatingChart;
use relation::{Actions, OwnRelations, Presence, RelationState};

/// A member's page.
#[component]
pub(super) fn Profile(name: String) -> impl IntoView {
    let found = RwSignal::new(None::<Result<basalt_wire::Profile, ErrorCode>>);
    let path = format!("/api/players/{}", encoded(&name));
    let asked = name.clone();
    leptos::task::spawn_local(async move {
        let profile: Result<basalt_wire::Profile, _> = api::get(&path).await;
        // A former name leads to the member.
        if let Ok(profile) = &profile
            && profile.name != asked
        {
            rename_address(&Route::Online(OnlineRoute::Player(profile.name.clone())).path());
        }
        // The screen may have been left meanwhile.
        let _ = found.try_set(Some(profile));
    });
    move || {
        match found.get() {
        None => view! {
            <div class="page-body profile">
                <div class="stack"><section class="card card--pad"><h1>{name.clone()}</h1><Skeleton lines=4/></section></div>
                <div class="stack"><section class="card card--pad"><Skeleton lines=8/></section></div>
            </div>
        }
        .into_any(),
        Some(Ok(profile)) => view! { <Member profile/> }.into_any(),
        Some(Err(why)) => {
            let to = Route::Online(OnlineRoute::Leaders);
            view! { <MessagePage title=messages::online_player text=error_message(&why) class="said refused" to link=messages::online_leaderboard/> }
                .into_any()
        }
    }
    }
}

/// A text as a part of an address.
pub(super) fn encoded(text: &str) -> String {
    js_sys::encode_uri_component(text).into()
}

#[component]
fn Member(profile: basalt_wire::Profile) -> impl IntoView {
    let i18n = i18n();
    let pool = RwSignal::new(profile.ratings.first().map(|(pool, _)| *pool));
    let query = {
        let player = encoded(&profile.name);
        Signal::derive(move || {
            let pool = pool.get().map_or(String::new(), |pool| format!("&pool={pool}"));
            format!("player={player}{pool}&boards=true")
        })
    };
    let history = StoredValue::new(profile.history.clone());
    let results = StoredValue::new(profile.results.clone());
    let ratings = profile.ratings.clone();
    let (opponents, puzzles, lessons) =
        (profile.opponents.clone(), profile.puzzles, profile.lessons);
    let is_unrated = ratings.is_empty();
    let name = profile.name.clone();
    let relation = RelationState::new(profile.name.clone());
    view! {
        <div class="page-body profile">
            <div class="stack">
                <Head profile relation/>
                <OwnRelations state=relation/>
                {move || pool.get().map(|pool| view! { <Results pool results=results.get_value()/> })}
                <Between state=relation/>
                {(!opponents.is_empty()).then(|| view! { <Opponents opponents/> })}
                {(puzzles + lessons > 0).then(|| view! { <Training puzzles lessons/> })}
            </div>
            <div class="stack">
                {if is_unrated {
                    view! { <Empty icon=Icon::Chart title=messages::online_unrated text=messages::online_unrated_text/> }.into_any()
                } else {
                    view! {
                        <div class="ratings" role="group" aria-label=i18n.text(messages::online_rating_column)>
                            {ratings.into_iter().map(|(of, rating)| view! { <RatingCard of rating pool history=history.get_value()/> }).collect_view()}
                        </div>
                    }.into_any()
                }}
                {move || pool.get().map(|pool| view! { <RatingChart pool points=points_of(pool, &history.get_value())/> })}
                <section class="card" aria-label=i18n.text(messages::online_games_title)>
                    <div class="card__head"><h2>{i18n.text(messages::online_games_title)}</h2></div>
                    <FoundGames query of=Some(name) history=history.get_value()/>
                </section>
            </div>
        </div>
    }
}

fn points_of(pool: Pool, history: &[HistoryPoint]) -> Vec<HistoryPoint> {
    history.iter().filter(|point| point.pool == pool).copied().collect()
}

/// The name, how long the member has been here, and the way to a game.
#[component]
fn Head(profile: basalt_wire::Profile, relation: RelationState) -> impl IntoView {
    let i18n = i18n();
    let since = move || i18n.say(&messages::online_since(&day(profile.since, i18n)));
    let away = move || {
        let until = profile.vacation_until?;
        Some(i18n.say(&messages::online_vacation_until(&day(until, i18n))))
    };
    let (is_closed, is_bot) = (profile.closed, profile.bot);
    let country = profile.country;
    let country = move || country.as_ref().map(|code| CountryNames::new(i18n).name(code));
    let about = profile.about;
    view! {
        <section class="card profile-head">
            <div class="row">
                <Picture number=profile.picture/>
                <div class="profile-name">
                    <h1>{profile.name}</h1>
                    {is_bot.then(|| view! { <p><span class="tag tag--gold" data-state="bot">{i18n.text(messages::page_bot)}</span></p> })}
                    <Presence state=relation/>
                    {move || country().map(|country| view! { <p class="small" data-country="">{country}</p> })}
                    <p class="quiet small">{since}</p>
                    {is_closed.then(|| view! { <p class="bad small" data-state="closed">{i18n.text(messages::online_closed_account)}</p> })}
                    {move || away().map(|away| view! { <p class="gold small">{away}</p> })}
                </div>
            </div>
            {(!about.is_empty()).then(|| view! { <p class="about" data-about="">{about}</p> })}
            <Actions state=relation/>
        </section>
    }
}

/// The members with whom the player has finished most games, and the score against each.
#[component]
fn Opponents(opponents: Vec<Opponent>) -> impl IntoView {
    let i18n = i18n();
    let row = move |opponent: Opponent| {
        let Opponent { name, games, won, lost } = opponent;
        let to = Route::Online(OnlineRoute::Player(name.clone()));
        let (avatar, label) = (Avatar::Person(name.clone()), name.clone());
        view! {
            <li class="opponent" data-opponent=name>
                <HexAvatar avatar small=true/>
                <span class="clip"><Link to>{label}</Link> " " <span class="quiet small">{i18n.text_of(messages::online_games_count(games.into()))}</span></span>
                <span class="small opponent-score">
                    <span class="good">{i18n.text_of(messages::online_won(won.into()))}</span>
                    " " <span class="bad">{i18n.text_of(messages::online_lost_count(lost.into()))}</span>
                </span>
            </li>
        }
    };
    view! {
        <section class="card card--pad results" data-card="opponents">
            <h2>{i18n.text(messages::online_opponents)}</h2>
            <ul class="people">{opponents.into_iter().map(row).collect_view()}</ul>
        </section>
    }
}

/// Puzzles and lessons.
#[component]
fn Training(puzzles: u32, lessons: u32) -> impl IntoView {
    let i18n = i18n();
    view! {
        <section class="card card--pad results" data-card="training">
            <h2>{i18n.text(messages::online_training)}</h2>
            <div class="row results-colors">
                <div class="stat"><b>{puzzles}</b><span>{i18n.text_of(messages::online_puzzles_solved(puzzles.into()))}</span></div>
                <div class="stat"><b>{lessons}</b><span>{i18n.text_of(messages::online_lessons_done(lessons.into()))}</span></div>
            </div>
        </section>
    }
}

/// The results in a pool: won, drawn, lost, and the score with each colour.
#[component]
fn Results(pool: Pool, results: Vec<PoolResults>) -> impl IntoView {
    let i18n = i18n();
    let results: Vec<_> = results.into_iter().filter(|one| one.pool == pool).collect();
    let sum = |count: fn(&PoolResults) -> u32| results.iter().map(count).sum::<u32>();
    let (won, drawn, lost) = (sum(|one| one.won), sum(|one| one.drawn), sum(|one| one.lost));
    let total = won + drawn + lost;
    let by_color = |color: Color| {
        let found = results.iter().find(|one| one.color == color);
        let text =
            found.and_then(score_percent).map_or("–".to_owned(), |percent| format!("{percent}%"));
        let label = match color {
            Color::White => messages::online_as_white,
            Color::Black => messages::online_as_black,
        };
        view! { <div class="stat"><b>{text}</b><span>{i18n.text(label)}</span></div> }
    };
    (total > 0).then(|| view! {
        <section class="card card--pad results">
            <h2>{i18n.text_of(pool_name(pool))} ", " {i18n.text_of(messages::online_games_count(total.into()))}</h2>
            <Counts won drawn lost/>
            <div class="row results-colors">{by_color(Color::White)}{by_color(Color::Black)}</div>
        </section>
    })
}

/// Numbers of games won, drawn and lost, as a bar and in words.
#[component]
fn Counts(won: u32, drawn: u32, lost: u32) -> impl IntoView {
    let i18n = i18n();
    let total = won + drawn + lost;
    let share =
        |count: u32| format!("{}%", tenths(100.0 * f64::from(count) / f64::from(total.max(1))));
    view! {
        <div class="meter" aria-hidden="true">
            <i style:width=share(won)></i><i style:width=share(drawn)></i><i style:width=share(lost)></i>
        </div>
        <div class="row small results-counts">
            <span class="good">{i18n.text_of(messages::online_won(won.into()))}</span>
            <span class="quiet">{i18n.text_of(messages::online_drawn(drawn.into()))}</span>
            <span class="bad">{i18n.text_of(messages::online_lost_count(lost.into()))}</span>
        </div>
    }
}

/// The results of the person against the member, if they have played.
#[component]
fn Between(state: RelationState) -> impl IntoView {
    let i18n = i18n();
    move || {
        let HeadToHead { won, drawn, lost } = state.between()?;
        let title = messages::online_between(&state.name());
        Some(view! {
            <section class="card card--pad results" data-card="between">
                <h2>{i18n.text_of(title)}</h2>
                <Counts won drawn lost/>
            </section>
        })
    }
}

/// The share of points, a draw being half a point, in per cent; nothing without games.
fn score_percent(results: &PoolResults) -> Option<u32> {
    let games = results.won + results.drawn + results.lost;
    let half_points = 2 * results.won + results.drawn;
    (half_points * 100 + games).checked_div(2 * games)
}

/// A rating, which selects chart and table.
#[component]
fn RatingCard(
    of: Pool,
    rating: Rating,
    pool: RwSignal<Option<Pool>>,
    history: Vec<HistoryPoint>,
) -> impl IntoView {
    let i18n = i18n();
    let points = points_of(of, &history);
    let games = points.len() as u64;
    view! {
        <button type="button" class="rating-card" data-pool=of.to_string() aria-pressed=move || (pool.get() == Some(of)).to_string()
            on:click=handler(move |_| pool.set(Some(of)))>
            <em class="quiet small">{move || i18n.say(&pool_name(of))}</em>
            <RatingFigure rating/>
            <span>{i18n.text_of(messages::online_games_count(games))}</span>
        </button>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draw_counts_half() {
        let results = |won, drawn, lost| {
            score_percent(&PoolResults {
                pool: "dvonn-live".parse().expect("a pool"),
                color: Color::White,
                won,
                drawn,
                lost,
            })
        };
        assert_eq!(results(1, 0, 0), Some(100));
        assert_eq!(results(1, 2, 1), Some(50));
        assert_eq!(results(2, 0, 1), Some(67));
        assert_eq!(results(0, 0, 0), None);
    }
}
