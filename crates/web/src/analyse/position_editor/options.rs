//! What a position is besides its pieces.

use basalt_locales::messages;
use basalt_rules::Color;
use basalt_rules::dvonn::Phase;
use basalt_rules::punct::{Position, Variant};
use basalt_study::editor::Editor;
use leptos::prelude::*;

use super::State;
use crate::form_fields::RadioGroup;

/// Whose turn it is, and what else the game counts.
#[component]
pub(super) fn Options(state: State) -> impl IntoView {
    view! {
        <RadioGroup
            name="to-move"
            title=messages::page_setup_to_move
            options=vec![
                (Color::White, messages::color_white().into()),
                (Color::Black, messages::color_black().into()),
            ]
            chosen=Signal::derive(move || state.editor.with(Editor::to_move))
            choose=move |color| state.change(|editor| editor.set_to_move(color))
        />
        <Show when=move || state.is_dvonn() fallback=move || view! { <PunctOptions state/> }>
            <RadioGroup
                name="phase"
                title=messages::page_setup_phase
                options=vec![
                    (Phase::Placing, messages::page_setup_placing().into()),
                    (Phase::Stacking, messages::page_setup_stacking().into()),
                ]
                chosen=Signal::derive(move || {
                    state.dvonn(|editor| editor.setup().phase).unwrap_or(Phase::Placing)
                })
                choose=move |phase| state.change_dvonn(|editor| editor.change(|setup| setup.phase = phase))
            />
        </Show>
    }
}

#[component]
fn PunctOptions(state: State) -> impl IntoView {
    let i18n = state.i18n;
    let turns = move || state.punct(|editor| editor.setup().turns_without_placement);
    let set_turns = move |event| {
        if let Ok(turns) = event_target_value(&event).parse() {
            state.change_punct(|editor| editor.set_turns_without_placement(turns));
        }
    };
    view! {
        <RadioGroup
            name="variant"
            title=messages::page_new_variant
            options=vec![
                (Variant::Basic, messages::page_new_variant_basic().into()),
                (Variant::Standard, messages::page_new_variant_standard().into()),
            ]
            chosen=Signal::derive(move || {
                state.punct(|editor| editor.setup().variant).unwrap_or(Variant::Standard)
            })
            choose=move |variant| {
                state.change_punct(|editor| editor.change(|setup| setup.variant = variant));
            }
        />
        <label class="row">
            {move || i18n.say(&messages::page_setup_turns())}
            <input type="number" name="turns" min="0" max=Position::QUIET_TURNS prop:value=turns on:input=set_turns/>
        </label>
    }
}
