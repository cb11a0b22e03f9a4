//! The screen of a finished game, to be stepped through.

use std::sync::Arc;

use basalt_locales::{Catalogue, Message, messages};
use basalt_play::{ArchiveEntry, GameId, LocalGame, Seat, Summary};
use basalt_rules::Color;
use basalt_view::{Overlay, announce};
use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::save_one;
use crate::archive;
use crate::board::{
    BoardProps, BoardReports, LinksAction, LinksEntry, Marks, OwnSide, RecentMoves,
};
use crate::browser::handler;
use crate::components::{ActionButton, Answers, Avatar, ConfirmDialog, Menu, PlayerBar};
use crate::game_ui::{piece_counts, player_note};
use crate::i18n::{I18n, i18n};
use crate::icons::Icon;
use crate::message_page::MessagePage;
use crate::notices::Notices;
use crate::play::{
    GameTable, MovesDialog, MovesProps, PanelProps, ReplayStep, TableProps, copy_game, is_typed,
    menu_entry, player_name, result_heading, result_reason, written, you,
};
use crate::preferences::Preferences;
use crate::route::{Link, Route, Router};
use crate::shortcuts::{REPLAY_KEYS, ShortcutList, VIEW_KEYS, use_keys, use_shortcuts};
use crate::status_message::LocalizedText;

/// The keys of a finished game.
static SHORTCUTS: ShortcutList = ShortcutList::screen(&[&REPLAY_KEYS, &VIEW_KEYS]);

/// A finished game, to be stepped through.
#[component]
pub(crate) fn Replay(
    /// The stored game, if there is one.
    kept: Option<(GameId, ArchiveEntry)>,
) -> impl IntoView {
    let found = kept.and_then(|(id, entry)| {
        let game = LocalGame::from_text(&entry.text).ok()?;
        let summary = StoredValue::new(entry.summary.ok()?);
        Some(ReplayState {
            id,
            text: StoredValue::new(entry.text),
            summary,
            game: RwSignal::new(game),
            answer: RwSignal::new(None),
            preferences: expect_context(),
            i18n: i18n(),
        })
    });
    match found {
        Some(state) => view! { <ReplayTable state/> }.into_any(),
        None => view! { <Missing/> }.into_any(),
    }
}

#[component]
fn Missing() -> impl IntoView {
    let (title, link) = (messages::page_games_missing, messages::page_games);
    view! { <MessagePage title to=Route::Games link/> }
}

/// A finished game, and how much of it is shown.
#[derive(Clone, Copy)]
struct ReplayState {
    id: GameId,
    /// The text as it is stored.
    text: StoredValue<String>,
    summary: StoredValue<Summary>,
    /// The game, which knows the position that is looked at.
    game: RwSignal<LocalGame>,
    /// The last answer to a question about the board.
    answer: RwSignal<Option<LocalizedText>>,
    preferences: Preferences,
    i18n: I18n,
}

impl ReplayState {
    fn look_at(self, plies: usize) {
        self.answer.set(None);
        self.game.update(|game| game.look_at(plies));
    }

    /// Turns the board by half.
    fn flip(self) {
        self.preferences.flip(self.game.with_untracked(LocalGame::game));
    }

    fn take_key(self, event: &KeyboardEvent) {
        let (shown, all) =
            self.game.with_untracked(|game| (game.shown_plies(), game.plies().len()));
        match (ReplayStep::of_key(event), event.key().as_str()) {
            (Some(step), _) => self.look_at(step.from(shown, all)),
            (None, "f") if !is_typed(event) => self.flip(),
            (None, "c") if !is_typed(event) => self.preferences.toggle_links(),
            (None, _) => return,
        }
        event.prevent_default();
    }

    /// The colour of the side below: that of the person who played the computer, otherwise that of the board.
    fn near(self) -> Color {
        let flipped = self.preferences.flipped(self.game.with(LocalGame::game));
        let below = if flipped { Color::Black } else { Color::White };
        self.summary.with_value(|summary| you(summary.players)).unwrap_or(below)
    }

