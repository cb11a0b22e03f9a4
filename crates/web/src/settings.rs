//! The settings.

use basalt_input::{BoardSize, Confirmation, Motion, Settings, Theme, Threats, Volume};
use basalt_locales::{Language, Message, messages};
use basalt_rules::Title;
use basalt_view::PieceStyle;
use leptos::prelude::*;

use crate::board::Picture;
use crate::form_fields::{Label, RadioGroup, Switch, labelled};
use crate::game_ui::piece_samples;
use crate::i18n::i18n;
use crate::preferences::Preferences;
use crate::route::{Link, OnlineRoute, Route};
use crate::sound;

/// The settings form.
#[component]
pub(crate) fn SettingsPage() -> impl IntoView {
    let i18n = i18n();
    view! {
        <div class="page-body settings">
            <div class="page-title"><h1>{i18n.text(messages::page_settings)}</h1></div>
            <Group title=messages::page_settings_appearance>
                <LanguageChoice/>
                {choice("theme", messages::page_settings_theme, |settings| &mut settings.theme, [(Theme::System, messages::page_settings_as_system), (Theme::Light, messages::page_settings_light), (Theme::Dark, messages::page_settings_dark)])}
                {choice("motion", messages::page_settings_motion, |settings| &mut settings.motion, [(Motion::System, messages::page_settings_as_system), (Motion::Reduced, messages::page_settings_reduced)])}
            </Group>
            <Group title=messages::page_settings_board>
                {switch(messages::page_settings_sound, |settings| &mut settings.sound)}
                <VolumeChoice/>
                {choice("board-size", messages::page_settings_board_size, |settings| &mut settings.board_size, [(BoardSize::Small, messages::page_settings_small), (BoardSize::Medium, messages::page_settings_medium), (BoardSize::Large, messages::page_settings_large)])}
                {choice("pieces", messages::page_settings_pieces, |settings| &mut settings.pieces, [(PieceStyle::Stone, messages::page_settings_stone), (PieceStyle::Contrast, messages::page_settings_contrast)])}
                <PieceSamples/>
                {switch(messages::page_settings_coordinates, |settings| &mut settings.coordinates)}
                {switch(messages::page_settings_links, |settings| &mut settings.links)}
            </Group>
            <Group title=messages::page_settings_help>
                {choice("confirmation", messages::page_settings_confirmation, |settings| &mut settings.confirmation, [(Confirmation::Never, messages::page_settings_never), (Confirmation::OwnLosses, messages::page_settings_own_losses), (Confirmation::Always, messages::page_settings_always)])}
                {choice("threats", messages::page_settings_threats, |settings| &mut settings.threats, [(Threats::ForBeginners, for_beginners), (Threats::Always, messages::page_settings_always), (Threats::Never, messages::page_settings_never)])}
            </Group>
            <Group title=messages::page_settings_account>
                <p class="quiet">{i18n.text(messages::page_settings_account_lead)}</p>
                <div class="row">
                    <Link to=Route::Online(OnlineRoute::Account) class="button">
                        {i18n.text(messages::page_settings_account_open)}
                    </Link>
                </div>
            </Group>
        </div>
    }
}

/// The label of the threats that are shown against the lower levels.
fn for_beginners() -> Message {
    messages::page_settings_for_beginners(Threats::BEGINNERS.get().into())
}

/// A field of the settings, which is read and changed in its place.
type Field<T> = fn(&mut Settings) -> &mut T;

/// A setting with few values, as radio buttons.
fn choice<T: Copy + PartialEq + Send + Sync + 'static, const N: usize>(
    name: &'static str,
    title: fn() -> Message,
    field: Field<T>,
    options: [(T, fn() -> Message); N],
) -> impl IntoView {
    let preferences = expect_context::<Preferences>();
    let chosen = Signal::derive(move || *field(&mut preferences.get()));
    let choose = move |value| preferences.change(|settings| *field(settings) = value);
    view! { <RadioGroup name title options=labelled(options) chosen choose/> }
}

/// A setting that is on or off.
fn switch(title: fn() -> Message, field: Field<bool>) -> impl IntoView {
    let preferences = expect_context::<Preferences>();
    let on = Signal::derive(move || *field(&mut preferences.get()));
    let turn = move |on| preferences.change(|settings| *field(settings) = on);
    view! { <Switch title on turn/> }
}

/// The volume of sounds. A new one can be heard at once.
#[component]
fn VolumeChoice() -> impl IntoView {
    let preferences = expect_context::<Preferences>();
    let options = labelled([
        (Volume::Quiet, messages::page_settings_quiet),
        (Volume::Normal, messages::page_settings_normal),
        (Volume::Loud, messages::page_settings_loud),
    ]);
    let choose = move |volume| {
        preferences.change(|settings| settings.volume = volume);
        sound::moved(preferences);
    };
    let chosen = Signal::derive(move || preferences.get().volume);
    view! { <RadioGroup name="volume" title=messages::page_settings_volume options chosen choose/> }
}

/// Settings that belong together.
#[component]
fn Group(title: fn() -> Message, children: Children) -> impl IntoView {
    let i18n = i18n();
    view! {
        <section class="card settings__group">
            <h2>{i18n.text(title)}</h2>
            {children()}
        </section>
    }
}

/// Pieces of every game in the style that is chosen.
#[component]
fn PieceSamples() -> impl IntoView {
    let samples = Title::ALL.iter().flat_map(|&title| piece_samples(title));
    let picture = |scene| view! { <Picture class="picture" scene=Signal::stored(scene)/> };
    view! {
        <div class="piece-samples" aria-hidden="true">
            {samples.map(picture).collect_view()}
        </div>
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
