//! The engine's search of the current position.

use std::collections::BTreeMap;

use basalt_locales::messages;
use basalt_review::{SearchResult, Value};
use basalt_rules::Color;
use basalt_study::{Place, Study};
use leptos::prelude::*;

use super::AnalysisController;
use crate::browser::after_delay;
use crate::effect::effect;
use crate::engine::{EngineClient, Search, SearchOptions};
use crate::fair_play;

/// The times of the searches of a position, in milliseconds: the first results come soon, and the engine does not
/// think for ever.
const SEARCH_TIMES_MS: [u32; 4] = [400, 1_600, 6_000, 20_000];

/// The delay before the engine searches a new position, in milliseconds.
const SETTLE_DELAY_MS: i32 = 120;

impl AnalysisController {
    /// Searches whenever the current position changes, and reports incidents.
    pub(super) fn follow_position(self) {
        let wanted = Memo::new(move |_| {
            (self.thinks.get(), self.count.get(), self.here(), self.study.with(Study::game))
        });
        effect(move || {
            wanted.get();
            untrack(|| self.restart_search());
        });
        self.engine.report_incidents(self.notices, self.i18n);
    }

    /// Starts a new search of the position, if the engine is on.
    pub(in crate::analyse) fn restart_search(self) {
        self.round.update_value(|round| *round += 1);
        self.heard.set(Vec::new());
        self.engine.forget();
        let round = self.round.get_value();
        if self.thinks.get_untracked() {
            after_delay(SETTLE_DELAY_MS, move || self.look(round, 0));
        }
    }

    /// Cancels the search.
    pub(in crate::analyse) fn stop_search(self) {
        self.round.update_value(|round| *round += 1);
        self.engine.forget();
    }

    /// Whether the current position, or one on the way to it, belongs to a running rated game of the person.
    pub(in crate::analyse) fn is_closed(self) -> bool {
        self.study.with_untracked(|study| {
            let passed = study.origins(study.here()).map(|(from, _)| study.position_at(from));
            fair_play::contains_rated_position(passed.chain([study.position()]))
        })
    }

    /// Starts the next, longer search.
    fn look(self, round: u64, look: usize) {
        if self.round.try_get_value() != Some(round) {
            return;
        }
        let Some(&time) = SEARCH_TIMES_MS.get(look) else { return };
        if self.is_closed() {
            return self.notices.tell(untrack(|| self.i18n.say(&messages::page_analyse_fair())));
        }
        let Some(search) = untrack(|| self.search(time)) else { return };
        let (game, place) = untrack(|| (self.position().game(), self.here()));
        let on_line = move |line: &str| {
            if let Some(heard) = SearchResult::parse(game, line) {
                self.on_result(place, heard);
            }
        };
        self.engine.search(search, on_line, move |_| self.look(round, look + 1));
    }

    fn search(self, time: u32) -> Option<Search> {
        self.study.with(|study| {
            let start = study.position_at(study.start());
            let (moves, position) = (study.moves_to(study.here()), study.position().clone());
            let options =
                SearchOptions { lines: self.count.get_untracked(), ..SearchOptions::FULL };
            let goes_on = position.outcome().is_none();
            goes_on.then(|| Search::new(start, &moves, position, options, time))
        })
    }

    fn on_result(self, place: Place, heard: SearchResult) {
        if heard.rank == 1 {
            let value = self.for_white(place, heard.value);
            self.values.update(|values| {
                values.insert(place, value);
            });
        }
        self.heard.update(|lines| {
            let rank = heard.rank - 1;
            match lines.get_mut(rank) {
                Some(line) => *line = heard,
                None => lines.push(heard),
            }
        });
    }

    /// The value of a place from White's point of view.
    fn for_white(self, place: Place, value: Value) -> Value {
        let mover = self.study.with_untracked(|study| study.position_at(place).to_move());
        if mover == Color::White { value } else { value.seen_by_the_other() }
    }

    /// The evaluation of the current position from White's point of view, if it is known.
    pub(in crate::analyse) fn value(self) -> Option<Value> {
        let here = self.here();
        let end = self.study.with(|study| Value::at_the_end(study.position(), Color::White));
        end.or_else(|| self.values.with(|values| values.get(&here).copied()))
    }

    /// The evaluations of all positions so far, from White's point of view.
    pub(in crate::analyse) fn values(self) -> RwSignal<BTreeMap<Place, Value>> {
        self.values
    }

    /// The engine's lines for the current position.
    pub(in crate::analyse) fn heard(self) -> RwSignal<Vec<SearchResult>> {
        self.heard
    }

    /// Whether the engine is on.
    pub(in crate::analyse) fn thinks(self) -> RwSignal<bool> {
        self.thinks
    }

    /// The number of lines.
    pub(in crate::analyse) fn count(self) -> RwSignal<usize> {
        self.count
    }

    /// The engine.
    pub(in crate::analyse) fn engine(self) -> EngineClient {
        self.engine
    }
}
