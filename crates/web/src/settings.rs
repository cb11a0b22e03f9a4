//! The settings.

use basalt_input::{BoardSize, Confirmation, Motion, Theme, Threats, Volume};
use basalt_locales::{Language, Message, messages};
use basalt_rules::Title;
use basalt_view::PieceStyle;
use leptos::prelude::*;

use crate::board::Picture;
use crate::form_fields::{Label, RadioGroup, Switch, labelled};
use crate::game_ui::piece_samples;
use crate::i18n::i18n;
use crate::preferences::Preferences;
use crate::sound;

/// The settings form.
#[component]
pub(crate) fn Settings() -> impl IntoView {
    let (i18n, preferences) = (i18n(), expect_context::<Preferences>());
    let get = move || preferences.get();
    view! {
        <div class="page-body settings">
            <div class="page-title"><h1>{i18n.text(messages::page_settings)}</h1></div>
            <Group title=messages::page_settings_appearance>
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
            </Group>
            <Group title=messages::page_settings_board>
                <Switch
                    title=messages::page_settings_sound on=Signal::derive(move || get().sound)
                    turn=move |on| preferences.change(|settings| settings.sound = on)
                />
                <RadioGroup
                    name="volume"
                    title=messages::page_settings_volume
                    options=labelled([(Volume::Quiet, messages::page_settings_quiet), (Volume::Normal, messages::page_settings_normal), (Volume::Loud, messages::page_settings_loud)])
                    chosen=Signal::derive(move || get().volume)
                    choose=move |volume| {
                        preferences.change(|settings| settings.volume = volume);
                        sound::moved(preferences);
                    }
                />
                <RadioGroup
                    name="board-size"
                    title=messages::page_settings_board_size
                    options=labelled([(BoardSize::Small, messages::page_settings_small), (BoardSize::Medium, messages::page_settings_medium), (BoardSize::Large, messages::page_settings_large)])
                    chosen=Signal::derive(move || get().board_size)
                    choose=move |size| preferences.change(|settings| settings.board_size = size)
                />
                <RadioGroup
                    name="pieces"
                    title=messages::page_settings_pieces
                    options=labelled([(PieceStyle::Stone, messages::page_settings_stone), (PieceStyle::Contrast, messages::page_settings_contrast)])
                    chosen=Signal::derive(move || get().pieces)
                    choose=move |style| preferences.change(|settings| settings.pieces = style)
                />
                <PieceSamples/>
                <Switch
                    title=messages::page_settings_coordinates on=Signal::derive(move || get().coordinates)
                    turn=move |on| preferences.change(|settings| settings.coordinates = on)
                />
                <Switch
                    title=messages::page_settings_links on=Signal::derive(move || get().links)
                    turn=move |on| preferences.change(|settings| settings.links = on)
                />
            </Group>
            <Group title=messages::page_settings_help>
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
            </Group>
        </div>
    }
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
