//! The results of a match in words.

use basalt_arena::{
    Both, Contestant, Difference, Fault, FaultKind, Finished, MatchTally, Plan, PlayerError,
    Results, Sprt, SprtResult, evidence, name_of,
};
use basalt_locales::{Decimal, Message, messages};
use basalt_rules::Color;
use basalt_rules::sentence::quote;
use basalt_view::announce;
use serde_json::{Value, json};

use crate::shell::Shell;

/// The maximum number of games with faults that are named; the records name them all.
const MAX_NAMED: usize = 20;

/// The lines at the end of a match.
pub(super) fn summary(plan: &Plan, tally: &MatchTally) -> Vec<Message> {
    let Both { first, second } = &plan.names;
    let mut lines = vec![
        messages::match_title(first, second),
        results(&tally.total()),
        messages::match_white(&says(&tally.with(Color::White))),
        messages::match_black(&says(&tally.with(Color::Black))),
        pairs(tally),
        difference(tally),
    ];
    lines.extend(test(tally));
    for contestant in Contestant::ALL {
        let name = &plan.names[contestant];
        lines.extend(overrun(name, contestant, tally));
        lines.extend(faults(name, contestant, tally));
    }
    lines
}

/// The same as JSON.
pub(super) fn summary_json(plan: &Plan, tally: &MatchTally) -> Value {
    let results = |results: Results| {
        let Results { wins, draws, losses } = results;
        json!({ "wins": wins, "draws": draws, "losses": losses })
    };
    let faults = |contestant| {
        let [illegal, late, crashed] = FaultKind::ALL.map(|kind| tally.count(contestant, kind));
        json!({ "illegal": illegal, "late": late, "crashed": crashed })
    };
    let elo = Difference::measure(&tally.pairs).map(
        |Difference { elo, low, high }| json!({ "difference": elo, "low": low, "high": high }),
    );
    let sprt = tally.ratio().map(|(Sprt { elo0, elo1 }, ratio)| {
        json!({ "elo0": elo0, "elo1": elo1, "ratio": ratio, "verdict": verdict(tally) })
    });
    json!({
        "first": plan.names.first,
        "second": plan.names.second,
        "games": tally.total().games(),
        "score": tally.total().percent() / 100.0,
        "total": results(tally.total()),
        "as_white": results(tally.with(Color::White)),
        "as_black": results(tally.with(Color::Black)),
        "pairs": tally.pairs.0,
        "elo": elo,
        "sprt": sprt,
        "faults": {
            "first": faults(Contestant::First),
            "second": faults(Contestant::Second),
        },
    })
}

fn results(total: &Results) -> Message {
    let percent = Decimal::new(total.percent(), 1);
    messages::match_score(total.games(), total.wins, total.draws, total.losses, percent)
}

/// Results as players write them.
fn says(results: &Results) -> String {
    format!("+{} ={} -{}", results.wins, results.draws, results.losses)
}

fn pairs(tally: &MatchTally) -> Message {
    let [zero, half, one, more, two] = tally.pairs.0;
    messages::match_pairs(tally.pairs.count(), zero, half, one, more, two)
}

fn difference(tally: &MatchTally) -> Message {
    match Difference::measure(&tally.pairs) {
        Some(Difference { elo, low, high }) => {
            messages::match_elo(signed(elo), signed(low), signed(high))
        }
        None => messages::match_no_elo(),
    }
}

/// A number of points with its sign.
pub(super) fn signed(points: f64) -> Decimal {
    Decimal::signed(points, 1)
}

fn test(tally: &MatchTally) -> Option<Message> {
    let (Sprt { elo0, elo1 }, ratio) = tally.ratio()?;
    let verdict = verdict(tally);
    let (ratio, bound) = (Decimal::signed(ratio, 2), Decimal::new(Sprt::bound(), 2));
    Some(messages::match_sprt(&elo0.to_string(), &elo1.to_string(), ratio, bound, verdict))
}

fn verdict(tally: &MatchTally) -> &'static str {
    match tally.verdict {
        None => "open",
        Some(SprtResult::Lower) => "lower",
        Some(SprtResult::Higher) => "higher",
    }
}

fn overrun(name: &str, contestant: Contestant, tally: &MatchTally) -> Option<Message> {
    let overrun = tally.overrun[contestant];
    let millis = Decimal::new(overrun.as_secs_f64() * 1000.0, 1);
    (!overrun.is_zero()).then(|| messages::match_overrun(name, millis))
}

fn faults(name: &str, contestant: Contestant, tally: &MatchTally) -> Option<Message> {
    let mut numbers: Vec<u64> = tally.faults[contestant].iter().map(|&(_, game)| game).collect();
    if numbers.is_empty() {
        return None;
    }
    numbers.sort_unstable();
    let named: Vec<_> = numbers.iter().take(MAX_NAMED).map(ToString::to_string).collect();
    let more = if numbers.len() > MAX_NAMED { " …" } else { "" };
    let [illegal, late, crashed] = FaultKind::ALL.map(|kind| tally.count(contestant, kind));
    let games = named.join(", ") + more;
    Some(messages::match_faults(name, illegal, crashed, late, &games))
}

/// The loser of a game by a fault, with the evidence; `None` if there is no fault.
pub(super) fn fault(plan: &Plan, finished: &Finished, shell: &Shell) -> Option<Message> {
    let (color, fault) = finished.played.fault.as_ref()?;
    let name = name_of(&plan.names, *color, finished.number);
    let (number, player) = (finished.number, announce::player(*color));
    let seen = evidence(fault);
    Some(match fault {
        Fault::Illegal { why, .. } => {
            messages::match_illegal(number, name, player, &seen, &shell.localizer.refusal(why))
        }
        Fault::TimeOut { .. } => messages::match_time_out(number, name, player, &seen),
        Fault::Crash { .. } => messages::match_crash(number, name, player, &seen),
    })
}

/// Why a player cannot take part at all.
pub(super) fn absence(name: &str, error: &PlayerError, shell: &Shell) -> String {
    let reason = shell.say(&match error {
        PlayerError::NotStarted(error) => {
            let reason = shell.localizer.reason(error, &messages::reason_no_program());
            return shell.say(&messages::match_absent(name, &reason));
        }
        PlayerError::NoOption(option) => messages::reason_no_option(&quote(option)),
        PlayerError::Refused(line) => messages::reason_refused(&quote(line)),
        PlayerError::Silence(awaited) => messages::reason_silent(awaited),
        PlayerError::Ended(status) => messages::reason_ended(status),
    });
    shell.say(&messages::match_absent(name, &reason))
}
