//! The WebSocket connection to the server, which reconnects by itself.

use std::rc::Rc;

use basalt_referee::{GameId, Millis, Notice, SeekId};
use basalt_wire::{ErrorCode, FromServer, Me, NumberedRequest, ToServer, read_notice};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{MessageEvent, WebSocket};

use super::api;
use crate::browser::{self, after_delay, window};

/// The longest delay before a reconnect at first, in milliseconds: another node, or the database, is soon there.
const MAX_QUICK_DELAY_MS: i32 = 1_500;

/// The number of attempts with such delays, which take about four minutes.
const QUICK_TRIES: u32 = 200;

/// The longest delay afterwards, in milliseconds.
const MAX_DELAY_MS: i32 = 15_000;

/// Interval at which the connection is checked by a ping, in milliseconds.
const CHECK_INTERVAL_MS: i32 = 3_000;

/// Checks in a row without a message of the server after which a connection is lost: a ping has not been answered in time.
const MAX_SILENT_CHECKS: u32 = 2;

/// The same for a connection that is being opened, which takes several round trips.
const MAX_OPENING_CHECKS: u32 = 3;

/// A callback with the answer to a request.
type AnswerCallback = Box<dyn FnOnce(Result<(), ErrorCode>)>;

/// The callbacks of the socket: for a message, and for its end.
type Callbacks = (Closure<dyn Fn(MessageEvent)>, Closure<dyn Fn()>);

/// A callback for all messages of the server.
type Listener = Rc<dyn Fn(&FromServer)>;

/// The connection to the server.
#[derive(Clone, Copy, Default)]
pub(crate) struct Connection {
    /// The number of the connection while it is open.
    open: RwSignal<Option<u32>>,
    me: RwSignal<Option<Me>>,
    lag: RwSignal<Option<u32>>,
    waiting: RwSignal<Vec<GameId>>,
    /// The game that has just begun, and the challenge that it came of.
    started: RwSignal<Option<(GameId, Option<SeekId>)>>,
    notice: RwSignal<Notice>,
    /// By how many milliseconds the server's clock is ahead of ours.
    ahead: StoredValue<f64>,
    inner: StoredValue<Inner, LocalStorage>,
}

#[derive(Default)]
struct Inner {
    socket: Option<WebSocket>,
    /// They must live as long as the socket.
    callbacks: Option<Callbacks>,
    next: u32,
    /// The requests that are sent and not yet answered, by their number.
    pending: Vec<(u32, AnswerCallback)>,
    /// The requests that wait for an open connection.
    outbox: Vec<(ToServer, AnswerCallback)>,
    listeners: Vec<(u32, Listener)>,
    opened: u32,
    /// The number of failed attempts since a request was last done.
    tries: u32,
    /// The number of checks since the server was last heard.
    silent_checks: u32,
}

impl Connection {
    /// Opens the connection.
    pub(crate) fn new() -> Self {
        let connection = Self::default();
        connection.connect();
        connection.check_later();
        // A phone that wakes up does not wait for the pause to end.
        window_event_listener_untyped("online", move |_| connection.reconnect_if_closed());
        window_event_listener_untyped("pageshow", move |_| connection.reconnect_if_closed());
        connection
    }

    /// The number of the connection while it is open. It changes with every reconnect, after which everything is requested again.
    pub(crate) fn is_open(self) -> Option<u32> {
        self.open.get()
    }

    /// The person's own identity.
    pub(crate) fn me(self) -> Option<Me> {
        self.me.get()
    }

    /// Milliseconds to the server and back.
    pub(crate) fn lag(self) -> Option<u32> {
        self.lag.get()
    }

    /// The games in which it is the person's turn.
    pub(crate) fn waiting(self) -> Vec<GameId> {
        self.waiting.get()
    }

    /// A game of the person's that has just started; returned once.
    pub(crate) fn take_started(self) -> Option<(GameId, Option<SeekId>)> {
        let started = self.started.get();
        if started.is_some() {
            self.started.set(None);
        }
        started
    }

