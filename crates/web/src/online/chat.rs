//! The chat of a game.

use basalt_locales::{Message, messages};
use basalt_referee::{ChatLine, GameId, Phrase, Saying};
use basalt_wire::{ErrorCode, ToServer};
use leptos::prelude::*;

use super::connection::Connection;
use super::texts::refusal;
use crate::form_fields::Switch;
use crate::i18n::i18n;
use crate::local_storage;

/// The storage key of whether the chat is shown.
const KEY: &str = "basalt.chat";

/// The chat, with its input.
#[component]
pub(super) fn Chat(
    /// The lines so far.
    table_chat: Signal<Vec<ChatLine>>,
    game: GameId,
    /// Whether the person is a player.
    may_speak: Signal<bool>,
) -> impl IntoView {
    let (i18n, connection) = (i18n(), expect_context::<Connection>());
    let shown = RwSignal::new(local_storage::read(KEY).as_deref() != Some("off"));
    let muted = RwSignal::new(false);
    let text = RwSignal::new(String::new());
    let error = RwSignal::new(None::<ErrorCode>);
    let speak = move |saying: Saying| {
        error.set(None);
        connection.ask_as_guest(ToServer::Say { game, saying }, move |answer| match answer {
            Ok(()) => text.set(String::new()),
            Err(why) => error.set(Some(why)),
        });
    };
    let send = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let said = text.get_untracked().trim().to_owned();
        if !said.is_empty() {
            speak(Saying::Text(said));
        }
    };
    let turn = move |on: bool| {
        shown.set(on);
        // Without storage the chat is shown again at the next visit.
        let _ = local_storage::write(KEY, if on { "on" } else { "off" });
    };
    let heard = move || {
        let me = connection.me().map(|me| me.name);
        let lines = table_chat.get().into_iter();
        lines.filter(|one| !muted.get() || me.as_deref() == Some(&one.by)).collect::<Vec<_>>()
    };
    let say = move |message: fn() -> Message| move || i18n.say(&message());
    let phrase = move |phrase: Phrase| {
        let text = move || i18n.say(&messages::online_phrase(phrase.id()));
        view! { <button class="button" type="button" on:click=move |_| speak(Saying::Phrase(phrase))>{text}</button> }
    };
    view! {
        <details class="panel chat-panel" open=true id="chat">
            <summary>{say(messages::online_chat)}</summary>
            <Switch title=messages::online_chat_show on=shown.into() turn/>
            <Show when=move || shown.get()>
                <ol class="lines" aria-live="polite">
                    {move || heard().into_iter().map(|one| view! { <ChatEntry one/> }).collect_view()}
                </ol>
                <p class="said refused">{move || error.get().map(|why| i18n.say(&refusal(&why)))}</p>
                <Show when=move || may_speak.get()>
                    <form class="row row--wrap" on:submit=send>
                        <input type="text" data-act="chat" maxlength=Saying::MAX_CHARS.to_string() autocomplete="off" aria-label=say(messages::online_chat)
                            prop:value=move || text.get() on:input=move |event| text.set(event_target_value(&event))/>
                        <button class="button" type="submit" data-act="say">{say(messages::online_say)}</button>
                    </form>
                    <div class="phrases">{Phrase::ALL.map(phrase).collect_view()}</div>
                    <Switch title=messages::online_mute on=muted.into() turn=move |on| muted.set(on)/>
                </Show>
            </Show>
        </details>
    }
}

/// A line of the chat.
#[component]
fn ChatEntry(one: ChatLine) -> impl IntoView {
    let i18n = i18n();
    let text = move || match &one.saying {
        Saying::Text(text) => text.clone(),
        Saying::Phrase(phrase) => i18n.say(&messages::online_phrase(phrase.id())),
    };
    view! { <li><strong>{one.by.clone()}</strong> " " {text}</li> }
}
