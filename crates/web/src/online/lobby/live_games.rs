//! Live games with their boards, which move.

use basalt_locales::messages;
use basalt_referee::{GameId, Pace};
use basalt_rules::Color;
use basalt_wire::LiveGame;
use leptos::prelude::*;

use super::LobbyState;
use crate::components::{Empty, Show, Skeleton, Stone};
use crate::i18n::i18n;
use crate::icons::Icon;
use crate::online::mini_board::MiniBoard;
use crate::online::texts::{clock, left, name_and_rating};
use crate::route::{Link, OnlineRoute, Route};

/// The number of small boards besides the featured one.
const SMALL_BOARDS: usize = 6;

/// The card of live games: the most interesting one large, others small.
#[component]
pub(super) fn LiveGames(state: LobbyState) -> impl IntoView {
    let i18n = i18n();
    let ids = Memo::new(move |_| {
        let is_live = |game: &&LiveGame| matches!(game.terms.pace, Pace::Live { .. });
        let live = state.live.get()?;
        Some(live.iter().filter(is_live).map(|game| game.game).collect::<Vec<_>>())
    });
    let count = move || ids.get().map_or(0, |ids| ids.len());
    let shown = move || {
        ids.get()
            .unwrap_or_default()
            .into_iter()
            .take(SMALL_BOARDS + 1)
            .enumerate()
            .collect::<Vec<_>>()
    };
    view! {
        <section class="card lobby-live" id="running" aria-label=i18n.text(messages::online_live_now)>
            <div class="card__head">
                <h2>{i18n.text(messages::online_live_now)}</h2>
                <Show when=move || { count() > 0 }><span class="badge badge--quiet">{count}</span></Show>
            </div>
            <Show when=move || ids.get().is_none()><div class="card__body"><Skeleton lines=6/></div></Show>
            <Show when=move || ids.get().is_some_and(|ids| ids.is_empty())>
                <div class="card__body"><Empty icon=Icon::Eye title=messages::online_no_live text=messages::online_no_live_text/></div>
            </Show>
            <div class="live-grid">
                <For each=shown key=|(place, id)| (*place == 0, *id) let:game>
                    <LiveTile state id=game.1 is_featured={game.0 == 0} games=state.live.into()/>
                </For>
            </div>
        </section>
    }
}

/// A live game: Black's name and clock, the board, White's.
#[component]
pub(super) fn LiveTile(
    state: LobbyState,
    id: GameId,
    is_featured: bool,
    /// The list that the game is found in.
    games: Signal<Option<Vec<LiveGame>>>,
) -> impl IntoView {
    let i18n = i18n();
    let find =
        move || games.with(|games| games.iter().flatten().find(|game| game.game == id).cloned());
    let game = Memo::new(move |before: Option<&Option<LiveGame>>| {
        // A tile that is about to go shows what it showed.
        find().or_else(|| before.cloned().flatten())
    });
    let kind = game.get_untracked()?.terms.game;
    let side = move |color: Color| {
        let who = move || {
            let player = game.get().map(|game| match color {
                Color::White => game.white,
                Color::Black => game.black,
            });
            player.map(|player| name_and_rating(&player, i18n)).unwrap_or_default()
        };
        let time = move || {
            state.tick.track();
            let clocks = game.get()?.board?.clocks?;
            Some(clock(left(clocks, color, state.connection.now())))
        };
        view! {
            <span class="row">
                <Stone color/><b class="clip">{move || who().0}</b><span class="quiet">{move || who().1}</span>
                <span class="spring"></span><span class="quiet">{time}</span>
            </span>
        }
    };
    let class = if is_featured { "live-game live-game--featured" } else { "live-game" };
    let board = Signal::derive(move || game.get().and_then(|game| game.board));
    Some(view! {
        <div class="live-cell" class:live-cell--featured=is_featured data-live=id.to_string()>
            <Link to=Route::Online(OnlineRoute::Game(id.to_string())) class=class>
                {side(Color::Black)}
                <MiniBoard game=kind board/>
                {side(Color::White)}
            </Link>
        </div>
    })
}
