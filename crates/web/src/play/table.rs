//! The screen of a game: the board as large as the window allows, and everything else where the board is not.

use std::sync::Arc;

use basalt_locales::{Message, messages};
use basalt_rules::{ByColor, Color, Game};
use basalt_view::Rect;
use leptos::children::ViewFn;
use leptos::prelude::*;

use crate::board::{BoardParts, BoardProps, BoardReports, frame};
use crate::components::{Balance, Moves, MovesShape, Stepper, Stone, WrittenMove};
use crate::frame::use_whole_window;
use crate::game_ui::{TableLayout, board_bounds, board_parts, piece_counts, table_layout};
use crate::i18n::i18n;
use crate::icons::Icon;
use crate::route::{Link, Route};

/// The bar of a player, given the colour and whether it is the side below.
pub(crate) type PlayerBars = Arc<dyn Fn(Color, bool) -> AnyView + Send + Sync>;

/// The moves of a game, and the one that is shown.
#[derive(Clone, Copy)]
pub(crate) struct MovesProps {
    /// The moves.
    pub(crate) moves: Signal<Vec<WrittenMove>>,
    /// After how many of them the position is that is shown.
    pub(crate) shown: Signal<usize>,
    /// Shows the position after a number of moves.
    pub(crate) go: Callback<usize>,
}

impl MovesProps {
    /// The buttons that step through them.
    pub(crate) fn stepper(self) -> impl IntoView {
        let Self { moves, shown, go } = self;
        view! { <Stepper count=Signal::derive(move || moves.with(Vec::len)) shown go/> }
    }
}

/// The parts of a game's screen, which differ between games at one device and online.
#[derive(Clone)]
pub(crate) struct TableProps {
    /// The board.
    pub(crate) on: BoardProps,
    /// The colour of the side below.
    pub(crate) near: Signal<Color>,
    /// The screen to which the way out on phones leads.
    pub(crate) leave: Route,
    /// The players.
    pub(crate) player: PlayerBars,
    /// The panels beside or below the board.
    pub(crate) panels: PanelProps,
    /// Whether the result is shown.
    pub(crate) is_over: Signal<bool>,
    /// Whether only the board is shown.
    pub(crate) is_zen: Signal<bool>,
}

/// The contents of the panels.
#[derive(Clone)]
pub(crate) struct PanelProps {
    /// The line that says whose turn it is, and the last message.
    pub(crate) status: ViewFn,
    /// The moves.
    pub(crate) moves: MovesProps,
    /// The coach, who takes the place of the moves while speaking; nothing in games without one.
    pub(crate) coach: Option<ViewFn>,
    /// The card of the chat, in games that have one.
    pub(crate) chat: Option<ViewFn>,
    /// The card of actions.
    pub(crate) actions: ViewFn,
    /// The result, in a section of its own, once it is shown.
    pub(crate) result: ViewFn,
}

/// The screen. It is replaced when a game of another title is shown.
#[component]
pub(crate) fn GameTable(props: TableProps) -> impl IntoView {
    use_whole_window();
    let (on, reports) = (props.on, BoardReports::of_screen());
    let title = Memo::new(move |_| on.shown.with(|position| position.game().title()));
    move || {
        title.track();
        let position = on.shown.get_untracked();
        let game = position.game();
        let parts = board_parts(position, on);
        reports.offer(parts.tools.clone());
        let props = props.clone();
        match table_layout(game) {
            TableLayout::Dock => view! { <DockTable game props parts/> }.into_any(),
            TableLayout::Columns => view! { <ColumnsTable game props parts/> }.into_any(),
        }
    }
}

/// A wide board above a dock.
#[component]
fn DockTable(game: Game, props: TableProps, parts: BoardParts) -> impl IntoView {
    let i18n = i18n();
    let TableProps { on, near, player, panels, is_over, .. } = props.clone();
    let class = if panels.chat.is_some() { "dock dock--chat" } else { "dock" };
    let bars =
        move || [near.get().other(), near.get()].map(|color| player(color, color == near.get()));
    let pieces = Memo::new(move |_| on.shown.with(piece_counts));
    let balance = pieces.get_untracked().map(|_| {
        let nothing = ByColor { white: 0, black: 0 };
        let count = Signal::derive(move || pieces.get().unwrap_or(nothing));
        view! { <div class="tally"><Balance count/></div> }
    });
    let board = parts.board.clone();
    view! {
        <TableFrame class="table--dock" props is_pending=parts.pending.is_there>
            <Stage game>{board.run()}</Stage>
            <div class=class>
                <section class="card scoreboard" aria-label=i18n.text(messages::page_play_players)>
                    {bars}
                    {balance}
                </section>
                <Panels game panels parts is_over shape=MovesShape::Ribbon/>
            </div>
        </TableFrame>
    }
}

