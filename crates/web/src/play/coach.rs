//! The coach of a first game, who speaks where the moves are and never over the board.

use basalt_learn::{TIP_COUNT, Tip, ToldTips, due_tip};
use basalt_locales::messages;
use basalt_play::{By, LocalGame, Turn};
use leptos::prelude::*;

use super::GameController;
use super::local_player::you;
use super::status_line::EngineFailure;
use crate::board::{BoardProps, Marks};
use crate::browser::{focus, handler};
use crate::components::Show;
use crate::effect::effect;
use crate::i18n::i18n;
use crate::icons::Icon;
use crate::learn::{is_first_game, overlay};
use crate::preferences::Preferences;

/// The tag of a game with the tips that were given in it.
const TIPS_TAG: &str = "Tips";

/// The tips of the game under way.
#[derive(Clone, Copy)]
pub(super) struct Coach {
    controller: GameController,
    preferences: Preferences,
    /// The tip that is due; nothing while it is not the person's turn.
    due: Memo<Option<Tip>>,
    /// The tip that is shown: the one that is due, and the last one while the computer thinks.
    shown: Memo<Option<Tip>>,
    /// The last tip that was closed, with the number of plies then.
    closed: RwSignal<Option<(Tip, usize)>>,
}

impl Coach {
    /// The coach of the game that a deferred controller has.
    pub(super) fn new(controller: GameController) -> Self {
        let preferences = expect_context::<Preferences>();
        let due = Memo::new(move |_| {
            controller.mover()?;
            let tip = controller.with(|game| next_tip(game, &told(game))).flatten()?;
            preferences.has_tips(tip.title).then_some(tip)
        });
        let shown = Memo::new(move |last: Option<&Option<Tip>>| {
            let is_thinking = matches!(controller.turn(), Turn::Computer(..));
            let is_at_end = controller.with(LocalGame::is_at_end) == Some(true);
            let last = last.cloned().flatten().filter(|tip| preferences.has_tips(tip.title));
            if is_thinking && is_at_end { last } else { due.get() }
        });
        let coach = Self { controller, preferences, due, shown, closed: RwSignal::new(None) };
        coach.note_moves();
        coach
    }

    /// A tip that the person has moved on is done.
    fn note_moves(self) {
        Effect::new(move |before: Option<Option<(Tip, usize)>>| {
            let plies = self.plies();
            if let Some(Some((tip, at))) = before
                && plies > at
            {
                untrack(|| self.note(&tip));
            }
            self.due.get().map(|tip| (tip, plies))
        });
    }

    /// Notes that a tip was given.
    fn note(self, tip: &Tip) {
        let Some(mut all) = self.controller.with(told) else { return };
        all.add(tip);
        self.controller.set_tag(TIPS_TAG, &all.to_string());
        if all.is_complete() {
            self.preferences.end_tips(tip.title);
        }
    }

    /// Closes the tip that is shown.
    fn close(self) {
        let Some(tip) = self.due.get_untracked() else { return };
        let is_last = untrack(|| {
            let is_last = self.is_last();
            self.note(&tip);
            self.closed.set(Some((tip, self.plies())));
            is_last
        });
        if is_last {
            focus("board");
        }
    }

    /// Ends the tips for good.
    fn dismiss(self) {
        if let Some(tip) = self.shown.get_untracked() {
            self.preferences.end_tips(tip.title);
            self.closed.set(None);
            focus("board");
        }
    }

    fn plies(self) -> usize {
        self.controller.with(|game| game.plies().len()).unwrap_or(0)
    }

    /// Whether no other tip is due after the one that is shown.
    fn is_last(self) -> bool {
        let Some(tip) = self.shown.get() else { return true };
        let next = self.controller.with(|game| {
            let mut all = told(game);
            all.add(&tip);
            next_tip(game, &all)
        });
        next.flatten().is_none()
    }

    /// The number of the tip that is shown.
    fn number(self) -> usize {
        let before = self.controller.with(told).map_or(0, |told| told.count());
        (before + usize::from(self.due.get().is_some())).clamp(1, TIP_COUNT)
    }

    /// The tip whose marks are on the board: the one that is due, or one with an example that was closed in this turn.
    fn marked(self) -> Option<Tip> {
        let closed = move || {
            let (tip, plies) = self.closed.get()?;
            let is_here = self.controller.mover().is_some() && self.plies() == plies;
            (is_here && tip.marks.example.is_some()).then_some(tip)
        };
        self.due.get().or_else(closed)
    }

