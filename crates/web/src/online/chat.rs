//! The chat of a game: a zone beside the moves, and on phones a sheet behind a button.

use basalt_locales::{Message, messages};
use basalt_referee::{ChatLine, ChatMessage, GameId, Phrase, Relation};
use basalt_rules::Color;
use basalt_wire::{ErrorCode, ReportAbout, ToServer};
use leptos::prelude::*;

use super::connection::Connection;
use super::relation;
use super::report::Reporting;
use super::texts::error_message;
use crate::browser::handler;
use crate::components::{Dialog, Menu, Show};
use crate::effect::effect;
use crate::i18n::i18n;
use crate::icons::Icon;
use crate::local_storage;
use crate::notices::Notices;

/// The storage key of whether the chat is shown.
const KEY: &str = "basalt.chat";

/// The chat of a game.
#[derive(Clone, Copy)]
pub(super) struct Chat {
    game: GameId,
    /// The lines so far.
    lines: Signal<Vec<ChatLine>>,
    /// The terms of the game and the number of spectators.
    about: Signal<String>,
    /// The name of the opponent, if the person plays.
    opponent: Signal<Option<String>>,
    /// The colour of the person, if they play.
    you: Signal<Option<Color>>,
    reporting: Reporting,
    is_shown: RwSignal<bool>,
    is_muted: RwSignal<bool>,
    /// Whether the sheet is open.
    sheet: RwSignal<bool>,
    /// The number of the last line that was in sight.
    seen: RwSignal<u32>,
    connection: Connection,
}

impl Chat {
    /// The chat of a game. `opponent` is nothing for spectators, who talk apart from the players until the end.
    pub(super) fn new(
        game: GameId,
        lines: Signal<Vec<ChatLine>>,
        about: Signal<String>,
        opponent: Signal<Option<String>>,
        you: Signal<Option<Color>>,
    ) -> Self {
        let is_shown = RwSignal::new(local_storage::read(KEY).as_deref() != Some("off"));
        let connection = expect_context();
        let (is_muted, sheet, seen) =
            (RwSignal::new(false), RwSignal::new(false), RwSignal::new(0));
        let reporting = Reporting::new();
        let chat = Self {
            game,
            lines,
            about,
            opponent,
            you,
            reporting,
            is_shown,
            is_muted,
            sheet,
            seen,
            connection,
        };
        effect(move || {
            if sheet.get() {
                seen.set(lines.with(|lines| lines.last().map_or(0, |line| line.number)));
            }
        });
        chat
    }

    /// The lines that are not muted.
    fn heard(self) -> Vec<ChatLine> {
        let lines = self.lines.get().into_iter();
        lines.filter(|line| !self.is_muted.get() || self.is_own(line)).collect()
    }

    /// Whether the person plays, or is a member who talks to other spectators.
    fn may_write(self) -> bool {
        self.opponent.with(Option::is_some) || self.connection.me().is_some_and(|me| me.member)
    }

    fn is_own(self, line: &ChatLine) -> bool {
        self.connection.me().is_some_and(|me| me.name == line.by)
    }

    /// Whether there is a line of somebody else that was not in sight.
    fn has_news(self) -> bool {
        let seen = self.seen.get();
        self.is_shown.get()
            && self.heard().iter().any(|line| line.number > seen && !self.is_own(line))
    }

    fn show(self, is_shown: bool) {
        self.is_shown.set(is_shown);
        // Without storage the chat is shown again at the next visit.
        let _ = local_storage::write(KEY, if is_shown { "on" } else { "off" });
    }

    /// The zone beside the moves.
    pub(super) fn zone(self) -> impl IntoView {
        let i18n = i18n();
        view! {
            <section class="card chat" id="chat" aria-label=i18n.text(messages::online_chat)><ChatBody chat=self/></section>
        }
    }

    /// The button of phones that opens the sheet, with a dot if there is something new.
    pub(super) fn button(self, class: &'static str) -> impl IntoView {
        let i18n = i18n();
        view! {
            <div class="phone-only chat-button">
                <button type="button" class=class data-act="chat-sheet" on:click=handler(move |_| self.sheet.set(true))>
                    {Icon::Mail.draw()}
                    <span>{i18n.text(messages::online_chat)}</span>
                    <Show when=move || self.has_news()>
                        <i class="dot"></i>
                        <span class="sr">{i18n.text(messages::online_chat_unread)}</span>
                    </Show>
                </button>
            </div>
        }
    }

    /// The sheet of phones, and the dialog for reports.
    pub(super) fn sheet(self) -> impl IntoView {
        view! {
            <Dialog open=self.sheet title=messages::online_chat>
                <div class="chat chat--sheet"><ChatBody chat=self/></div>
            </Dialog>
            {self.reporting.dialog()}
        }
    }

    /// Reports the opponent.
    fn report_opponent(self) {
        if let Some(you) = self.you.get_untracked() {
            self.reporting.open(ReportAbout::Game { game: self.game, color: you.other() });
        }
    }
}

#[component]
fn ChatBody(chat: Chat) -> impl IntoView {
    let i18n = i18n();
    let lag = move || {
        let text = i18n.say(&messages::online_lag(chat.connection.lag()?.into()));
        Some(format!(" · {text}"))
    };
    view! {
        <div class="chat__lines" tabindex="0" role="group" aria-label=i18n.text(messages::online_chat)>
            <ul aria-live="polite">
                <Show when=move || chat.is_shown.get()>
                    {move || chat.heard().into_iter().map(|line| view! { <ChatEntry chat line/> }).collect_view()}
                </Show>
            </ul>
            <p class="system">{chat.about} <span title=i18n.text(messages::online_lag_title)>{lag}</span></p>
        </div>
        {move || if chat.may_write() {
            view! { <ChatForm chat/> }.into_any()
        } else {
            view! { <p class="chat-note quiet small">{i18n.say(&messages::online_chat_watch())}</p> }.into_any()
        }}
    }
}