    /// The notice of operators.
    pub(crate) fn notice(self) -> Notice {
        self.notice.get()
    }

    /// The server's time, which stands still during maintenance.
    pub(crate) fn now(self) -> Millis {
        let now = (browser::date() + self.ahead.get_value()) as Millis;
        self.notice.with_untracked(|notice| notice.clock_time(now))
    }

    /// Registers a listener for all messages of the server, until the screen is left.
    pub(crate) fn listen(self, listener: impl Fn(&FromServer) + 'static) {
        let number = self.inner.try_update_value(|inner| {
            inner.next += 1;
            inner.listeners.push((inner.next, Rc::new(listener)));
            inner.next
        });
        on_cleanup(move || {
            self.inner.try_update_value(|inner| {
                inner.listeners.retain(|(other, _)| Some(*other) != number);
            });
        });
    }

    /// Sends a request, now or as soon as the connection is open.
    pub(crate) fn request(
        self,
        request: ToServer,
        on_answer: impl FnOnce(Result<(), ErrorCode>) + 'static,
    ) {
        self.inner.update_value(|inner| inner.outbox.push((request, Box::new(on_answer))));
        if self.open.get_untracked().is_some() {
            self.flush();
        }
    }

    /// The same for requests that need an identity: a stranger becomes a guest first.
    pub(crate) fn request_as_guest(
        self,
        request: ToServer,
        on_answer: impl FnOnce(Result<(), ErrorCode>) + 'static,
    ) {
        if self.me.get_untracked().is_some() {
            return self.request(request, on_answer);
        }
        leptos::task::spawn_local(async move {
            match api::post_empty("/api/guest").await {
                Ok(()) => {
                    self.reconnect();
                    self.request(request, on_answer);
                }
                Err(refusal) => on_answer(Err(refusal)),
            }
        });
    }

    /// Sends without waiting for an answer, if the connection is open.
    fn send(self, request: ToServer) {
        self.inner.update_value(|inner| inner.send(request));
    }

    /// Reconnects as the person's current identity.
    pub(crate) fn reconnect(self) {
        self.drop_socket();
        self.connect();
    }

    fn reconnect_if_closed(self) {
        if self.open.get_untracked().is_none() {
            self.reconnect();
        }
    }

    /// Pings the server again and again. A server that does not answer hangs or is cut off: another may be behind the same address.
    fn check_later(self) {
        after_delay(CHECK_INTERVAL_MS, move || {
            let is_open = self.open.try_get_untracked().flatten().is_some();
            let max = if is_open { MAX_SILENT_CHECKS } else { MAX_OPENING_CHECKS };
            let is_lost = self.inner.try_update_value(|inner| {
                inner.silent_checks += 1;
                inner.socket.is_some() && inner.silent_checks >= max
            });
            match is_lost {
                // The page is left.
                None => return,
                Some(true) => self.reconnect(),
                Some(false) if is_open => self.send(ToServer::Ping),
                Some(false) => {}
            }
            self.check_later();
        });
    }

    fn drop_socket(self) {
        self.open.set(None);
        let old = self.inner.try_update_value(|inner| {
            inner.callbacks = None;
            // Pending requests fail.
            (inner.socket.take(), std::mem::take(&mut inner.pending))
        });
        let Some((socket, pending)) = old else { return };
        if let Some(socket) = socket {
            socket.set_onmessage(None);
            socket.set_onclose(None);
            // One that is closed already stays closed.
            let _ = socket.close();
        }
        for (_, on_answer) in pending {
            on_answer(Err(ErrorCode::ServerError));
        }
    }

