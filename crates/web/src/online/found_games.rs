//! The games that a query finds, as a table, page by page.

use basalt_locales::{Message, messages};
use basalt_referee::{EndReason, GameId, Player};
use basalt_rules::{AnyPosition, ByColor, Color};
use basalt_wire::{ErrorCode, HistoryPoint, Listed, Listing, LiveBoard};
use leptos::prelude::*;

use super::api;
use super::mini_board::MiniBoard;
use super::texts::{
    error_message, game as game_name, name_and_rating, player as player_text, score, time_control,
    when,
};
use crate::browser::handler;
use crate::components::{Avatar, Empty, HexAvatar, Show, Skeleton, Stone};
use crate::effect::effect;
use crate::game_ui::piece_counts;
use crate::i18n::i18n;
use crate::icons::Icon;
use crate::route::{Link, OnlineRoute, Route};

/// The games that a query finds.
#[component]
pub(super) fn FoundGames(
    /// The parameters of the search.
    #[prop(into)]
    query: Signal<String>,
    /// The player from whose side the games are seen.
    of: Option<String>,
    /// The ratings of that player.
    history: Vec<HistoryPoint>,
) -> impl IntoView {
    let i18n = i18n();
    let games = RwSignal::new(Vec::<Listed>::new());
    let more = RwSignal::new(None::<(u64, Option<GameId>)>);
    let state = RwSignal::new(None::<Result<(), ErrorCode>>);
    let load = move |before: Option<(u64, Option<GameId>)>| {
        let asked = query.get_untracked();
        let before = before.map_or(String::new(), |(before, game)| {
            let game = game.map_or(String::new(), |game| format!("&before_game={game}"));
            format!("&before={before}{game}")
        });
        leptos::task::spawn_local(async move {
            let answer = api::get::<Listing>(&format!("/api/games?{asked}{before}")).await;
            // The answer to an earlier question, or of a screen that was left, is not shown.
            if query.try_get_untracked().as_ref() != Some(&asked) {
                return;
            }
            match answer {
                Ok(listing) => {
                    games.update(|games| games.extend(listing.games));
                    more.set(listing.before.map(|before| (before, listing.before_game)));
                    state.set(Some(Ok(())));
                }
                Err(why) => state.set(Some(Err(why))),
            }
        });
    };
    effect(move || {
        query.track();
        games.set(Vec::new());
        more.set(None);
        state.set(None);
        load(None);
    });
    let view_of = StoredValue::new((of, history));
    let is_one_sided = view_of.with_value(|(of, _)| of.is_some());
    let is_empty = move || matches!(state.get(), Some(Ok(()))) && games.with(Vec::is_empty);
    let error = move || match state.get() {
        Some(Err(why)) => Some(i18n.say(&error_message(&why))),
        _ => None,
    };
    let head = move |title: fn() -> Message| i18n.text(title);
    view! {
        <div id="found">
            <Show when=move || !games.with(Vec::is_empty)>
                <table class="data games-table">
                    <thead class="desk-only"><tr>
                        <th>{head(messages::online_game)}</th>
                        <th>{head(if is_one_sided { messages::online_opponent } else { messages::online_players })}</th>
                        <th>{head(messages::online_result)}</th>
                        {is_one_sided.then(|| view! { <th class="num">{head(messages::online_rating_column)}</th> })}
                        <th>{head(messages::online_when)}</th>
                        <th><span class="sr">{head(messages::online_open_game)}</span></th>
                    </tr></thead>
                    <tbody>
                        <For each=move || games.get() key=|game| game.game let:game>
                            {view_of.with_value(|(of, history)| view! { <GameRow game of=of.clone() history=history.clone()/> })}
                        </For>
                    </tbody>
                </table>
            </Show>
            <Show when=move || state.get().is_none()><div class="card__body"><Skeleton lines=6/></div></Show>
            <Show when=is_empty>
                <div class="card__body"><Empty icon=Icon::Search title=messages::online_nothing_found text=messages::online_nothing_found_text/></div>
            </Show>
            <p class="card__body bad" role="alert">{error}</p>
            {move || more.get().map(|before| view! {
                <button type="button" class="button button--quiet button--wide" data-act="more" on:click=handler(move |_| load(Some(before)))>
                    {i18n.say(&messages::online_more())}
                </button>
            })}
        </div>
    }
}

