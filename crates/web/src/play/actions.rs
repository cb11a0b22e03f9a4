//! The actions of the game under way besides moving. On phones the card is a bar at the lower edge.

use basalt_locales::messages;
use basalt_play::LocalGame;
use leptos::prelude::*;

use super::table::MovesProps;
use super::{GameController, MovesDialog, ResignDialog, menu_entry};
use crate::board::{BoardReports, LinksAction};
use crate::browser::{handler, matches};
use crate::components::{ActionButton, Menu, Show};
use crate::engine::EngineClient;
use crate::i18n::i18n;
use crate::icons::Icon;
use crate::route::{Link, Route, Router};

/// A screen on which the actions are a bar.
const PHONE: &str = "(max-width: 640px)";

/// The card of actions.
#[component]
pub(super) fn Actions(moves: MovesProps) -> impl IntoView {
    let (i18n, controller) = (i18n(), expect_context::<GameController>());
    let engine = expect_context::<EngineClient>();
    let may_hurry = Memo::new(move |_| controller.may_hurry());
    let (resigns, lists_moves) = (RwSignal::new(false), RwSignal::new(false));
    view! {
        <section class="card actions" aria-label=i18n.text(messages::page_play_actions)>
            {move || if may_hurry.get() {
                view! { <ActionButton icon=Icon::Ahead label=messages::page_play_stop attr:data-act="stop" on:click=handler(move |_| engine.hurry())/> }.into_any()
            } else {
                view! { <ActionButton icon=Icon::Hint label=messages::page_play_hint attr:data-act="hint" attr:aria-busy=move || controller.seeks_hint().to_string() attr:disabled=move || !controller.may_ask_hint() on:click=handler(move |_| controller.ask_hint())/> }.into_any()
            }}
            <ActionButton icon=Icon::Undo label=messages::page_play_undo attr:data-act="undo" attr:disabled=move || !controller.may_undo() on:click=handler(move |_| controller.undo())/>
            <div class="desk-only">
                <ActionButton icon=Icon::Swap label=messages::page_play_flip attr:data-act="flip" on:click=handler(move |_| controller.flip())/>
            </div>
            <LinksAction/>
            <div class="phone-only">
                <ActionButton icon=Icon::Layers label=messages::page_play_moves attr:data-act="moves" on:click=handler(move |_| lists_moves.set(true))/>
            </div>
            <div class="desk-only">
                <ActionButton icon=Icon::Flag label=messages::page_play_resign danger=true attr:data-act="resign" on:click=handler(move |_| resigns.set(true))/>
            </div>
            <More resigns/>
            <ResignDialog open=resigns resign=Callback::new(move |()| controller.resign())/>
            <MovesDialog open=lists_moves moves/>
        </section>
    }
}

/// Everything that is needed less often.
#[component]
fn More(resigns: RwSignal<bool>) -> impl IntoView {
    let (i18n, controller) = (i18n(), expect_context::<GameController>());
    let (router, reports) = (expect_context::<Router>(), BoardReports::of_screen());
    let button = view! {
        <span class="desk-only">{Icon::Dots.draw()}</span>
        <span class="phone-only">{Icon::Menu.draw()}</span>
        <span class="desk-only">{i18n.text(messages::page_more)}</span>
        <span class="phone-only">{i18n.text(messages::page_play_menu)}</span>
    };
    let name = || if matches(PHONE) { messages::page_play_menu() } else { messages::page_more() };
    let title = move || controller.shown().game().title().to_string();
    view! {
        <Menu class="action" label=move || i18n.say(&name()) button=button.into_any()>
            <Show when=move || controller.with(LocalGame::may_redo) == Some(true)>
                {menu_entry(i18n, Icon::Forward, "redo", messages::page_play_redo, move || controller.redo())}
            </Show>
            <Show when=move || controller.with(LocalGame::may_place_rest) == Some(true)>
                {menu_entry(i18n, Icon::Layers, "place-rest", messages::page_play_place_rest, move || controller.place_rest())}
            </Show>
            <Show when=move || controller.with(LocalGame::may_finish) == Some(true)>
                {menu_entry(i18n, Icon::Last, "finish", messages::page_play_finish, move || controller.finish())}
            </Show>
            <div class="phone-only">
                {menu_entry(i18n, Icon::Swap, "flip", messages::page_play_flip, move || controller.flip())}
            </div>
            {reports.menu_tools()}
            {menu_entry(i18n, Icon::Eye, "zen", messages::page_play_zen, move || controller.zen.toggle())}
            {move || view! {
                <Link to=Route::Rules(title())>{Icon::Book.labelled(messages::page_rules)}</Link>
            }}
            {menu_entry(i18n, Icon::Play, "new", messages::page_play_new, move || router.go(Route::New))}
            <div class="phone-only">
                {menu_entry(i18n, Icon::Flag, "resign", messages::page_play_resign, move || resigns.set(true))}
            </div>
        </Menu>
    }
}