    fn connect(self) {
        let Ok(socket) = WebSocket::new(&address()) else { return self.retry_later() };
        let receive = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(said) = event.data().as_string().and_then(|text| basalt_wire::read(&text)) {
                self.receive(&said);
            }
        });
        let close = Closure::<dyn Fn()>::new(move || after_delay(0, move || self.retry_later()));
        socket.set_onmessage(Some(receive.as_ref().unchecked_ref()));
        socket.set_onclose(Some(close.as_ref().unchecked_ref()));
        self.inner.update_value(|inner| {
            inner.socket = Some(socket);
            inner.callbacks = Some((receive, close));
            inner.silent_checks = 0;
        });
    }

    /// Reconnects after a growing delay.
    fn retry_later(self) {
        self.drop_socket();
        let tries = self.inner.try_update_value(|inner| {
            inner.tries += 1;
            inner.tries
        });
        let Some(tries) = tries else { return };
        let longest = if tries <= QUICK_TRIES { MAX_QUICK_DELAY_MS } else { MAX_DELAY_MS };
        let delay = f64::from((200 << tries.min(7)).min(longest));
        // At random, so that the clients of a node that has died do not all come at once.
        after_delay((delay * (1.0 + js_sys::Math::random()) / 2.0) as i32, move || {
            let is_idle = self.inner.try_with_value(|inner| inner.socket.is_none());
            if is_idle == Some(true) {
                self.connect();
            }
        });
    }

    fn receive(self, said: &FromServer) {
        self.inner.update_value(|inner| inner.silent_checks = 0);
        match said {
            FromServer::Welcome { me, now } => self.welcome(me.clone(), *now),
            FromServer::Done { request } => {
                self.inner.update_value(|inner| inner.tries = 0);
                self.answer(*request, Ok(()));
            }
            FromServer::Refused { request, why } => {
                self.answer(*request, Err(why.clone()));
                if *why == ErrorCode::ServerError {
                    // Another node may reach the database, or this one soon. Then everything is requested again.
                    self.retry_later();
                }
            }
            FromServer::Ping { mark, lag } => {
                self.send(ToServer::Pong { mark: *mark });
                self.lag.set(*lag);
            }
            FromServer::Waiting { games } => self.waiting.set(games.clone()),
            FromServer::Notice { text } => self.notice.set(read_notice(text)),
            FromServer::Started { game, seek } => self.started.set(Some((*game, *seek))),
            _ => {}
        }
        let listeners = self.inner.try_with_value(|inner| inner.listeners.clone());
        for (_, listener) in listeners.unwrap_or_default() {
            listener(said);
        }
    }

    fn welcome(self, me: Option<Me>, now: Millis) {
        self.ahead.set_value(now as f64 - browser::date());
        self.me.set(me);
        // If there is a notice, it comes next.
        self.notice.set(Notice::default());
        let opened = self.inner.try_update_value(|inner| {
            inner.opened += 1;
            inner.opened
        });
        self.flush();
        self.open.set(opened);
    }

    fn answer(self, number: u32, answer: Result<(), ErrorCode>) {
        let on_answer = self.inner.try_update_value(|inner| {
            let place = inner.pending.iter().position(|(other, _)| *other == number)?;
            Some(inner.pending.remove(place).1)
        });
        if let Some(on_answer) = on_answer.flatten() {
            on_answer(answer);
        }
    }

    fn flush(self) {
        self.inner.update_value(|inner| {
            for (request, on_answer) in std::mem::take(&mut inner.outbox) {
                let number = inner.next + 1;
                inner.send(request);
                inner.pending.push((number, on_answer));
            }
        });
    }
}

impl Inner {
    fn send(&mut self, request: ToServer) {
        self.next += 1;
        let text = basalt_wire::write(&NumberedRequest { number: self.next, request });
        if let Some(socket) = &self.socket {
            // A socket that cannot send is about to close, which fails all pending requests.
            let _ = socket.send_with_str(&text);
        }
    }
}

/// The address of the socket, on the page's own host.
fn address() -> String {
    let location = window().location();
    let scheme = match location.protocol().as_deref() {
        Ok("https:") => "wss",
        _ => "ws",
    };
    format!("{scheme}://{}/live", location.host().unwrap_or_default())
}
