//! An engine that answers the questions of a review.

use basalt_engine::{Engine, Info, Limits, Options, Score};
use basalt_review::{MEMORY, Question, Reviewer, SearchResult, Value, thousandths};

use crate::interrupt::Interrupted;

/// An engine that knows nothing of one question when it is asked the next.
pub(super) struct Answerer {
    engine: Engine,
}

impl Answerer {
    pub(super) fn new() -> Self {
        Self { engine: Engine::new(Options { memory: MEMORY, ..Options::default() }) }
    }

    /// Searches the position of a question and tells the reviewer all about it, unless the search is interrupted.
    pub(super) fn answer(
        &mut self,
        question: &Question,
        reviewer: &mut Reviewer,
        interrupted: &Interrupted,
    ) {
        self.engine.set_options(Options { lines: question.lines, ..self.engine.options() });
        self.engine.forget();
        let stop = || interrupted.get();
        let limits = Limits { nodes: Some(question.nodes), stop: &stop, ..Limits::none() };
        self.engine.search(&question.position, &limits, &mut |info| {
            reviewer.add_result(search_result(info));
        });
        reviewer.finish_search();
    }
}

/// The result of a search for a review, without its speed.
fn search_result(info: &Info) -> SearchResult {
    SearchResult {
        depth: info.depth,
        rank: info.rank,
        value: value(info.score),
        nodes: info.nodes,
        speed: 0,
        line: info.line.clone(),
    }
}

fn value(score: Score) -> Value {
    match score {
        Score::Margin { hundredths } => {
            Value::Estimated { points: Some(hundredths), chance: thousandths(score.chance()) }
        }
        Score::Chance { hundredths } => {
            Value::Estimated { points: None, chance: thousandths(hundredths) }
        }
        Score::ProvenMargin(margin) => Value::ProvenMargin(margin),
        Score::ProvenResult(verdict) => Value::ProvenResult(verdict),
        Score::ProvenWin { turns } => Value::WinIn(turns),
        Score::ProvenLoss { turns } => Value::LossIn(turns),
    }
}

/// A value as the tables of other commands show it.
pub(super) fn score(value: Value) -> Score {
    match value {
        Value::Estimated { points: Some(hundredths), .. } => Score::Margin { hundredths },
        Value::Estimated { points: None, chance } => Score::Chance { hundredths: 10 * chance },
        Value::ProvenMargin(margin) => Score::ProvenMargin(margin),
        Value::ProvenResult(verdict) => Score::ProvenResult(verdict),
        Value::WinIn(turns) => Score::ProvenWin { turns },
        Value::LossIn(turns) => Score::ProvenLoss { turns },
    }
}

#[cfg(test)]
mod tests {
    use basalt_rules::{Game, Verdict};

    use super::*;

    /// A page receives the same by UGI.
    #[test]
    fn a_score_is_the_same_as_its_text_is_read() {
        let scores = (-9_000..=9_000)
            .step_by(7)
            .map(|hundredths| Score::Margin { hundredths })
            .chain((0..=10_000).map(|hundredths| Score::Chance { hundredths }))
            .chain([-3, 0, 4].map(Score::ProvenMargin))
            .chain([Verdict::Loss, Verdict::Draw, Verdict::Win].map(Score::ProvenResult))
            .chain([Score::ProvenWin { turns: 3 }, Score::ProvenLoss { turns: 2 }]);
        for said in scores {
            let chance = match said {
                Score::Margin { .. } => {
                    format!(" {}", Score::Chance { hundredths: said.chance() })
                }
                _ => String::new(),
            };
            let line = format!("info depth 1 multipv 1 score {said}{chance} pv a1b2");
            let read = SearchResult::parse(Game::Dvonn, &line).expect(&line);
            assert_eq!(read.value, value(said), "{line}");
            assert!(matches!(said, Score::Chance { .. }) || score(read.value) == said, "{line}");
        }
    }
}
