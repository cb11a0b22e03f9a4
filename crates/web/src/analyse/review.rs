//! The engine goes through the game, move by move, and shows what stood out.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use basalt_locales::{Decimal, Message, messages};
use basalt_review::{
    Chapter, Claim, MoveMark, Question, Retry, Review, ReviewProgress, Reviewed, Reviewer,
    SearchResult, Takeaway, nodes,
};
use basalt_rules::{AnyMove, AnyPosition, Color};
use basalt_study::{Glyph, Place, Study};
use basalt_view::{Overlay, claims};
use leptos::prelude::*;

use super::controller::AnalysisController;
use super::move_tree::player_name;
use super::own_puzzles::{self, NewPuzzles};
use super::retry::Mistakes;
use crate::browser::handler;
use crate::components::{Avatar, Empty, HexAvatar, Show, Stone};
use crate::engine::Search;
use crate::fair_play;
use crate::i18n::{I18n, i18n, player};
use crate::icons::Icon;
use crate::notices::Notices;

/// A review as the screen knows it.
#[derive(Clone, Copy)]
pub(super) struct Reviewing {
    state: RwSignal<ReviewState, LocalStorage>,
    /// The mistakes that are being retried.
    pub(super) mistakes: RwSignal<Option<Mistakes>>,
}

impl Reviewing {
    /// None was started.
    pub(super) fn new() -> Self {
        Self { state: RwSignal::new_local(ReviewState::None), mistakes: RwSignal::new(None) }
    }

    /// Forgets the review, since another game is open.
    pub(super) fn reset(self) {
        self.state.set(ReviewState::None);
    }

    fn found(self) -> Option<Rc<Found>> {
        self.state.with(|state| match state {
            ReviewState::Done(found) => Some(Rc::clone(found)),
            ReviewState::None | ReviewState::Going(_) => None,
        })
    }

    /// The moves that stand out, in the order of play; none without a review.
    pub(super) fn moments(self) -> Vec<Moment> {
        self.found().map(|found| found.moments.clone()).unwrap_or_default()
    }

    /// The move that stands out among those that can be played at a place, or that led to it.
    pub(super) fn moment_at(self, here: Place) -> Option<Moment> {
        let found = self.found()?;
        let next = found.moments.iter().find(|moment| moment.before == here);
        next.or_else(|| found.moments.iter().find(|moment| moment.after == here)).cloned()
    }

    /// The move that was played at a place, if it stands out, and what the engine would have played.
    pub(super) fn overlay_at(self, here: Place) -> Option<Overlay> {
        let moment = self.moment_at(here).filter(|moment| moment.before == here)?;
        let mistake = (moment.mark != MoveMark::Good).then_some(moment.mv);
        let suggested = moment.line.first().copied().into_iter().collect();
        Some(Overlay { suggested, mistake, drawings: Vec::new() })
    }
}

/// The state of a review.
#[derive(Clone)]
enum ReviewState {
    /// None was started.
    None,
    /// It is under way.
    Going(ReviewProgress),
    /// It is done.
    Done(Rc<Found>),
}

/// A move that stands out.
#[derive(Clone)]
pub(super) struct Moment {
    /// The number of the move in the game, from 0.
    pub(super) number: usize,
    pub(super) player: Color,
    pub(super) mv: AnyMove,
    pub(super) mark: MoveMark,
    pub(super) claim: Option<Claim>,
    /// The place before the move.
    pub(super) before: Place,
    /// The place that it leads to.
    pub(super) after: Place,
    /// The line that the engine would have played.
    line: Vec<AnyMove>,
    /// Whether the game turned here.
    turns: bool,
}

impl Moment {
    /// The number of the ply and the move.
    pub(super) fn name(&self) -> String {
        format!("{} {}", self.number + 1, self.mv)
    }
}

/// The result of a review, with the places of the moves.
struct Found {
    review: Review,
    moments: Vec<Moment>,
    /// The first position of the game.
    start: AnyPosition,
    /// The number of new puzzles that the person's mistakes have become.
    new_puzzles: u64,
}

