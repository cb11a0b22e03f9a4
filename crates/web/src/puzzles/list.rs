//! The list of all puzzles, of which only the visible rows are drawn.

use basalt_learn::puzzles::{IndexEntry, PuzzleScore, PuzzleTheme};
use basalt_locales::messages;
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;

use super::library::route;
use super::texts::{self, aim};
use super::trainer::Overview;
use crate::browser::handler;
use crate::i18n::i18n;
use crate::icons::Icon;
use crate::route::Link;

/// The height of a row, in pixels, as the style sheet has it.
const ROW: usize = 48;

/// The rows that fit into the list.
const VISIBLE: usize = 10;

/// Rows that are drawn above and below the visible ones.
const AROUND: usize = 6;

/// The state of a puzzle.
#[derive(Clone, Copy)]
pub(super) enum PuzzleState {
    Solved,
    Tried,
    New,
}

impl PuzzleState {
    pub(super) fn of(entry: &IndexEntry, score: &PuzzleScore) -> Self {
        match score.get(&entry.id()) {
            Some(true) => Self::Solved,
            Some(false) => Self::Tried,
            None => Self::New,
        }
    }

    /// Its name in sentences and in the style sheet.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Solved => "solved",
            Self::Tried => "tried",
            Self::New => "new",
        }
    }
}

/// The list, once it is asked for.
#[component]
pub(super) fn List(overview: Overview) -> impl IntoView {
    let i18n = i18n();
    let is_open = RwSignal::new(false);
    let count = {
        let overview = overview.clone();
        move || overview.entries().count()
    };
    let body = move || {
        let overview = overview.clone();
        is_open.get().then(move || view! { <Rows overview/> })
    };
    view! {
        <section class="card puzzle-list">
            <div class="card__head">
                <h2>{i18n.text(messages::page_puzzles_all)}</h2>
                <span class="badge badge--quiet">{count}</span>
                <button class="button button--quiet more" data-act="list" aria-expanded=move || is_open.get().to_string()
                    on:click=handler(move |_| is_open.update(|open| *open = !*open))>{i18n.text(messages::page_puzzles_show_list)}</button>
            </div>
            {body}
        </section>
    }
}

/// The choice of a theme, and the rows.
#[component]
fn Rows(overview: Overview) -> impl IntoView {
    let i18n = i18n();
    let theme = RwSignal::new(None::<PuzzleTheme>);
    let first = RwSignal::new(0);
    let records = std::sync::Arc::clone(&overview.records);
    let wanted = Memo::new(move |_| {
        first.set(0);
        let is_wanted =
            |entry: &&IndexEntry| theme.get().is_none_or(|one| entry.themes().contains(&one));
        let mut found: Vec<IndexEntry> = overview.entries().filter(is_wanted).cloned().collect();
        found.sort_by_key(IndexEntry::rating);
        found
    });
    let choose =
        move |event: web_sys::Event| theme.set(PuzzleTheme::from_id(&event_target_value(&event)));
    let option = move |theme: PuzzleTheme| {
        view! { <option value=theme.id()>{i18n.text_of(texts::theme(theme))}</option> }
    };
    let scroll = move |event: web_sys::Event| {
        let list = event.target().and_then(|list| list.dyn_into::<web_sys::Element>().ok());
        first.set(list.map_or(0, |list| list.scroll_top().max(0) as usize / ROW));
    };
    let rows = move || {
        let from = first.get().saturating_sub(AROUND);
        wanted.with(|wanted| {
            let to = (first.get() + VISIBLE + AROUND).min(wanted.len());
            let rows = wanted.get(from..to).unwrap_or_default().iter().map(|entry| {
                let state = PuzzleState::of(entry, &records.learner.score);
                view! { <Row entry=entry.clone() state/> }
            });
            rows.collect_view()
        })
    };
    let above = move || format!("{}px", ROW * first.get().saturating_sub(AROUND));
    let height = move || format!("{}px", ROW * wanted.with(Vec::len));
    view! {
        <label class="row puzzle-list__filter">
            <span class="quiet small">{i18n.text(messages::page_puzzles_themes)}</span>
            <select data-field="theme" on:change=choose>
                <option value="">{i18n.text(messages::page_puzzles_every_theme)}</option>
                {PuzzleTheme::ALL.map(option).collect_view()}
            </select>
        </label>
        <div class="puzzle-rows" role="region" tabindex="0" aria-label=i18n.text(messages::page_puzzles_all) on:scroll=scroll>
            <div style:height=height>
                <ul style:transform=move || format!("translateY({})", above())>{rows}</ul>
            </div>
        </div>
    }
}

#[component]
fn Row(entry: IndexEntry, state: PuzzleState) -> impl IntoView {
    let i18n = i18n();
    let themes = move |entry: &IndexEntry| {
        let names = entry.themes().iter().map(|&theme| i18n.say(&texts::theme(theme)));
        names.collect::<Vec<_>>().join(", ")
    };
    let number = entry.number();
    let rating = (!entry.is_own()).then(|| entry.rating());
    let sign = if entry.is_own() { Icon::Target.draw().into_any() } else { "#".into_any() };
    let goal = aim(entry.player(), entry.aim());
    view! {
        <li data-state=state.name()>
            <Link to=route(&entry) class="list-row">
                <span class="puzzle-rows__name"><b>{entry.title().name()}</b>" "<span class="quiet">{sign}{number}</span></span>
                <span class="clip puzzle-rows__aim">{i18n.text_of(goal)}</span>
                <span class="clip quiet desk-only puzzle-rows__theme">{move || themes(&entry)}</span>
                <span class="quiet">{rating}</span>
                <span class="small state desk-only" data-state=state.name()>{i18n.text_of(messages::page_puzzles_state(state.name()))}</span>
            </Link>
        </li>
    }
}
