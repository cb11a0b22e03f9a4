//! The lines `info …` of a search: clients skip what they do not know, but a score and a line of moves have to be as documented.

use basalt_rules::AnyPosition;

/// The fault of a line, in the position that is searched; `None` if it is as docs/protocol.md says.
pub(super) fn fault(line: &str, position: &AnyPosition) -> Option<String> {
    let words: Vec<&str> = line.split_ascii_whitespace().collect();
    if words.get(1) == Some(&"string") {
        return None;
    }
    let after = |name: &str| {
        let place = words.iter().position(|&word| word == name)?;
        Some(&words[place + 1..])
    };
    if after("score").is_some_and(|score| !is_score(score)) {
        return Some(format!("expected a score such as “chance 61.5%”, found “{line}”"));
    }
    let first = after("pv")?.first().copied().unwrap_or_default();
    let mv = position.read_move(first).ok();
    let is_legal = mv.is_some_and(|mv| position.legal_moves().contains(&mv));
    (!is_legal).then(|| format!("expected a legal move after “pv”, found “{line}”"))
}

/// Whether words begin with a score.
fn is_score(words: &[&str]) -> bool {
    match *words {
        ["margin", margin, "chance", chance, ..] => is_number(margin) && is_chance(chance),
        ["chance", chance, ..] => is_chance(chance),
        ["margin", margin, "proven", ..] => margin.parse::<i32>().is_ok(),
        ["win" | "loss", "in", turns, "proven", ..] => turns.parse::<u32>().is_ok(),
        ["win" | "draw" | "loss", "proven", ..] => true,
        _ => false,
    }
}

fn is_number(text: &str) -> bool {
    text.parse().is_ok_and(f64::is_finite)
}

fn is_chance(text: &str) -> bool {
    let chance = text.strip_suffix('%').and_then(|chance| chance.parse().ok());
    chance.is_some_and(|chance: f64| (0.0..=100.0).contains(&chance))
}

#[cfg(test)]
mod tests {
    use basalt_rules::Game;

    use super::*;

    fn of(line: &str) -> Option<String> {
        let position = AnyPosition::parse(Game::Dvonn, "9/10/5r5/4rw(rb)3/9 w s");
        fault(line, &position.expect("a position"))
    }

    #[test]
    fn a_score_is_one_of_those_documented() {
        for score in [
            "margin 3.25 chance 63.8%",
            "margin -0.5 chance 0.0% lowerbound",
            "chance 100%",
            "margin -4 proven",
            "win in 3 proven",
            "loss in 2 proven",
            "draw proven upperbound",
        ] {
            let line = format!("info depth 1 score {score} time 3 pv f2g2");
            assert_eq!(of(&line), None, "{line}");
        }
        for score in [
            "",
            "cp 30",
            "margin 3.25",
            "margin x chance 63.8%",
            "margin inf chance 50%",
            "chance 61.5",
            "chance 101%",
            "margin 3.5 proven",
            "win in proven",
            "win in -1 proven",
            "win",
        ] {
            let line = format!("info depth 1 score {score}");
            assert!(of(&line).is_some_and(|fault| fault.contains("a score")), "{line}");
        }
    }

    #[test]
    fn a_line_of_moves_begins_with_a_legal_one() {
        assert_eq!(of("info depth 1 pv f2g2 and whatever follows"), None);
        for line in ["info depth 1 pv", "info pv f2h2", "info pv nonsense"] {
            assert!(of(line).is_some_and(|fault| fault.contains("“pv”")), "{line}");
        }
    }

    #[test]
    fn optional_commands_are_skipped() {
        for line in ["info", "info string score pv", "info depth 1 currmove f2g2 shape round"] {
            assert_eq!(of(line), None, "{line}");
        }
    }
}