impl Found {
    /// `places` are those of the game, the start first.
    fn new(review: Review, places: &[Place], start: AnyPosition, new_puzzles: u64) -> Self {
        let moment = |(number, (reviewed, step)): (usize, (&Reviewed, &[Place]))| {
            let &[before, after] = step else { return None };
            Some(Moment {
                number,
                player: reviewed.player(),
                mv: reviewed.mv(),
                mark: reviewed.mark?,
                claim: reviewed.claim,
                before,
                after,
                line: reviewed.line().to_vec(),
                turns: review.turning_points.contains(&number),
            })
        };
        let steps = review.moves.iter().zip(places.windows(2)).enumerate();
        let moments = steps.filter_map(moment).collect();
        Self { review, moments, start, new_puzzles }
    }

    /// The mistakes of a player, if there are any.
    fn mistakes(&self, player: Color) -> Option<Mistakes> {
        let list = Retry::all(&self.review, player);
        let moves = self.review.moves.iter().map(Reviewed::mv).collect();
        (!list.is_empty()).then(|| Mistakes {
            list: Arc::new(list),
            first: 0,
            start: self.start.clone(),
            moves: Arc::new(moves),
        })
    }

    /// The mistakes of a player, from the move with this number on.
    fn mistakes_from(&self, moment: &Moment) -> Option<Mistakes> {
        let mistakes = self.mistakes(moment.player)?;
        let first = mistakes.list.iter().position(|retry| retry.place == moment.number)?;
        Some(Mistakes { first, ..mistakes })
    }

    /// The number of a player's moves with a mark.
    fn count(&self, player: Color, mark: MoveMark) -> usize {
        let is = |moment: &&Moment| moment.player == player && moment.mark == mark;
        self.moments.iter().filter(is).count()
    }
}

/// The review, from the button that begins it to what it has found.
#[component]
pub(super) fn ReviewPanel(analysis: AnalysisController) -> impl IntoView {
    let i18n = i18n();
    let state = analysis.reviewing().state;
    view! {
        <div class="review" tabindex="0" role="group" aria-label=i18n.text(messages::page_analyse_review)>
            {move || match state.get() {
                ReviewState::None => view! {
                    <Empty icon=Icon::Target title=messages::page_analyse_review text=messages::page_analyse_review_lead>
                        <button class="button button--main" data-act="review" disabled=move || is_short(analysis) on:click=handler(move |_| begin(analysis))>
                            {i18n.text(messages::page_analyse_review)}
                        </button>
                    </Empty>
                }.into_any(),
                ReviewState::Going(progress) => view! { <Going analysis state progress/> }.into_any(),
                ReviewState::Done(found) => view! { <Done analysis found/> }.into_any(),
            }}
        </div>
    }
}

/// The progress of a review.
#[component]
fn Going(
    analysis: AnalysisController,
    state: RwSignal<ReviewState, LocalStorage>,
    progress: ReviewProgress,
) -> impl IntoView {
    let i18n = i18n();
    let (done, total) = (progress.done as u64, progress.total as u64);
    let stop = move |_| {
        state.set(ReviewState::None);
        analysis.restart_search();
    };
    view! {
        <div class="tab-body">
            <p id="reviewing">{i18n.text_of(messages::page_analyse_reviewing(done, total))}</p>
            <progress max=total.to_string() value=done.to_string() aria-labelledby="reviewing"></progress>
            <button class="button" data-act="stop-review" on:click=handler(stop)>{i18n.text(messages::page_analyse_stop)}</button>
        </div>
    }
}

/// Whether a game has no moves that could be reviewed.
pub(super) fn is_short(analysis: AnalysisController) -> bool {
    analysis.with(|study| study.main_line().len() < 2)
}

/// Starts a review of the game, unless there is one.
pub(super) fn begin(analysis: AnalysisController) {
    let state = analysis.reviewing().state;
    if !state.with_untracked(|state| matches!(state, ReviewState::None)) {
        return;
    }
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
    state.set(ReviewState::Going(reviewer.progress()));
    go_on(analysis, state, Rc::new(RefCell::new(reviewer)), Rc::new(places));
}

