//! The form for the terms of a game.

use basalt_locales::{Message, messages};
use basalt_referee::{ColorWish, Pace, Terms};
use basalt_rules::{Feature, Game};
use leptos::prelude::*;

use super::texts::{game, pace};
use crate::form_fields::{Label, RadioGroup, Switch, radio_group_of};
use crate::game_ui::{FIRST_GAME, start_boards};
use crate::i18n::i18n;

/// The time controls for live games: base and increment, in seconds.
const LIVE: [(u32, u32); 4] = [(180, 2), (300, 3), (600, 0), (900, 10)];

/// The days for each move of correspondence games.
const DAYS: [u8; 4] = [1, 3, 7, 14];

/// The terms that are selected at first.
pub(super) const DEFAULT_TERMS: Terms = Terms {
    game: FIRST_GAME,
    board: FIRST_GAME.usual_board(),
    pace: Pace::Live { base: 300, increment: 3 },
    rated: false,
    color: ColorWish::Either,
};

/// The choices before a game.
#[component]
pub(super) fn TermsForm(
    /// The selected value.
    terms: RwSignal<Terms>,
    /// Whether games of this person can be rated.
    #[prop(into)]
    member: Signal<bool>,
) -> impl IntoView {
    let name = |one: Game| (one, game(one).into());
    let live = LIVE.map(|(base, increment)| Pace::Live { base, increment });
    let paces = live.into_iter().chain(DAYS.map(Pace::Days));
    let paces: Vec<_> = paces.map(|one| (one, pace(one).into())).collect();
    let choose_game = move |game| {
        terms.update(|terms| {
            terms.game = game;
            terms.board = game.usual_board();
            terms.rated &= game.has(Feature::Ratings);
        });
    };
    let may_be_rated = move || member.get() && terms.get().game.has(Feature::Ratings);
    view! {
        <RadioGroup name="game" title=messages::online_game options=Game::ALL.map(name).to_vec()
            chosen=Signal::derive(move || terms.get().game) choose=choose_game/>
        <Boards terms/>
        <RadioGroup name="pace" title=messages::online_pace options=paces
            chosen=Signal::derive(move || terms.get().pace)
            choose=move |pace| terms.update(|terms| terms.pace = pace)/>
        <RadioGroup name="color" title=messages::page_new_color options=colors()
            chosen=Signal::derive(move || terms.get().color)
            choose=move |color| terms.update(|terms| terms.color = color)/>
        <Show when=may_be_rated fallback=move || rated_note(member)>
            <Switch title=messages::online_rated on=Signal::derive(move || terms.get().rated)
                turn=move |rated| terms.update(|terms| terms.rated = rated)/>
        </Show>
    }
}

/// The boards to start on, if there are several.
#[component]
fn Boards(terms: RwSignal<Terms>) -> impl IntoView {
    let game = Memo::new(move |_| terms.get().game);
    let chosen = Signal::derive(move || terms.get().board);
    let choose = move |board| terms.update(|terms| terms.board = board);
    let boards = move || start_boards(game.get());
    radio_group_of("board", messages::page_new_board, boards, chosen, choose)
}

fn colors() -> Vec<(ColorWish, Label)> {
    let color = |wish, name: Message| (wish, name.into());
    vec![
        color(ColorWish::Either, messages::page_new_color_chance()),
        color(ColorWish::White, messages::color_white()),
        color(ColorWish::Black, messages::color_black()),
    ]
}

/// Why there is nothing to choose for those without an account.
fn rated_note(member: Signal<bool>) -> impl IntoView {
    let i18n = i18n();
    let note = move || (!member.get()).then(|| i18n.say(&messages::online_rated_members()));
    view! { <p class="quiet">{note}</p> }
}
