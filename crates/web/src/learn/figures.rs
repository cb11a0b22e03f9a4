//! Boards with marks on them.

use std::ops::BitOrAssign;

use basalt_learn::{BoardMarks, Figure, FigureMark};
use basalt_locales::{Message, messages};
use basalt_records::{Drawing, ShapeColor};
use basalt_rules::{AnyCell, AnyMove, AnyPosition, Game, Rules};
use basalt_view::{Frame, Highlights, Overlay, add_overlay};
use leptos::prelude::*;

use crate::board::{Marks, Picture};
use crate::components::Show;
use crate::game_ui::marked_scene;
use crate::i18n::i18n;

/// Drawing options that can show marks.
pub(crate) trait ShowMarks {
    /// A position of the game.
    type Position: Rules;

    /// A set of spaces.
    type CellSet: FromIterator<CellOf<Self>> + BitOrAssign;

    /// The last move, and the highlighted spaces.
    fn highlights(&mut self) -> &mut Highlights<MoveOf<Self>, CellOf<Self>, Self::CellSet>;

    /// Shows the effect of a move before it is made.
    fn preview(&mut self, position: &Self::Position, mv: &str);

    /// Shows the chain that a space belongs to, in games with chains.
    fn show_chain(&mut self, space: &str);

    /// Shows the threats of the opponent, in games with threats.
    fn show_threats(&mut self, position: &Self::Position);

    /// Shows the marks of a board that is played on.
    fn mark(&mut self, position: &Self::Position, marks: &Marks) {
        match marks {
            Marks::Figure(marks) => self.show_all(position, marks),
            Marks::Lit(spaces) => {
                let cells = spaces.iter().filter_map(|&cell| cell.try_into().ok());
                self.highlights().targets |= cells.collect();
            }
        }
    }

    /// Shows the marks of a figure.
    fn show_all(&mut self, position: &Self::Position, marks: &[FigureMark]) {
        for &mark in marks {
            match mark {
                FigureMark::Target(space) => {
                    self.highlights().targets |= space.parse().into_iter().collect();
                }
                FigureMark::Reach(space) => {
                    let from: Option<CellOf<Self>> = space.parse().ok();
                    let highlights = self.highlights();
                    highlights.selected = from;
                    highlights.targets |=
                        from.into_iter().flat_map(|from| reached(position, from)).collect();
                }
                FigureMark::Last(mv) => self.highlights().last = mv.parse().ok(),
                FigureMark::Preview(mv) => self.preview(position, mv),
                FigureMark::Chain(space) => self.show_chain(space),
                FigureMark::Threats => self.show_threats(position),
                // They are drawn over the picture.
                FigureMark::Ring(_) | FigureMark::Danger(..) | FigureMark::Answer => {}
            }
        }
    }
}

/// A move of the game that drawing options are for.
type MoveOf<O> = <<O as ShowMarks>::Position as Rules>::Move;

/// A space of the board that drawing options are for.
type CellOf<O> = <<O as ShowMarks>::Position as Rules>::Cell;

/// The spaces that the stack or piece on a space can reach.
fn reached<P: Rules>(position: &P, from: P::Cell) -> Vec<P::Cell> {
    let position: AnyPosition = position.clone().into();
    let paths = position.legal_moves().into_iter().filter_map(AnyMove::path);
    let reached = paths.filter(|&(start, _)| start == Some(from.into()));
    reached.filter_map(|(_, to)| to.try_into().ok()).collect()
}

/// Gold rings around what is meant, green arrows where to, and red arrows for what threatens.
pub(crate) fn overlay(marks: &BoardMarks) -> Overlay {
    let shape = |color, from: AnyCell, to| Drawing { color, from, to };
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