/// Asks the next question, or shows the result.
fn go_on(
    analysis: AnalysisController,
    state: RwSignal<ReviewState, LocalStorage>,
    reviewer: Rc<RefCell<Reviewer>>,
    places: Rc<Vec<Place>>,
) {
    let question = reviewer.borrow().question();
    let Some(question) = question else {
        return collect_puzzles(analysis, state, &reviewer.borrow(), places);
    };
    let heard = Rc::clone(&reviewer);
    let on_result = move |result| heard.borrow_mut().add_result(result);
    ask(analysis, &question, on_result, move || {
        reviewer.borrow_mut().finish_search();
        let progress = reviewer.borrow().progress();
        if let Some(ReviewState::Going(_)) = state.try_get_untracked() {
            state.set(ReviewState::Going(progress));
            go_on(analysis, state, reviewer, places);
        }
    });
}

/// Asks the engine a question of a review.
pub(super) fn ask(
    analysis: AnalysisController,
    question: &Question,
    on_result: impl Fn(SearchResult) + 'static,
    done: impl FnOnce() + 'static,
) {
    let game = question.position.game();
    let on_line = move |line: &str| {
        if let Some(found) = SearchResult::parse(game, line) {
            on_result(found);
        }
    };
    analysis.engine().search(Search::for_review(question), on_line, move |_| done());
}

/// Turns the person's mistakes into puzzles, then shows the result.
fn collect_puzzles(
    analysis: AnalysisController,
    state: RwSignal<ReviewState, LocalStorage>,
    reviewer: &Reviewer,
    places: Rc<Vec<Place>>,
) {
    let Some(review) = reviewer.review() else { return };
    let start = reviewer.start().clone();
    let finder = own_puzzles::finder(analysis, &review, start.clone());
    let done = move |new_puzzles| {
        if let Some(ReviewState::Going(_)) = state.try_get_untracked() {
            finish(analysis, state, Found::new(review, &places, start, new_puzzles), &places);
        }
    };
    own_puzzles::collect(analysis, Rc::new(RefCell::new(finder)), Box::new(done));
}

fn finish(
    analysis: AnalysisController,
    state: RwSignal<ReviewState, LocalStorage>,
    found: Found,
    places: &[Place],
) {
    let review = &found.review;
    let first = review.moves.first().map(|first| (first.player(), first.facts.value_before));
    let others =
        review.moves.iter().map(|reviewed| (reviewed.player(), reviewed.facts.value_after));
    analysis.values().update(|values| {
        for ((player, value), &place) in first.into_iter().chain(others).zip(places) {
            let for_white = value.map(|value| match player {
                Color::White => value,
                Color::Black => value.seen_by_the_other(),
            });
            values.extend(for_white.map(|value| (place, value)));
        }
    });
    state.set(ReviewState::Done(Rc::new(found)));
    analysis.restart_search();
}

/// The marks of mistakes, each with its name.
const MISTAKES: [(MoveMark, fn() -> Message); 3] = [
    (MoveMark::Inaccuracy, messages::page_analyse_inaccuracies),
    (MoveMark::Mistake, messages::page_analyse_mistakes),
    (MoveMark::Blunder, messages::page_analyse_blunders),
];

/// The result of a review.
#[component]
fn Done(analysis: AnalysisController, found: Rc<Found>) -> impl IntoView {
    let (i18n, notices) = (i18n(), expect_context::<Notices>());
    let accuracy = Color::ALL.map(|color| {
        let accuracy = found.review.accuracy[color];
        view! { <Accuracy analysis color accuracy/> }
    });
    let counts = MISTAKES.map(|(mark, name)| {
        let [white, black] = Color::ALL.map(|color| found.count(color, mark));
        view! {
            <tr>
                <td><b>{white}</b></td>
                <th scope="row"><span class=mark_class(mark)>{mark.sign()}</span>" "{i18n.text(name)}</th>
                <td><b>{black}</b></td>
            </tr>
        }
    });
    let is_quiet = found.moments.is_empty();
    let chapters = found.review.chapters.iter().map(|chapter| {
        let inside = found.moments.iter().filter(|moment| chapter.moves.contains(&moment.number));
        let moments = inside.cloned().map(|moment| view! { <KeyMoment analysis moment/> });
        view! {
            <ChapterHeading chapter=chapter.clone()/>
            <ol class="key-moments">{moments.collect_view()}</ol>
        }
    });
    let chapters = chapters.collect_view();
    let takeaways = found.review.takeaways.clone();
    let new_puzzles = found.new_puzzles;
    let note_down = move |_| {
        note_down(analysis, i18n, &found.moments);
        notices.tell(i18n.say(&messages::page_analyse_noted()));
    };
    view! {
        <div class="accuracy">{accuracy.collect_view()}</div>
        <table class="marks-table"><tbody>{counts.collect_view()}</tbody></table>
        <Show when=move || is_quiet><p class="tab-body quiet">{i18n.text(messages::review_no_marks)}</p></Show>
        {chapters}
        <Takeaways takeaways/>
        <NewPuzzles count=new_puzzles/>
        <div class="tab-body row row--wrap">
            <button class="button" data-act="note-down" disabled=is_quiet on:click=handler(note_down)>{i18n.text(messages::page_analyse_note_down)}</button>
            <button class="button button--quiet" data-act="close-review" on:click=handler(move |_| analysis.reviewing().reset())>{i18n.text(messages::page_close)}</button>
        </div>
    }
}

