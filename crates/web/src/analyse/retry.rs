//! The mistakes that a review has found in the moves of a player, one after another, to be tried once more.

use std::sync::Arc;

use basalt_locales::{Decimal, Message, messages};
use basalt_review::{Loss, Question, Retry, Tried, nodes};
use basalt_rules::{AnyMove, AnyPosition, Feature};
use leptos::prelude::*;

use super::controller::AnalysisController;
use crate::board::BoardProps;
use crate::browser::handler;
use crate::components::Show;
use crate::engine::{EngineClient, Search};
use crate::frame::use_whole_window;
use crate::game_ui::GameBoard;
use crate::i18n::{i18n, player};
use crate::practice_board::{Feedback, PracticeBoard, mover};
use crate::status_message::StatusMessage;

/// The mistakes of a player in a game.
#[derive(Clone)]
pub(super) struct Mistakes {
    /// One at least.
    pub(super) list: Arc<Vec<Retry>>,
    /// The number of the one to begin with, from 0.
    pub(super) first: usize,
    /// The first position of the game.
    pub(super) start: AnyPosition,
    /// All its moves.
    pub(super) moves: Arc<Vec<AnyMove>>,
}

impl Mistakes {
    /// The question about a tried move: the same that the review asked about the others.
    fn question(&self, retry: &Retry, mv: AnyMove, position: &AnyPosition) -> Question {
        let mut moves: Vec<_> = self.moves.iter().copied().take(retry.place).collect();
        moves.push(mv);
        let nodes = nodes(position.game());
        Question { start: self.start.clone(), moves, position: position.clone(), nodes, lines: 1 }
    }
}

/// The state of a mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// A better move is looked for.
    Open,
    /// The engine looks at one.
    Asked,
    /// A move that is not good enough stands on the board.
    Strayed,
    /// A good one was found or shown.
    Closed,
}

/// A mistake that is tried once more.
#[derive(Clone, Copy)]
struct RetryController {
    mistakes: StoredValue<Mistakes>,
    at: RwSignal<usize>,
    phase: RwSignal<Phase>,
    found: RwSignal<usize>,
    shown: RwSignal<AnyPosition>,
    board: PracticeBoard,
    engine: EngineClient,
}

impl RetryController {
    fn new(mistakes: Mistakes, engine: EngineClient) -> Self {
        let at = mistakes.first;
        let first = mistakes.list.get(at).map_or(&mistakes.start, Retry::position).clone();
        Self {
            mistakes: StoredValue::new(mistakes),
            at: RwSignal::new(at),
            phase: RwSignal::new(Phase::Open),
            found: RwSignal::new(0),
            shown: RwSignal::new(first),
            board: PracticeBoard::new(),
            engine,
        }
    }

    fn count(self) -> usize {
        self.mistakes.with_value(|mistakes| mistakes.list.len())
    }

    /// The current mistake.
    fn retry(self) -> Option<Retry> {
        let at = self.at.get();
        self.mistakes.with_value(|mistakes| mistakes.list.get(at).cloned())
    }

    /// The person makes a move.
    fn play(self, mv: AnyMove) {
        let Some(retry) = untrack(|| self.retry()) else { return };
        let after = match retry.after(mv) {
            Ok(after) => after,
            Err(refused) => return self.board.refuse(refused.into()),
        };
        self.lay(&retry, mv, after.clone());
        match retry.known(mv, &after) {
            Some(tried) => self.take(mv, tried),
            None => self.ask(retry, mv, after),
        }
    }

    /// Shows a move on the board.
    fn lay(self, retry: &Retry, mv: AnyMove, after: AnyPosition) {
        self.board.show(retry.position().clone(), mv);
        self.shown.set(after);
    }

    fn ask(self, retry: Retry, mv: AnyMove, after: AnyPosition) {
        if let Some(refusal) = untrack(|| self.engine.refusal(&after)) {
            self.phase.set(Phase::Strayed);
            return self.board.object(vec![refusal.into()]);
        }
        self.phase.set(Phase::Asked);
        self.say(messages::page_puzzles_checking());
        let question = self.mistakes.with_value(|mistakes| mistakes.question(&retry, mv, &after));
        self.engine.judge(Search::for_review(&question), move |_, value| {
            if let Some(value) = value {
                self.take(mv, retry.judge(mv, &after, value));
            }
        });
    }

    fn take(self, mv: AnyMove, tried: Tried) {
        let text = mv.to_string();
        let praise = match tried {
            Tried::Worse(loss) => {
                self.phase.set(Phase::Strayed);
                return self.board.object(vec![cost(&text, loss).into()]);
            }
            Tried::Best => messages::page_retry_best(&text),
            Tried::AsGood { proven } => {
                messages::page_retry_as_good(&text, if proven { "yes" } else { "no" })
            }
        };
        self.phase.set(Phase::Closed);
        self.found.update(|found| *found += 1);
        self.say(praise);
    }

