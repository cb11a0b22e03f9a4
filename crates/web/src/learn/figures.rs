//! Boards with marks on them.

mod dvonn;
mod punct;

use std::str::FromStr;

use basalt_learn::{Figure, Mark};
use basalt_rules::{AnyCell, AnyPosition, Game};
use basalt_view::Frame;
use leptos::prelude::*;

use crate::board::{Marks, Picture};
use crate::game_ui::marked_scene;
use crate::i18n::i18n;

/// Drawing options that can show marks.
pub(crate) trait ShowMarks {
    /// A position of the game.
    type Position;

    /// A space of the board.
    type Cell: Copy + FromStr + TryFrom<AnyCell>;

    /// Shows the stack or piece on a space as selected.
    fn select(&mut self, cell: Option<Self::Cell>);

    /// Shows a space as a target.
    fn add_target(&mut self, cell: Self::Cell);

    /// All targets of the stack or piece on a space.
    fn targets(position: &Self::Position, from: Self::Cell) -> Vec<Self::Cell>;

    /// Shows a mark that each game draws in its own way, or leaves it out.
    fn show(&mut self, position: &Self::Position, mark: Mark);

    /// Shows the marks of a board that is played on.
    fn mark(&mut self, position: &Self::Position, marks: &Marks) {
        match marks {
            Marks::Figure(marks) => self.show_all(position, marks),
            Marks::Chosen(space) => self.select(space.parse().ok()),
            Marks::Lit(spaces) => {
                let cells = spaces.iter().filter_map(|&cell| Self::Cell::try_from(cell).ok());
                cells.for_each(|cell| self.add_target(cell));
            }
        }
    }

    /// Shows the marks of a figure.
    fn show_all(&mut self, position: &Self::Position, marks: &[Mark]) {
        for &mark in marks {
            match mark {
                Mark::Chosen(space) => self.select(space.parse().ok()),
                Mark::Target(space) => {
                    space.parse().into_iter().for_each(|cell| self.add_target(cell));
                }
                Mark::Reach(space) => {
                    let from: Option<Self::Cell> = space.parse().ok();
                    self.select(from);
                    let targets = from.map(|from| Self::targets(position, from));
                    targets.into_iter().flatten().for_each(|cell| self.add_target(cell));
                }
                Mark::Last(_) | Mark::Preview(_) | Mark::Chain(_) | Mark::Threats => {
                    self.show(position, mark);
                }
            }
        }
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
    let scene = marked_scene(&position, figure.marks, Frame::default());
    let caption = move || caption.as_ref().map(|key| i18n.say_plain(key));
    Some(view! {
        <figure>
            <Picture class="surface" scene=Signal::stored(scene)/>
            <figcaption>{caption}</figcaption>
        </figure>
    })
}