/// The name of a chapter of the game, and White's chance to win after it.
#[component]
fn ChapterHeading(chapter: Chapter) -> impl IntoView {
    let i18n = i18n();
    let (first, last) = (chapter.moves.start as u64 + 1, chapter.moves.end as u64);
    let name = messages::review_chapter(chapter.kind.name(), first, last);
    let chance = chapter
        .chance
        .map(|chance| messages::review_chapter_chance(Decimal::fixed(chance.into(), 1)));
    view! {
        <div class="chapter" data-chapter=chapter.kind.name()>
            <h2>{i18n.text_of(name)}</h2>
            {chance.map(|chance| view! { <p class="quiet small">{i18n.text_of(chance)}</p> })}
        </div>
    }
}

/// Up to three things to take away from the game.
#[component]
fn Takeaways(takeaways: Vec<Takeaway>) -> impl IntoView {
    let i18n = i18n();
    let has_some = !takeaways.is_empty();
    let lines = takeaways.into_iter().map(|takeaway| {
        view! { <li>{move || claims::say_takeaway(&takeaway, &i18n.catalogue())}</li> }
    });
    let lines = lines.collect_view();
    has_some.then(|| {
        view! {
            <section class="takeaways">
                <h2>{i18n.text(messages::review_takeaways)}</h2>
                <ul>{lines}</ul>
            </section>
        }
    })
}

/// The accuracy of a player.
#[component]
fn Accuracy(analysis: AnalysisController, color: Color, accuracy: Option<u16>) -> impl IntoView {
    let i18n = i18n();
    let name = move || {
        let own = analysis.with(|study| player_name(study, color));
        own.unwrap_or_else(|| i18n.say(&messages::page_player_person(color.id())))
    };
    let avatar = move || Avatar::Person(name());
    let spoken = accuracy.map(|accuracy| {
        messages::review_accuracy(player(color), Decimal::fixed(accuracy.into(), 1))
    });
    let shown =
        accuracy.map_or_else(|| "–".to_owned(), |accuracy| format!("{}%", (accuracy + 5) / 10));
    view! {
        <div data-accuracy=color.id()>
            {move || view! { <HexAvatar avatar=avatar()/> }}
            <span class="quiet small row"><Stone color/><span class="clip">{name}</span></span>
            <b aria-hidden="true">{shown}</b>
            <span class="sr">{move || spoken.as_ref().map(|spoken| i18n.say(spoken))}</span>
        </div>
    }
}

/// A move that stands out, and why. It is open while the position before it is on the board.
#[component]
fn KeyMoment(analysis: AnalysisController, moment: Moment) -> impl IntoView {
    let i18n = i18n();
    let (before, number) = (moment.before, moment.number);
    let is_open = Memo::new(move |_| analysis.here() == before);
    let claim = moment.claim.map(|claim| (claim, moment.player));
    let best: Vec<_> = moment.line.iter().take(6).map(ToString::to_string).collect();
    let best = messages::review_best_line(&best.join(" "));
    let judge = format!("judge {}", judge_class(moment.mark));
    let name = moment.name();
    view! {
        <li class="key-moment" class:is-open=is_open class:is-turning=moment.turns data-mark=moment.mark.sign()>
            <span class=judge aria-hidden="true">{moment.mark.sign()}</span>
            <h3>
                <button class="key-moment__go" aria-current=move || is_open.get().then_some("step") on:click=handler(move |_| analysis.go(before))>
                    {name}<span class="sr">{moment.mark.sign()}</span>
                </button>
                <Stone color=moment.player/>
            </h3>
            {claim.map(|(claim, player)| view! { <p class="sentence">{move || claims::say(&claim, player, &i18n.catalogue())}</p> })}
            <p class="quiet small best">{i18n.text_of(best)}</p>
            <Show when=move || is_open.get()><MomentButtons analysis number/></Show>
        </li>
    }
}

