//! The engine goes through the game, move by move.

use std::cell::RefCell;
use std::rc::Rc;

use std::sync::Arc;

use basalt_locales::{Decimal, Message, messages};
use basalt_review::{Mark, Progress, Retry, Review, Reviewed, Reviewer, SearchResult, nodes};
use basalt_rules::{AnyPosition, ByColor, Color};
use basalt_study::{Glyph, Place, Study};
use basalt_view::claims;
use leptos::prelude::*;

use super::controller::AnalysisController;
use super::retry::Mistakes;
use crate::engine::Search;
use crate::fair_play;
use crate::i18n::{I18n, color_name, i18n, player};
use crate::notices::Notices;

/// The time limit for a position, in milliseconds; it usually takes a tenth of a second.
const REVIEW_TIMEOUT_MS: u32 = 60_000;

/// A review as the screen knows it.
#[derive(Clone, Copy)]
pub(super) struct Reviewing {
    state: RwSignal<State, LocalStorage>,
    /// The mistakes that are being retried.
    pub(super) mistakes: RwSignal<Option<Mistakes>>,
}

impl Reviewing {
    /// None was started.
    pub(super) fn new() -> Self {
        Self { state: RwSignal::new_local(State::None), mistakes: RwSignal::new(None) }
    }
}

/// The state of a review.
#[derive(Clone)]
enum State {
    /// None was started.
    None,
    /// It is under way.
    Going(Progress),
    /// It is done.
    Done(Rc<Found>),
}

/// The result of a review, with the places of the moves.
struct Found {
    review: Review,
    /// The places that the moves lead to.
    places: Vec<Place>,
    /// The first position of the game.
    start: AnyPosition,
}

impl Found {
    /// The mistakes of a player, if there are any.
    fn mistakes(&self, player: Color) -> Option<Mistakes> {
        let list = Retry::all(&self.review, player);
        let moves = self.review.moves.iter().map(Reviewed::mv).collect();
        (!list.is_empty()).then(|| Mistakes {
            list: Arc::new(list),
            start: self.start.clone(),
            moves: Arc::new(moves),
        })
    }
}

/// The review, from the button that begins it to what it has found.
#[component]
pub(super) fn ReviewPanel(analysis: AnalysisController, reviewing: Reviewing) -> impl IntoView {
    let i18n = i18n();
    let state = reviewing.state;
    let say = move |message: fn() -> Message| move || i18n.say(&message());
    let is_empty = move || analysis.with(|study| study.main_line().len() < 2);
    view! {
        <section class="panel review-panel" aria-label=say(messages::page_analyse_review)>
            {move || match state.get() {
                State::None => view! {
                    <button class="button button--main" data-act="review" disabled=is_empty on:click=move |_| begin(analysis, state)>
                        {say(messages::page_analyse_review)}
                    </button>
                }.into_any(),
                State::Going(progress) => view! { <Going analysis state progress/> }.into_any(),
                State::Done(found) => view! { <Done analysis reviewing found/> }.into_any(),
            }}
        </section>
    }
}

/// The progress of a review.
#[component]
fn Going(
    analysis: AnalysisController,
    state: RwSignal<State, LocalStorage>,
    progress: Progress,
) -> impl IntoView {
    let i18n = i18n();
    let (done, total) = (progress.done as u64, progress.total as u64);
    let stop = move |_| {
        state.set(State::None);
        analysis.restart_search();
    };
    view! {
        <p id="reviewing">{move || i18n.say(&messages::page_analyse_reviewing(done, total))}</p>
        <progress max=total.to_string() value=done.to_string() aria-labelledby="reviewing"></progress>
        <button class="button" data-act="stop-review" on:click=stop>{move || i18n.say(&messages::page_analyse_stop())}</button>
    }
}

