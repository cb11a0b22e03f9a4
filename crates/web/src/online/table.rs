//! A game with somebody elsewhere, played or looked at.

mod actions;
mod aside;
mod following;
mod held;
mod playing;

use basalt_locales::messages;
use basalt_play::{Plan, Seat, imagined};
use basalt_rules::{AnyMove, AnyPosition, Color};
use basalt_wire::{GameId, Refusal};
use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::line::Line;
use super::words::{color, ending, refusal};
use crate::board::dvonn::DvonnBoard;
use crate::board::punct::PunctBoard;
use crate::board::{Marks, Refused, Stage, Trail};
use crate::notices::Notices;
use crate::play::{Said, Saying, Step, Strip, Towers, is_taken};
use crate::preferences::Preferences;
use crate::route::{Link, Place, Route};
use crate::sound;
use crate::words::{Words, title, words};
use held::Held;

/// A game as the screen knows it.
#[derive(Clone, Copy)]
struct Table {
    id: GameId,
    held: RwSignal<Option<Held>>,
    /// Why there is nothing to see.
    missing: RwSignal<Option<Refusal>>,
    /// After how many plies the position is that is looked at; nothing follows the game.
    looking: RwSignal<Option<usize>>,
    /// What is to be played as soon as it is the person's turn.
    plan: RwSignal<Plan>,
    said: RwSignal<Option<Said>>,
    /// Counts up as long as clocks run.
    tick: RwSignal<u64>,
    line: Line,
    notices: Notices,
    preferences: Preferences,
    words: Words,
}

/// The screen of a game.
#[component]
pub(super) fn Game(id: Option<GameId>) -> impl IntoView {
    let words = words();
    let Some(id) = id else {
        return view! { <Missing why=Refusal::NoGame/> }.into_any();
    };
    let table = Table {
        id,
        held: RwSignal::new(None),
        missing: RwSignal::new(None),
        looking: RwSignal::new(None),
        plan: RwSignal::new(Plan::default()),
        said: RwSignal::new(None),
        tick: RwSignal::new(0),
        line: expect_context(),
        notices: expect_context(),
        preferences: expect_context(),
        words,
    };
    table.follow();
    let is_there = Memo::new(move |_| table.held.with(Option::is_some));
    (move || match (is_there.get(), table.missing.get()) {
        (true, _) => view! { <Seated table/> }.into_any(),
        (false, Some(why)) => view! { <Missing why/> }.into_any(),
        (false, None) => {
            view! { <p class="quiet" id="line">{words.say(&messages::online_connecting())}</p> }
                .into_any()
        }
    })
    .into_any()
}

/// No such game, or it cannot be reached.
#[component]
fn Missing(why: Refusal) -> impl IntoView {
    let words = words();
    view! {
        <section class="form">
            <h1>{move || words.say(&messages::online_title())}</h1>
            <p class="said refused">{move || words.say(&refusal(&why))}</p>
            <p><Link to=Route::Online(Place::Lobby(None)) class="button main">{move || words.say(&messages::online_title())}</Link></p>
        </section>
    }
}

#[component]
fn Seated(table: Table) -> impl IntoView {
    let words = words();
    let stage = table.stage();
    let is_dvonn = Memo::new(move |_| matches!(table.shown(), AnyPosition::Dvonn(_)));
    let keys = window_event_listener(leptos::ev::keydown, move |event| table.take_key(&event));
    on_cleanup(move || keys.remove());
    let name = move || words.say(&messages::page_new_title(title(table.shown().game())));
    view! {
        <h1 class="unseen">{name}</h1>
        <div class="table">
            <div class="place">
                {move || if is_dvonn.get() {
                    view! { <DvonnBoard on=stage/> }.into_any()
                } else {
                    view! { <PunctBoard on=stage/> }.into_any()
                }}
                <Strip position=stage.shown/>
                <Result table/>
            </div>
            <aside::Aside table/>
        </div>
    }
}

/// How the game has ended, and what can be done next.
#[component]
fn Result(table: Table) -> impl IntoView {
    let words = words();
    let over = Memo::new(move |_| table.with(|held| held.game.ending()).flatten());
    move || {
        let position = table.with(|held| held.game.position().clone())?;
        let (heading, reason) = ending(over.get()?, &position);
        Some(view! {
            <section class="panel result" id="result" aria-label=move || words.say(&messages::page_result_label())>
                <Towers position/>
                <div class="verdict">
                    <h2>{move || words.say(&heading)}</h2>
                    <p>{move || words.say(&reason)}</p>
                    <actions::Afterwards table/>
                </div>
            </section>
        })
    }
}

impl Table {
    /// Looks at the game; nothing while there is none.
    fn with<T>(self, look: impl FnOnce(&Held) -> T) -> Option<T> {
        self.held.with(|held| held.as_ref().map(look))
    }

