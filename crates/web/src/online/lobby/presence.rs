//! The members who are online, and the games of those whom the person follows.

use std::time::Duration;

use basalt_locales::messages;
use basalt_wire::{LiveGame, OnlinePlayer, Relations};
use leptos::prelude::*;

use super::LobbyState;
use super::live_games::LiveTile;
use crate::browser::handler;
use crate::components::{Avatar, HexAvatar, Show, Skeleton};
use crate::effect::effect;
use crate::i18n::i18n;
use crate::icons::Icon;
use crate::online::api;
use crate::route::{Link, OnlineRoute, Route};

/// Interval at which the lobby asks who is online.
const REFRESH_INTERVAL: Duration = Duration::from_secs(10);

/// The number of members before the rest is shown on request.
const FIRST_ROWS: usize = 10;

impl LobbyState {
    /// Keeps up with who is online until the screen is left.
    pub(super) fn follow_presence(self) {
        effect(move || {
            if self.connection.is_open().is_some() {
                self.load_presence(self.is_member());
            }
        });
        let refresh = move || self.load_presence(untrack(|| self.is_member()));
        if let Ok(interval) = set_interval_with_handle(refresh, REFRESH_INTERVAL) {
            on_cleanup(move || interval.clear());
        }
    }

    fn load_presence(self, is_member: bool) {
        leptos::task::spawn_local(async move {
            // The screen may be left meanwhile.
            if is_member && let Ok(relations) = api::get::<Relations>("/api/relations").await {
                let _ = self.following.try_set(relations.following);
            }
            if let Ok(online) = api::get::<Vec<OnlinePlayer>>("/api/online").await {
                let _ = self.online.try_set(Some(online));
            }
        });
    }

    fn is_following(self, name: &str) -> bool {
        self.following.with(|following| following.iter().any(|one| one.name == name))
    }
}

/// The games of those whom the person follows; nothing without any.
#[component]
pub(super) fn FollowedGames(state: LobbyState) -> impl IntoView {
    let i18n = i18n();
    let games = Memo::new(move |_| {
        let mut games: Vec<LiveGame> = state
            .following
            .with(|following| following.iter().filter_map(|one| one.playing.clone()).collect());
        // Two of them may play each other.
        games.sort_by_key(|game| game.game);
        games.dedup_by_key(|game| game.game);
        games
    });
    let ids = Memo::new(move |_| {
        games.with(|games| games.iter().map(|game| game.game).collect::<Vec<_>>())
    });
    let list = Signal::derive(move || Some(games.get()));
    view! {
        <Show when=move || !ids.with(Vec::is_empty)>
            <section class="card lobby-live" id="followed" aria-label=i18n.text(messages::online_followed_games)>
                <div class="card__head">
                    <h2>{i18n.text(messages::online_followed_games)}</h2>
                    <span class="badge badge--quiet">{move || ids.with(Vec::len)}</span>
                </div>
                <div class="live-grid">
                    <For each=move || ids.get() key=|id| *id let:id>
                        <LiveTile state id is_featured=false games=list/>
                    </For>
                </div>
            </section>
        </Show>
    }
}

/// The members who are online: those whom the person follows first.
#[component]
pub(super) fn Online(state: LobbyState) -> impl IntoView {
    let i18n = i18n();
    let shows_all = RwSignal::new(false);
    let members = Memo::new(move |_| {
        let me = state.connection.me();
        let mut online = state.online.get()?;
        online.retain(|one| me.as_ref().is_none_or(|me| me.name != one.name));
        online.sort_by_key(|one| !state.is_following(&one.name));
        Some(online)
    });
    let count = move || members.with(|members| members.as_ref().map_or(0, Vec::len));
    let shown = move || {
        let limit = if shows_all.get() { usize::MAX } else { FIRST_ROWS };
        members.get().into_iter().flatten().take(limit).collect::<Vec<_>>()
    };
    view! {
        <section class="card" id="online" aria-label=i18n.text(messages::online_online)>
            <div class="card__head">
                <h2>{i18n.text(messages::online_online)}</h2>
                <Show when=move || { count() > 0 }><span class="badge badge--quiet">{count}</span></Show>
            </div>
            <Show when=move || members.with(Option::is_none)><div class="card__body"><Skeleton lines=3/></div></Show>
            <Show when=move || members.with(|members| members.as_ref().is_some_and(Vec::is_empty))>
                <p class="list-row quiet">{i18n.text(messages::online_nobody_online)}</p>
            </Show>
            <For each=shown key=|one| (one.name.clone(), one.playing) let:one><OnlineRow state one/></For>
            <Show when=move || { !shows_all.get() && count() > FIRST_ROWS }>
                <button type="button" class="button button--quiet button--wide" data-act="all-online" on:click=handler(move |_| shows_all.set(true))>
                    {move || i18n.say(&messages::online_show_all(count() as u64))}
                </button>
            </Show>
        </section>
    }
}

/// A member who is online, and the way to the game that they play.
#[component]
fn OnlineRow(state: LobbyState, one: OnlinePlayer) -> impl IntoView {
    let i18n = i18n();
    let (name, playing) = (one.name.clone(), one.playing);
    let is_followed = Memo::new(move |_| state.is_following(&name));
    let (row, to) = (one.name.clone(), Route::Online(OnlineRoute::Player(one.name.clone())));
    view! {
        <div class="list-row" data-online=row>
            <i class="presence"></i>
            <Link to class="row">
                <HexAvatar avatar=Avatar::Person(one.name.clone()) small=true/>
                <b class="clip">{one.name.clone()}</b>
            </Link>
            <Show when=move || is_followed.get()>
                <span class="gold row">{Icon::Eye.draw()}<span class="sr">{i18n.text(messages::online_followed_mark)}</span></span>
            </Show>
            <span class="spring"></span>
            {playing.map(|game| view! {
                <Link to=Route::Online(OnlineRoute::Game(game.to_string())) class="quiet small">{i18n.text(messages::online_playing)}</Link>
            })}
        </div>
    }
}
