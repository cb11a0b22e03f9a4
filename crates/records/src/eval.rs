//! Evaluations of positions, estimated or proven.

use std::fmt;

use basalt_rules::Outcome;
use basalt_rules::sentence::quote;

use super::error::SyntaxError;
use super::result::{NotAResult, number, result_of, result_text};

/// The value of the position after a move, always from White's view.
///
/// ```
/// use basalt_records::Eval;
///
/// assert_eq!("+3.5".parse(), Ok(Eval::Margin { hundredths: 350 }));
/// assert_eq!(Eval::ProvenMargin(-4).to_string(), "=-4");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Eval {
    /// White's expected margin in points, in hundredths: `+3.5`.
    Margin {
        /// The hundredths.
        hundredths: i32,
    },
    /// White's probability to win: `62%`.
    Chance(Chance),
    /// White's margin in points when both play perfectly: `=+4`.
    ProvenMargin(i32),
    /// The outcome when both play perfectly, by whatever margin: `=1-0`.
    ProvenResult(Outcome),
}

/// A probability in hundredths of a percent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Chance(u16);

impl Chance {
    const CERTAIN: u16 = 10_000;

    /// A probability of at most 10,000 hundredths of a percent.
    pub const fn from_hundredths(hundredths: u16) -> Option<Self> {
        if hundredths <= Self::CERTAIN { Some(Self(hundredths)) } else { None }
    }

    /// The hundredths of a percent.
    pub const fn hundredths(self) -> u16 {
        self.0
    }
}

impl fmt::Display for Eval {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Margin { hundredths } => {
                f.write_str(sign(hundredths))?;
                decimal(f, hundredths.unsigned_abs())
            }
            Self::Chance(Chance(hundredths)) => {
                decimal(f, hundredths.into())?;
                f.write_str("%")
            }
            Self::ProvenMargin(margin) => write!(f, "={}{}", sign(margin), margin.unsigned_abs()),
            Self::ProvenResult(outcome) => write!(f, "={}", result_text(Some(outcome))),
        }
    }
}

fn sign(value: i32) -> &'static str {
    match value {
        ..0 => "-",
        0 => "",
        1.. => "+",
    }
}

/// Writes hundredths with as many decimals as they need.
fn decimal(f: &mut fmt::Formatter<'_>, hundredths: u32) -> fmt::Result {
    let (whole, rest) = (hundredths / 100, hundredths % 100);
    match (rest / 10, rest % 10) {
        (0, 0) => write!(f, "{whole}"),
        (tenths, 0) => write!(f, "{whole}.{tenths}"),
        _ => write!(f, "{whole}.{rest:02}"),
    }
}

impl std::str::FromStr for Eval {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        read(text).ok_or_else(|| SyntaxError::Eval { found: quote(text) })
    }
}

fn read(text: &str) -> Option<Eval> {
    if let Some(proven) = text.strip_prefix('=') {
        return read_proven(proven);
    }
    if let Some(percent) = text.strip_suffix('%') {
        let hundredths = u16::try_from(hundredths(percent)?).ok()?;
        return Chance::from_hundredths(hundredths).map(Eval::Chance);
    }
    let hundredths = signed(text, hundredths)?;
    Some(Eval::Margin { hundredths })
}

fn read_proven(text: &str) -> Option<Eval> {
    match result_of(text) {
        Ok(result) => result.map(Eval::ProvenResult),
        Err(NotAResult) => signed(text, number).map(Eval::ProvenMargin),
    }
}

fn signed(text: &str, size: fn(&str) -> Option<i64>) -> Option<i32> {
    let value = match text.strip_prefix('-') {
        Some(text) => -size(text)?,
        None => size(text.strip_prefix('+').unwrap_or(text))?,
    };
    i32::try_from(value).ok()
}

fn hundredths(text: &str) -> Option<i64> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
    let fraction = match fraction.len() {
        1 => 10 * number::<i64>(fraction)?,
        2 => number(fraction)?,
        _ => return None,
    };
    number::<i64>(whole)?.checked_mul(100)?.checked_add(fraction)
}

#[cfg(test)]
mod tests {
    use super::*;
    use basalt_rules::Color;

    #[test]
    fn a_value_round_trips_through_its_text() {
        let chance = |hundredths| Eval::Chance(Chance(hundredths));
        for (eval, text) in [
            (Eval::Margin { hundredths: 350 }, "+3.5"),
            (Eval::Margin { hundredths: -5 }, "-0.05"),
            (Eval::Margin { hundredths: 0 }, "0"),
            (Eval::Margin { hundredths: i32::MIN }, "-21474836.48"),
            (chance(6200), "62%"),
            (chance(5), "0.05%"),
            (chance(10_000), "100%"),
            (Eval::ProvenMargin(4), "=+4"),
            (Eval::ProvenMargin(0), "=0"),
            (Eval::ProvenMargin(i32::MIN), "=-2147483648"),
            (Eval::ProvenResult(Outcome::Win(Color::White)), "=1-0"),
            (Eval::ProvenResult(Outcome::Draw), "=1/2-1/2"),
        ] {
            assert_eq!(eval.to_string(), text);
            assert_eq!(text.parse(), Ok(eval));
        }
    }

    #[test]
    fn a_sign_may_be_left_out() {
        assert_eq!("12.25".parse(), Ok(Eval::Margin { hundredths: 1225 }));
        assert_eq!("=4".parse(), Ok(Eval::ProvenMargin(4)));
    }

    #[test]
    fn anything_else_is_refused() {
        for text in [
            "",
            "+",
            "++1",
            "1.",
            ".5",
            "1.234",
            "101%",
            "100.01%",
            "-3%",
            "%",
            "=",
            "=*",
            "=+",
            "=1.5",
            "21474836.48",
            "=2147483648",
            "99999999999999999999",
            "#3",
            "0,5",
        ] {
            assert_eq!(text.parse::<Eval>(), Err(SyntaxError::Eval { found: text.into() }));
        }
    }
}
