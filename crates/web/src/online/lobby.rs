//! The lobby: quick pairing, open challenges, the person's own games, live games and results.

mod challenges;
mod custom_challenge;
mod live_games;
mod own_games;
mod pairing;
mod people;
mod presence;

pub(crate) use own_games::TimeLeft;

use std::time::Duration;

use basalt_locales::messages;
use basalt_referee::{ColorWish, Pace, SeekId, Terms};
use basalt_rules::Game;
use basalt_wire::{
    ErrorCode, FollowedPlayer, FromServer, Listed, LiveGame, LobbyCounts, OnlinePlayer, Seek,
    ToServer,
};
use leptos::prelude::*;

use super::api;
use super::connection::Connection;
use super::texts::error_message;
use crate::account_state::AccountState;
use crate::browser::{self, handler};
use crate::components::IconButton;
use crate::effect::effect;
use crate::i18n::{I18n, i18n};
use crate::icons::Icon;
use crate::notices::Notices;
use crate::route::{OnlineRoute, Route, Router};
use crate::turn_alerts::{TurnAlerts, start_polling};

/// The terms that are selected at first.
pub(super) const DEFAULT_TERMS: Terms = Terms {
    game: Game::DEFAULT,
    board: Game::DEFAULT.usual_board(),
    pace: Pace::Live { base: 300, increment: 3 },
    rated: false,
    color: ColorWish::Either,
    odds: None,
    best_of_three: false,
};

/// The terms of an address that pairs at once, as in `/online/pair/dvonn/300+3` and `/online/pair/dvonn/3d`.
pub(super) fn terms_of(game: &str, pace: &str) -> Option<Terms> {
    let game: Game = game.parse().ok()?;
    let pace = if let Some(days) = pace.strip_suffix('d') {
        Pace::Days(days.parse().ok()?)
    } else {
        let (base, increment) = pace.split_once('+')?;
        Pace::Live { base: base.parse().ok()?, increment: increment.parse().ok()? }
    };
    let terms = Terms { game, board: game.usual_board(), pace, ..DEFAULT_TERMS };
    terms.check().is_ok().then_some(terms)
}

/// The lobby as the screen knows it.
#[derive(Clone, Copy)]
struct LobbyState {
    /// Open challenges, the person's own ones included; nothing until the server has sent them.
    seeks: RwSignal<Option<Vec<Seek>>>,
    /// Whether the person has asked for challenges beyond the newest page.
    shows_older: RwSignal<bool>,
    live: RwSignal<Option<Vec<LiveGame>>>,
    recent: RwSignal<Vec<Listed>>,
    counts: RwSignal<Option<LobbyCounts>>,
    /// The person's own running games.
    own: RwSignal<Vec<LiveGame>>,
    /// The terms of the next challenge; the tiles decide the time.
    terms: RwSignal<Terms>,
    /// Whether the dialog for a challenge is open.
    dialog: RwSignal<bool>,
    /// The opponent in it.
    opponent: RwSignal<Opponent>,
    /// The player to challenge.
    to: RwSignal<String>,
    /// The members whom the person follows.
    following: RwSignal<Vec<FollowedPlayer>>,
    /// The members who are online; nothing until the server has sent them.
    online: RwSignal<Option<Vec<OnlinePlayer>>>,
    /// Counts up once a second.
    tick: RwSignal<u64>,
    connection: Connection,
}

/// The opponent of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Opponent {
    /// Anybody in the lobby.
    Anyone,
    /// The friend who opens the link.
    Friend,
    /// A player by name.
    Player,
    /// The server's engine.
    Computer,
}

/// The reason to open the lobby.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum LobbyPurpose {
    /// To look around.
    Visit,
    /// To challenge a player.
    Challenge(String),
    /// To be paired at once.
    Pair(Terms),
}

/// The lobby.
#[component]
pub(super) fn Lobby(purpose: LobbyPurpose) -> impl IntoView {
    let i18n = i18n();
    let state = LobbyState::new(expect_context());
    state.follow();
    state.follow_presence();
    match purpose {
        LobbyPurpose::Visit => {}
        LobbyPurpose::Challenge(name) => {
            state.to.set(name);
            state.open_dialog(Opponent::Player);
        }
        LobbyPurpose::Pair(terms) => state.pair_on_arrival(terms),
    }
    view! {
        <div class="page-body lobby">
            <h1 class="sr">{i18n.text(messages::online_title)}</h1>
            <div class="stack">
                <pairing::Pairing state/>
                <challenges::Challenges state/>
            </div>
            <div class="stack">
                <own_games::OwnGames state/>
                <presence::FollowedGames state/>
                <live_games::LiveGames state/>
            </div>
            <div class="stack">
                <presence::Online state/>
                <people::Results state/>
                <people::Leaders state/>
            </div>
            <custom_challenge::CustomChallenge state/>
        </div>
    }
}

