//! Type, space, shapes and colours.

use leptos::prelude::*;

use super::Sample;

/// Sizes of text: the name of the size, its token, and a text.
const SIZES: [(&str, &str, &str); 7] = [
    ("2xl 36", "var(--text-2xl)", "You win, 26 to 7"),
    ("xl 26", "var(--text-xl)", "Rating history"),
    ("lg 20", "var(--text-lg)", "Play online"),
    ("md 16", "var(--text-md)", "A bar only needs something under its two ends."),
    ("base 14", "var(--text-base)", "14 stacks can move · Ваш ход · Twój ruch"),
    ("sm 13", "var(--text-sm)", "c10-f12/f13g13 · l14 i1 j10"),
    ("xs 12", "var(--text-xs)", "Rating · Points · 20"),
];

/// The steps of space, in pixels.
const SPACES: [u32; 8] = [4, 8, 12, 16, 20, 24, 32, 48];

/// The shapes of corners.
const SHAPES: [(&str, &str); 3] =
    [("6", "var(--r-sm)"), ("10", "var(--r-md)"), ("14", "var(--r-lg)")];

/// The tokens of colours, each with what it means.
const COLORS: [(&str, &str); 13] = [
    ("--page", "the page"),
    ("--panel", "cards"),
    ("--raised", "buttons"),
    ("--sunken", "fields"),
    ("--line", "lines"),
    ("--line-strong", "edges of controls"),
    ("--text", "text"),
    ("--quiet", "less important text"),
    ("--gold", "yours to choose"),
    ("--teal", "what just happened"),
    ("--good", "best, right, won"),
    ("--danger", "lost, low time, resign"),
    ("--action", "the main action of a screen"),
];

#[component]
pub(super) fn Look() -> impl IntoView {
    let size = |(name, token, text): (&'static str, &'static str, &'static str)| {
        view! { <p class="specimen"><span class="quiet small">{name}</span><span style:font-size=token>{text}</span></p> }
    };
    let space = |pixels: u32| {
        let length = format!("{pixels}px");
        view! { <span class="specimen-space"><i style:width=length.clone() style:height=length></i><span class="small quiet">{pixels}</span></span> }
    };
    let shape = |(name, token): (&'static str, &'static str)| {
        view! { <span class="specimen-shape small quiet" style:border-radius=token>{name}</span> }
    };
    let color = |(token, meaning): (&'static str, &'static str)| {
        view! { <p class="swatch"><i style:background=format!("var({token})")></i><b>{token}</b><span class="quiet small">{meaning}</span></p> }
    };
    view! {
        <Sample title="Type">{SIZES.map(size).collect_view()}</Sample>
        <Sample title="Space and shape">
            <div class="row row--wrap">{SPACES.map(space).collect_view()}</div>
            <div class="row">{SHAPES.map(shape).collect_view()}</div>
        </Sample>
        <Sample title="Colour">{COLORS.map(color).collect_view()}</Sample>
    }
}
