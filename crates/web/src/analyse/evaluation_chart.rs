//! A chart of the evaluations of a game.

use basalt_locales::messages;
use basalt_review::Value;
use basalt_rules::Color;
use basalt_study::Study;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent};

use super::controller::AnalysisController;
use crate::i18n::i18n;

/// The chart of the current line; nothing while fewer than three evaluations are known.
#[component]
pub(super) fn EvaluationChart(analysis: AnalysisController) -> impl IntoView {
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
    let curve = move || points.with(|points| corners(points).join(" "));
    let name = move || i18n.say(&messages::page_analyse_chart());
    view! {
        <Show when=move || points.with(|points| points.len() > 2)>
            <svg class="evaluation-chart" role="img" aria-label=name preserveAspectRatio="none" on:click=go
                viewBox=move || format!("0 0 {} 1000", last())>
                <rect class="for-black" width=move || last().to_string() height="1000"/>
                <polygon class="for-white" points=move || area(&points.get())/>
                <polyline class="curve" points=curve/>
                <path class="middle" d=move || format!("M0 500H{}", last())/>
                <path class="here" d=move || format!("M{} 0V1000", here())/>
            </svg>
        </Show>
    }
}

/// The plies with a known evaluation, and White's chance in thousandths.
fn points(analysis: AnalysisController, line: &[basalt_study::Place]) -> Vec<(usize, u16)> {
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

/// The points of the curve.
fn corners(points: &[(usize, u16)]) -> Vec<String> {
    points.iter().map(|(ply, chance)| format!("{ply},{}", 1000 - chance)).collect()
}

/// The corners of the area below the curve.
fn area(points: &[(usize, u16)]) -> String {
    let (Some((first, _)), Some((last, _))) = (points.first(), points.last()) else {
        return String::new();
    };
    format!("{first},1000 {} {last},1000", corners(points).join(" "))
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
    fn the_area_is_closed_along_the_bottom() {
        assert_eq!(area(&[(0, 500), (1, 800), (3, 0)]), "0,1000 0,500 1,200 3,1000 3,1000");
        assert_eq!(area(&[]), "");
    }
}
