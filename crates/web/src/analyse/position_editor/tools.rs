//! What a tap on the board does, to be chosen.

use basalt_locales::{Message, messages};
use basalt_rules::Color;
use basalt_rules::dvonn::Piece;
use basalt_rules::punct::Kind;
use basalt_study::editor::{dvonn, punct};
use basalt_view::Scene;
use leptos::prelude::*;

use super::State;
use crate::board::Picture;
use crate::icons::Icon;

/// How many pieces of a kind there are: on the board, and in the game.
type Count = (usize, usize);

/// The tools of the game.
#[component]
pub(super) fn Tools(state: State) -> impl IntoView {
    let i18n = state.i18n;
    view! {
        <div class="tools" role="group" aria-label=move || i18n.say(&messages::page_setup_tools())>
            {if state.is_dvonn() {
                Piece::ALL.map(|piece| view! { <PutDvonn state piece/> }).collect_view().into_any()
            } else {
                Color::ALL.map(|color| view! { <PutPunct state color/> }).collect_view().into_any()
            }}
            <TakeOff state/>
        </div>
        <Show when=move || !state.is_dvonn()>
            <Kinds state/>
            <Floor state/>
        </Show>
    }
}

#[component]
fn PutDvonn(state: State, piece: Piece) -> impl IntoView {
    let count =
        move || (state.dvonn(|editor| editor.count(piece)).unwrap_or_default(), piece.in_game());
    let tool = dvonn::Tool::Put(piece);
    let (name, label) = match piece {
        Piece::White => ("white", messages::color_white()),
        Piece::Black => ("black", messages::color_black()),
        Piece::Red => ("red", messages::color_red()),
    };
    view! {
        <Put
            state name label picture=basalt_view::dvonn::portrait(piece)
            count=Signal::derive(count)
            is_held=Signal::derive(move || state.dvonn(|editor| editor.tool) == Some(tool))
            take=Callback::new(move |()| state.change_dvonn(|editor| editor.tool = tool))
        />
    }
}

#[component]
fn PutPunct(state: State, color: Color) -> impl IntoView {
    let tool = punct::Tool::Put(color);
    let used = move |kind: Kind| count(state, color, kind).0;
    let all = move || {
        (Kind::ALL.into_iter().map(used).sum(), Kind::ALL.into_iter().map(Kind::in_game).sum())
    };
    let (name, label) = match color {
        Color::White => ("white", messages::color_white()),
        Color::Black => ("black", messages::color_black()),
    };
    let shape = basalt_view::punct::shown_in_reserve(Kind::T);
    view! {
        <Put
            state name label picture=basalt_view::punct::portrait(color, shape)
            count=Signal::derive(all)
            is_held=Signal::derive(move || state.punct(punct::Editor::tool) == Some(tool))
            take=Callback::new(move |()| state.change_punct(|editor| editor.take(tool)))
        />
    }
}

fn count(state: State, color: Color, kind: Kind) -> Count {
    (state.punct(|editor| editor.count(color, kind)).unwrap_or_default(), kind.in_game())
}

/// A tool that puts pieces: what they look like, and how many of them are on the board.
#[component]
fn Put(
    state: State,
    name: &'static str,
    label: Message,
    picture: Scene,
    count: Signal<Count>,
    is_held: Signal<bool>,
    take: Callback<()>,
) -> impl IntoView {
    let i18n = state.i18n;
    let said = move || said(state, &i18n.say(&label), count.get());
    view! {
        <button class="tool" data-tool=name aria-pressed=move || is_held.get().to_string()
            on:click=move |_| take.run(())>
            <Picture scene=Signal::derive(move || picture.clone())/>
            <span class="unseen">{said}</span>
            <Figures count/>
        </button>
    }
}

/// What is counted, in words.
fn said(state: State, name: &str, (used, most): Count) -> String {
    state.i18n.say(&messages::page_setup_put(name, used as u64, most as u64))
}

/// How many of how many; too many stand out.
#[component]
fn Figures(count: Signal<Count>) -> impl IntoView {
    let is_too_many = move || count.get().0 > count.get().1;
    let text = move || format!("{}/{}", count.get().0, count.get().1);
    view! { <span class="figures" class:refused=is_too_many aria-hidden="true">{text}</span> }
}

#[component]
fn TakeOff(state: State) -> impl IntoView {
    let i18n = state.i18n;
    let is_held = move || {
        state.dvonn(|editor| editor.tool) == Some(dvonn::Tool::TakeOff)
            || state.punct(punct::Editor::tool) == Some(punct::Tool::TakeOff)
    };
    let take = move |_| {
        state.change_dvonn(|editor| editor.tool = dvonn::Tool::TakeOff);
        state.change_punct(|editor| editor.take(punct::Tool::TakeOff));
    };
    view! {
        <button class="tool icon" data-tool="take-off" aria-pressed=move || is_held().to_string() on:click=take>
            {Icon::Cross.draw()}
            <span>{move || i18n.say(&messages::page_setup_take_off())}</span>
        </button>
    }
}

/// The pieces of each kind.
#[component]
fn Kinds(state: State) -> impl IntoView {
    let i18n = state.i18n;
    let row = move |color: Color| {
        let name = match color {
            Color::White => messages::color_white(),
            Color::Black => messages::color_black(),
        };
        view! {
            <div class="kinds" role="group" aria-label=move || i18n.say(&name)>
                {Kind::ALL.map(|kind| view! { <OfKind state color kind/> }).collect_view()}
            </div>
        }
    };
    Color::ALL.map(row).collect_view()
}

#[component]
fn OfKind(state: State, color: Color, kind: Kind) -> impl IntoView {
    let i18n = state.i18n;
    let counted = Signal::derive(move || count(state, color, kind));
    let letter = kind.to_string();
    let name = move || i18n.say(&messages::hand_punct_kind(&letter));
    let label = move || said(state, &name(), counted.get());
    let picture = basalt_view::punct::portrait(color, basalt_view::punct::shown_in_reserve(kind));
    view! {
        <div class="of-kind" role="img" data-count=kind.to_string() aria-label=label>
            <Picture scene=Signal::derive(move || picture.clone())/>
            <Figures count=counted/>
        </div>
    }
}

/// The floor of the next piece: where it comes to rest, or any that is chosen, one above the highest at most.
#[component]
fn Floor(state: State) -> impl IntoView {
    let i18n = state.i18n;
    let floors = Memo::new(move |_| {
        let highest = |editor: &punct::Editor| {
            let levels = editor.setup().pieces.iter().map(|piece| piece.level);
            levels.max().map_or(1, |level| level.saturating_add(2))
        };
        let wanted = state.punct(|editor| editor.level).flatten().map_or(1, |level| level + 1);
        state.punct(highest).unwrap_or(1).max(wanted)
    });
    let chosen = move || state.punct(|editor| editor.level).flatten();
    let choose = move |event| {
        let level: Option<u8> = event_target_value(&event).parse().ok();
        state.change_punct(|editor| editor.level = level);
    };
    let option = move |level: u8| {
        view! {
            <option value=level.to_string() selected=move || chosen() == Some(level)>
                {move || i18n.say(&messages::page_setup_level_floor(u64::from(level) + 1))}
            </option>
        }
    };
    view! {
        <label class="row floor">
            {move || i18n.say(&messages::page_setup_level())}
            <select name="level" on:change=choose>
                <option value="" selected=move || chosen().is_none()>
                    {move || i18n.say(&messages::page_setup_level_rest())}
                </option>
                {move || (0..floors.get()).map(option).collect_view()}
            </select>
        </label>
    }
}
