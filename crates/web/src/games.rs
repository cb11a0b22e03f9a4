//! The list of finished games, and their replay.

mod replay;

use basalt_locales::messages;
use basalt_play::{Archive, ArchiveEntry, GameId, LocalGame, Summary};
use basalt_records::Record;
use basalt_rules::Color;
use basalt_view::{announce, errors};
use leptos::prelude::*;

use crate::browser::handler;
use crate::components::{Empty, Show};
use crate::i18n::i18n;
use crate::icons::Icon;
use crate::mini_board::MiniBoard;
use crate::notices::Notices;
use crate::play::seat_name;
use crate::route::{Link, Route};
use crate::{archive, browser, local_storage};
pub(crate) use replay::Replay;

/// The number of games that are shown at first, and more at each request.
const PAGE: usize = 24;

/// All games that were finished here.
#[component]
pub(crate) fn Games() -> impl IntoView {
    let i18n = i18n();
    let games = RwSignal::new(archive::read());
    let is_empty = move || games.with(|games| games.entries().len() == 0);
    let shown = RwSignal::new(PAGE);
    let list = move || {
        let games = games.get();
        let entries = games.entries().take(shown.get());
        entries.map(|(id, entry)| (id, entry.clone())).collect::<Vec<_>>()
    };
    let export = move |_| save("basalt-games.txt", &games.with_untracked(Archive::export));
    let more = move |_| shown.update(|shown| *shown += PAGE);
    let has_more = move || games.with(|games| games.entries().len()) > shown.get();
    view! {
        <div class="page-body games">
            <div class="page-title">
                <h1>{i18n.text(messages::page_games)}</h1>
                <span class="spring"></span>
                <button class="button" data-act="export" on:click=handler(export) disabled=is_empty>{i18n.text(messages::page_games_export)}</button>
                <Import games/>
            </div>
            <Show when=is_empty>
                <Empty icon=Icon::Layers title=messages::page_games_none_title text=messages::page_games_none>
                    <Link to=Route::Home class="button button--main">{i18n.text(messages::page_home)}</Link>
                </Empty>
            </Show>
            <div class="entries">
                <For each=list key=|(id, _)| *id let:game>
                    <Kept id=game.0 entry=game.1 games/>
                </For>
            </div>
            <Show when=has_more>
                <button class="button" data-act="more" on:click=handler(more)>{i18n.text(messages::page_games_more)}</button>
            </Show>
        </div>
    }
}

/// Reads games from a file.
#[component]
fn Import(games: RwSignal<Archive>) -> impl IntoView {
    let (i18n, notices) = (i18n(), expect_context::<Notices>());
    let take = move |text: String| {
        let imported = games.try_update(|games| games.import(&text, browser::date() as u64));
        let Some(imported) = imported else { return };
        for id in &imported.added {
            let text = games.with_untracked(|games| games.get(*id).map(|entry| entry.text.clone()));
            if let Some(Err(error)) = text.map(|text| local_storage::write(&id.key(), &text)) {
                games.update(|games| {
                    games.remove(*id);
                });
                notices.tell(i18n.say(&archive::error_message(error)));
            }
        }
        let refused = imported.refused.len() as u64;
        notices.tell(i18n.say(&messages::page_games_imported(
            imported.added.len() as u64,
            imported.known as u64,
            refused,
        )));
    };
    view! {
        <label class="button">
            {i18n.text(messages::page_games_import)}
            <input type="file" class="sr" data-act="import" on:change=move |event| browser::read_file(&event, take)/>
        </label>
    }
}

/// One game of the list.
#[component]
fn Kept(id: GameId, entry: ArchiveEntry, games: RwSignal<Archive>) -> impl IntoView {
    let i18n = i18n();
    let sure = RwSignal::new(false);
    let delete = move |_| {
        if sure.get_untracked() {
            archive::delete(id);
            games.update(|games| {
                games.remove(id);
            });
        } else {
            sure.set(true);
        }
    };
    let text = entry.text.clone();
    let export = move |_| save_one(id, &text);
    let sound = entry.summary.is_ok();
    let studied = sound || can_be_studied(&entry.text);
    let board = LocalGame::from_text(&entry.text).ok().filter(|_| sound);
    let board = board.map(|game| {
        let last = game.plies().last().map(|ply| ply.mv);
        view! { <MiniBoard position=game.latest().clone() last/> }
    });
    let about = move || match &entry.summary {
        Ok(summary) => view! { <About summary=summary.clone()/> }.into_any(),
        Err(error) => {
            let why = errors::kept_game(error, &i18n.catalogue());
            view! {
                <p>{i18n.text(messages::page_games_broken)}</p>
                <details class="quiet small"><summary>{i18n.text(messages::page_games_broken_why)}</summary><p>{why}</p></details>
            }.into_any()
        }
    };
    view! {
        <div class="card entry" class:broken=!sound data-game=id.to_string()>
            {board}
            <div class="about">{about}</div>
            <div class="row row--wrap">
                {sound.then(|| view! {
                    <Link to=Route::Game(id.to_string()) class="button">{i18n.text(messages::page_games_open)}</Link>
                })}
                {studied.then(|| view! {
                    <Link to=Route::Analyse(Some(id.to_string())) class="button">{i18n.text(messages::page_analyse)}</Link>
                })}
                <button class="button" data-act="export-one" on:click=handler(export)>{i18n.text(messages::page_games_export_one)}</button>
                <button class="button button--danger" data-act="delete" on:click=handler(delete) on:blur=move |_| sure.set(false)>
                    {move || i18n.say(&if sure.get() { messages::page_games_delete_sure() } else { messages::page_games_delete() })}
                </button>
            </div>
        </div>
    }
}

/// Whether the analysis can open a text. It needs less than a running game.
fn can_be_studied(text: &str) -> bool {
    text.parse::<Record>().is_ok_and(|record| record.replay().is_ok())
}

/// The summary of a game.
#[component]
fn About(summary: Summary) -> impl IntoView {
    let i18n = i18n();
    let players = summary.players;
    let title = summary.game.title().name();
    let date = summary.date.clone().unwrap_or_default();
    let ending = summary.ending;
    let names = move || {
        let name = |color| i18n.say(&seat_name(players, color));
        format!("{} – {}", name(Color::White), name(Color::Black))
    };
    view! {
        <p><strong>{title}</strong> " " <span class="quiet">{date}</span></p>
        <p>{names}</p>
        <p class="quiet">{move || match ending {
            Some(ending) => i18n.say(&announce::reason(ending)),
            None => i18n.say(&messages::page_games_unfinished()),
        }}</p>
    }
}

/// Saves a game as a file.
fn save_one(id: GameId, text: &str) {
    save(&format!("basalt-{id}.txt"), text);
}

fn save(name: &str, text: &str) {
    // A browser that saves no file says so itself.
    let _ = browser::save(name, text);
}