/// Starts a review of the game.
fn begin(analysis: AnalysisController, state: RwSignal<State, LocalStorage>) {
    let (start, places) = untrack(|| {
        analysis.with(|study| (study.position_at(study.start()).clone(), study.main_line()))
    });
    let last = places.last().copied().unwrap_or_else(|| untrack(|| analysis.with(Study::start)));
    let moves = untrack(|| analysis.with(|study| study.moves_to(last)));
    let is_closed = untrack(|| {
        analysis.with(|study| {
            fair_play::contains_rated_position(places.iter().map(|&place| study.position_at(place)))
        })
    });
    if is_closed {
        return analysis.tell(&messages::page_review_fair(), true);
    }
    let nodes = nodes(start.game());
    let Ok(reviewer) = Reviewer::new(start, &moves, nodes) else { return };
    analysis.stop_search();
    state.set(State::Going(reviewer.progress()));
    go_on(analysis, state, Rc::new(RefCell::new(reviewer)), Rc::new(places));
}

/// Asks the next question, or shows the result.
fn go_on(
    analysis: AnalysisController,
    state: RwSignal<State, LocalStorage>,
    reviewer: Rc<RefCell<Reviewer>>,
    places: Rc<Vec<Place>>,
) {
    let question = reviewer.borrow().question();
    let Some(question) = question else {
        return finish(analysis, state, &reviewer.borrow(), &places);
    };
    let search = Search {
        lines: question.ugi(),
        position: question.position.clone(),
        time_limit_ms: REVIEW_TIMEOUT_MS,
    };
    let game = question.position.game();
    let heard = Rc::clone(&reviewer);
    let hear = move |line: &str| {
        if let Some(found) = SearchResult::parse(game, line) {
            heard.borrow_mut().add_result(found);
        }
    };
    analysis.engine().search(search, hear, move |_| {
        reviewer.borrow_mut().finish_search();
        let progress = reviewer.borrow().progress();
        if let Some(State::Going(_)) = state.try_get_untracked() {
            state.set(State::Going(progress));
            go_on(analysis, state, reviewer, places);
        }
    });
}

fn finish(
    analysis: AnalysisController,
    state: RwSignal<State, LocalStorage>,
    reviewer: &Reviewer,
    places: &[Place],
) {
    let Some(review) = reviewer.review() else { return };
    let places = places[1..].to_vec();
    analysis.values().update(|values| {
        for (reviewed, &place) in review.moves.iter().zip(&places) {
            if let Some(value) = reviewed.facts.value_after {
                let for_white = match reviewed.player() {
                    Color::White => value,
                    Color::Black => value.seen_by_the_other(),
                };
                values.insert(place, for_white);
            }
        }
    });
    let start = reviewer.start().clone();
    state.set(State::Done(Rc::new(Found { review, places, start })));
    analysis.restart_search();
}

/// The result of a review.
#[component]
fn Done(analysis: AnalysisController, reviewing: Reviewing, found: Rc<Found>) -> impl IntoView {
    let (i18n, notices) = (i18n(), expect_context::<Notices>());
    let again = Color::ALL.map(|color| {
        found.mistakes(color).map(|mistakes| view! { <Again analysis reviewing color mistakes/> })
    });
    let accuracies = accuracies(found.review.accuracy);
    let marked: Vec<_> = found
        .review
        .moves
        .iter()
        .zip(&found.places)
        .filter_map(|(reviewed, &place)| Some((reviewed.clone(), place, reviewed.mark?)))
        .collect();
    let is_quiet = marked.is_empty();
    let turning: Vec<Place> = found
        .review
        .turning_points
        .iter()
        .filter_map(|&at| found.places.get(at).copied())
        .collect();
    let item = move |(reviewed, place, mark): (Reviewed, Place, Mark)| {
        let turns = turning.contains(&place);
        view! { <Marked analysis reviewed place mark turns/> }
    };
    let kept = Rc::clone(&found);
    let note_down = move |_| {
        note_down(analysis, i18n, &kept);
        notices.tell(i18n.say(&messages::page_analyse_noted()));
    };
    view! {
        {accuracies.into_iter().map(|message| view! { <p>{move || i18n.say(&message)}</p> }).collect_view()}
        <Show when=move || is_quiet><p class="quiet">{move || i18n.say(&messages::review_no_marks())}</p></Show>
        <ol class="marked">{marked.into_iter().map(item).collect_view()}</ol>
        <div class="row row--wrap">{again.collect_view()}</div>
        <div class="row row--wrap">
            <button class="button" data-act="note-down" disabled=is_quiet on:click=note_down>{move || i18n.say(&messages::page_analyse_note_down())}</button>
            <button class="button" data-act="close-review" on:click=move |_| reviewing.state.set(State::None)>{move || i18n.say(&messages::page_close())}</button>
        </div>
    }
}

