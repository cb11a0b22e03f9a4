//! The options of the next game.

use basalt_locales::{Message, messages};
use basalt_play::{Level, TimeControl};
use basalt_rules::{Color, Game};
use leptos::prelude::*;

use crate::components::Show;
use crate::form_fields::{Label, RadioGroup, labelled, radio_group_of};
use crate::game_ui::{start_boards, variant_name};
use crate::i18n::i18n;
use crate::icons::Icon;
use crate::play::{GameOptions, TimeChoice, game_with, open_game};

/// The options of the next game, as the first screen and this one leave them.
#[derive(Clone, Copy)]
pub(crate) struct PlannedGame(RwSignal<GameOptions>);

impl PlannedGame {
    /// The options before the person has chosen any.
    pub(crate) fn new() -> Self {
        Self(RwSignal::new(GameOptions::of(Game::DEFAULT)))
    }

    /// The options.
    pub(crate) fn options(self) -> RwSignal<GameOptions> {
        self.0
    }
}

/// The choices before a game.
#[component]
pub(crate) fn NewGame() -> impl IntoView {
    let i18n = i18n();
    let options = expect_context::<PlannedGame>().options();
    let begin = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        open_game(game_with(options.get_untracked()));
    };
    let title = move || i18n.say(&messages::page_new_title(options.get().game.title().name()));
    view! {
        <div class="page-body">
        <form class="card new-game" on:submit=begin>
            <h1>{title}</h1>
            <Opponent options/>
            <Show when=move || !options.get().two_players>
                <LevelSlider options/>
                <RadioGroup
                    name="color"
                    title=messages::page_new_color
                    options=labelled([(Some(Color::White), messages::color_white), (Some(Color::Black), messages::color_black), (None, messages::page_new_color_chance)])
                    chosen=Signal::derive(move || options.get().color)
                    choose=move |color| options.update(|options| options.color = color)
                />
            </Show>
            <Variants options/>
            <Boards options/>
            <ClockChoice options/>
            <button class="button button--main button--large" type="submit">
                {Icon::Play.labelled(messages::page_new_begin)}
            </button>
        </form>
        </div>
    }
}

#[component]
fn Opponent(options: RwSignal<GameOptions>) -> impl IntoView {
    view! {
        <RadioGroup
            name="opponent"
            title=messages::page_new_opponent
            options=labelled([(false, messages::page_new_opponent_computer), (true, messages::page_new_opponent_two)])
            chosen=Signal::derive(move || options.get().two_players)
            choose=move |two_players| options.update(|options| options.two_players = two_players)
        />
    }
}

/// The variants of the game, if there are several.
#[component]
fn Variants(options: RwSignal<GameOptions>) -> impl IntoView {
    let title = Memo::new(move |_| options.get().game.title());
    let variant = |&game: &Game| variant_name(game).map(|name| (game, name.into()));
    let variants = move || title.get().games().iter().filter_map(variant).collect();
    let chosen = Signal::derive(move || options.get().game);
    let choose = move |game| options.update(|options| options.game = game);
    radio_group_of("variant", messages::page_new_variant, variants, chosen, choose)
}

/// The boards to start on, if there are several.
#[component]
fn Boards(options: RwSignal<GameOptions>) -> impl IntoView {
    let game = Memo::new(move |_| options.get().game);
    let chosen = Signal::derive(move || options.get().board);
    let choose = move |board| options.update(|options| options.board = board);
    let boards = move || start_boards(game.get());
    radio_group_of("board", messages::page_new_board, boards, chosen, choose)
}

#[component]
fn LevelSlider(options: RwSignal<GameOptions>) -> impl IntoView {
    let i18n = i18n();
    let level = move || options.get().level.get();
    let slide = move |event| {
        let number = event_target_value(&event).parse().ok();
        if let Some(level) = number.and_then(Level::new) {
            options.update(|options| options.level = level);
        }
    };
    view! {
        <div class="form-field">
            <label class="name" for="level">{i18n.text(messages::page_new_level)}</label>
            <div class="level">
                <input
                    id="level" type="range" min=Level::FIRST.get() max=Level::LAST.get()
                    prop:value=level on:input=slide
                />
                <output for="level">{level}</output>
            </div>
            <p class="quiet">{move || i18n.say(&strength(level()))}</p>
        </div>
    }
}

/// The strength of a level in words.
fn strength(level: u8) -> Message {
    match level {
        ..=3 => messages::page_level_first_games(),
        4..=8 => messages::page_level_easy(),
        9..=13 => messages::page_level_club(),
        14..=19 => messages::page_level_strong(),
        _ => messages::page_level_full(),
    }
}

#[component]
fn ClockChoice(options: RwSignal<GameOptions>) -> impl IntoView {
    let i18n = i18n();
    let preset = |control: TimeControl| {
        let name = messages::page_clock_preset(
            control.base().as_secs() / 60,
            control.increment().as_secs(),
        );
        (TimeChoice::Preset(control), Label::Message(name))
    };
    let mut choices = vec![(TimeChoice::Unlimited, messages::page_clock_none().into())];
    choices.extend(TimeControl::PRESETS.map(preset));
    choices.push((TimeChoice::Custom, messages::page_clock_own().into()));
    let number = move |set: fn(&mut GameOptions, u32)| {
        move |event| {
            if let Ok(value) = event_target_value(&event).parse() {
                options.update(|options| set(options, value));
            }
        }
    };
    view! {
        <RadioGroup
            name="clock"
            title=messages::page_new_clock
            options=choices
            chosen=Signal::derive(move || options.get().pace)
            choose=move |pace| options.update(|options| options.pace = pace)
        />
        <Show when=move || options.get().pace == TimeChoice::Custom>
            <div class="row row--wrap">
                <label class="row row--wrap">
                    {i18n.text(messages::page_clock_minutes)}
                    <input
                        type="number" min="1" max="1440" prop:value=move || options.get().minutes
                        on:input=number(|options, value| options.minutes = value.clamp(1, 1440))
                    />
                </label>
                <label class="row row--wrap">
                    {i18n.text(messages::page_clock_increment)}
                    <input
                        type="number" min="0" max="3600" prop:value=move || options.get().seconds
                        on:input=number(|options, value| options.seconds = value.min(3600))
                    />
                </label>
            </div>
        </Show>
    }
}