/// The end of a game, for one of its players.
fn outcome(game: &Listed, side: Color) -> (&'static str, &'static str) {
    match game.ending.map(|ending| (ending.winner, ending.counts())) {
        None => ("running", "teal"),
        Some((Some(winner), _)) if winner == side => ("won", "good"),
        Some((Some(_), _)) => ("lost", "bad"),
        Some((None, true)) => ("draw", "quiet"),
        Some((None, false)) => ("aborted", "quiet"),
    }
}

/// The colour of a player by name.
fn side_of(game: &Listed, name: &str) -> Option<Color> {
    let is_named = |player: &Player| match player {
        Player::Member { name: other, .. } => other == name,
        Player::Guest { .. } | Player::Computer { .. } => false,
    };
    [(Color::White, &game.white), (Color::Black, &game.black)]
        .into_iter()
        .find(|(_, player)| is_named(player))
        .map(|(color, _)| color)
}

/// The pieces of both players after a game that they have decided; nothing if its board was not requested.
fn counted(game: &Listed) -> Option<ByColor<u32>> {
    game.ending.filter(|ending| ending.reason == EndReason::Board)?;
    let position = AnyPosition::parse(game.terms.game, game.position.as_deref()?).ok()?;
    piece_counts(&position)
}

/// The change of a rating by a game.
fn change_by(game: &Listed, history: &[HistoryPoint]) -> Option<i32> {
    let place = history.iter().position(|point| point.game == game.game)?;
    let point = history[place];
    let before = history[..place].iter().rev().find(|other| other.pool == point.pool)?;
    Some(point.value - before.value)
}

/// One game.
#[component]
fn GameRow(game: Listed, of: Option<String>, history: Vec<HistoryPoint>) -> impl IntoView {
    let i18n = i18n();
    let terms = game.terms;
    let is_one_sided = of.is_some();
    let side = of.and_then(|name| side_of(&game, &name));
    let change = change_by(&game, &history);
    let to = Route::Online(OnlineRoute::Game(game.game.to_string()));
    let board = game.position.clone().map(|position| {
        let board = LiveBoard { position, last: None, clocks: None };
        view! { <MiniBoard game=terms.game board=Signal::stored(Some(board))/> }
    });
    let result = match side {
        Some(side) => {
            let (name, class) = outcome(&game, side);
            let pieces =
                counted(&game).map(|count| format!(" {}:{}", count[side], count[side.other()]));
            view! { <b class=class>{i18n.text_of(messages::online_outcome(name))}</b><span class="quiet">{pieces}</span> }.into_any()
        }
        None => view! { <b>{score(game.ending)}</b> }.into_any(),
    };
    let players = match side {
        Some(Color::White) => view! { <One player=game.black.clone()/> }.into_any(),
        Some(Color::Black) => view! { <One player=game.white.clone()/> }.into_any(),
        None => view! {
            <span class="both-players">
                <span class="row"><Stone color=Color::White/><span class="clip">{player_text(&game.white, i18n)}</span></span>
                <span class="row"><Stone color=Color::Black/><span class="clip">{player_text(&game.black, i18n)}</span></span>
            </span>
        }.into_any(),
    };
    let change_class = match change {
        Some(change) if change > 0 => "num change good",
        Some(change) if change < 0 => "num change bad",
        _ => "num change quiet",
    };
    view! {
        <tr data-found=game.game.to_string()>
            <td><div class="row game-cell">{board}<span><b>{terms.game.title().name()}</b> " " <span class="quiet">{move || time_control(&terms, i18n)}</span></span></div></td>
            <td>{players}</td>
            <td>{result}</td>
            {is_one_sided.then(|| view! { <td class=change_class>{change.map(signed)}</td> })}
            <td class="quiet when">{move || when(game.created, i18n)}</td>
            <td class="num">
                <Link to class="button button--small">
                    {i18n.text(messages::online_open_game)}
                    <span class="sr">" " {move || i18n.say(&game_name(terms.game))}</span>
                </Link>
            </td>
        </tr>
    }
}