/// A line: the name, which stays whole, and the text, which may break anywhere.
#[component]
fn ChatEntry(chat: Chat, line: ChatLine) -> impl IntoView {
    let i18n = i18n();
    let is_own = untrack(|| chat.is_own(&line));
    let class = if is_own { "gold" } else { "" };
    let about = ReportAbout::Chat { game: chat.game, line: line.number };
    let may_report = move || !is_own && chat.connection.me().is_some();
    let label = i18n.text_of(messages::online_report_of(&line.by));
    let report = StoredValue::new((about, label));
    let text = move || match &line.message {
        ChatMessage::Text(text) => text.clone(),
        ChatMessage::Phrase(phrase) => i18n.say(&messages::online_phrase(phrase.id())),
    };
    let mark = line.spectator.then(|| {
        view! { <i class="spectator" title=i18n.text(messages::online_spectator)>{Icon::Eye.draw()}<span class="sr">{i18n.text(messages::online_spectator)}</span></i> }
    });
    view! {
        <li>
            {mark}<b class=class>{line.by.clone()}</b><span>{text}</span>
            <Show when=may_report>
                <button type="button" class="chat__report" data-act="report-line" aria-label=move || report.with_value(|(_, label)| label()) title=i18n.text(messages::online_report)
                    on:click=handler(move |_| chat.reporting.open(report.with_value(|(about, _)| about.clone())))>{Icon::Flag.draw()}</button>
            </Show>
        </li>
    }
}

#[component]
fn ChatForm(chat: Chat) -> impl IntoView {
    let i18n = i18n();
    let text = RwSignal::new(String::new());
    let error = RwSignal::new(None::<ErrorCode>);
    let speak = move |message: ChatMessage| {
        error.set(None);
        let what = ToServer::Say { game: chat.game, message };
        chat.connection.request_as_guest(what, move |answer| match answer {
            Ok(()) => text.set(String::new()),
            Err(why) => error.set(Some(why)),
        });
    };
    let send = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let said = text.get_untracked().trim().to_owned();
        if !said.is_empty() {
            speak(ChatMessage::Text(said));
        }
    };
    let phrase = move |phrase: Phrase| {
        let text = i18n.text_of(messages::online_phrase(phrase.id()));
        view! { <button type="button" on:click=handler(move |_| speak(ChatMessage::Phrase(phrase)))>{text}</button> }
    };
    let toggle = move |act: &'static str,
                       label: fn() -> Message,
                       on: Signal<bool>,
                       turn: Callback<bool>| {
        view! {
            <button type="button" data-act=act aria-pressed=move || on.get().to_string() on:click=handler(move |_| turn.run(!on.get_untracked()))>
                {move || on.get().then(|| Icon::Check.draw())}{i18n.text(label)}
            </button>
        }
    };
    let (notices, opponent) = (expect_context::<Notices>(), chat.opponent);
    let may_block =
        move || chat.connection.me().is_some_and(|me| me.member) && opponent.with(Option::is_some);
    let block = move |_| {
        let Some(name) = opponent.get_untracked() else { return };
        leptos::task::spawn_local(async move {
            let message = match relation::change(&name, Some(Relation::Block)).await {
                Ok(()) => messages::online_blocked_now(&name),
                Err(why) => error_message(&why),
            };
            notices.tell(untrack(|| i18n.say(&message)));
        });
    };
    let say = i18n.text(messages::online_say);
    let placeholder = move || match chat.opponent.get() {
        Some(name) => i18n.say(&messages::online_chat_to(&name)),
        None => i18n.say(&messages::online_chat_spectators()),
    };
    view! {
        <p class="chat-note bad small" role="alert">{move || error.get().map(|why| i18n.say(&error_message(&why)))}</p>
        <form on:submit=send>
            <input type="text" class="field" data-act="chat" maxlength=ChatMessage::MAX_CHARS.to_string() autocomplete="off"
                placeholder=placeholder aria-label=placeholder
                prop:value=move || text.get() on:input=move |event| text.set(event_target_value(&event))/>
            <Menu class="icon-button" label=i18n.text(messages::page_more) button=Icon::Dots.draw().into_any()>
                {Phrase::ALL.map(phrase).collect_view()}
                <hr/>
                {toggle("mute", messages::online_mute, chat.is_muted.into(), Callback::new(move |on| chat.is_muted.set(on)))}
                {toggle("chat-show", messages::online_chat_show, chat.is_shown.into(), Callback::new(move |on| chat.show(on)))}
                <Show when=may_block>
                    <button type="button" data-act="block" on:click=handler(block)>{i18n.text(messages::online_block)}</button>
                </Show>
                <Show when=move || chat.you.get().is_some()>
                    <button type="button" data-act="report" on:click=handler(move |_| chat.report_opponent())>{i18n.text(messages::online_report)}</button>
                </Show>
            </Menu>
            <button type="submit" class="icon-button" data-act="say" aria-label=say title=say>{Icon::Send.draw()}</button>
        </form>
    }
}
