//! The module that reads and writes games in every format and makes animated pictures. It is fetched when it is wanted
//! first.

use basalt_rules::Game;
use js_sys::{Array, Function, Promise, Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use crate::browser;
use crate::i18n::I18n;

/// The part of the module that reads and writes games, speaking the language of the page.
pub(crate) struct IoWorker(JsValue);

/// Loads it; nothing if it cannot be loaded.
pub(crate) async fn io_worker(i18n: I18n) -> Option<IoWorker> {
    let module = module().await?;
    let (tag, texts) = i18n.fetched();
    let texts: Array = texts.into_iter().map(JsValue::from_str).collect();
    construct(&module, "GameIo", &Array::of2(&tag.into(), &texts)).map(IoWorker)
}

/// The part of the module that makes an animated GIF of pictures.
pub(crate) struct Animator(JsValue);

/// Loads it for pictures of this size; nothing if it cannot be loaded.
pub(crate) async fn animator((width, height): (u32, u32)) -> Option<Animator> {
    let module = module().await?;
    construct(&module, "Animator", &Array::of2(&width.into(), &height.into())).map(Animator)
}

async fn module() -> Option<JsValue> {
    let module = import("basalt-io-worker").await?;
    call_async(&module, "default", &Array::new()).await?;
    Some(module)
}

/// Imports the module that an element in the head of the page names; nothing if it cannot be loaded.
pub(crate) async fn import(name: &str) -> Option<JsValue> {
    let address = browser::meta_content(name)?;
    call_async(&js_sys::global(), "basaltImport", &Array::of1(&address.into())).await
}

/// Calls a method that promises something; nothing if that fails.
pub(crate) async fn call_async(
    object: &JsValue,
    method: &str,
    arguments: &Array,
) -> Option<JsValue> {
    awaited(call(object, method, arguments).ok()?).await
}

fn construct(module: &JsValue, class: &str, arguments: &Array) -> Option<JsValue> {
    let class: Function = get(module, class)?.dyn_into().ok()?;
    Reflect::construct(&class, arguments).ok()
}

fn get(object: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(object, &name.into()).ok()
}

async fn awaited(promise: JsValue) -> Option<JsValue> {
    JsFuture::from(promise.dyn_into::<Promise>().ok()?).await.ok()
}

impl IoWorker {
    /// The first game of a text, or the position that it holds, as a record; an error says why there is none. The text of a
    /// position does not name its variant, so `preferred` does.
    pub(crate) fn read(&self, text: &str, preferred: Game) -> Result<String, String> {
        self.call("read", &[text, preferred.id()])
    }

    /// A record as a text in a format; or why that cannot be.
    pub(crate) fn write(&self, record: &str, format: &str) -> Result<String, String> {
        self.call("write", &[record, format])
    }

    /// The record that a link carries; or why it carries none.
    pub(crate) fn read_link(&self, link: &str) -> Result<String, String> {
        self.call("read_link", &[link])
    }

    /// The fragment of a link that carries a record; an error says why there is none.
    pub(crate) fn write_link(&self, record: &str) -> Result<String, String> {
        self.call("write_link", &[record])
    }

    fn call(&self, method: &str, texts: &[&str]) -> Result<String, String> {
        let told = |why: JsValue| why.as_string().unwrap_or_default();
        let texts: Array = texts.iter().map(|text| JsValue::from_str(text)).collect();
        let answer = call(&self.0, method, &texts).map_err(told)?;
        answer.as_string().ok_or_else(String::new)
    }
}

impl Animator {
    /// Adds a picture by its pixels.
    pub(crate) fn add(&self, pixels: &JsValue, is_last: bool) -> Option<()> {
        call(&self.0, "add", &Array::of2(pixels, &is_last.into())).ok().map(drop)
    }

    /// The bytes of the GIF.
    pub(crate) fn finish(self) -> Option<Uint8Array> {
        call(&self.0, "finish", &Array::new()).ok()?.dyn_into().ok()
    }
}

fn call(object: &JsValue, method: &str, arguments: &Array) -> Result<JsValue, JsValue> {
    let method: Function = Reflect::get(object, &method.into())?.dyn_into()?;
    method.apply(object, arguments)
}