/// A board between two columns.
#[component]
fn ColumnsTable(game: Game, props: TableProps, parts: BoardParts) -> impl IntoView {
    let i18n = i18n();
    let TableProps { near, player, panels, is_over, .. } = props.clone();
    let reserve = parts.reserve.clone();
    let side = move |is_near: bool| {
        let (player, reserve) = (player.clone(), reserve.clone());
        let class =
            if is_near { "card reserve reserve--yours" } else { "card reserve reserve--theirs" };
        move || {
            let color = if is_near { near.get() } else { near.get().other() };
            view! {
                <section class=class aria-label=i18n.text_of(messages::page_player_person(color.id()))>
                    {player(color, is_near)}
                    {reserve.as_ref().map(|reserve| reserve(color))}
                </section>
            }
        }
    };
    let (theirs, yours) = (side(false), side(true));
    let (board, note, is_pending) =
        (parts.board.clone(), parts.note.clone(), parts.pending.is_there);
    let note = move || note.as_ref().filter(|_| !is_pending.get()).map(ViewFn::run);
    let status = panels.status.clone();
    let status = (move || (status.run(), note.clone())).into();
    let panels = PanelProps { status, ..panels };
    view! {
        <TableFrame class="table--columns" props is_pending>
            <div class="side side--left">
                {theirs}
                <div class="view-tools">{parts.tools.as_ref().map(ViewFn::run)}</div>
                {yours}
            </div>
            <Stage game>{board.run()}</Stage>
            <div class="side side--right">
                <Panels game panels parts is_over shape=MovesShape::List/>
            </div>
        </TableFrame>
    }
}

/// The moves with the status above them, the coach, the chat and the actions.
#[component]
fn Panels(
    game: Game,
    panels: PanelProps,
    parts: BoardParts,
    /// Whether the result is shown.
    is_over: Signal<bool>,
    /// The shape of the moves.
    shape: MovesShape,
) -> impl IntoView {
    let i18n = i18n();
    let PanelProps { status, moves, coach, chat, .. } = panels.clone();
    let MovesProps { moves: written, shown, go } = moves;
    view! {
        <section class="card moves" aria-label=i18n.text(messages::page_play_moves)>
            <div class="moves__head">
                <div class="status-line"><div>{status.run()}</div></div>
                <RulesLink game/>
                {moves.stepper()}
            </div>
            {(shape == MovesShape::List).then(|| view! { <MoveColumns/> })}
            <Moves shape moves=written shown go/>
        </section>
        {coach.as_ref().map(ViewFn::run)}
        {chat.as_ref().map(ViewFn::run)}
        <Corner panels parts is_over/>
    }
}

/// The heads of the columns of a list of moves.
#[component]
fn MoveColumns() -> impl IntoView {
    let i18n = i18n();
    let head =
        move |color| view! { <span><Stone color/>{move || i18n.say(&color_message(color))}</span> };
    view! {
        <div class="move-head" aria-hidden="true">
            <span></span>
            {Color::ALL.map(head).collect_view()}
        </div>
    }
}

fn color_message(color: Color) -> Message {
    match color {
        Color::White => messages::color_white(),
        Color::Black => messages::color_black(),
    }
}

/// The outermost element, with the way out on phones.
#[component]
fn TableFrame(
    class: &'static str,
    props: TableProps,
    is_pending: Signal<bool>,
    children: Children,
) -> impl IntoView {
    let i18n = i18n();
    let TableProps { leave, is_over, is_zen, .. } = props;
    view! {
        <div class=format!("table {class}") class=("table--over", is_over) class=("table--pending", is_pending) class=("zen", is_zen)>
            <div class="table__leave phone-only">
                <Link to=leave class="icon-button">
                    {Icon::Leave.draw()}
                    <span class="sr">{i18n.text(messages::page_play_leave)}</span>
                </Link>
            </div>
            {children()}
        </div>
    }
}

/// The place of the board, which it fills in one direction.
#[component]
pub(crate) fn Stage(game: Game, children: Children) -> impl IntoView {
    let frame = frame(game);
    let ratio = Memo::new(move |_| ratio(board_bounds(game, frame.get())));
    view! { <div class="stage" style=("--ratio", move || ratio.get())>{children()}</div> }
}

/// The ratio of width to height, as style sheets divide.
fn ratio(bounds: Rect) -> String {
    format!("{} / {}", bounds.width.round() as u32, bounds.height.round() as u32)
}

/// The rules of a game. The game is kept.
#[component]
fn RulesLink(game: Game) -> impl IntoView {
    let i18n = i18n();
    let name = i18n.text(messages::page_rules);
    view! {
        <span class="rules-link" title=name>
            <Link to=Route::Rules(game.title().to_string()) class="icon-button">
                {Icon::Book.draw()}
                <span class="sr">{name}</span>
            </Link>
        </span>
    }
}

/// The actions; in their place the move that is not made yet, and in the end the result.
#[component]
fn Corner(panels: PanelProps, parts: BoardParts, is_over: Signal<bool>) -> impl IntoView {
    let PanelProps { actions, result, .. } = panels;
    let BoardParts { pending, .. } = parts;
    let stand = Memo::new(move |_| (is_over.get(), pending.is_there.get()));
    move || match stand.get() {
        (true, _) => result.run(),
        (false, true) => pending.panel.run(),
        (false, false) => actions.run(),
    }
}
