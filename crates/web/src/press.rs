//! The module that reads and writes games in every format. It is fetched when it is wanted first.

use js_sys::{Array, Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use crate::browser;
use crate::words::Words;

/// The module, speaking the language of the page.
pub(crate) struct Press(JsValue);

/// Fetches it, unless it is there; nothing if it cannot be had.
pub(crate) async fn press(words: Words) -> Option<Press> {
    let address = browser::named("basalt-press")?;
    let import: Function = get(&js_sys::global(), "basaltImport")?.dyn_into().ok()?;
    let module = awaited(import.call1(&JsValue::NULL, &address.into()).ok()?).await?;
    let init: Function = get(&module, "default")?.dyn_into().ok()?;
    awaited(init.call0(&JsValue::NULL).ok()?).await?;
    let class: Function = get(&module, "Press")?.dyn_into().ok()?;
    let (tag, texts) = words.fetched()?;
    let press = Reflect::construct(&class, &Array::of2(&tag.into(), &texts.into())).ok()?;
    Some(Press(press))
}

fn get(object: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(object, &name.into()).ok()
}

async fn awaited(promise: JsValue) -> Option<JsValue> {
    JsFuture::from(promise.dyn_into::<Promise>().ok()?).await.ok()
}

impl Press {
    /// The first game of a text, or the position that it holds, as a record; or why there is none.
    pub(crate) fn read(&self, text: &str) -> Result<String, String> {
        self.call("read", &[text])
    }

    /// A record as a text in a format; or why that cannot be.
    pub(crate) fn write(&self, record: &str, format: &str) -> Result<String, String> {
        self.call("write", &[record, format])
    }

    /// The record that a link carries; or why it carries none.
    pub(crate) fn read_link(&self, link: &str) -> Result<String, String> {
        self.call("read_link", &[link])
    }

    /// What follows the `#` of a link that carries a record; or why that cannot be.
    pub(crate) fn write_link(&self, record: &str) -> Result<String, String> {
        self.call("write_link", &[record])
    }

    fn call(&self, method: &str, texts: &[&str]) -> Result<String, String> {
        let told = |why: JsValue| why.as_string().unwrap_or_default();
        let method: Function =
            Reflect::get(&self.0, &method.into()).map_err(told)?.dyn_into().map_err(told)?;
        let texts: Array = texts.iter().map(|text| JsValue::from_str(text)).collect();
        let answer = method.apply(&self.0, &texts).map_err(told)?;
        answer.as_string().ok_or_else(String::new)
    }
}
