//! The large board of the first screen: a live game, or an example.

use basalt_locales::messages;
use basalt_referee::Player;
use basalt_rules::{AnyMove, AnyPosition, Color, Feature, Title};
use basalt_view::{Frame, scene};
use basalt_wire::{LiveGame, LobbySummary};
use leptos::prelude::*;

use super::demo_board::DemoBoard;
use crate::board::Picture;
use crate::components::{Avatar, PlayerBar, guest_name, member_detail};
use crate::game_ui::{pitch, player_note};
use crate::i18n::{I18n, i18n};
use crate::route::{Link, OnlineRoute, Route};

/// The live game that the lobby features if it is of this title, otherwise an example.
#[component]
pub(super) fn Featured(
    /// The title.
    title: RwSignal<Title>,
    /// The lobby, as soon as it is known.
    lobby: RwSignal<Option<LobbySummary>>,
) -> impl IntoView {
    let live = Memo::new(move |_| {
        let featured = lobby.with(|lobby| lobby.as_ref().and_then(|it| it.featured.clone()));
        let game = featured.filter(|game| game.terms.game.title() == title.get())?;
        Some((position(&game)?, game))
    });
    let id = Memo::new(move |_| live.with(|live| live.as_ref().map(|(_, game)| game.game)));
    move || {
        // A move changes the board, not the screen around it.
        match id.get().and_then(|_| live.get_untracked()) {
            Some(first) => view! { <Live first live/> }.into_any(),
            None => view! { <Example title=title.get()/> }.into_any(),
        }
    }
}

/// A live game and the position on its board.
type Shown = (AnyPosition, LiveGame);

/// The position of a live game.
pub(super) fn position(game: &LiveGame) -> Option<AnyPosition> {
    AnyPosition::parse(game.terms.game, &game.board.as_ref()?.position).ok()
}

/// A game that is being played, with a link to it.
#[component]
fn Live(
    /// The game at first.
    first: Shown,
    /// The same game, as long as it is featured.
    live: Memo<Option<Shown>>,
) -> impl IntoView {
    let i18n = i18n();
    let game = first.1.clone();
    let shown = Memo::new(move |_| live.get().unwrap_or_else(|| first.clone()));
    let bar = move |color: Color, player: Player| {
        let (known, avatar) = (player.clone(), Avatar::from(&player));
        let name = Signal::derive(move || name(&player, i18n));
        let detail = Signal::derive(move || rating(&known, i18n));
        let is_turn =
            Signal::derive(move || shown.with(|(position, _)| position.to_move() == color));
        let on_board = move || shown.with(|(position, _)| player_note(position, color));
        let note =
            Signal::derive(move || on_board().map(|note| i18n.say(&note)).unwrap_or_default());
        view! {
            <PlayerBar color avatar name detail note is_turn is_near=color == Color::White/>
        }
    };
    let picture =
        move || shown.with(|(position, game)| scene(position, last_move(game), Frame::default()));
    let label = i18n.text(messages::page_home_live);
    view! {
        <section class="card featured" aria-label=label>
            {bar(Color::Black, game.black.clone())}
            <Link to=Route::Online(OnlineRoute::Game(game.game.to_string())) class="featured__board">
                <span class="sr">{i18n.text(messages::page_home_watch)}</span>
                <Picture scene=Signal::derive(picture)/>
            </Link>
            {bar(Color::White, game.white.clone())}
            <p class="featured__tag"><span class="tag tag--live">{label}</span></p>
        </section>
    }
}

/// The move that led to the position of a live game.
fn last_move(game: &LiveGame) -> Option<AnyMove> {
    let last = game.board.as_ref()?.last.as_deref()?;
    AnyMove::parse(game.terms.game, last).ok()
}

/// The name of a player.
pub(super) fn name(player: &Player, i18n: I18n) -> String {
    match player {
        Player::Member { name, .. } => name.clone(),
        Player::Guest { name } => guest_name(name, i18n),
        Player::Computer { .. } => i18n.say(&messages::page_new_opponent_computer()),
    }
}

/// The rating of a member, or the level of the computer.
fn rating(player: &Player, i18n: I18n) -> String {
    match player {
        Player::Member { rating, bot, .. } => member_detail(*rating, *bot, i18n),
        Player::Guest { .. } => String::new(),
        Player::Computer { level } => level.to_string(),
    }
}

/// A finished game that plays itself, and the title in one sentence.
#[component]
fn Example(title: Title) -> impl IntoView {
    let i18n = i18n();
    let label = i18n.text(messages::page_home_example);
    let is_tall = title.games().iter().all(|game| !game.has(Feature::WideBoard));
    view! {
        <section class="card featured featured--example" class=("featured--tall", is_tall) aria-label=label>
            <p class="featured__tag"><span class="tag">{label}</span></p>
            <div class="featured__board"><DemoBoard title/></div>
            <p class="featured__pitch quiet">{move || i18n.say(&pitch(title))}</p>
        </section>
    }
}