    /// The properties of a board on which nobody moves.
    fn board_props(self) -> BoardProps {
        BoardProps {
            shown: Signal::derive(move || self.game.with(|game| game.shown().clone())),
            ahead: Signal::stored(None),
            recent: Signal::derive(move || self.game.with(RecentMoves::of)),
            mover: Signal::stored(None),
            person: Signal::stored(None),
            players: Signal::stored(Seat::TWO_PEOPLE),
            overlay: Signal::stored(Overlay::default()),
            pointers: Signal::stored(Overlay::default()),
            helps: Signal::stored(false),
            marks: Signal::stored(Marks::NONE),
            play: Callback::new(|_| {}),
            refuse: Callback::new(|_| {}),
            mention: Callback::new(move |text| self.answer.set(Some(text))),
        }
    }

    fn moves_props(self) -> MovesProps {
        MovesProps {
            moves: Signal::stored(self.game.with_untracked(written)),
            shown: Memo::new(move |_| self.game.with(LocalGame::shown_plies)).into(),
            go: Callback::new(move |plies| self.look_at(plies)),
        }
    }

    /// The result.
    fn heading(self) -> Message {
        self.summary.with_value(|summary| match summary.ending {
            Some(ending) => result_heading(ending, you(summary.players)),
            None => messages::page_games_unfinished(),
        })
    }

    /// The reason of the result below the last position, otherwise the move that led to the one that is shown.
    fn said(self, catalogue: &Catalogue) -> String {
        let reason = || {
            self.summary.with_value(|summary| {
                Some(catalogue.say(&result_reason(summary.ending?, you(summary.players))))
            })
        };
        self.game.with(|game| {
            let reason = game.is_at_end().then(reason).flatten();
            let shown = || announce::ply(game, game.shown_plies().checked_sub(1)?, catalogue);
            reason.or_else(shown).unwrap_or_default()
        })
    }
}

/// The board of a finished game, its players and its moves.
#[component]
fn ReplayTable(state: ReplayState) -> impl IntoView {
    let i18n = state.i18n;
    provide_context(BoardReports::new());
    let own = state.summary.with_value(|summary| you(summary.players));
    provide_context(OwnSide(Memo::new(move |_| own)));
    use_shortcuts(&SHORTCUTS);
    use_keys(move |event| state.take_key(event));
    let moves = state.moves_props();
    let props = TableProps {
        on: state.board_props(),
        near: Memo::new(move |_| state.near()).into(),
        leave: Route::Games,
        player: Arc::new(move |color, is_near| {
            view! { <ReplayPlayer state color is_near/> }.into_any()
        }),
        panels: PanelProps {
            status: (move || view! { <ReplayStatus state/> }).into(),
            moves,
            coach: None,
            chat: None,
            actions: (move || view! { <Actions state moves/> }).into(),
            result: (|| ()).into(),
        },
        is_over: Signal::stored(false),
        is_zen: Signal::stored(false),
    };
    let game = state.game.with_untracked(LocalGame::game).title().name();
    view! {
        <h1 class="sr">{move || i18n.say(&messages::page_new_title(game))}</h1>
        <GameTable props/>
    }
}

/// The bar of a player.
#[component]
fn ReplayPlayer(state: ReplayState, color: Color, is_near: bool) -> impl IntoView {
    let i18n = state.i18n;
    let (players, known) = state.summary.with_value(|it| (it.players, it.names[color].clone()));
    let name = move || known.clone().unwrap_or_else(|| player_name(players, color, i18n));
    let avatar = {
        let name = name.clone();
        move || match players[color] {
            Seat::Computer(_) => Avatar::Computer,
            Seat::Person => Avatar::Person(name()),
        }
    };
    let detail = move || match players[color] {
        Seat::Computer(level) => i18n.say(&messages::page_player_level(level.get().into())),
        Seat::Person => String::new(),
    };
    let note = move || {
        let note = state.game.with(|game| player_note(game.shown(), color));
        note.map(|note| i18n.say(&note)).unwrap_or_default()
    };
    let pieces = Memo::new(move |_| {
        state.game.with(|game| piece_counts(game.shown()).map(|pieces| pieces[color]))
    });
    view! {
        <PlayerBar
            color is_near
            avatar=Signal::derive(avatar) name=Signal::derive(name) detail=Signal::derive(detail)
            note=Signal::derive(note) is_turn=Signal::stored(false)
        >
            {move || pieces.get().map(|count| view! {
                <b class="count">{count}<small>{i18n.text_of(messages::page_player_pieces(count.into()))}</small></b>
            })}
        </PlayerBar>
    }
}

