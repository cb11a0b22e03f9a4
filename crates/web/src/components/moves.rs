//! The moves of a game: as a list, as a ribbon, and the buttons that step through them.

use basalt_locales::messages;
use basalt_rules::{ByColor, Color};
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::IconButton;
use crate::browser::{after_frame, handler};
use crate::effect::effect;
use crate::i18n::i18n;
use crate::play::ReplayStep;

/// A move as it is written, and its player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct WrittenMove {
    /// The player.
    pub(crate) color: Color,
    /// The move.
    pub(crate) text: String,
}

/// The shape of a list of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MovesShape {
    /// A row for each number, White's move on the left.
    List,
    /// A column for each number, White's move above.
    Ribbon,
}

/// The moves with the same number: the ply and the text of each player's.
type Numbered = (usize, ByColor<Option<(usize, String)>>);

/// Gives moves their numbers. A player who moves twice in a row gets another number.
fn numbered(moves: &[WrittenMove]) -> Vec<Numbered> {
    let mut rows: Vec<Numbered> = Vec::new();
    for (ply, WrittenMove { color, text }) in moves.iter().enumerate() {
        let is_open = |(_, row): &&mut Numbered| *color == Color::Black && row.black.is_none();
        let cell = Some((ply, text.clone()));
        if let Some((_, row)) = rows.last_mut().filter(is_open) {
            row.black = cell;
        } else {
            let mut row = ByColor { white: None, black: None };
            row[*color] = cell;
            rows.push((rows.len() + 1, row));
        }
    }
    rows
}

/// All moves so far. It follows the one that is shown.
#[component]
pub(crate) fn Moves(
    /// The shape.
    shape: MovesShape,
    /// The moves.
    #[prop(into)]
    moves: Signal<Vec<WrittenMove>>,
    /// After how many of them the position is that is shown.
    #[prop(into)]
    shown: Signal<usize>,
    /// Shows the position after a number of moves.
    go: Callback<usize>,
) -> impl IntoView {
    let i18n = i18n();
    let list = NodeRef::<html::Ol>::new();
    effect(move || {
        moves.track();
        shown.track();
        if let Some(list) = list.get() {
            after_frame(move || follow(&list));
        }
    });
    let class = match shape {
        MovesShape::List => "move-list",
        MovesShape::Ribbon => "move-ribbon",
    };
    let cell = move |cell: Option<(usize, String)>| {
        match cell {
        Some((ply, text)) => view! {
            <button type="button" class="move" data-ply=ply + 1 on:click=handler(move |_| go.run(ply + 1))
                aria-current=move || (shown.get() == ply + 1).then_some("step")>{text}</button>
        }
        .into_any(),
        None => view! { <span></span> }.into_any(),
    }
    };
    let rows = Memo::new(move |_| moves.with(|moves| numbered(moves)));
    view! {
        <ol class=class node_ref=list tabindex="0" aria-label=i18n.text(messages::page_play_moves)>
            <For each=move || rows.get() key=Clone::clone let((number, row))>
                <li><span class="n">{number}</span>{cell(row.white)}{cell(row.black)}</li>
            </For>
        </ol>
    }
}

/// The room beside the current move of a ribbon, in pixels.
const MARGIN: i32 = 16;

/// Scrolls a list so that the current move can be seen.
fn follow(list: &HtmlElement) {
    let current = list.query_selector("[aria-current]").ok().flatten();
    let Some(current) = current.and_then(|current| current.dyn_into::<HtmlElement>().ok()) else {
        list.set_scroll_left(0);
        return list.set_scroll_top(0);
    };
    let left = (current.offset_left() - MARGIN, current.offset_width() + 2 * MARGIN);
    list.set_scroll_left(scrolled((list.scroll_left(), list.client_width()), left));
    let top = (current.offset_top(), current.offset_height());
    list.set_scroll_top(scrolled((list.scroll_top(), list.client_height()), top));
}

/// The start of a window of some length, after it was moved as little as possible to hold an item. Both are given by
/// start and length.
const fn scrolled((from, room): (i32, i32), (at, length): (i32, i32)) -> i32 {
    if at < from {
        at
    } else if at + length > from + room {
        at + length - room
    } else {
        from
    }
}

/// The buttons that step through the moves.
#[component]
pub(crate) fn Stepper(
    /// The number of moves.
    #[prop(into)]
    count: Signal<usize>,
    /// After how many of them the position is that is shown.
    #[prop(into)]
    shown: Signal<usize>,
    /// Shows the position after a number of moves.
    go: Callback<usize>,
) -> impl IntoView {
    let button = move |step: ReplayStep| {
        let take = move |_| go.run(step.from(shown.get_untracked(), count.get_untracked()));
        view! {
            <IconButton icon=step.icon() label=step.name() attr:data-step=step.id() on:click=handler(take)/>
        }
    };
    view! { <div class="stepper">{ReplayStep::ALL.map(button).collect_view()}</div> }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(players: &str) -> Vec<(Option<usize>, Option<usize>)> {
        let color = |letter| if letter == 'w' { Color::White } else { Color::Black };
        let written = |letter| WrittenMove { color: color(letter), text: "a1".to_owned() };
        let moves: Vec<_> = players.chars().map(written).collect();
        let ply = |cell: Option<(usize, String)>| cell.map(|(ply, _)| ply);
        numbered(&moves).into_iter().map(|(_, row)| (ply(row.white), ply(row.black))).collect()
    }

    #[test]
    fn moves_of_both_players_share_a_number() {
        assert_eq!(rows("wbw"), [(Some(0), Some(1)), (Some(2), None)]);
        assert_eq!(rows("bwb"), [(None, Some(0)), (Some(1), Some(2))]);
    }

    #[test]
    fn consecutive_moves_of_a_player_get_two_numbers() {
        assert_eq!(rows("wwb"), [(Some(0), None), (Some(1), Some(2))]);
        assert_eq!(rows("wbb"), [(Some(0), Some(1)), (None, Some(2))]);
    }

    #[test]
    fn a_list_scrolls_no_further_than_it_has_to() {
        assert_eq!(scrolled((0, 100), (20, 30)), 0);
        assert_eq!(scrolled((0, 100), (90, 30)), 20);
        assert_eq!(scrolled((60, 100), (20, 30)), 20);
    }
}
