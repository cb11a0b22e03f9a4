//! A chart of the evaluations of a game.

use basalt_locales::{Message, messages};
use basalt_review::{MoveMark, Value};
use basalt_rules::Color;
use basalt_study::{Place, Study};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent};

use super::controller::AnalysisController;
use super::review::{begin, is_short};
use super::side_panel::Tab;
use crate::browser::{handler, tenths};
use crate::components::Show;
use crate::i18n::i18n;
use crate::icons::Icon;

/// A ply with its evaluation: White's chance to win, in thousandths.
type Point = (usize, u16);

/// The chart of the current line. What is not evaluated is left open.
#[component]
pub(super) fn EvaluationChart(analysis: AnalysisController, tab: RwSignal<Tab>) -> impl IntoView {
    let i18n = i18n();
    let line = Memo::new(move |_| analysis.with(Study::line));
    let points = Memo::new(move |_| points(analysis, &line.get()));
    let last = move || line.with(|line| line.len().max(2) - 1);
    let here = move || analysis.with(|study| study.ply(study.here()));
    let go = move |event: MouseEvent| {
        let Some(place) = share(&event).and_then(|share| {
            let number = (share * last() as f64).round() as usize;
            line.with_untracked(|line| line.get(number).copied())
        }) else {
            return;
        };
        analysis.go(place);
    };
    let drawn = move || runs(&points.get()).into_iter().map(draw_run).collect_view();
    let dots = move || dots(analysis, &line.get(), &points.get(), last()).collect_view();
    let is_empty = move || points.with(|points| points.len() < 2);
    let review = move |_| {
        tab.set(Tab::Review);
        begin(analysis);
    };
    let say = move |message: fn() -> Message| i18n.text(message);
    let color = move |color: Color| i18n.text_of(messages::page_player_person(color.id()));
    view! {
        <section class="card chart" aria-label=say(messages::page_analyse_chart)>
            <svg role="img" aria-label=say(messages::page_analyse_chart) preserveAspectRatio="none" on:click=handler(go)
                viewBox=move || format!("0 0 {} 1000", last())>
                {drawn}
                <path class="middle" d=move || format!("M0 500H{}", last())/>
                <path class="here" d=move || format!("M{} 0V1000", here())/>
            </svg>
            {dots}
            <Show when=is_empty fallback=move || view! {
                <span class="chart__label">{color(Color::Black)}</span>
                <span class="chart__label chart__label--white">{color(Color::White)}</span>
            }>
                <p class="chart__empty">
                    <button class="button" data-act="review-here" disabled=move || is_short(analysis) on:click=handler(review)>
                        {Icon::Target.labelled(messages::page_analyse_review)}
                    </button>
                </p>
            </Show>
        </section>
    }
}

/// The plies with a known evaluation.
fn points(analysis: AnalysisController, line: &[Place]) -> Vec<Point> {
    analysis.values().with(|values| {
        let known = line.iter().enumerate().filter_map(|(ply, place)| {
            let end =
                analysis.with(|study| Value::at_the_end(study.position_at(*place), Color::White));
            let value = end.or_else(|| values.get(place).copied())?;
            Some((ply, value.chance()))
        });
        known.collect()
    })
}

/// The points in groups of consecutive plies.
fn runs(points: &[Point]) -> Vec<&[Point]> {
    points.chunk_by(|(one, _), (next, _)| one + 1 == *next).collect()
}

/// A group of consecutive plies: the areas of both players with the curve between them.
fn draw_run(points: &[Point]) -> AnyView {
    let corners = corners(points);
    let (Some((first, _)), Some((last, _))) = (points.first(), points.last()) else {
        return ().into_any();
    };
    if first == last {
        // A line without length is a dot.
        return view! { <path class="dot" d=format!("M{corners}h0")/> }.into_any();
    }
    view! {
        <polygon class="for-black" points=format!("{first},0 {corners} {last},0")/>
        <polygon class="for-white" points=format!("{first},1000 {corners} {last},1000")/>
        <polyline class="curve" points=corners.clone()/>
    }
    .into_any()
}

/// The points of the curve.
fn corners(points: &[Point]) -> String {
    let corner = |(ply, chance): &Point| format!("{ply},{}", 1000 - chance);
    points.iter().map(corner).collect::<Vec<_>>().join(" ")
}

/// The moves that a review has marked, as dots on the curve.
fn dots(
    analysis: AnalysisController,
    line: &[Place],
    points: &[Point],
    last: usize,
) -> impl Iterator<Item = AnyView> {
    let moments = analysis.reviewing().moments().into_iter();
    let dot = |moment: super::review::Moment| {
        let ply = line.iter().position(|&place| place == moment.after)?;
        let (_, chance) = *points.iter().find(|(known, _)| *known == ply)?;
        Some((ply, chance, moment.mark))
    };
    let dots: Vec<_> = moments.filter_map(dot).collect();
    dots.into_iter().map(move |(ply, chance, mark)| {
        let left = tenths(100.0 * ply as f64 / last as f64) + "%";
        let top = tenths(100.0 - f64::from(chance) / 10.0) + "%";
        view! { <span class=dot_class(mark) style=("--x", left) style=("--y", top)></span> }
            .into_any()
    })
}

const fn dot_class(mark: MoveMark) -> &'static str {
    match mark {
        MoveMark::Good => "chart__dot chart__dot--good",
        MoveMark::Inaccuracy | MoveMark::Mistake => "chart__dot",
        MoveMark::Blunder => "chart__dot chart__dot--bad",
    }
}

/// The horizontal position of a click, from 0 to 1.
fn share(event: &MouseEvent) -> Option<f64> {
    let chart = event.current_target()?.dyn_into::<Element>().ok()?;
    let bounds = chart.get_bounding_client_rect();
    Some((f64::from(event.client_x()) - bounds.left()) / bounds.width())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plies_without_an_evaluation_are_gaps() {
        let points = [(0, 500), (1, 800), (3, 0), (6, 10), (7, 20)];
        assert_eq!(runs(&points), [&points[..2], &points[2..3], &points[3..]]);
        assert_eq!(runs(&[]), [&[] as &[Point]; 0]);
    }

    #[test]
    fn the_curve_is_high_where_white_is_ahead() {
        assert_eq!(corners(&[(0, 500), (1, 800), (2, 0)]), "0,500 1,200 2,1000");
    }
}
