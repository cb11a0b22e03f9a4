//! The screen of an online game, for players and spectators.

mod actions;
mod client_game;
mod commands;
mod conditional;
mod player;
mod private;
mod result;
mod status_line;
mod sync;

use std::sync::Arc;

use basalt_input::{Premoves, imagined};
use basalt_locales::{Message, messages};
use basalt_play::Seat;
use basalt_referee::GameId;
use basalt_rules::{AnyMove, AnyPosition, Color};
use basalt_view::Overlay;
use basalt_wire::ErrorCode;
use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::chat::Chat;
use super::connection::Connection;
use super::texts::{error_message, name_and_rating, terms};
use crate::board::{BoardProps, BoardReports, Marks, OwnSide, RecentMoves, RefusalNotice};
use crate::components::{Show, WrittenMove};
use crate::game_ui::prompt;
use crate::i18n::{I18n, i18n};
use crate::message_page::MessagePage;
use crate::notices::Notices;
use crate::play::{
    GameTable, MovesProps, PanelProps, ReplayStep, TableProps, is_key_taken, landed_ending,
};
use crate::preferences::Preferences;
use crate::route::{OnlineRoute, Route};
use crate::shortcuts::{REPLAY_KEYS, ShortcutList, VIEW_KEYS, use_keys, use_shortcuts};
use crate::sound;
use crate::status_message::{LocalizedText, StatusMessage};
use actions::Actions;
use client_game::ClientGame;
use player::{OnlinePlayer, player_of};
use private::{PrivateDialogs, PrivateState};
use result::OnlineResult;
use status_line::StatusLine;

/// The keys of an online game.
static SHORTCUTS: ShortcutList = ShortcutList::screen(&[&REPLAY_KEYS, &VIEW_KEYS]);

/// A game as the screen knows it.
#[derive(Clone, Copy)]
struct GameScreenState {
    id: GameId,
    game: RwSignal<Option<ClientGame>>,
    /// Why there is nothing to see.
    missing: RwSignal<Option<ErrorCode>>,
    /// The ply that is shown; nothing follows the game.
    looking: RwSignal<Option<usize>>,
    /// The moves that are played as soon as it is the person's turn.
    plan: RwSignal<Premoves>,
    message: RwSignal<Option<StatusMessage>>,
    /// The person's note and conditional moves.
    private: PrivateState,
    /// Counts up as long as clocks run.
    tick: RwSignal<u64>,
    connection: Connection,
    notices: Notices,
    preferences: Preferences,
    i18n: I18n,
}

/// The screen of a game.
#[component]
pub(crate) fn GameScreen(id: Option<GameId>) -> impl IntoView {
    let i18n = i18n();
    let Some(id) = id else {
        return view! { <Missing why=ErrorCode::NoGame/> }.into_any();
    };
    let state = GameScreenState {
        id,
        game: RwSignal::new(None),
        missing: RwSignal::new(None),
        looking: RwSignal::new(None),
        plan: RwSignal::new(Premoves::default()),
        message: RwSignal::new(None),
        private: PrivateState::new(),
        tick: RwSignal::new(0),
        connection: expect_context(),
        notices: expect_context(),
        preferences: expect_context(),
        i18n,
    };
    state.follow();
    let is_there = Memo::new(move |_| state.game.with(Option::is_some));
    (move || match (is_there.get(), state.missing.get()) {
        (true, _) => view! { <GameLayout state/> }.into_any(),
        (false, Some(ErrorCode::TooOften { .. })) => {
            view! { <WaitingLine text=messages::online_opening_soon/> }.into_any()
        }
        (false, Some(why)) => view! { <Missing why/> }.into_any(),
        (false, None) => view! { <WaitingLine text=messages::online_connecting/> }.into_any(),
    })
    .into_any()
}

/// The reason for the wait for a game.
#[component]
fn WaitingLine(text: fn() -> Message) -> impl IntoView {
    view! { <p class="quiet" id="line" role="status">{i18n().text(text)}</p> }
}

/// No such game, or it cannot be reached.
#[component]
fn Missing(why: ErrorCode) -> impl IntoView {
    let title = messages::online_title;
    let to = Route::Online(OnlineRoute::Lobby(None));
    view! { <MessagePage title text=error_message(&why) class="said refused" to link=title/> }
}