    /// The board with the marks of the tip.
    pub(super) fn board_props(self, props: BoardProps) -> BoardProps {
        let marked = Memo::new(move |_| self.marked());
        let pointers = move || {
            marked.with(|tip| tip.as_ref().map(|tip| overlay(&tip.marks))).unwrap_or_default()
        };
        let marks = move || match marked.get() {
            Some(tip) if !tip.marks.lit.is_empty() => Marks::Lit(tip.marks.lit),
            Some(_) | None => Marks::NONE,
        };
        BoardProps { pointers: Signal::derive(pointers), marks: Signal::derive(marks), ..props }
    }
}

/// The tips that were given in a game.
fn told(game: &LocalGame) -> ToldTips {
    ToldTips::from(game.tags().get(TIPS_TAG).unwrap_or_default())
}

/// The next tip for the person to move in a first game.
fn next_tip(game: &LocalGame, told: &ToldTips) -> Option<Tip> {
    let person = you(game.players()).filter(|_| is_first_game(game))?;
    let plies = game.plies();
    let is_choice = |ply: &basalt_play::Ply| ply.player == person && ply.by != By::Itself;
    let since = plies.iter().rposition(is_choice).unwrap_or(0);
    let recent: Vec<_> = (since..plies.len())
        .map(|number| (game.position_after(number).clone(), plies[number].mv))
        .collect();
    due_tip(game.latest(), &recent, told)
}

/// The tip, and the ways on from it. It is read out.
#[component]
pub(super) fn CoachPanel(coach: Coach) -> impl IntoView {
    let (i18n, controller) = (i18n(), coach.controller);
    let asks_why = RwSignal::new(false);
    let name = Memo::new(move |_| coach.shown.with(|tip| tip.as_ref().map(|tip| tip.name)));
    effect(move || {
        name.track();
        asks_why.set(false);
    });
    let text = move |text: &'static str| {
        coach.shown.with(|tip| tip.as_ref().map(|tip| i18n.say_plain(&tip.key(text))))
    };
    let lead = move || text("title").unwrap_or_default();
    let body = move || text(if asks_why.get() { "why" } else { "text" }).unwrap_or_default();
    let spoken = move || name.get().map(|_| format!("{} {}", lead(), body()));
    let refusal = move || controller.message().filter(|said| said.refused);
    let is_waiting = move || coach.due.with(Option::is_none);
    let next = move || {
        let is_last = is_waiting() || coach.is_last();
        i18n.say(&if is_last { messages::page_coach_done() } else { messages::page_coach_next() })
    };
    view! {
        <p class="sr" role="status" id="coach-spoken">{spoken}</p>
        <Show when=move || name.get().is_some()>
            <section class="card coach-says" aria-label=i18n.text(messages::page_coach) data-tip=move || name.get()>
                <span class="hex" aria-hidden="true">{Icon::Learn.draw()}</span>
                <div class="coach-says__words">
                    <p><b>{lead}</b> " " {body}</p>
                    {move || refusal().map(|said| view! {
                        <p class="refused">{said.text(&i18n.catalogue())}{said.way_to_rules(i18n)}</p>
                    })}
                    <EngineFailure/>
                </div>
                <div class="coach-says__ways">
                    <TipCount number=Signal::derive(move || coach.number())/>
                    <button type="button" class="button button--quiet" data-act="no-tips" on:click=handler(move |_| coach.dismiss())>
                        {i18n.text(messages::page_coach_none)}
                    </button>
                    <button type="button" class="button button--quiet" data-act="why"
                        aria-pressed=move || asks_why.get().to_string() on:click=handler(move |_| asks_why.update(|why| *why = !*why))>
                        {i18n.text(messages::page_coach_why)}
                    </button>
                    <button type="button" class="button" data-act="next-tip" disabled=is_waiting on:click=handler(move |_| coach.close())>
                        {next}
                    </button>
                </div>
            </section>
        </Show>
    }
}

/// A dot for each tip, the present one in gold.
#[component]
fn TipCount(number: Signal<usize>) -> impl IntoView {
    let i18n = i18n();
    let label = move || messages::page_coach_number(number.get() as u64, TIP_COUNT as u64);
    let dot = move |of: usize| view! { <i class:is-on=move || number.get() == of></i> };
    view! {
        <span class="tip-count" role="img" aria-label=move || i18n.say(&label())>{(1..=TIP_COUNT).map(dot).collect_view()}</span>
    }
}
