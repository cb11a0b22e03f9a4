//! The engine that evaluates positions.

use std::time::{Duration, Instant};

use basalt_engine::{Best, Engine, Info, Limits, Options, Score};
use basalt_rules::{AnyMove, AnyPosition};

use crate::args;
use crate::assess::score;
use crate::interrupt::Interrupted;

/// An engine that thinks about every position as hard.
pub(super) struct Evaluator {
    engine: Engine,
    time: Option<Duration>,
    nodes: Option<u64>,
    depth: Option<u32>,
    interrupted: Interrupted,
}

/// The evaluation of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Finding {
    /// The best move; none when the game is over.
    pub(super) best: Option<AnyMove>,
    /// The score for the player to move.
    pub(super) score: Score,
}

impl Evaluator {
    /// One that thinks as the arguments say, about this many of the best moves.
    pub(super) fn new(args: &args::Analyze, lines: u16) -> Self {
        let (threads, lines) = (args.threads.into(), lines.into());
        let options = Options { threads, lines, ..Options::default() };
        let (nodes, depth) = (args.nodes, args.depth);
        let (engine, time) = (Engine::new(options), args.time());
        Self { engine, time, nodes, depth, interrupted: Interrupted::default() }
    }

    /// The same, which stops thinking when it is interrupted.
    pub(super) fn until(self, interrupted: &Interrupted) -> Self {
        Self { interrupted: interrupted.clone(), ..self }
    }

    /// Thinks about a position. The end of a game needs no thinking.
    pub(super) fn assess(&mut self, position: &AnyPosition) -> Option<Finding> {
        if let Some(score) = score::at_the_end(position) {
            return Some(Finding { best: None, score });
        }
        let Best { mv, score, .. } = self.search(position, &mut |_| {})?;
        Some(Finding { best: Some(mv), score })
    }

    /// Thinks about a position in which the game goes on; `report` receives the results.
    pub(super) fn search(
        &mut self,
        position: &AnyPosition,
        report: &mut dyn FnMut(&Info),
    ) -> Option<Best> {
        let started = Instant::now();
        let is_over =
            || self.interrupted.get() || self.time.is_some_and(|time| started.elapsed() >= time);
        let (depth, nodes) = (self.depth, self.nodes);
        let limits = Limits { depth, nodes, stop: &is_over, ..Limits::none() };
        self.engine.search(position, &limits, report)
    }
}
