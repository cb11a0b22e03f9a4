//! Parts of the first screen and the lobby.

use basalt_rules::{AnyPosition, Color, Title};
use leptos::prelude::*;

use super::Sample;
use crate::components::{Avatar, HexAvatar, Stone};
use crate::icons::Icon;
use crate::mini_board::MiniBoard;

/// The tiles that pair: as they are, with people who wait, and while one waits oneself.
#[component]
pub(super) fn Tiles() -> impl IntoView {
    view! {
        <Sample title="Pair tiles and choice rows">
            <div class="pairing">
                <button type="button" class="pair-tile"><b>"3 + 2"</b><span>"Blitz"</span></button>
                <button type="button" class="pair-tile"><b>"5 + 3"</b><span>"Blitz"</span><small>"4 waiting"</small></button>
                <button type="button" class="pair-tile is-waiting"><b>"10 + 0"</b><span>"Looking… 0:07"</span></button>
                <button type="button" class="pair-tile"><b>"Custom"</b><span>"any time"</span></button>
            </div>
            <a class="choice-row choice-row--main" href="/components">
                {Icon::Play.draw()}
                <span class="choice-row__text"><b>"Find an opponent"</b><span>"10 + 0 · rated"</span></span>
            </a>
            <div class="split">
                <button type="button" class="choice-row">
                    {Icon::Computer.draw()}
                    <span class="choice-row__text"><b>"Play the computer"</b><span>"Level 3"</span></span>
                </button>
                <button type="button" class="choice-row choice-row--icon" aria-label="Options">{Icon::Settings.draw()}</button>
            </div>
        </Sample>
    }
}

/// A live game of each title, and people who are here.
#[component]
pub(super) fn LiveGames() -> impl IntoView {
    let player = |color, name: &'static str, rating: &'static str, time: &'static str| {
        view! {
            <span class="row">
                <Stone color/><b class="clip">{name}</b><span class="quiet">{rating}</span>
                <span class="spring"></span><span class="quiet">{time}</span>
            </span>
        }
    };
    let game = move |title: Title| {
        view! {
            <div class="live-cell">
                <a class="live-game" href="/components">
                    {player(Color::Black, "halite", "1590", "2:07")}
                    <MiniBoard position=AnyPosition::start(title.easiest())/>
                    {player(Color::White, "olivine", "1968", "1:48")}
                </a>
            </div>
        }
    };
    let person = |name: &str| {
        view! {
            <p class="row">
                <HexAvatar avatar=Avatar::Person(name.to_owned()) small=true/><b>{name.to_owned()}</b>
                <i class="presence"></i><span class="quiet small">"Playing now"</span>
            </p>
        }
    };
    view! {
        <Sample title="Live games and presence">
            {Title::ALL.map(game).collect_view()}
            {["mica", "tephra"].map(person).collect_view()}
            <span class="turn-pill"><span>"Your turn"</span><b>"2"</b></span>
        </Sample>
    }
}

/// A table of figures.
#[component]
pub(super) fn DataTable() -> impl IntoView {
    let row = |class, name, points| {
        view! { <tr class=class><td>{name}</td><td class="num">{points}</td></tr> }
    };
    view! {
        <Sample title="Data">
            <table class="data">
                <thead><tr><th>"Player"</th><th class="num">"Rating"</th></tr></thead>
                <tbody>{row("", "olivine", "1968")}{row("is-you", "illite", "1684")}</tbody>
            </table>
        </Sample>
    }
}