#[component]
fn GameLayout(state: GameScreenState) -> impl IntoView {
    let i18n = i18n();
    let on = state.board_props(untrack(|| state.shown())?);
    use_shortcuts(&SHORTCUTS);
    use_keys(move |event| state.take_key(event));
    provide_context(BoardReports::new());
    provide_context(OwnSide(Memo::new(move |_| state.you())));
    let over = landed_ending(move || state.with(|game| game.game.ending()).flatten(), on.shown);
    let (moves, chat) = (state.moves_props(), state.chat());
    let props = TableProps {
        on,
        near: Memo::new(move |_| state.near()).into(),
        leave: Route::Home,
        player: Arc::new(move |color, is_near| {
            view! { <OnlinePlayer state color is_near/> }.into_any()
        }),
        panels: PanelProps {
            status: (move || view! { <StatusLine state/> }).into(),
            moves,
            coach: None,
            chat: Some((move || chat.zone()).into()),
            actions: (move || view! { <Actions state moves chat/> }).into(),
            result: (move || view! { <OnlineResult state over chat/> }).into(),
        },
        is_over: Signal::derive(move || over.get().is_some()),
        is_zen: Signal::stored(false),
    };
    let title = move || i18n.say(&messages::page_new_title(on.shown.get().game().title().name()));
    Some(view! {
        <h1 class="sr">{title}</h1>
        <GameTable props/>
        <PrivateDialogs state/>
        <Show when=move || over.get().is_some()>{chat.sheet()}</Show>
    })
}

impl GameScreenState {
    /// Reads the game, if there is one.
    fn with<T>(self, look: impl FnOnce(&ClientGame) -> T) -> Option<T> {
        self.game.read().as_ref().map(look)
    }

    fn change(self, change: impl FnOnce(&mut ClientGame)) {
        self.game.update(|game| {
            if let Some(game) = game {
                change(game);
            }
        });
    }

    fn tell(self, said: StatusMessage) {
        self.notices.speak(said.text(&untrack(|| self.i18n.catalogue())));
        self.message.set(Some(said));
    }

    /// The colour of the person, if they play.
    fn you(self) -> Option<Color> {
        self.with(|game| game.state.you).flatten()
    }

    /// The colour of the side below: the person's own, whichever it is; for spectators that of the board.
    fn near(self) -> Color {
        let flipped =
            self.shown().is_some_and(|position| self.preferences.flipped(position.game()));
        let below = if flipped { Color::Black } else { Color::White };
        self.you().unwrap_or(below)
    }

    fn moves_props(self) -> MovesProps {
        let written = |game: &ClientGame| -> Vec<WrittenMove> {
            let plies = game.game.plies().iter();
            plies.map(|ply| WrittenMove { color: ply.by, text: ply.mv.to_string() }).collect()
        };
        let moves = Memo::new(move |_| self.with(written).unwrap_or_default());
        let shown = Memo::new(move |_| self.looking.get().unwrap_or_else(|| moves.with(Vec::len)));
        let go = Callback::new(move |plies| self.look_at(plies));
        MovesProps { moves: moves.into(), shown: shown.into(), go }
    }

    fn chat(self) -> Chat {
        let i18n = self.i18n;
        let lines = move || self.with(|game| game.state.chat.clone()).unwrap_or_default();
        let about = move || {
            let terms = self.with(|game| terms(&game.state.terms, i18n));
            let count = self.with(|game| game.state.presence.watchers).filter(|count| *count > 0);
            let watchers = count.map(|count| i18n.say(&messages::online_watchers(count.into())));
            terms.into_iter().chain(watchers).collect::<Vec<_>>().join(" · ")
        };
        let opponent = move || {
            let you = self.you()?;
            self.with(|game| name_and_rating(player_of(game, you.other()), i18n).0)
        };
        let you = Signal::derive(move || self.you());
        let (lines, about) = (Signal::derive(lines), Signal::derive(about));
        Chat::new(self.id, lines, about, Signal::derive(opponent), you)
    }

    /// The moves that are planned; none are shown on an earlier board.
    fn planned(self) -> Vec<AnyMove> {
        if self.looking.get().is_some() || self.drafted().is_some() {
            return Vec::new();
        }
        self.plan.with(|plan| plan.moves().to_vec())
    }

    /// Whether the board may help: not in a running rated game of the person's.
    fn helps(self) -> bool {
        let is_tested = |game: &ClientGame| {
            game.state.terms.rated && game.state.you.is_some() && game.game.ending().is_none()
        };
        self.with(is_tested) == Some(false)
    }

    /// The position that is shown; nothing while the game is being loaded.
    fn shown(self) -> Option<AnyPosition> {
        let (looking, drafted) = (self.looking.get(), self.drafted());
        self.with(|game| match drafted {
            Some(line) => game.after_line(&line).0,
            None => game.shown(looking).clone(),
        })
    }