impl LobbyState {
    fn new(connection: Connection) -> Self {
        Self {
            seeks: RwSignal::new(None),
            shows_older: RwSignal::new(false),
            live: RwSignal::new(None),
            recent: RwSignal::new(Vec::new()),
            counts: RwSignal::new(None),
            own: RwSignal::new(Vec::new()),
            terms: RwSignal::new(DEFAULT_TERMS),
            dialog: RwSignal::new(false),
            opponent: RwSignal::new(Opponent::Anyone),
            to: RwSignal::new(String::new()),
            following: RwSignal::new(Vec::new()),
            online: RwSignal::new(None),
            tick: RwSignal::new(0),
            connection,
        }
    }

    /// Requests the lobby after each reconnect, and follows its changes until the screen is left.
    fn follow(self) {
        let connection = self.connection;
        connection.listen(move |said| self.on_message(said));
        effect(move || {
            if connection.is_open().is_some() {
                connection.request(ToServer::EnterLobby, |_| ());
                self.load_own_games();
            }
        });
        on_cleanup(move || connection.request(ToServer::LeaveLobby, |_| ()));
        let tick = move || self.tick.update(|tick| *tick += 1);
        if let Ok(interval) = set_interval_with_handle(tick, Duration::from_secs(1)) {
            on_cleanup(move || interval.clear());
        }
    }

    fn on_message(self, said: &FromServer) {
        match said {
            FromServer::Lobby { seeks, live, counts, recent } => {
                self.seeks.set(Some(seeks.clone()));
                self.live.set(Some(live.clone()));
                self.counts.set(*counts);
                self.recent.set(recent.clone());
                if self.shows_older.get_untracked() {
                    self.load_older_seeks();
                }
            }
            FromServer::Boards { boards } => self.live.update(|live| {
                for update in boards {
                    let mut games = live.iter_mut().flatten();
                    if let Some(game) = games.find(|game| game.game == update.game) {
                        game.plies = update.plies;
                        game.board = Some(update.board.clone());
                    }
                }
            }),
            FromServer::OlderSeeks { seeks: older } => self.add_older_seeks(older),
            FromServer::SeekOpened(seek) => self.seeks.update(|seeks| {
                let seeks = seeks.get_or_insert_default();
                seeks.retain(|other| other.seek != seek.seek);
                seeks.push(seek.clone());
            }),
            FromServer::SeekClosed { seek } => self.seeks.update(|seeks| {
                if let Some(seeks) = seeks {
                    seeks.retain(|other| other.seek != *seek);
                }
            }),
            FromServer::Waiting { .. } => self.load_own_games(),
            _ => {}
        }
    }

    /// Adds a page of challenges, and requests the one before it until there is none.
    fn add_older_seeks(self, older: &[Seek]) {
        let is_new = self.seeks.try_update(|seeks| {
            let seeks = seeks.get_or_insert_default();
            let known = seeks.len();
            let is_known = |seek: &Seek| seeks.iter().any(|other| other.seek == seek.seek);
            let new: Vec<Seek> = older.iter().filter(|seek| !is_known(seek)).cloned().collect();
            seeks.splice(0..0, new);
            seeks.len() > known
        });
        if is_new == Some(true) {
            self.load_older_seeks();
        }
    }

    /// Requests the challenges that are older than those that are known.
    fn load_older_seeks(self) {
        let oldest = self.seeks.with_untracked(|seeks| {
            seeks.iter().flatten().map(|seek| (seek.since, seek.seek)).min()
        });
        if let Some((since, seek)) = oldest {
            self.connection.request(ToServer::OlderSeeks { since, seek }, |_| ());
        }
    }

    fn load_own_games(self) {
        leptos::task::spawn_local(async move {
            if let Ok(games) = api::get::<Vec<LiveGame>>("/api/my-games").await {
                // The screen may have been left meanwhile.
                let _ = self.own.try_set(games);
            }
        });
    }

    /// The person's own open challenges.
    fn own_seeks(self) -> Vec<Seek> {
        self.seeks.with(|seeks| seeks.iter().flatten().filter(|seek| seek.yours).cloned().collect())
    }