    fn change(self, change: impl FnOnce(&mut Held)) {
        self.held.update(|held| {
            if let Some(held) = held {
                change(held);
            }
        });
    }

    fn tell(self, said: Said) {
        self.notices.speak(said.text(&untrack(|| self.words.catalogue())));
        self.said.set(Some(said));
    }

    /// The colour of the person, if they play.
    fn you(self) -> Option<Color> {
        self.with(|held| held.state.you).flatten()
    }

    /// The moves that are planned; none are shown on an earlier board.
    fn planned(self) -> Vec<AnyMove> {
        if self.looking.get().is_some() {
            return Vec::new();
        }
        self.plan.with(|plan| plan.moves().to_vec())
    }

    /// Whether the board may help: whoever plays a rated game finds everything alone.
    fn helps(self) -> bool {
        let is_tested = |held: &Held| {
            held.state.terms.rated && held.state.you.is_some() && held.game.ending().is_none()
        };
        self.with(is_tested) == Some(false)
    }

    /// The position that is shown.
    fn shown(self) -> AnyPosition {
        let looking = self.looking.get();
        self.with(|held| held.shown(looking).clone())
            .unwrap_or_else(|| AnyPosition::start(basalt_rules::Game::Dvonn))
    }

    fn trail(self) -> Trail {
        let looking = self.looking.get();
        self.with(|held| held.trail(looking)).unwrap_or_else(|| Trail::new(0, self.shown(), &[]))
    }

    /// Whether the person has to move, and looks at the board as it is.
    fn is_turn(self) -> bool {
        let is_turn = |held: &Held| held.state.you.is_some_and(|you| held.is_turn_of(you));
        self.looking.get().is_none() && self.with(is_turn) == Some(true)
    }

    /// The person, as long as they may move a piece or plan to.
    fn hand(self) -> Option<Color> {
        let goes_on = self.with(|held| held.game.ending().is_none()) == Some(true);
        self.you().filter(|_| goes_on && self.looking.get().is_none())
    }

    /// The board as the person plans on it, while it is not their turn.
    fn ahead(self) -> Option<AnyPosition> {
        let you = self.hand().filter(|_| !self.is_turn())?;
        Some(imagined(&self.shown(), you))
    }

    fn stage(self) -> Stage {
        let person = move || self.you().filter(|_| self.looking.get().is_none());
        Stage {
            shown: Signal::derive(move || self.shown()),
            ahead: Signal::derive(move || self.ahead()),
            trail: Signal::derive(move || self.trail()),
            hand: Signal::derive(move || self.hand()),
            person: Signal::derive(person),
            players: Signal::stored(Seat::TWO_PEOPLE),
            hint: Signal::stored(None),
            arrows: Signal::derive(move || self.planned()),
            helps: Signal::derive(move || self.helps()),
            marks: Signal::stored(Marks::NONE),
            play: Callback::new(move |mv| self.play(mv)),
            refuse: Callback::new(move |refused: Refused| {
                sound::refused(self.preferences);
                self.tell(Said::of_refusal(refused));
            }),
            mention: Callback::new(move |saying: Saying| self.tell(Said::new(vec![saying], false))),
        }
    }

    fn take_key(self, event: &KeyboardEvent) {
        if is_taken(event) {
            return;
        }
        match (Step::of_key(event), event.key().as_str()) {
            (Some(step), _) => self.step(step),
            (None, "f") => self.preferences.flip(untrack(|| self.shown()).game()),
            (None, _) => return,
        }
        event.prevent_default();
    }

    fn step(self, step: Step) {
        let all = untrack(|| self.with(|held| held.game.plies().len())).unwrap_or(0);
        let shown = self.looking.get_untracked().unwrap_or(all);
        self.look_at(step.from(shown, all));
    }

    fn look_at(self, plies: usize) {
        let all = untrack(|| self.with(|held| held.game.plies().len())).unwrap_or(0);
        self.looking.set((plies < all).then_some(plies));
    }
}

/// Whose turn it is, in words.
fn status(table: Table) -> basalt_locales::Message {
    if table.looking.get().is_some() {
        return messages::page_play_looking_back();
    }
    let over = table.with(|held| held.game.ending().is_some()) == Some(true);
    if over {
        return messages::page_play_over();
    }
    if table.with(|held| held.pending.is_some()) == Some(true) {
        return messages::online_sending();
    }
    let to_move = table.with(|held| held.game.to_move()).unwrap_or(Color::White);
    match table.you() {
        None => messages::online_ply_of(color(to_move)),
        Some(you) => messages::online_turn(if you == to_move { "you" } else { "another" }),
    }
}
