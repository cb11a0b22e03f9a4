//! The end of an online game: the result, the ratings, and what can be done next.

use basalt_locales::messages;
use basalt_play::OwnMoves;
use basalt_referee::{Board, Ending, RatingChange, Terms};
use basalt_rules::{Color, Variant};
use basalt_view::closing_scene;
use basalt_wire::Act;
use leptos::prelude::*;

use super::player::player_of;
use super::{ClientGame, GameScreenState};
use crate::archive;
use crate::browser::handler;
use crate::i18n::i18n;
use crate::icons::Icon;
use crate::notices::Notices;
use crate::online::api;
use crate::online::chat::Chat;
use crate::online::found_games::signed;
use crate::online::texts::{ending, error_message, player};
use crate::play::ResultPanel;
use crate::route::{Link, OnlineRoute, Route, Router};

/// The result.
#[component]
pub(super) fn OnlineResult(
    state: GameScreenState,
    over: Signal<Option<Ending>>,
    chat: Chat,
) -> impl IntoView {
    move || {
        let over = over.get()?;
        let position = state.with(|game| game.game.position().clone())?;
        let (heading, reason) = ending(over, &position, state.you());
        let picture = closing_scene(&position);
        let more = view! { <Ratings state/> }.into_any();
        Some(
            view! { <ResultPanel heading reason picture more><Afterwards state chat/></ResultPanel> },
        )
    }
}

/// The actions after the end of a game.
#[component]
fn Afterwards(state: GameScreenState, chat: Chat) -> impl IntoView {
    let (i18n, router) = (i18n(), expect_context::<Router>());
    let notices = expect_context::<Notices>();
    let analyse = move |_| {
        leptos::task::spawn_local(async move {
            match api::get_text(&format!("/api/games/{}/export.txt", state.id)).await {
                Ok(text) => match archive::add_text(&with_own_seat(&text, state.you())) {
                    Ok(id) => router.go(Route::Analyse(Some(id.to_string()))),
                    Err(error) => notices.tell(i18n.say(&archive::error_message(error))),
                },
                Err(why) => notices.tell(i18n.say(&error_message(&why))),
            }
        });
    };
    let next = move || state.with(|game| game.state.next).flatten();
    let offered = move || {
        let by = state.with(|game| game.state.rematch).flatten()?;
        let who = if state.you() == Some(by) { "you" } else { "another" };
        Some(
            view! { <p role="status" id="rematch-offer" class="gold">{i18n.say(&messages::online_rematch_offered(who))}</p> },
        )
    };
    let rematch_label = move || {
        let goes_on = state.with(ClientGame::is_match_open) == Some(true);
        i18n.say(&if goes_on {
            messages::online_next_game()
        } else {
            messages::page_play_rematch()
        })
    };
    let has_sgf = state.with(|game| has_sgf(&game.state.terms)) == Some(true);
    let formats = ["txt", "sgf", "json"].map(|format| {
        let address = format!("/api/games/{}/export.{format}", state.id);
        (format != "sgf" || has_sgf).then(|| view! { <a href=address download="">{format}</a> " " })
    });
    view! {
        <MatchScore state/>
        {offered}
        {move || state.you().filter(|_| next().is_none()).map(|_| view! {
            <button type="button" class="button button--main button--wide" data-act="rematch" on:click=handler(move |_| state.act(Act::Rematch))>
                {Icon::Swap.draw()}{rematch_label}
            </button>
        })}
        {move || next().map(|next| view! {
            <Link to=Route::Online(OnlineRoute::Game(next.to_string())) class="button button--main button--wide">
                {i18n.text(messages::online_next_game)}
            </Link>
        })}
        <button type="button" class="button button--wide" data-act="analyse" on:click=handler(analyse)>
            {Icon::Chart.labelled(messages::page_analyse_this)}
        </button>
        <Link to=Route::Online(OnlineRoute::Lobby(None)) class="button button--wide">{Icon::Play.labelled(messages::online_title)}</Link>
        {chat.button("button button--wide")}
        <p class="quiet small">{i18n.text(messages::online_export)} " " {formats}</p>
    }
}

/// Whether SGF can hold a game: it knows no other start than the empty board, and no basic game.
fn has_sgf(terms: &Terms) -> bool {
    match (terms.board, terms.game.variant()) {
        (Board::Empty, Variant::Standard) => true,
        (Board::Random, _) | (Board::Empty, Variant::Basic) => false,
    }
}

/// The record of a game, with a tag that tells which player the person was.
fn with_own_seat(text: &str, you: Option<Color>) -> String {
    let tag = you.map(OwnMoves::tag_line).unwrap_or_default();
    match text.split_once('\n') {
        Some((first, rest)) => format!("{first}\n{tag}{rest}"),
        None => text.to_owned(),
    }
}

/// The score of a match after the game; nothing for a single game.
#[component]
fn MatchScore(state: GameScreenState) -> impl IntoView {
    let i18n = i18n();
    move || {
        let score = state.with(ClientGame::match_score)??;
        let name =
            |color| state.with(|game| player(player_of(game, color), i18n)).unwrap_or_default();
        let points = |color: Color| points_text(score.half_points[color]);
        let text = messages::online_match_score(
            &name(Color::White),
            &format!("{}–{}", points(Color::White), points(Color::Black)),
            &name(Color::Black),
        );
        Some(view! { <p id="match-score" class="small">{i18n.say(&text)}</p> })
    }
}

/// Half points as points.
fn points_text(half_points: u8) -> String {
    match (half_points / 2, half_points % 2) {
        (0, 1) => "½".to_owned(),
        (points, 0) => points.to_string(),
        (points, _) => format!("{points}½"),
    }
}

/// The rating changes, that of the person first.
#[component]
fn Ratings(state: GameScreenState) -> impl IntoView {
    let i18n = i18n();
    move || {
        let changes = state.with(|game| game.rated)??;
        let you = state.you();
        let line = |color: Color| {
            let RatingChange { before, after } = changes[color];
            let name = state.with(|game| player(player_of(game, color), i18n)).unwrap_or_default();
            if you != Some(color) {
                let text = messages::online_rating(&name, &before.to_string(), &after.to_string());
                return view! { <p class="quiet small">{i18n.say(&text)}</p> }.into_any();
            }
            let class = if after > before { "tag tag--good" } else { "tag" };
            view! {
                <p class="rating-change">
                    <span class="sr">{name}": "</span><b>{before}</b>" → "<b>{after}</b>" "
                    <span class=class>{signed(after - before)}</span>
                </p>
            }
            .into_any()
        };
        let first = you.unwrap_or(Color::White);
        Some(view! { <div id="ratings">{[first, first.other()].map(line).collect_view()}</div> })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_points_are_written_as_halves() {
        assert_eq!([0, 1, 2, 3, 4].map(points_text), ["0", "½", "1", "1½", "2"]);
    }
}
