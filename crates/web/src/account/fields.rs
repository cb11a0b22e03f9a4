//! Text fields of the forms.

use basalt_locales::{Message, messages};
use leptos::prelude::*;

use crate::components::Show;
use crate::i18n::i18n;

/// A button in a row of its own.
#[component]
pub(super) fn ButtonRow(
    /// The class of the row.
    #[prop(default = "row")]
    class: &'static str,
    /// The name of the action in the document.
    act: &'static str,
    /// The text of the button.
    text: fn() -> Message,
    /// The action of a click.
    on_click: Box<dyn FnMut(web_sys::MouseEvent)>,
) -> impl IntoView {
    let i18n = i18n();
    view! {
        <div class=class>
            <button type="button" class="button" data-act=act on:click=on_click>{i18n.text(text)}</button>
        </div>
    }
}

/// A text field with its label.
#[component]
pub(super) fn TextField(
    /// The label.
    title: fn() -> Message,
    /// The name in the document.
    name: &'static str,
    /// The `autocomplete` token, by which browsers and password managers know the field.
    #[prop(into)]
    autocomplete: Signal<&'static str>,
    /// Maximum number of characters.
    length: u32,
    /// Whether nobody may read what is typed.
    #[prop(optional)]
    secret: bool,
    value: RwSignal<String>,
    /// A hint below it.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let i18n = i18n();
    view! {
        <label class="form-field">
            <span class="name">{i18n.text(title)}</span>
            <input
                type=if secret { "password" } else { "text" } class="field" name=name
                autocomplete=move || autocomplete.get() autocapitalize="none" spellcheck="false"
                maxlength=length.to_string() required
                prop:value=move || value.get()
                on:input=move |event| value.set(event_target_value(&event))/>
            {children.map(|children| children())}
        </label>
    }
}

/// A field for a password that is to be used.
#[component]
pub(super) fn NewPasswordField(value: RwSignal<String>) -> impl IntoView {
    let i18n = i18n();
    view! {
        <TextField title=messages::account_new_password name="new-password" autocomplete="new-password" length=200 secret=true value>
            <small class="quiet">{i18n.text(messages::online_password_hint)}</small>
        </TextField>
    }
}

/// A field for the second factor, which is there once the server has asked for it.
#[component]
pub(super) fn SecondFactorField(needed: RwSignal<bool>, code: RwSignal<String>) -> impl IntoView {
    view! {
        <Show when=move || needed.get()>
            <TextField title=messages::account_second_factor name="code" autocomplete="one-time-code" length=40 value=code/>
        </Show>
    }
}

/// The code to send with a password, if one was asked for.
pub(super) fn code_if(needed: RwSignal<bool>, code: RwSignal<String>) -> Option<String> {
    needed.get_untracked().then(|| code.get_untracked())
}