    fn say(self, message: Message) {
        self.board.tell(StatusMessage::new(vec![message.into()], false));
    }

    /// Takes a move back that was not good enough.
    fn take_back(self) {
        self.engine.forget();
        if let Some(retry) = untrack(|| self.retry()) {
            self.shown.set(retry.position().clone());
        }
        self.phase.set(Phase::Open);
        self.board.rewind(0);
    }

    /// Shows what the engine would have played.
    fn show_answer(self) {
        self.take_back();
        let Some(retry) = untrack(|| self.retry()) else { return };
        let Some(best) = retry.reviewed.facts.best.clone() else { return };
        self.lay(&retry, best.mv, best.after);
        self.phase.set(Phase::Closed);
        self.say(messages::page_retry_answer(&best.mv.to_string()));
    }

    fn go_on(self) {
        self.at.update(|at| *at += 1);
        self.take_back();
    }

    fn is_last(self) -> bool {
        self.at.get() + 1 >= self.count()
    }

    fn board_props(self) -> BoardProps {
        let hand = move || {
            let is_open = self.phase.get() == Phase::Open;
            self.shown.with(mover).filter(|_| is_open)
        };
        self.board.board_props(self.shown.into(), Signal::derive(hand), move |mv| self.play(mv))
    }
}

/// The cost of a move.
fn cost(mv: &str, loss: Loss) -> Message {
    match loss.points {
        Some(points) if loss.chance == 0 => messages::page_retry_loses_points(mv, points.into()),
        _ => messages::page_retry_loses(mv, Decimal::fixed(loss.chance.into(), 1)),
    }
}

/// The mistakes of a player, one after another.
#[component]
pub(super) fn RetryScreen(
    /// The controller whose engine is used.
    analysis: AnalysisController,
    /// The mistakes.
    mistakes: Mistakes,
    /// Returns to the analysis.
    leave: Callback<()>,
) -> impl IntoView {
    let i18n = i18n();
    let controller = RetryController::new(mistakes, analysis.engine());
    on_cleanup(move || controller.engine.forget());
    let number = move || {
        messages::page_retry_count(controller.at.get() as u64 + 1, controller.count() as u64)
    };
    let aim = move || {
        let retry = controller.retry()?;
        Some(i18n.say(&messages::page_retry_title(player(retry.reviewed.player()))))
    };
    let task = move || {
        let reviewed = controller.retry()?.reviewed;
        let sign = reviewed.mark.map_or("", basalt_review::MoveMark::sign);
        let played = format!("{}{sign}", reviewed.mv());
        Some(i18n.say(&messages::page_retry_task(&played)))
    };
    use_whole_window();
    let shape = move || {
        let is_wide = controller.shown.with(|shown| shown.game().has(Feature::WideBoard));
        if is_wide { "wide" } else { "tall" }
    };
    view! {
        <div class="table table--analysis table--retry retry" data-board=shape data-made=move || controller.board.count().to_string()>
            <div class="analysis-main">
                <section class="stage"><div class="fit"><GameBoard on=controller.board_props()/></div></section>
            </div>
            <section class="card panel-tabs">
                <div class="retry-task stack">
                    <p class="quiet">{move || i18n.say(&number())}</p>
                    <h2>{aim}</h2>
                    <p class="task">{task}</p>
                    <Feedback board=controller.board/>
                </div>
                <div class="panel-foot stack">
                    <Buttons controller/>
                    <p class="quiet">{move || i18n.say(&messages::page_retry_found(controller.found.get() as u64, controller.count() as u64))}</p>
                    <button class="button" data-act="leave-retry" class=("button--main", move || controller.is_last() && controller.phase.get() == Phase::Closed)
                        on:click=handler(move |_| leave.run(()))>{i18n.text(messages::page_retry_leave)}</button>
                </div>
            </section>
        </div>
    }
}

#[component]
fn Buttons(controller: RetryController) -> impl IntoView {
    let i18n = i18n();
    let say = move |message: fn() -> Message| i18n.text(message);
    let is_closed = move || controller.phase.get() == Phase::Closed;
    view! {
        <div class="row row--wrap">
            <Show when=move || controller.phase.get() == Phase::Strayed>
                <button class="button button--main" data-act="back" on:click=handler(move |_| controller.take_back())>{say(messages::page_puzzles_back)}</button>
            </Show>
            <Show when=move || !is_closed()>
                <button class="button" data-act="show-me" on:click=handler(move |_| controller.show_answer())>{say(messages::page_learn_show)}</button>
            </Show>
            <Show when=move || !controller.is_last()>
                <button class="button" class=("button--main", is_closed) data-act="next" on:click=handler(move |_| controller.go_on())>{say(messages::page_retry_next)}</button>
            </Show>
        </div>
    }
}