    /// Opens the dialog for a challenge.
    fn open_dialog(self, opponent: Opponent) {
        self.opponent.set(opponent);
        self.dialog.set(true);
    }

    fn is_member(self) -> bool {
        self.connection.me().is_some_and(|me| me.member)
    }

    /// The terms with another time.
    fn terms_with(self, pace: Pace) -> Terms {
        Terms { pace, ..self.terms.get() }
    }

    /// Pairs as soon as the lobby is there, members for ratings. The address becomes that of the lobby, so that a reload does not pair again.
    fn pair_on_arrival(self, terms: Terms) {
        let account = expect_context::<AccountState>();
        let terms = Terms { rated: untrack(|| account.plays_rated(terms.game)), ..terms };
        self.terms.set(terms);
        let (i18n, notices) = (i18n(), expect_context::<Notices>());
        browser::rename_address(&Route::Online(OnlineRoute::Lobby(None)).path());
        self.connection
            .request_as_guest(ToServer::Pair { terms }, move |answer| tell(answer, i18n, notices));
    }
}

/// The name of the person, or the state of the connection.
#[component]
pub(super) fn Whoami() -> impl IntoView {
    let (i18n, connection) = (i18n(), expect_context::<Connection>());
    move || {
        if connection.is_open().is_none() {
            return Some(
                view! { <p class="quiet" id="line">{i18n.say(&messages::online_connecting())}</p> }
                    .into_any(),
            );
        }
        let me = connection.me()?;
        let kind = if me.member { "member" } else { "guest" };
        let text = i18n.say(&messages::online_you(&me.name, kind));
        Some(view! { <p class="quiet" id="whoami">{text}</p> }.into_any())
    }
}

/// The buttons that answer a challenge.
#[component]
pub(super) fn Answers(
    seek: SeekId,
    for_you: bool,
    /// The class of the button that accepts.
    accept_class: &'static str,
) -> impl IntoView {
    let (i18n, connection) = (i18n(), expect_context::<Connection>());
    let notices = expect_context::<Notices>();
    let told = move |answer: Result<(), ErrorCode>| tell(answer, i18n, notices);
    let accept = move |_| connection.request_as_guest(ToServer::Accept { seek }, told);
    let decline = move |_| connection.request(ToServer::Decline { seek }, told);
    view! {
        {for_you.then(|| view! {
            <IconButton icon=Icon::Cross label=messages::online_decline attr:data-act="decline" on:click=handler(decline)/>
        })}
        <button type="button" class=accept_class data-act="accept" on:click=handler(accept)>
            {i18n.text(messages::online_accept)}
        </button>
    }
}

/// Shows a notice if something was refused.
pub(super) fn tell(answer: Result<(), ErrorCode>, i18n: I18n, notices: Notices) {
    if let Err(why) = answer {
        notices.tell(untrack(|| i18n.say(&error_message(&why))));
    }
}

/// Opens a game of the person's as soon as it starts.
pub(crate) fn follow_games(connection: Connection, router: Router) {
    effect(move || {
        if let Some((game, _)) = connection.take_started() {
            router.go(Route::Online(OnlineRoute::Game(game.to_string())));
        }
    });
}

/// Shows turn alerts in the navigation bar, and starts polling when a turn may come.
pub(crate) fn show_turn_alerts(connection: Connection, alerts: TurnAlerts) {
    effect(move || {
        alerts.set(connection.waiting().iter().map(ToString::to_string).collect());
    });
    connection.listen(|said| {
        let may_come = match said {
            FromServer::SeekOpened(seek) => seek.yours,
            FromServer::Started { .. } => true,
            FromServer::Waiting { games } => !games.is_empty(),
            _ => false,
        };
        if may_come {
            start_polling();
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_names_the_terms_of_a_pairing() {
        let terms = terms_of("dvonn", "300+3").expect("playable");
        assert_eq!(
            (terms.game.id(), terms.pace),
            ("dvonn", Pace::Live { base: 300, increment: 3 })
        );
        let terms = terms_of("punct-basic", "3d").expect("playable");
        assert_eq!((terms.game.id(), terms.pace), ("punct-basic", Pace::Days(3)));
        for (game, pace) in
            [("chess", "300+3"), ("dvonn", "5"), ("dvonn", "1+0"), ("dvonn", "99d"), ("dvonn", "")]
        {
            assert_eq!(terms_of(game, pace), None, "{game} {pace}");
        }
    }
}
