//! The parts of the editor that differ between games: a trait that the editor of every game implements, and the
//! functions by which the shared parts reach it.

use basalt_locales::{Catalogue, Message};
use basalt_rules::{AnyCell, Rules};
use basalt_study::editor::{Editor, GameEditor};
use basalt_study::with_editor;
use basalt_view::{Frame, GameView, Layout, Point, Scene, Space};
use leptos::prelude::*;

use super::EditorState;
use crate::board::{SpaceLabels, SvgCanvas};

/// A space of the board of an editor.
pub(crate) type CellOf<E> = <<E as GameEditor>::Position as Rules>::Cell;

/// The user interface of an editor.
pub(crate) trait EditorUi: GameEditor {
    /// The name of the space in the middle of the board.
    const MIDDLE: &'static str;

    /// The tools that put pieces on the board.
    fn tools(state: EditorState) -> AnyView;

    /// The controls below the tools.
    fn more_tools(state: EditorState) -> Option<AnyView>;

    /// The options of the position that only this game has.
    fn options(state: EditorState) -> AnyView;

    /// Whether the tool that takes pieces off is selected.
    fn takes_off(&self) -> bool;

    /// Selects the tool that takes pieces off.
    fn select_take_off(&mut self);

    /// The reason why the last tap did nothing.
    fn refusal(&self) -> Option<Message>;

    /// The piece that has been begun, or else how pieces are put on the board.
    fn hint(&self) -> Message;

    /// The board with its fault, or with the one that was just refused.
    fn scene(&self, focus: Option<CellOf<Self>>, frame: Frame) -> Scene;

    /// The content of a space.
    fn describe(&self, cell: CellOf<Self>) -> Message;

    /// The space that a key leads to, at most at the edge of the board; nothing for a key that leads nowhere.
    fn step(from: CellOf<Self>, key: &str, layout: Layout) -> Option<CellOf<Self>>;
}

/// The tools that put pieces on the board.
pub(super) fn tools(state: EditorState) -> AnyView {
    fn of<E: EditorUi>(_: &E, state: EditorState) -> AnyView {
        E::tools(state)
    }
    state.editor.with_untracked(|editor| with_editor!(editor, editor => of(&**editor, state)))
}

/// The controls below the tools.
pub(super) fn more_tools(state: EditorState) -> Option<AnyView> {
    fn of<E: EditorUi>(_: &E, state: EditorState) -> Option<AnyView> {
        E::more_tools(state)
    }
    state.editor.with_untracked(|editor| with_editor!(editor, editor => of(&**editor, state)))
}

/// The options of the position that only this game has.
pub(super) fn options(state: EditorState) -> AnyView {
    fn of<E: EditorUi>(_: &E, state: EditorState) -> AnyView {
        E::options(state)
    }
    state.editor.with_untracked(|editor| with_editor!(editor, editor => of(&**editor, state)))
}

/// Whether the tool that takes pieces off is selected.
pub(super) fn takes_off(editor: &Editor) -> bool {
    with_editor!(editor, editor => editor.takes_off())
}

/// Selects the tool that takes pieces off.
pub(super) fn select_take_off(editor: &mut Editor) {
    with_editor!(editor, editor => editor.select_take_off());
}

/// The reason why the last tap did nothing.
pub(super) fn refusal(editor: &Editor) -> Option<Message> {
    with_editor!(editor, editor => editor.refusal())
}

/// The piece that has been begun, or else how pieces are put on the board.
pub(super) fn hint(editor: &Editor) -> Message {
    with_editor!(editor, editor => editor.hint())
}

/// The board with its fault, or with the one that was just refused.
pub(super) fn scene(editor: &Editor, focus: Option<AnyCell>, frame: Frame) -> Scene {
    with_editor!(editor, editor => {
        EditorUi::scene(&**editor, focus.and_then(|cell| cell.try_into().ok()), frame)
    })
}

/// The content of a space in words. A space of another game has none.
pub(super) fn describe(editor: &Editor, cell: AnyCell, catalogue: &Catalogue) -> String {
    let message = with_editor!(editor, editor => {
        cell.try_into().ok().map(|cell| EditorUi::describe(&**editor, cell))
    });
    message.map(|message| catalogue.say(&message)).unwrap_or_default()
}

/// The space under a point of the picture.
pub(super) fn cell_at(editor: &Editor, layout: Layout, point: Point) -> Option<AnyCell> {
    fn of<E>(_: &E, layout: Layout, point: Point) -> Option<AnyCell>
    where
        E: GameEditor<Position: GameView>,
    {
        layout.space_at::<<E::Position as Rules>::Cell>(point).map(Into::into)
    }
    with_editor!(editor, editor => of(&**editor, layout, point))
}

/// The space in the middle of the board.
pub(super) fn middle(editor: &Editor) -> Option<AnyCell> {
    fn name<E: EditorUi>(_: &E) -> &'static str {
        E::MIDDLE
    }
    editor.cell(with_editor!(editor, editor => name(&**editor)))
}

/// The space that a key leads to; nothing for a key that leads nowhere.
pub(super) fn step(editor: &Editor, from: AnyCell, key: &str, layout: Layout) -> Option<AnyCell> {
    fn of<E: EditorUi>(_: &E, from: CellOf<E>, key: &str, layout: Layout) -> Option<AnyCell> {
        E::step(from, key, layout).map(Into::into)
    }
    with_editor!(editor, editor => of(&**editor, from.try_into().ok()?, key, layout))
}

/// The labels of the spaces of any board.
pub(super) trait Labels {
    /// Puts the elements in their places and names them.
    fn update(&self, layout: Layout, name: &dyn Fn(AnyCell) -> String);
}

impl<S: Space + Into<AnyCell>> Labels for SpaceLabels<S> {
    fn update(&self, layout: Layout, name: &dyn Fn(AnyCell) -> String) {
        self.lay_out(layout);
        self.name(|space| name(space.into()));
    }
}

/// One element for each space of the board, above a picture.
pub(super) fn labels(editor: &Editor, picture: &SvgCanvas) -> Option<Box<dyn Labels>> {
    fn of<E>(_: &E, picture: &SvgCanvas) -> Option<Box<dyn Labels>>
    where
        E: GameEditor<Position: GameView>,
    {
        let labels = SpaceLabels::<<E::Position as Rules>::Cell>::new(picture)?;
        Some(Box::new(labels))
    }
    with_editor!(editor, editor => of(&**editor, picture))
}
