//! Country and words, which everybody sees on the member's profile.

use basalt_locales::messages;
use basalt_referee::Country;
use basalt_wire::{ErrorCode, MAX_ABOUT_CHARS, Profile, ProfileChange};
use leptos::prelude::*;

use super::Refusal;
use crate::i18n::i18n;
use crate::notices::Notices;
use crate::online::{CountryNames, api};

/// The form for country and words. It is shown with what the server has.
#[component]
pub(super) fn ProfileCard(name: String) -> impl IntoView {
    let i18n = i18n();
    let (country, about) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let (is_known, error) = (RwSignal::new(false), RwSignal::new(None::<ErrorCode>));
    leptos::task::spawn_local(async move {
        match api::get::<Profile>(&format!("/api/players/{name}")).await {
            Ok(profile) => {
                country.set(profile.country.unwrap_or_default());
                about.set(profile.about);
                is_known.set(true);
            }
            Err(why) => error.set(Some(why)),
        }
    });
    view! {
        <section class="card card--pad stack" data-card="profile">
            <h2>{i18n.text(messages::account_profile)}</h2>
            <p class="quiet">{i18n.text(messages::account_profile_lead)}</p>
            {move || is_known.get().then(|| view! { <ProfileForm country about error/> })}
            <Refusal error/>
        </section>
    }
}

#[component]
fn ProfileForm(
    country: RwSignal<String>,
    about: RwSignal<String>,
    error: RwSignal<Option<ErrorCode>>,
) -> impl IntoView {
    let (i18n, notices) = (i18n(), expect_context::<Notices>());
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let country = Some(country.get_untracked()).filter(|code| !code.is_empty());
        let change = ProfileChange { country, about: about.get_untracked() };
        error.set(None);
        leptos::task::spawn_local(async move {
            match api::post("/api/account/profile", &change).await {
                Ok(()) => notices.tell(i18n.say(&messages::account_profile_saved())),
                Err(why) => error.set(Some(why)),
            }
        });
    };
    let options = move || {
        let names = CountryNames::new(i18n);
        let named = Country::all().map(|country| country.to_string());
        let mut named: Vec<(String, String)> =
            named.map(|code| (names.name(&code), code)).collect();
        named.sort_by(|(one, _), (other, _)| {
            js_sys::JsString::from(one.as_str())
                .locale_compare(other, &js_sys::Array::new(), &js_sys::Object::new())
                .cmp(&0)
        });
        let chosen = country.get_untracked();
        named
            .into_iter()
            .map(|(name, code)| view! { <option value=code.clone() selected=code == chosen>{name}</option> })
            .collect_view()
    };
    view! {
        <form class="stack" on:submit=submit>
            <label class="form-field">
                <span class="name">{i18n.text(messages::account_country)}</span>
                <select class="field" name="country" autocomplete="country" on:change=move |event| country.set(event_target_value(&event))>
                    <option value="">{i18n.text(messages::account_country_none)}</option>
                    {options}
                </select>
            </label>
            <label class="form-field">
                <span class="name">{i18n.text(messages::account_about)}</span>
                <textarea class="field about-field" name="about" rows="3" maxlength=MAX_ABOUT_CHARS.to_string()
                    prop:value=move || about.get() on:input=move |event| about.set(event_target_value(&event))></textarea>
            </label>
            <div class="row">
                <button type="submit" class="button" data-act="save-profile">{i18n.text(messages::account_profile_save)}</button>
            </div>
        </form>
    }
}
