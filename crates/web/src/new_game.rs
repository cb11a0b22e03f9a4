//! What the next game shall be like.

use basalt_locales::{Message, messages};
use basalt_play::{Level, TimeControl};
use basalt_rules::{Color, Game};
use leptos::prelude::*;

use crate::fields::{Choices, Label};
use crate::play::{Board, Desk, Pace, Wish};
use crate::route::{Route, Way};
use crate::words::{title, words};

/// The choices before a game.
#[component]
pub(crate) fn NewGame() -> impl IntoView {
    let (words, way, desk) = (words(), expect_context::<Way>(), expect_context::<Desk>());
    let wish = desk.wish();
    let begin = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        desk.begin(wish.get_untracked());
        way.go(Route::Play);
    };
    let title = move || words.say(&messages::page_new_title(title(wish.get().game)));
    view! {
        <form class="form" on:submit=begin>
            <h1>{title}</h1>
            <Opponent wish/>
            <Show when=move || !wish.get().two>
                <LevelSlider wish/>
                <Choices
                    name="color"
                    title=messages::page_new_color
                    options=vec![
                        (Some(Color::White), messages::color_white().into()),
                        (Some(Color::Black), messages::color_black().into()),
                        (None, messages::page_new_color_chance().into()),
                    ]
                    chosen=Signal::derive(move || wish.get().color)
                    choose=move |color| wish.update(|wish| wish.color = color)
                />
            </Show>
            <Show
                when=move || wish.get().game == Game::Dvonn
                fallback=move || view! { <Variants wish/> }
            >
                <Choices
                    name="board"
                    title=messages::page_new_board
                    options=vec![
                        (Board::Full, messages::page_new_board_full().into()),
                        (Board::Empty, messages::page_new_board_empty().into()),
                    ]
                    chosen=Signal::derive(move || wish.get().board)
                    choose=move |board| wish.update(|wish| wish.board = board)
                />
            </Show>
            <ClockChoice wish/>
            <div class="row">
                <button class="main" type="submit">{move || words.say(&messages::page_new_begin())}</button>
            </div>
        </form>
    }
}

#[component]
fn Opponent(wish: RwSignal<Wish>) -> impl IntoView {
    view! {
        <Choices
            name="opponent"
            title=messages::page_new_opponent
            options=vec![
                (false, messages::page_new_opponent_computer().into()),
                (true, messages::page_new_opponent_two().into()),
            ]
            chosen=Signal::derive(move || wish.get().two)
            choose=move |two| wish.update(|wish| wish.two = two)
        />
    }
}

#[component]
fn Variants(wish: RwSignal<Wish>) -> impl IntoView {
    view! {
        <Choices
            name="variant"
            title=messages::page_new_variant
            options=vec![
                (Game::PunctBasic, messages::page_new_variant_basic().into()),
                (Game::Punct, messages::page_new_variant_standard().into()),
            ]
            chosen=Signal::derive(move || wish.get().game)
            choose=move |game| wish.update(|wish| wish.game = game)
        />
    }
}

#[component]
fn LevelSlider(wish: RwSignal<Wish>) -> impl IntoView {
    let words = words();
    let level = move || wish.get().level.get();
    let slide = move |event| {
        let number = event_target_value(&event).parse().ok();
        if let Some(level) = number.and_then(Level::new) {
            wish.update(|wish| wish.level = level);
        }
    };
    view! {
        <div class="field">
            <label class="name" for="level">{move || words.say(&messages::page_new_level())}</label>
            <div class="level">
                <input
                    id="level" type="range" min=Level::FIRST.get() max=Level::LAST.get()
                    prop:value=level on:input=slide
                />
                <output for="level">{level}</output>
            </div>
            <p class="quiet">{move || words.say(&strength(level()))}</p>
        </div>
    }
}

/// What to expect of a level, in words.
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
fn ClockChoice(wish: RwSignal<Wish>) -> impl IntoView {
    let words = words();
    let preset = |control: TimeControl| {
        let name = messages::page_clock_preset(
            control.base().as_secs() / 60,
            control.increment().as_secs(),
        );
        (Pace::Preset(control), Label::Said(name))
    };
    let mut options = vec![(Pace::Free, messages::page_clock_none().into())];
    options.extend(TimeControl::PRESETS.map(preset));
    options.push((Pace::Own, messages::page_clock_own().into()));
    let number = move |set: fn(&mut Wish, u32)| {
        move |event| {
            if let Ok(value) = event_target_value(&event).parse() {
                wish.update(|wish| set(wish, value));
            }
        }
    };
    view! {
        <Choices
            name="clock"
            title=messages::page_new_clock
            options
            chosen=Signal::derive(move || wish.get().pace)
            choose=move |pace| wish.update(|wish| wish.pace = pace)
        />
        <Show when=move || wish.get().pace == Pace::Own>
            <div class="row">
                <label class="row">
                    {move || words.say(&messages::page_clock_minutes())}
                    <input
                        type="number" min="1" max="1440" prop:value=move || wish.get().minutes
                        on:input=number(|wish, value| wish.minutes = value.clamp(1, 1440))
                    />
                </label>
                <label class="row">
                    {move || words.say(&messages::page_clock_increment())}
                    <input
                        type="number" min="0" max="3600" prop:value=move || wish.get().seconds
                        on:input=number(|wish, value| wish.seconds = value.min(3600))
                    />
                </label>
            </div>
        </Show>
    }
}