/// The result, and a sentence about the position.
#[component]
fn ReplayStatus(state: ReplayState) -> impl IntoView {
    let (i18n, reports) = (state.i18n, expect_context::<BoardReports>());
    let date = state.summary.with_value(|summary| summary.date.clone());
    let answer = move || state.answer.get().map(|answer| answer.text(&i18n.catalogue()));
    let said =
        move || reports.preview().or_else(answer).unwrap_or_else(|| state.said(&i18n.catalogue()));
    view! {
        <p class="status status--wait" id="status">
            {move || i18n.say(&state.heading())}
            {date.map(|date| view! { " " <span class="quiet small date">{date}</span> })}
        </p>
        <p class="said quiet">{said}</p>
    }
}

/// The card of actions. On phones it is a bar at the lower edge.
#[component]
fn Actions(state: ReplayState, moves: MovesProps) -> impl IntoView {
    let (i18n, notices) = (state.i18n, expect_context::<Notices>());
    let (deletes, lists_moves) = (RwSignal::new(false), RwSignal::new(false));
    let share = move || copy_game(&state.text.get_value(), notices, i18n);
    let export = move || save_one(state.id, &state.text.get_value());
    view! {
        <section class="card actions" aria-label=i18n.text(messages::page_play_actions)>
            <Link to=Route::Analyse(Some(state.id.to_string())) class="action">
                {Icon::Chart.draw()}<span>{i18n.text(messages::page_analyse_review)}</span>
            </Link>
            <ActionButton icon=Icon::Share label=messages::page_result_share attr:data-act="share" on:click=handler(move |_| share())/>
            <ActionButton icon=Icon::Swap label=messages::page_play_flip attr:data-act="flip" on:click=handler(move |_| state.flip())/>
            <div class="desk-only">
                <ActionButton icon=Icon::Save label=messages::page_games_export_one attr:data-act="export-one" on:click=handler(move |_| export())/>
            </div>
            <div class="desk-only"><LinksAction/></div>
            <div class="desk-only">
                <ActionButton icon=Icon::Cross label=messages::page_games_delete danger=true attr:data-act="delete" on:click=handler(move |_| deletes.set(true))/>
            </div>
            <div class="phone-only">
                <ActionButton icon=Icon::Layers label=messages::page_play_moves attr:data-act="moves" on:click=handler(move |_| lists_moves.set(true))/>
            </div>
            <div class="phone-only"><More state deletes export/></div>
            <DeleteDialog state open=deletes/>
            <MovesDialog open=lists_moves moves/>
        </section>
    }
}

/// Everything that does not fit into the bar of a phone.
#[component]
fn More(
    state: ReplayState,
    deletes: RwSignal<bool>,
    export: impl Fn() + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let i18n = state.i18n;
    let title = state.game.with_untracked(LocalGame::game).title().to_string();
    let button = view! { {Icon::Menu.draw()}<span>{i18n.text(messages::page_play_menu)}</span> };
    view! {
        <Menu class="action" label=i18n.text(messages::page_play_menu) button=button.into_any()>
            <Link to=Route::Games>{Icon::Layers.labelled(messages::page_games)}</Link>
            <Link to=Route::Rules(title.clone())>{Icon::Book.labelled(messages::page_rules)}</Link>
            <LinksEntry/>
            {menu_entry(i18n, Icon::Save, "export-one", messages::page_games_export_one, export)}
            {menu_entry(i18n, Icon::Cross, "delete", messages::page_games_delete, move || deletes.set(true))}
        </Menu>
    }
}

/// Asks whether the person means to delete the game.
#[component]
fn DeleteDialog(state: ReplayState, open: RwSignal<bool>) -> impl IntoView {
    let router = expect_context::<Router>();
    let delete = move |()| {
        archive::delete(state.id);
        router.go(Route::Games);
    };
    let answers = Answers {
        no: ("keep", messages::page_games_keep),
        yes: ("delete-yes", messages::page_games_delete),
    };
    let (title, text) = (messages::page_games_delete_title, messages::page_games_delete_text);
    view! { <ConfirmDialog open title text answers confirm=Callback::new(delete)/> }
}
