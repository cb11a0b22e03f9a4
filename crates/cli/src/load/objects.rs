//! The measurements as JSON (docs/json.md).

use basalt_loadtest::{AttackReport, CheckResult, Latencies, Measurement, Mismatch};
use serde_json::{Value, json};

use super::report::{Memory, ProcessorTimes};

pub(super) fn crowd(players: u64, games: u64, bots: Option<u32>) -> Value {
    json!({ "event": "crowd", "players": players, "games": games, "bots": bots.unwrap_or(0) })
}

/// The measurements of a stretch; `who` are players or bots.
pub(super) fn stretch(who: &str, rate: u32, measured: &mut Measurement) -> Value {
    json!({
        "event": "stretch",
        "who": who,
        "planned": rate,
        "played": measured.rate(),
        "missed": measured.missed,
        "seconds": measured.lasted.as_secs_f64(),
        "delivered_ms": percentiles(&mut measured.delivered),
        "acknowledged_ms": percentiles(&mut measured.acknowledged),
    })
}

fn percentiles(latencies: &mut Latencies) -> Value {
    let mut at = |percent| latencies.percentile(percent).as_micros() as f64 / 1e3;
    json!({ "p50": at(50.0), "p90": at(90.0), "p99": at(99.0), "max": at(100.0) })
}

pub(super) fn knee(kept: Option<u32>) -> Value {
    json!({ "event": "knee", "moves_per_second": kept })
}

pub(super) fn processor(used: ProcessorTimes, moves: u64) -> Value {
    json!({
        "event": "processor",
        "moves": moves,
        "server_seconds": used.server.as_secs_f64(),
        "generator_seconds": used.generator.as_secs_f64(),
    })
}

pub(super) fn attack(report: &AttackReport) -> Value {
    let &AttackReport { opened, closed, log_ins, searches, refused, odd } = report;
    json!({
        "event": "attack",
        "opened": opened,
        "closed": closed,
        "log_ins": log_ins,
        "searches": searches,
        "refused": refused,
        "failed": odd,
    })
}

pub(super) fn memory(&Memory { before, after, players, max }: &Memory) -> Value {
    json!({
        "event": "memory", "before_bytes": before, "after_bytes": after, "players": players,
        "max_bytes": max,
    })
}

/// The result of the comparison, with every fault.
pub(super) fn check_result(result: &CheckResult) -> Value {
    let faults: Vec<Value> = result
        .faults
        .iter()
        .map(|(game, fault)| {
            let (kind, number) = kind(*fault);
            json!({ "game": game.to_string(), "kind": kind, "number": number })
        })
        .collect();
    json!({ "event": "check", "games": result.games, "moves": result.moves, "faults": faults })
}

/// The kind of a fault, and its place.
pub(super) fn kind(fault: Mismatch) -> (&'static str, u32) {
    match fault {
        Mismatch::Lost { number } => ("lost", number),
        Mismatch::Doubled { number } => ("doubled", number),
        Mismatch::Different { number } => ("different", number),
        Mismatch::Broken { number } => ("broken", number),
    }
}

pub(super) fn errors(count: u64, first: &str) -> Value {
    json!({ "event": "troubles", "players": count, "first": first })
}
