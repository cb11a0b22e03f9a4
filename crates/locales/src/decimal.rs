//! Numbers with decimals.

use crate::Language;

/// A number with decimals, which each language writes with its own mark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decimal {
    /// Written with a point.
    text: String,
}

impl Decimal {
    /// A number, rounded to this many places.
    pub fn new(value: f64, places: usize) -> Self {
        Self { text: format!("{value:.places$}").replace("inf", "∞") }
    }

    /// A number that shows its sign, be it a plus.
    pub fn signed(value: f64, places: usize) -> Self {
        Self { text: format!("{value:+.places$}").replace("inf", "∞") }
    }

    /// A number that is given in units of the last of its decimal places, up to nine; no floating point is needed.
    pub fn fixed(value: i32, places: u32) -> Self {
        let sign = if value < 0 { "-" } else { "" };
        let unit = 10_u32.saturating_pow(places);
        let (whole, rest) = (value.unsigned_abs() / unit, value.unsigned_abs() % unit);
        let text = match places {
            0 => format!("{sign}{whole}"),
            _ => format!("{sign}{whole}.{rest:0width$}", width = places as usize),
        };
        Self { text }
    }

    /// A number that cannot be told.
    pub fn unknown() -> Self {
        Self { text: "?".to_owned() }
    }

    pub(crate) fn written(&self, language: Language) -> String {
        match language {
            Language::En => self.text.clone(),
            Language::Ru | Language::Pl | Language::Es => self.text.replace('.', ","),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_has_its_own_mark() {
        let number = Decimal::new(1234.56, 1);
        let written: Vec<_> = Language::ALL.iter().map(|&one| number.written(one)).collect();
        assert_eq!(written, ["1234.6", "1234,6", "1234,6", "1234,6"]);
    }

    #[test]
    fn a_sign_is_shown_where_it_is_asked_for() {
        let written = |number: Decimal| number.written(Language::En);
        assert_eq!(written(Decimal::signed(3.0, 2)), "+3.00");
        assert_eq!(written(Decimal::signed(-0.5, 1)), "-0.5");
        assert_eq!(written(Decimal::new(3.0, 0)), "3");
    }

    #[test]
    fn fixed_places_are_written_as_floating_ones_are() {
        for value in [-1_205, -5, 0, 7, 99, 100, 12_345] {
            for places in 0..=3 {
                let float = f64::from(value) / 10_f64.powi(places);
                let expected = Decimal::new(float, places as usize);
                assert_eq!(Decimal::fixed(value, places.cast_unsigned()), expected);
            }
        }
    }

    #[test]
    fn infinite_numbers_have_no_decimals() {
        let written = |value| Decimal::signed(value, 1).written(Language::Es);
        assert_eq!(written(f64::INFINITY), "+∞");
        assert_eq!(written(f64::NEG_INFINITY), "-∞");
        assert_eq!(Decimal::unknown().written(Language::Es), "?");
    }
}
