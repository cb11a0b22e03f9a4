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

/// An evaluation in as few signs as possible, from White's point of view.
pub(super) fn short_text(language: Language, value: Value) -> String {
    match value {
        Value::Estimated { points: Some(points), .. } => points_text(language, points),
        Value::Estimated { points: None, chance } => format!("{}%", percent(chance)),
        Value::ProvenMargin(margin) => signed(margin, margin.unsigned_abs().to_string()),
        Value::WinIn(turns) => format!("+#{turns}"),
        Value::LossIn(turns) => format!("−#{turns}"),
        Value::ProvenResult(Verdict::Win) => "1–0".to_owned(),
        Value::ProvenResult(Verdict::Draw) => "½".to_owned(),
        Value::ProvenResult(Verdict::Loss) => "0–1".to_owned(),
    }
}

/// The same for the evaluation bar, which has room for little: ten points and more have no decimal, wins in ten turns and
/// more no sign, and no chance has three digits.
pub(super) fn bar_text(language: Language, value: Value) -> String {
    match value {
        Value::Estimated { points: Some(points), .. } if points.unsigned_abs() >= 995 => {
            signed(points, ((points.unsigned_abs() + 50) / 100).to_string())
        }
        // The side of the label shows who wins.
        Value::WinIn(turns @ 10..) | Value::LossIn(turns @ 10..) => format!("#{turns}"),
        // An estimate is never certain.
        Value::Estimated { points: None, chance } => format!("{}%", percent(chance).min(99)),
        _ => short_text(language, value),
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
    let mark = if language == Language::En { '.' } else { ',' };
    let sign = if tenths == 0 { 0 } else { hundredths };
    signed(sign, format!("{}{mark}{}", tenths / 10, tenths % 10))
}

/// A number with the sign of another.
fn signed(number: i32, digits: String) -> String {
    match number {
        0 => digits,
        1.. => format!("+{digits}"),
        _ => format!("−{digits}"),
    }
}

/// Thousandths as a percentage.
fn percent_text(thousandths: u16) -> String {
    format!("{}%", percent(thousandths))
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
    fn a_short_text_has_few_signs() {
        let short = |value| short_text(Language::En, value);
        let texts = [
            short(Value::ProvenMargin(-23)),
            short(Value::ProvenMargin(0)),
            short(Value::WinIn(3)),
            short(Value::LossIn(12)),
            short(Value::Estimated { points: Some(-120), chance: 300 }),
            short(Value::Estimated { points: None, chance: 638 }),
        ];
        assert_eq!(texts, ["−23", "0", "+#3", "−#12", "−1.2", "64%"]);
    }

    #[test]
    fn the_bar_shows_four_signs_at_most() {
        let bar =
            |points| bar_text(Language::Ru, Value::Estimated { points: Some(points), chance: 900 });
        let texts = [0, -994, 995, 1_049, 1_050, -2_349].map(bar);
        assert_eq!(texts, ["0,0", "−9,9", "+10", "+10", "+11", "−23"]);
        let wins = [Value::WinIn(9), Value::LossIn(9), Value::WinIn(10), Value::LossIn(12)];
        assert_eq!(wins.map(|win| bar_text(Language::En, win)), ["+#9", "−#9", "#10", "#12"]);
        let chance = |chance| bar_text(Language::En, Value::Estimated { points: None, chance });
        assert_eq!([0, 638, 994, 1_000].map(chance), ["0%", "64%", "99%", "99%"]);
    }

    #[test]
    fn chances_are_rounded() {
        assert_eq!([0, 4, 5, 638, 1_000].map(percent), [0, 0, 1, 64, 100]);
    }
}
