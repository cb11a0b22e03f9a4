//! Names of countries, which the browser knows in every language.

use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::{JsCast as _, JsValue};

use crate::i18n::I18n;

/// Names of countries in the language of the page.
pub(crate) struct CountryNames {
    /// An `Intl.DisplayNames`, and its function. Without them codes stand for names.
    names: Option<(JsValue, Function)>,
}

impl CountryNames {
    /// The names in the language of the page.
    pub(crate) fn new(i18n: I18n) -> Self {
        Self { names: display_names(i18n.language().tag()) }
    }

    /// The name of the country with a code.
    pub(crate) fn name(&self, code: &str) -> String {
        let name = self.names.as_ref().and_then(|(names, of)| of.call1(names, &code.into()).ok());
        name.and_then(|name| name.as_string()).unwrap_or_else(|| code.to_owned())
    }
}

fn display_names(tag: &str) -> Option<(JsValue, Function)> {
    let intl = Reflect::get(&js_sys::global(), &"Intl".into()).ok()?;
    let constructor = Reflect::get(&intl, &"DisplayNames".into()).ok()?;
    let options = Object::new();
    Reflect::set(&options, &"type".into(), &"region".into()).ok()?;
    let arguments = Array::of2(&Array::of1(&tag.into()), &options);
    let names = Reflect::construct(constructor.dyn_ref::<Function>()?, &arguments).ok()?;
    let of = Reflect::get(&names, &"of".into()).ok()?.dyn_into::<Function>().ok()?;
    Some((names, of))
}
