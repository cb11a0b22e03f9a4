//! Boards with marks on them.

mod dvonn;
mod punct;

use std::ops::BitOrAssign;
use std::str::FromStr;

use basalt_learn::{BoardMarks, Figure, Mark};
use basalt_locales::{Message, messages};
use basalt_records::{Shape, ShapeColor};
use basalt_rules::{AnyCell, AnyPosition, Game};
use basalt_view::{Frame, Overlay, add_overlay};
use leptos::prelude::*;

use crate::board::{Marks, Picture};
use crate::components::Show;
use crate::game_ui::marked_scene;
use crate::i18n::i18n;

/// Drawing options that can show marks.
pub(crate) trait ShowMarks {
    /// A position of the game.
    type Position;

    /// A space of the board.
    type Cell: Copy + FromStr + TryFrom<AnyCell>;

    /// A set of spaces.
    type CellSet: FromIterator<Self::Cell> + BitOrAssign;

    /// The space of the selected stack or piece, and the spaces shown as targets.
    fn choice(&mut self) -> (&mut Option<Self::Cell>, &mut Self::CellSet);

    /// All targets of the stack or piece on a space.
    fn targets(position: &Self::Position, from: Self::Cell) -> Vec<Self::Cell>;

    /// Shows a mark that each game draws in its own way, or leaves it out.
    fn show(&mut self, position: &Self::Position, mark: Mark);

    /// Shows the marks of a board that is played on.
    fn mark(&mut self, position: &Self::Position, marks: &Marks) {
        match marks {
            Marks::Figure(marks) => self.show_all(position, marks),
            Marks::Lit(spaces) => {
                let cells = spaces.iter().filter_map(|&cell| Self::Cell::try_from(cell).ok());
                *self.choice().1 |= cells.collect();
            }
        }
    }

    /// Shows the marks of a figure.
    fn show_all(&mut self, position: &Self::Position, marks: &[Mark]) {
        for &mark in marks {
            match mark {
                Mark::Target(space) => *self.choice().1 |= space.parse().into_iter().collect(),
                Mark::Reach(space) => {
                    let from: Option<Self::Cell> = space.parse().ok();
                    let reached = from.map(|from| Self::targets(position, from));
                    let (selected, targets) = self.choice();
                    *selected = from;
                    *targets |= reached.into_iter().flatten().collect();
                }
                Mark::Last(_) | Mark::Preview(_) | Mark::Chain(_) | Mark::Threats => {
                    self.show(position, mark);
                }
                // They are drawn over the picture.
                Mark::Ring(_) | Mark::Danger(..) | Mark::Answer => {}
            }
        }
    }
}

/// Gold rings around what is meant, green arrows where to, and red arrows for what threatens.
pub(crate) fn overlay(marks: &BoardMarks) -> Overlay {
    let shape = |color, from: AnyCell, to| Shape { color, from, to };
    let arrows = |color, lines: &[[AnyCell; 2]]| {
        lines.iter().map(move |&[from, to]| shape(color, from, Some(to))).collect::<Vec<_>>()
    };
    let rings = marks.rings.iter().map(|&cell| shape(ShapeColor::Yellow, cell, None));
    let lines = arrows(ShapeColor::Green, &marks.lines);
    let dangers = arrows(ShapeColor::Red, &marks.dangers);
    Overlay {
        drawings: rings.chain(lines).chain(dangers).collect(),
        ..Overlay::suggesting(marks.example.into_iter().collect())
    }
}

/// The marks on a board in words, for those who do not see them.
#[component]
pub(super) fn MarksInWords(marks: Signal<BoardMarks>) -> impl IntoView {
    let i18n = i18n();
    let names = |cells: &[AnyCell]| {
        let names: Vec<String> = cells.iter().map(AnyCell::to_string).collect();
        (!names.is_empty()).then(|| names.join(", "))
    };
    let ways = |ways: &[[AnyCell; 2]]| {
        let ways: Vec<String> = ways.iter().map(|[from, to]| format!("{from}–{to}")).collect();
        (!ways.is_empty()).then(|| ways.join(", "))
    };
    let said = move || {
        marks.with(|marks| {
            let rings = names(&marks.rings).map(|spaces| messages::page_learn_rings(&spaces));
            let example = marks.example.map(|mv| messages::page_learn_arrow(&mv.to_string()));
            let dangers = ways(&marks.dangers).map(|ways| messages::page_learn_red_arrow(&ways));
            let said = [rings, example, dangers].into_iter().flatten();
            said.map(|message| i18n.say(&message)).collect::<Vec<_>>().join(" ")
        })
    };
    view! { <p class="sr marks-in-words" role="status">{said}</p> }
}

/// The meaning of each kind of mark on a board.
#[component]
pub(super) fn MarksLegend(
    marks: Signal<BoardMarks>,
    /// Whether the board shows what the opponent threatens.
    has_threats: Signal<bool>,
) -> impl IntoView {
    let i18n = i18n();
    let row = move |kind: &'static str, name: fn() -> Message, is_there: Signal<bool>| {
        view! {
            <Show when=is_there>
                <li><span class=format!("legend__mark legend__mark--{kind}")></span>{i18n.text(name)}</li>
            </Show>
        }
    };
    let arrow = Signal::derive(move || marks.with(|marks| marks.example.is_some()));
    let ring = Signal::derive(move || marks.with(|marks| !marks.rings.is_empty()));
    let danger =
        Signal::derive(move || has_threats.get() || marks.with(|marks| !marks.dangers.is_empty()));
    view! {
        <ul class="legend" aria-hidden="true">
            {row("arrow", messages::page_learn_legend_arrow, arrow)}
            {row("ring", messages::page_learn_legend_ring, ring)}
            {row("danger", messages::page_learn_legend_danger, danger)}
        </ul>
    }
}

/// A figure, by the rules of `game` unless it has its own, with its caption.
#[component]
pub(super) fn CaptionedFigure(
    game: Game,
    figure: &'static Figure,
    /// The key of the caption.
    caption: Option<String>,
) -> impl IntoView {
    let i18n = i18n();
    let position = AnyPosition::parse(figure.game_in(game), figure.position).ok()?;
    let frame = Frame::default();
    let mut scene = marked_scene(&position, figure.marks, frame);
    let marks = BoardMarks::among(figure.marks, game.title(), None);
    add_overlay(&mut scene, &overlay(&marks), frame.layout);
    let caption = move || caption.as_ref().map(|key| i18n.say_plain(key));
    Some(view! {
        <figure>
            <Picture class="surface" scene=Signal::stored(scene)/>
            <figcaption>{caption}</figcaption>
        </figure>
    })
}