    fn recent(self) -> Option<RecentMoves> {
        let (looking, drafted) = (self.looking.get(), self.drafted());
        self.with(|game| match drafted {
            Some(line) => game.after_line(&line).1,
            None => game.recent(looking),
        })
    }

    /// Whether it is the person's turn, and the latest position is shown.
    fn is_turn(self) -> bool {
        let is_turn = |game: &ClientGame| game.state.you.is_some_and(|you| game.is_turn_of(you));
        let is_latest = self.looking.get().is_none() && self.drafted().is_none();
        is_latest && self.with(is_turn) == Some(true)
    }

    /// The person, as long as they may move a piece or plan to.
    fn mover(self) -> Option<Color> {
        if self.drafted().is_some() {
            return self.shown().map(|position| position.to_move());
        }
        let goes_on = self.with(|game| game.game.ending().is_none()) == Some(true);
        self.you().filter(|_| goes_on && self.looking.get().is_none())
    }

    /// The board as the person plans on it, while it is not their turn.
    fn ahead(self) -> Option<AnyPosition> {
        let plans = !self.is_turn() && self.drafted().is_none();
        let you = self.mover().filter(|_| plans)?;
        Some(imagined(&self.shown()?, you))
    }

    /// The properties of the board. `first` is shown until the game is there, and the last position while it is reloaded.
    fn board_props(self, first: AnyPosition) -> BoardProps {
        let shown = Memo::new(move |last: Option<&AnyPosition>| {
            self.shown().unwrap_or_else(|| last.unwrap_or(&first).clone())
        });
        let recent = move || self.recent().unwrap_or_else(|| RecentMoves::new(0, shown.get(), &[]));
        let person = move || match self.drafted() {
            Some(_) => self.mover(),
            None => self.you().filter(|_| self.looking.get().is_none()),
        };
        BoardProps {
            shown: shown.into(),
            ahead: Signal::derive(move || self.ahead()),
            recent: Signal::derive(recent),
            mover: Signal::derive(move || self.mover()),
            person: Signal::derive(person),
            players: Signal::stored(Seat::TWO_PEOPLE),
            overlay: Signal::derive(move || Overlay::suggesting(self.planned())),
            pointers: Signal::stored(Overlay::default()),
            helps: Signal::derive(move || self.helps()),
            marks: Signal::stored(Marks::NONE),
            play: Callback::new(move |mv| self.play(mv)),
            refuse: Callback::new(move |refused: RefusalNotice| {
                sound::refused(self.preferences);
                self.tell(StatusMessage::of_refusal(refused));
            }),
            mention: Callback::new(move |text: LocalizedText| {
                self.tell(StatusMessage::new(vec![text], false));
            }),
        }
    }

    /// Turns the board by half.
    fn flip(self) {
        if let Some(position) = untrack(|| self.shown()) {
            self.preferences.flip(position.game());
        }
    }

    fn take_key(self, event: &KeyboardEvent) {
        if is_key_taken(event) {
            return;
        }
        match (ReplayStep::of_key(event), event.key().as_str()) {
            (Some(step), _) => self.step(step),
            (None, "f") => self.flip(),
            (None, "c") => self.preferences.toggle_links(),
            (None, _) => return,
        }
        event.prevent_default();
    }

    fn step(self, step: ReplayStep) {
        let all = untrack(|| self.with(|game| game.game.plies().len())).unwrap_or(0);
        let shown = self.looking.get_untracked().unwrap_or(all);
        self.look_at(step.from(shown, all));
    }

    fn look_at(self, plies: usize) {
        let all = untrack(|| self.with(|game| game.game.plies().len())).unwrap_or(0);
        self.looking.set((plies < all).then_some(plies));
    }
}

/// The player to move, in words.
fn status(state: GameScreenState) -> Message {
    if state.looking.get().is_some() {
        return messages::page_play_looking_back();
    }
    let over = state.with(|game| game.game.ending().is_some()) == Some(true);
    if over {
        return messages::page_play_over();
    }
    if state.with(|game| game.pending.is_some()) == Some(true) {
        return messages::online_sending();
    }
    let to_move = state.with(|game| game.game.to_move()).unwrap_or(Color::White);
    match state.you() {
        None => messages::online_ply_of(to_move.id()),
        Some(you) if you != to_move => messages::online_turn(),
        Some(_) => state
            .with(|game| prompt(game.game.position(), to_move.id(), "you"))
            .unwrap_or_else(messages::online_sending),
    }
}