/// The class of a mark in a text.
pub(super) const fn mark_class(mark: MoveMark) -> &'static str {
    match mark {
        MoveMark::Good => "good",
        MoveMark::Inaccuracy | MoveMark::Mistake => "gold",
        MoveMark::Blunder => "bad",
    }
}

/// The class of a mark in a hexagon.
const fn judge_class(mark: MoveMark) -> &'static str {
    match mark {
        MoveMark::Good => "judge--good",
        MoveMark::Inaccuracy | MoveMark::Mistake => "",
        MoveMark::Blunder => "judge--bad",
    }
}

/// The actions at a move that stands out.
#[component]
pub(super) fn MomentButtons(
    analysis: AnalysisController,
    /// The number of the move.
    number: usize,
) -> impl IntoView {
    let i18n = i18n();
    let reviewing = analysis.reviewing();
    let moment = move || {
        let found = untrack(|| reviewing.found())?;
        let moment = found.moments.iter().find(|moment| moment.number == number)?.clone();
        Some((found, moment))
    };
    let mistakes = move || moment().and_then(|(found, moment)| found.mistakes_from(&moment));
    let can_try = mistakes().is_some();
    let begin = move |_| retry(analysis, mistakes());
    let show_line = move |_| {
        if let Some((_, moment)) = moment() {
            analysis.go(moment.before);
            analysis.follow(&moment.line);
        }
    };
    view! {
        <div class="row row--wrap">
            {can_try.then(|| view! {
                <button class="button" data-act="try" on:click=handler(begin)>{Icon::Target.labelled(messages::page_analyse_try)}</button>
            })}
            <button class="button button--quiet" data-act="show-line" on:click=handler(show_line)>{i18n.text(messages::page_analyse_show_line)}</button>
        </div>
    }
}

/// Leads to the mistakes of a player.
fn retry(analysis: AnalysisController, mistakes: Option<Mistakes>) {
    if mistakes.is_some() {
        analysis.stop_search();
        analysis.reviewing().mistakes.set(mistakes);
    }
}

/// The buttons that lead to the mistakes of each player, once a review has found some.
#[component]
pub(super) fn RetryButtons(analysis: AnalysisController) -> impl IntoView {
    let i18n = i18n();
    let button = move |(number, (color, mistakes)): (usize, (Color, Mistakes))| {
        let message = messages::page_retry(player(color), mistakes.list.len() as u64);
        let class = if number == 0 { "button button--main" } else { "button" };
        view! {
            <button class=class data-retry=color.id() on:click=handler(move |_| retry(analysis, Some(mistakes.clone())))>
                {i18n.text_of(message)}
            </button>
        }
    };
    let buttons = move || {
        let found = analysis.reviewing().found()?;
        let mistakes =
            Color::ALL.into_iter().filter_map(|color| Some((color, found.mistakes(color)?)));
        Some(mistakes.enumerate().map(button).collect_view())
    };
    view! { <div class="retry-buttons">{buttons}</div> }
}

/// Writes marks and sentences into the tree.
fn note_down(analysis: AnalysisController, i18n: I18n, moments: &[Moment]) {
    analysis.change(|study| {
        for moment in moments {
            let (glyph, place) = (glyph(moment.mark), moment.after);
            if !study.glyphs(place).any(|known| known == glyph) {
                study.toggle(place, glyph);
            }
            if let (Some(claim), true) = (moment.claim, study.comment(place).is_empty()) {
                study.set_comment(place, &claims::say(&claim, moment.player, &i18n.catalogue()));
            }
        }
    });
}

const fn glyph(mark: MoveMark) -> Glyph {
    match mark {
        MoveMark::Good => Glyph::Good,
        MoveMark::Inaccuracy => Glyph::Dubious,
        MoveMark::Mistake => Glyph::Mistake,
        MoveMark::Blunder => Glyph::Blunder,
    }
}
