//! Parts of the analysis.

use basalt_rules::Color;
use leptos::prelude::*;

use super::Sample;
use crate::components::Stone;

/// White's chance to win after each ply, in thousandths.
const CHANCES: [u32; 9] = [520, 540, 500, 610, 580, 700, 250, 300, 900];

/// The chart of a game with two marked moves, and the bar.
#[component]
pub(super) fn ChartAndBar() -> impl IntoView {
    let corners: Vec<String> =
        (0..).zip(CHANCES).map(|(ply, chance)| format!("{ply},{}", 1000 - chance)).collect();
    let (corners, last) = (corners.join(" "), CHANCES.len() - 1);
    view! {
        <Sample title="Evaluation bar and chart">
            <div class="eval specimen-eval"><i style:height="62%"></i><b>"+2.4"</b></div>
            <section class="card chart">
                <svg viewBox=format!("0 0 {last} 1000") preserveAspectRatio="none" aria-hidden="true">
                    <polygon class="for-black" points=format!("0,0 {corners} {last},0")/>
                    <polygon class="for-white" points=format!("0,1000 {corners} {last},1000")/>
                    <polyline class="curve" points=corners/>
                    <path class="middle" d=format!("M0 500H{last}")/>
                    <path class="here" d="M6 0V1000"/>
                </svg>
                <span class="chart__dot chart__dot--bad" style=("--x", "75%") style=("--y", "75%")></span>
                <span class="chart__dot" style=("--x", "25%") style=("--y", "50%")></span>
                <span class="chart__label">"Black"</span>
                <span class="chart__label chart__label--white">"White"</span>
            </section>
        </Sample>
    }
}

/// The lines of the engine.
#[component]
pub(super) fn Engine() -> impl IntoView {
    let line = |score, moves: &'static str, class| {
        let moves =
            moves.split(' ').map(|mv| view! { <button type="button" class="move">{mv}</button> });
        view! { <li class=class><span class="score">{score}</span><span class="line">{moves.collect_view()}</span></li> }
    };
    view! {
        <Sample title="Engine">
            <section class="card engine">
                <div class="engine__head">
                    <label class="switch-row"><input type="checkbox" class="switch" checked/><b>"Engine"</b></label>
                    <p class="quiet small depth">"Depth 9, 310,000 positions a second"</p>
                </div>
                <ol class="lines">
                    {line("+23", "b2d2 d5d3 c3d3 b1c2", "proven")}
                    {line("+2.4", "b2d4 d2d4 d3d4 b1c2", "")}
                </ol>
            </section>
        </Sample>
    }
}

/// Two moves that stand out, the second one open.
#[component]
pub(super) fn KeyMoments() -> impl IntoView {
    view! {
        <Sample title="Key moments">
            <ol class="key-moments">
                <li class="key-moment">
                    <span class="judge">"?!"</span>
                    <h3><button type="button" class="key-moment__go">"38 c3b2"</button><Stone color=Color::White/></h3>
                    <p class="sentence">"Gives up White’s last free move."</p>
                </li>
                <li class="key-moment is-open">
                    <span class="judge judge--bad">"??"</span>
                    <h3><button type="button" class="key-moment__go">"36 e4c2"</button><Stone color=Color::Black/></h3>
                    <p class="sentence">"This loses for certain."</p>
                    <p class="quiet small best">"Best: b2d2 d5d3"</p>
                    <div class="row row--wrap">
                        <button type="button" class="button">"Try it yourself"</button>
                        <button type="button" class="button button--quiet">"Show the line"</button>
                    </div>
                </li>
            </ol>
        </Sample>
    }
}