/// Leads to the mistakes of a player.
#[component]
fn Again(
    analysis: AnalysisController,
    reviewing: Reviewing,
    color: Color,
    mistakes: Mistakes,
) -> impl IntoView {
    let i18n = i18n();
    let message = messages::page_retry(player(color), mistakes.list.len() as u64);
    let begin = move |_| {
        analysis.stop_search();
        reviewing.mistakes.set(Some(mistakes.clone()));
    };
    view! { <button class="button" data-retry=color_name(color) on:click=begin>{move || i18n.say(&message)}</button> }
}

fn accuracies(accuracy: ByColor<Option<u16>>) -> Vec<Message> {
    let of = |color| {
        let percent = Decimal::fixed(accuracy[color]?.into(), 1);
        Some(messages::review_accuracy(player(color), percent))
    };
    Color::ALL.into_iter().filter_map(of).collect()
}

/// A move that stands out, and why.
#[component]
fn Marked(
    analysis: AnalysisController,
    reviewed: Reviewed,
    place: Place,
    mark: Mark,
    turns: bool,
) -> impl IntoView {
    let i18n = i18n();
    let name = format!("{} {}{}", ply(analysis, place), reviewed.mv(), mark.sign());
    let line: Vec<_> = reviewed.line().to_vec();
    let text: Vec<_> = line.iter().take(6).map(ToString::to_string).collect();
    let best = messages::review_best_line(&text.join(" "));
    let claim = reviewed.claim.map(|claim| claims::claim(&claim, reviewed.player()));
    let try_best = move |_| {
        analysis.change(|study| {
            study.go(place);
            study.back();
        });
        analysis.follow(&line);
    };
    view! {
        <li class:turning=turns data-mark=mark.sign()>
            <button class="button" on:click=move |_| analysis.go(place)><b>{name}</b></button>
            {claim.map(|claim| view! { <span class="sentence">{move || i18n.say(&claim)}</span> })}
            <button class="button best" on:click=try_best>{move || i18n.say(&best)}</button>
        </li>
    }
}

fn ply(analysis: AnalysisController, place: Place) -> usize {
    untrack(|| analysis.with(|study| study.ply(place)))
}

/// Writes marks and sentences into the tree.
fn note_down(analysis: AnalysisController, i18n: I18n, found: &Found) {
    analysis.change(|study| {
        for (reviewed, &place) in found.review.moves.iter().zip(&found.places) {
            let Some(mark) = reviewed.mark else { continue };
            let glyph = glyph(mark);
            if !study.glyphs(place).any(|known| known == glyph) {
                study.toggle(place, glyph);
            }
            if let (Some(claim), true) = (reviewed.claim, study.comment(place).is_empty()) {
                study.set_comment(place, &i18n.say(&claims::claim(&claim, reviewed.player())));
            }
        }
    });
}

const fn glyph(mark: Mark) -> Glyph {
    match mark {
        Mark::Good => Glyph::Good,
        Mark::Inaccuracy => Glyph::Dubious,
        Mark::Mistake => Glyph::Mistake,
        Mark::Blunder => Glyph::Blunder,
    }
}
