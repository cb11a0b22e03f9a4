//! Values as people read them.

use basalt_locales::{Language, Message, Player, messages};
use basalt_review::{Value, Verdict};

use crate::i18n::I18n;

/// An evaluation in few words, from White's point of view.
pub(crate) fn evaluation_text(i18n: I18n, value: Value) -> String {
    match value {
        Value::Estimated { points: Some(points), .. } => points_text(i18n.language(), points),
        Value::Estimated { points: None, chance } => percent_text(chance),
        Value::ProvenMargin(margin) => {
            let score = points_text(i18n.language(), margin.saturating_mul(100));
            i18n.say(&messages::page_analyse_proven(&score))
        }
        Value::WinIn(turns) => i18n.say(&win_in(Player::White, turns)),
        Value::LossIn(turns) => i18n.say(&win_in(Player::Black, turns)),
        Value::ProvenResult(verdict) => i18n.say(&certain(verdict)),
    }
}

fn win_in(winner: Player, turns: u32) -> Message {
    messages::page_analyse_win_in(winner, turns.into())
}

fn certain(verdict: Verdict) -> Message {
    match verdict {
        Verdict::Win => messages::page_analyse_win(Player::White),
        Verdict::Draw => messages::page_analyse_draw(),
        Verdict::Loss => messages::page_analyse_win(Player::Black),
    }
}

/// Hundredths of a point with one decimal and a sign.
fn points_text(language: Language, hundredths: i32) -> String {
    let tenths = (hundredths.unsigned_abs() + 5) / 10;
    let sign = match (hundredths < 0, tenths) {
        (_, 0) => "",
        (true, _) => "−",
        (false, _) => "+",
    };
    let mark = if language == Language::En { '.' } else { ',' };
    format!("{sign}{}{mark}{}", tenths / 10, tenths % 10)
}

/// Thousandths as a percentage.
fn percent_text(thousandths: u16) -> String {
    format!("{} %", percent(thousandths))
}

/// Thousandths in percent, rounded.
pub(super) fn percent(thousandths: u16) -> u64 {
    u64::from((thousandths + 5) / 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_have_a_sign_and_one_decimal() {
        let english = [0, 4, 5, 325, -325, 1_996].map(|points| points_text(Language::En, points));
        assert_eq!(english, ["0.0", "0.0", "+0.1", "+3.3", "−3.3", "+20.0"]);
        assert_eq!(points_text(Language::Pl, -120), "−1,2");
    }

    #[test]
    fn chances_are_rounded() {
        assert_eq!([0, 4, 5, 638, 1_000].map(percent), [0, 0, 1, 64, 100]);
    }
}
