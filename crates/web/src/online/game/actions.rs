//! The actions of an online game besides moving. On phones the card is a bar at the lower edge.

use basalt_locales::messages;
use basalt_referee::Player;
use basalt_rules::Color;
use basalt_wire::Act;
use leptos::prelude::*;

use super::player::player_of;
use super::{ClientGame, GameScreenState};
use crate::board::{BoardReports, LinksAction, LinksEntry};
use crate::browser::handler;
use crate::components::{ActionButton, Menu, Show};
use crate::i18n::i18n;
use crate::icons::Icon;
use crate::online::chat::Chat;
use crate::play::{MovesDialog, MovesProps, ResignDialog, menu_entry};
use crate::route::{Link, OnlineRoute, Route, Router};

/// The card of actions.
#[component]
pub(super) fn Actions(state: GameScreenState, moves: MovesProps, chat: Chat) -> impl IntoView {
    let i18n = i18n();
    let (resigns, lists_moves) = (RwSignal::new(false), RwSignal::new(false));
    let plays = Memo::new(move |_| {
        state.you().filter(|_| state.with(|game| game.game.ending().is_none()) == Some(true))
    });
    let has_moved = Memo::new(move |_| {
        plays.get().is_some_and(|you| state.with(|game| game.game.has_moved(you)) == Some(true))
    });
    let both_have_moved = Memo::new(move |_| {
        let both = |game: &ClientGame| Color::ALL.iter().all(|&color| game.game.has_moved(color));
        has_moved.get() && state.with(both) == Some(true)
    });
    let is_playing = move || plays.get().is_some();
    view! {
        <section class="card actions" aria-label=i18n.text(messages::page_play_actions)>
            {chat.button("action")}
            <Show when=is_playing>
                <ActionButton icon=Icon::Draw label=messages::online_offer_draw attr:data-act="draw" attr:disabled=move || !both_have_moved.get() on:click=handler(move |_| state.act(Act::OfferDraw))/>
                <ActionButton icon=Icon::Undo label=messages::online_ask_takeback attr:data-act="takeback" attr:disabled=move || !has_moved.get() on:click=handler(move |_| state.act(Act::AskTakeback))/>
            </Show>
            <div class=move || if is_playing() { "desk-only" } else { "" }>
                <ActionButton icon=Icon::Swap label=messages::page_play_flip attr:data-act="flip" on:click=handler(move |_| state.flip())/>
            </div>
            <div class="desk-only"><LinksAction/></div>
            <Show when=is_playing>
                <div class="desk-only"><Leave state has_moved resigns/></div>
            </Show>
            <NextTurn state/>
            <div class=move || if state.is_correspondence() { "" } else { "phone-only" }><More state has_moved=has_moved plays=plays.into() resigns lists_moves/></div>
            <ResignDialog open=resigns resign=Callback::new(move |()| state.act(Act::Resign))/>
            <MovesDialog open=lists_moves moves/>
            {chat.sheet()}
        </section>
    }
}

/// The way out of a game: aborting before the first move, then resigning.
#[component]
fn Leave(state: GameScreenState, has_moved: Memo<bool>, resigns: RwSignal<bool>) -> impl IntoView {
    view! {
        <Show when=move || has_moved.get()>
            <ActionButton icon=Icon::Flag label=messages::page_play_resign danger=true attr:data-act="resign" on:click=handler(move |_| resigns.set(true))/>
        </Show>
        <Show when=move || !has_moved.get()>
            <ActionButton icon=Icon::Cross label=messages::online_abort danger=true attr:data-act="abort" on:click=handler(move |_| state.act(Act::Abort))/>
        </Show>
    }
}

/// The way to the next game in which it is the person's turn, while it is not in this one.
#[component]
fn NextTurn(state: GameScreenState) -> impl IntoView {
    let router = expect_context::<Router>();
    let next = Memo::new(move |_| {
        let waiting = state.connection.waiting();
        waiting.into_iter().find(|&game| game != state.id).filter(|_| !state.is_turn())
    });
    let go = move |_| {
        if let Some(game) = next.get_untracked() {
            router.go(Route::Online(OnlineRoute::Game(game.to_string())));
        }
    };
    view! {
        <Show when=move || state.you().is_some() && next.get().is_some()>
            <ActionButton icon=Icon::Forward label=messages::online_next_turn attr:data-act="next-turn" on:click=handler(go)/>
        </Show>
    }
}

/// Everything that does not fit into the bar of a phone; elsewhere what is needed less often in correspondence.
#[component]
fn More(
    state: GameScreenState,
    has_moved: Memo<bool>,
    plays: Signal<Option<Color>>,
    resigns: RwSignal<bool>,
    lists_moves: RwSignal<bool>,
) -> impl IntoView {
    let i18n = i18n();
    let reports = BoardReports::of_screen();
    let button = view! { {Icon::Menu.draw()}<span>{i18n.text(messages::page_play_menu)}</span> };
    let profiles = move || {
        let members = state.with(|game| {
            Color::ALL.map(|color| match player_of(game, color) {
                Player::Member { name, .. } => Some(name.clone()),
                Player::Guest { .. } | Player::Computer { .. } => None,
            })
        });
        let link = |name: String| {
            view! {
                <Link to=Route::Online(OnlineRoute::Player(name.clone()))>{Icon::Person.draw()}{name}</Link>
            }
        };
        members.into_iter().flatten().flatten().map(link).collect_view()
    };
    view! {
        <Menu class="action" label=i18n.text(messages::page_play_menu) button=button.into_any()>
            <div class="phone-only">
                {menu_entry(i18n, Icon::Layers, "moves", messages::page_play_moves, move || lists_moves.set(true))}
                <Show when=move || plays.get().is_some()>
                    {menu_entry(i18n, Icon::Swap, "flip", messages::page_play_flip, move || state.flip())}
                </Show>
                <LinksEntry/>
            </div>
            {reports.menu_tools()}
            <Show when=move || state.is_correspondence()>
                {menu_entry(i18n, Icon::Book, "notes", messages::online_note, move || state.open_notes())}
            </Show>
            <Show when=move || state.has_conditions() && plays.get().is_some()>
                {menu_entry(i18n, Icon::Layers, "conditions", messages::online_conditions, move || state.open_conditions())}
            </Show>
            {profiles}
            <div class="phone-only">
                <Show when=move || plays.get().is_some() && has_moved.get()>
                    {menu_entry(i18n, Icon::Flag, "resign", messages::page_play_resign, move || resigns.set(true))}
                </Show>
                <Show when=move || plays.get().is_some() && !has_moved.get()>
                    {menu_entry(i18n, Icon::Cross, "abort", messages::online_abort, move || state.act(Act::Abort))}
                </Show>
            </div>
        </Menu>
    }
}