/// A player with picture and rating.
#[component]
fn One(player: Player) -> impl IntoView {
    let i18n = i18n();
    let (name, rating) = name_and_rating(&player, i18n);
    view! {
        <span class="row"><HexAvatar avatar=Avatar::from(&player) small=true/><span class="clip">{name}</span><span class="quiet">{rating}</span></span>
    }
}

/// A number with its sign.
pub(super) fn signed(number: i32) -> String {
    match number {
        1.. => format!("+{number}"),
        0 => "0".to_owned(),
        _ => format!("−{}", number.unsigned_abs()),
    }
}

#[cfg(test)]
mod tests {
    use basalt_referee::{Ending, GameId};

    use super::*;
    use crate::online::lobby::DEFAULT_TERMS;

    fn listed(number: u64, winner: Option<Color>) -> Listed {
        let member =
            |name: &str| Player::Member { name: name.to_owned(), rating: None, bot: false };
        Listed {
            game: GameId::from_bits(number),
            terms: DEFAULT_TERMS,
            white: member("Ada"),
            black: member("Bea"),
            created: 0,
            ending: Some(Ending { winner, reason: EndReason::Board }),
            plies: 9,
            position: None,
        }
    }

    #[test]
    fn a_result_is_that_of_the_player() {
        let won = listed(1, Some(Color::Black));
        assert_eq!(side_of(&won, "Bea"), Some(Color::Black));
        assert_eq!(side_of(&won, "Cleo"), None);
        assert_eq!(outcome(&won, Color::Black).0, "won");
        assert_eq!(outcome(&won, Color::White).0, "lost");
        assert_eq!(outcome(&listed(1, None), Color::White).0, "draw");
        assert_eq!(outcome(&Listed { ending: None, ..won }, Color::White).0, "running");
    }

    #[test]
    fn pieces_are_counted_only_if_the_game_was_played_to_its_end() {
        let position = Some(
            "b(wb)1w2b2/wb(bbw)r1(ww)w(wb)2/wwww(bbw)bwwb(wb)(bbw)/(rb)rwbw1(wb)bw1/1bb2bbwb w s"
                .to_owned(),
        );
        let ended = Listed { position, ..listed(1, Some(Color::White)) };
        let resigned = Some(Ending { winner: Some(Color::White), reason: EndReason::Resigned });
        assert_eq!(counted(&Listed { ending: resigned, ..ended.clone() }), None);
        assert_eq!(counted(&Listed { position: None, ..ended.clone() }), None);
        assert!(counted(&ended).is_some(), "{ended:?}");
    }

    #[test]
    fn a_change_is_counted_from_the_last_game_of_the_same_pool() {
        let point = |number, pool: &str, value| HistoryPoint {
            pool: pool.parse().expect("a pool"),
            at: number,
            value,
            game: GameId::from_bits(number),
        };
        let history = [
            point(1, "dvonn-live", 1500),
            point(2, "punct-live", 1700),
            point(3, "dvonn-live", 1488),
        ];
        assert_eq!(change_by(&listed(3, None), &history), Some(-12));
        assert_eq!(change_by(&listed(1, None), &history), None, "nothing is known before it");
        assert_eq!(change_by(&listed(9, None), &history), None);
        assert_eq!([12, 0, -12].map(signed), ["+12", "0", "−12"]);
    }
}
