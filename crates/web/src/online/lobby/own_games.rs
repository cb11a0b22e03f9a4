//! The person's own running games, those first in which it is their turn.

use basalt_locales::messages;
use basalt_referee::{Millis, Pace, Player};
use basalt_rules::Color;
use basalt_wire::LiveGame;
use leptos::prelude::*;

use super::LobbyState;
use crate::browser::handler;
use crate::components::Show;
use crate::i18n::{I18n, i18n};
use crate::online::mini_board::MiniBoard;
use crate::online::texts::{
    clock, game as game_name, left, name_and_rating, time_control, time_left,
};
use crate::route::{Link, OnlineRoute, Route};

/// With less time than this for a move it is urgent, in milliseconds.
const URGENT_MS: u64 = 12 * 60 * 60 * 1000;

/// With less time than this in a live game a move is urgent, in milliseconds.
const URGENT_LIVE_MS: u64 = 20_000;

/// The card of own games; nothing without any.
#[component]
pub(super) fn OwnGames(state: LobbyState) -> impl IntoView {
    let i18n = i18n();
    let shows_all = RwSignal::new(false);
    let turns = move || state.own.with(|own| own.iter().filter(|game| is_your_turn(game)).count());
    let count = move || state.own.with(Vec::len);
    let shown = move || {
        let all = shows_all.get() || turns() == 0;
        state.own.get().into_iter().filter(|game| all || is_your_turn(game)).collect::<Vec<_>>()
    };
    let title = move || {
        i18n.say(&if turns() > 0 {
            messages::online_your_turn_title()
        } else {
            messages::online_your_games()
        })
    };
    let is_hiding = move || !shows_all.get() && turns() > 0 && count() > turns();
    view! {
        <Show when=move || { count() > 0 }>
            <section class="card lobby-turn" id="awaiting" aria-label=title>
                <div class="card__head">
                    <h2>{title}</h2>
                    <Show when=move || { turns() > 0 }><span class="badge">{turns}</span></Show>
                    <Show when=is_hiding>
                        <button type="button" class="button button--quiet more" data-act="all-own" on:click=handler(move |_| shows_all.set(true))>
                            {move || i18n.say(&messages::online_show_all(count() as u64))}
                        </button>
                    </Show>
                </div>
                <div class="turn-games">
                    <For each=shown key=|game| (game.game, game.plies) let:game><OwnGame state game/></For>
                </div>
            </section>
        </Show>
    }
}

fn is_your_turn(game: &LiveGame) -> bool {
    let running =
        game.board.as_ref().and_then(|board| board.clocks).and_then(|clocks| clocks.running);
    game.you.is_some() && running == game.you
}

fn opponent(game: &LiveGame) -> &Player {
    match game.you {
        Some(Color::White) => &game.black,
        Some(Color::Black) | None => &game.white,
    }
}

/// A game: a small board, the opponent, and the time that is left.
#[component]
fn OwnGame(state: LobbyState, game: LiveGame) -> impl IntoView {
    let i18n = i18n();
    let (name, _) = name_and_rating(opponent(&game), i18n);
    let terms = game.terms;
    let now = Signal::derive(move || {
        state.tick.track();
        state.connection.now()
    });
    let about =
        move || format!("{} · {}", i18n.say(&game_name(terms.game)), time_control(&terms, i18n));
    view! {
        <Link to=Route::Online(OnlineRoute::Game(game.game.to_string())) class="turn-game">
            <MiniBoard game=terms.game board=Signal::stored(game.board.clone())/>
            <span>
                <b class="clip">{name}</b>
                <span class="small quiet">{about}</span>
                {is_your_turn(&game).then(|| view! { <TimeLeft game=game.clone() now/> })}
            </span>
        </Link>
    }
}

/// The time that the person has left for a move.
#[component]
pub(crate) fn TimeLeft(
    /// The game, in which it is their turn.
    game: LiveGame,
    /// The server's time.
    #[prop(into)]
    now: Signal<Millis>,
) -> impl IntoView {
    let i18n = i18n();
    let (you, pace) = (game.you, game.terms.pace);
    let clocks = game.board.and_then(|board| board.clocks);
    let remaining = move || Some(left(clocks?, you?, now.get()));
    let class = move || {
        let urgent = match pace {
            Pace::Live { .. } => URGENT_LIVE_MS,
            Pace::Days(_) => URGENT_MS,
        };
        if remaining().is_some_and(|left| left < urgent) { "small bad" } else { "small gold" }
    };
    let time = move || remaining().map(|left| time_text(pace, left, i18n));
    view! { <span class=class>{time}</span> }
}

fn time_text(pace: Pace, left: u64, i18n: I18n) -> String {
    match pace {
        Pace::Live { .. } => clock(left),
        Pace::Days(_) => i18n.say(&time_left(left)),
    }
}
