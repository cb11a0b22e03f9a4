//! The parts of the editor that only PÜNCT has.

use basalt_input::punct::{Event, Reason};
use basalt_locales::{Message, messages};
use basalt_rules::Color;
use basalt_rules::punct::{Cell, PieceKind, Position, Variant};
use basalt_study::editor::GameEditor;
use basalt_study::editor::punct::{EditError, Editor, Tool};
use basalt_view::errors::message_of;
use basalt_view::{Frame, Layout, Scene, punct};
use leptos::prelude::*;

use crate::board::Picture;
use crate::game_ui::variant_label;
use crate::position_editor::{
    Count, EditorState, EditorUi, Figures, Put, count_text, setup_choice,
};

impl EditorUi for Editor {
    const MIDDLE: &'static str = "i9";

    fn tools(state: EditorState) -> AnyView {
        Color::ALL.map(|color| view! { <PutColor state color/> }).collect_view().into_any()
    }

    fn more_tools(state: EditorState) -> Option<AnyView> {
        let view = view! {
            <Kinds state/>
            <Level state/>
        };
        Some(view.into_any())
    }

    fn options(state: EditorState) -> AnyView {
        let i18n = state.i18n;
        let turns =
            move || state.with_game(|editor: &Editor| editor.setup().turns_without_placement);
        let set_turns = move |event| {
            if let Ok(turns) = event_target_value(&event).parse() {
                state.change_game(|editor: &mut Editor| editor.set_turns_without_placement(turns));
            }
        };
        let variant = setup_choice(
            state,
            ("variant", messages::page_new_variant),
            [Variant::Basic, Variant::Standard],
            variant_label,
            |editor: &Editor| editor.setup().variant,
            |editor, variant| editor.change(|setup| setup.variant = variant),
        );
        view! {
            {variant}
            <label class="row row--wrap">
                {i18n.text(messages::page_setup_turns)}
                <input type="number" name="turns" min="0" max=Position::QUIET_TURNS prop:value=turns on:input=set_turns/>
            </label>
        }
        .into_any()
    }

    fn takes_off(&self) -> bool {
        self.tool() == Tool::TakeOff
    }

    fn select_take_off(&mut self) {
        self.take(Tool::TakeOff);
    }

    fn refusal(&self) -> Option<Message> {
        self.refused().map(|refused| match refused {
            EditError::NoPiece { spaces } => Reason::NoPiece { spaces: *spaces }.message(),
            EditError::Rest(error) => message_of(error),
            EditError::Covered(refusal) => message_of(refusal),
        })
    }

    fn hint(&self) -> Message {
        let begun = self.begun();
        begun.first().map_or_else(messages::page_setup_hint_punct, |punct| {
            messages::page_setup_begun(&punct.to_string(), 3 - begun.len() as u64)
        })
    }

    fn scene(&self, focus: Option<Cell>, frame: Frame) -> Scene {
        let fault = match self.refused() {
            Some(EditError::Rest(error)) => error.space(),
            _ => self.setup().position().err().and_then(|error| error.space()),
        };
        let hand = punct::Hand { begun: self.begun().to_vec(), ..Default::default() };
        let highlights = punct::Highlights { fault, focus, ..Default::default() };
        let options = punct::Options { frame, highlights, hand, ..Default::default() };
        punct::setup_scene(self.setup(), &options)
    }

    fn describe(&self, cell: Cell) -> Message {
        punct::describe_setup_space(self.setup(), cell)
    }

    fn step(from: Cell, key: &str, layout: Layout) -> Option<Cell> {
        let Event::Head(heading) = Event::of_key(key, false)? else { return None };
        let way = heading.direction(from, layout);
        Some(way.and_then(|way| way.from(from)).unwrap_or(from))
    }
}

#[component]
fn PutColor(state: EditorState, color: Color) -> impl IntoView {
    let tool = Tool::Put(color);
    let used = move |kind: PieceKind| count(state, color, kind).0;
    let all = move || {
        (
            PieceKind::ALL.into_iter().map(used).sum(),
            PieceKind::ALL.into_iter().map(PieceKind::in_game).sum(),
        )
    };
    let label = match color {
        Color::White => messages::color_white(),
        Color::Black => messages::color_black(),
    };
    let shape = punct::shown_in_reserve(PieceKind::T);
    view! {
        <Put
            state name=color.id() label picture=punct::portrait(color, shape)
            count=Signal::derive(all)
            is_selected=Signal::derive(move || state.with_game(Editor::tool) == Some(tool))
            select=Callback::new(move |()| state.change_game(|editor: &mut Editor| editor.take(tool)))
        />
    }
}

fn count(state: EditorState, color: Color, kind: PieceKind) -> Count {
    (
        state.with_game(|editor: &Editor| editor.count(color, kind)).unwrap_or_default(),
        kind.in_game(),
    )
}

/// The pieces of each kind.
#[component]
fn Kinds(state: EditorState) -> impl IntoView {
    let i18n = state.i18n;
    let row = move |color: Color| {
        let name = match color {
            Color::White => messages::color_white(),
            Color::Black => messages::color_black(),
        };
        view! {
            <div class="kinds" role="group" aria-label=i18n.text_of(name)>
                {PieceKind::ALL.map(|kind| view! { <KindCount state color kind/> }).collect_view()}
            </div>
        }
    };
    Color::ALL.map(row).collect_view()
}

#[component]
fn KindCount(state: EditorState, color: Color, kind: PieceKind) -> impl IntoView {
    let i18n = state.i18n;
    let counted = Signal::derive(move || count(state, color, kind));
    let letter = kind.to_string();
    let name = i18n.text_of(messages::hand_punct_kind(&letter));
    let label = move || count_text(state, &name(), counted.get());
    let picture = punct::portrait(color, punct::shown_in_reserve(kind));
    view! {
        <div class="of-kind" role="img" data-count=kind.to_string() aria-label=label>
            <Picture scene=Signal::stored(picture)/>
            <Figures count=counted/>
        </div>
    }
}

/// The level of the next piece: where it comes to rest, or any that is chosen, one above the highest at most.
#[component]
fn Level(state: EditorState) -> impl IntoView {
    let i18n = state.i18n;
    let levels = Memo::new(move |_| {
        let highest = |editor: &Editor| {
            let levels = editor.setup().pieces.iter().map(|piece| piece.level);
            levels.max().map_or(1, |level| level.saturating_add(2))
        };
        let wanted =
            state.with_game(|editor: &Editor| editor.level).flatten().map_or(1, |level| level + 1);
        state.with_game(highest).unwrap_or(1).max(wanted)
    });
    let chosen = move || state.with_game(|editor: &Editor| editor.level).flatten();
    let choose = move |event| {
        let level: Option<u8> = event_target_value(&event).parse().ok();
        state.change_game(|editor: &mut Editor| editor.level = level);
    };
    let option = move |level: u8| {
        view! {
            <option value=level.to_string() selected=move || chosen() == Some(level)>
                {i18n.text_of(messages::page_setup_level_floor(u64::from(level) + 1))}
            </option>
        }
    };
    view! {
        <label class="row row--wrap floor">
            {i18n.text(messages::page_setup_level)}
            <select name="level" on:change=choose>
                <option value="" selected=move || chosen().is_none()>
                    {i18n.text(messages::page_setup_level_rest)}
                </option>
                {move || (0..levels.get()).map(option).collect_view()}
            </select>
        </label>
    }
}
