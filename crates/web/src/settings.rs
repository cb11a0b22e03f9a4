//! The settings.

use basalt_input::Confirmation;
use basalt_input::{Motion, Theme, Threats};
use basalt_locales::{Language, messages};
use leptos::prelude::*;

use crate::form_fields::{Label, RadioGroup, Switch, labelled};
use crate::i18n::i18n;
use crate::preferences::Preferences;

/// The settings form.
#[component]
pub(crate) fn Settings() -> impl IntoView {
    let (i18n, preferences) = (i18n(), expect_context::<Preferences>());
    let get = move || preferences.get();
    view! {
        <section class="form">
            <h1>{move || i18n.say(&messages::page_settings())}</h1>
            <LanguageChoice/>
            <RadioGroup
                name="theme"
                title=messages::page_settings_theme
                options=labelled([(Theme::System, messages::page_settings_as_system), (Theme::Light, messages::page_settings_light), (Theme::Dark, messages::page_settings_dark)])
                chosen=Signal::derive(move || get().theme)
                choose=move |theme| preferences.change(|settings| settings.theme = theme)
            />
            <RadioGroup
                name="motion"
                title=messages::page_settings_motion
                options=labelled([(Motion::System, messages::page_settings_as_system), (Motion::Reduced, messages::page_settings_reduced)])
                chosen=Signal::derive(move || get().motion)
                choose=move |motion| preferences.change(|settings| settings.motion = motion)
            />
            <RadioGroup
                name="confirmation"
                title=messages::page_settings_confirmation
                options=labelled([(Confirmation::Never, messages::page_settings_never), (Confirmation::OwnLosses, messages::page_settings_own_losses), (Confirmation::Always, messages::page_settings_always)])
                chosen=Signal::derive(move || get().confirmation)
                choose=move |when| preferences.change(|settings| settings.confirmation = when)
            />
            <RadioGroup
                name="threats"
                title=messages::page_settings_threats
                options=labelled([(Threats::ForBeginners, messages::page_settings_for_beginners), (Threats::Always, messages::page_settings_always), (Threats::Never, messages::page_settings_never)])
                chosen=Signal::derive(move || get().threats)
                choose=move |when| preferences.change(|settings| settings.threats = when)
            />
            <Switch
                title=messages::page_settings_sound on=Signal::derive(move || get().sound)
                turn=move |on| preferences.change(|settings| settings.sound = on)
            />
            <Switch
                title=messages::page_settings_coordinates on=Signal::derive(move || get().coordinates)
                turn=move |on| preferences.change(|settings| settings.coordinates = on)
            />
        </section>
    }
}

/// The languages, each by its own name.
#[component]
fn LanguageChoice() -> impl IntoView {
    let (i18n, preferences) = (i18n(), expect_context::<Preferences>());
    let option = |&language: &Language| (language, Label::Name(language.native_name()));
    view! {
        <RadioGroup
            name="language"
            title=messages::page_settings_language
            options=Language::ALL.iter().map(option).collect()
            chosen=Signal::derive(move || i18n.language())
            choose=move |language| {
                i18n.speak(language);
                preferences.change(|settings| settings.language = Some(language));
            }
        />
    }
}
