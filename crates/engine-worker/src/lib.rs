//! The engine's WASM module for a Web Worker: a thin wrapper of `basalt-ugi`.
//!
//! A message to the worker is a line of UGI, and so is every message from it. While a search is
//! running, a worker receives no messages: docs/protocol.md says what that means for the page.

use std::time::Duration;

use basalt_ugi::{Flow, Host, Input, Network, Session};
use js_sys::Function;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since the worker was started.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// A session of UGI whose answers go to a function.
#[wasm_bindgen]
pub struct Engine {
    session: Session,
    outside: Outside,
}

#[wasm_bindgen]
impl Engine {
    /// A session that calls `say` with every line of its own.
    #[wasm_bindgen(constructor)]
    pub fn new(say: Function) -> Self {
        Self { session: Session::default(), outside: Outside { say } }
    }

    /// Obeys a line. Answers whether the session goes on.
    pub fn line(&mut self, line: &str) -> bool {
        self.session.line(line, &mut self.outside) == Flow::Continue
    }

    /// Takes the network of this name from its file. Answers whether it is one.
    pub fn network(&mut self, name: &str, file: Vec<u8>) -> bool {
        Network::named(name).is_some_and(|network| self.session.install(network, file))
    }
}

/// The world around the worker.
struct Outside {
    say: Function,
}

impl Host for Outside {
    fn now(&self) -> Duration {
        Duration::from_secs_f64(now() / 1000.0)
    }

    /// A page that cannot be told anything has gone.
    fn say(&mut self, line: &str) {
        let _ = self.say.call1(&JsValue::NULL, &JsValue::from_str(line));
    }

    /// A worker receives no message before it has answered the last one.
    fn poll(&mut self) -> Input {
        Input::Nothing
    }
}
