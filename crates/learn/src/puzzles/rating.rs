//! Ratings of people and puzzles: Glicko-2 with a rating period of one attempt.
//!
//! An attempt is a game between the person and the puzzle. The formulas and their names are those of Mark Glickman's
//! "Example of the Glicko-2 system". The server rates games by `skillratings`; here it makes the page for learning 0.7 KB larger
//! (Brotli), and that puts it over its limit.

use std::f64::consts::PI;
use std::fmt;
use std::str::FromStr;

/// Points of a rating in one unit of the formulas.
const SCALE: f64 = 173.7178;

/// The rating in the middle of the scale.
const MIDDLE: f64 = 1500.0;

/// The bound of changes of the volatility (tau).
const VOLATILITY_CHANGE: f64 = 0.5;

/// The accuracy of the volatility.
const EPSILON: f64 = 1e-6;

/// The deviations that a rating can have. Below the least one it would hardly move any more.
const DEVIATIONS: (f64, f64) = (45.0, 350.0);

/// The deviation of a puzzle that only levels of the engine have tried.
const PUZZLE_DEVIATION: f64 = 120.0;

/// Above this deviation a rating rests on few attempts.
const PROVISIONAL: f64 = 110.0;

/// The rating of a person or a puzzle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    value: f64,
    deviation: f64,
    volatility: f64,
}

impl Default for Rating {
    /// The rating of a person who has tried nothing.
    fn default() -> Self {
        Self { value: MIDDLE, deviation: DEVIATIONS.1, volatility: 0.06 }
    }
}

impl Rating {
    /// The first rating of a puzzle.
    pub fn of_puzzle(rating: u32) -> Self {
        Self { value: f64::from(rating), deviation: PUZZLE_DEVIATION, ..Self::default() }
    }

    /// The rating in whole points.
    pub fn points(self) -> u32 {
        self.value.round().clamp(100.0, 3500.0) as u32
    }

    /// Whether it rests on few attempts.
    pub fn is_provisional(self) -> bool {
        self.deviation > PROVISIONAL
    }

    /// The rating after a game that was won or lost.
    #[must_use]
    pub fn after(self, opponent: Self, won: bool) -> Self {
        let phi = self.deviation / SCALE;
        let g = 1.0 / (1.0 + 3.0 * (opponent.deviation / SCALE).powi(2) / PI.powi(2)).sqrt();
        let expected = 1.0 / (1.0 + (-g * (self.value - opponent.value) / SCALE).exp());
        let variance = 1.0 / (g * g * expected * (1.0 - expected));
        let surprise = g * (f64::from(u8::from(won)) - expected);
        let volatility = self.next_volatility(phi, variance, variance * surprise);
        let phi_star = phi.hypot(volatility);
        let phi = 1.0 / (1.0 / (phi_star * phi_star) + 1.0 / variance).sqrt();
        Self {
            value: self.value + SCALE * phi * phi * surprise,
            deviation: (SCALE * phi).clamp(DEVIATIONS.0, DEVIATIONS.1),
            volatility,
        }
    }

    /// Step 5 of the procedure: the volatility that explains the result best, found by the Illinois algorithm.
    fn next_volatility(self, phi: f64, variance: f64, delta: f64) -> f64 {
        let a = self.volatility.powi(2).ln();
        let f = |x: f64| {
            let sum = phi * phi + variance + x.exp();
            x.exp() * (delta * delta - sum) / (2.0 * sum * sum)
                - (x - a) / VOLATILITY_CHANGE.powi(2)
        };
        let excess = delta * delta - phi * phi - variance;
        let mut low = a;
        let mut high = if excess > 0.0 {
            excess.ln()
        } else {
            let step = |k: i32| a - f64::from(k) * VOLATILITY_CHANGE;
            (1..100).map(step).find(|&x| f(x) >= 0.0).unwrap_or(a)
        };
        let (mut f_low, mut f_high) = (f(low), f(high));
        for _ in 0..100 {
            if (high - low).abs() <= EPSILON {
                break;
            }
            let middle = low + (low - high) * f_low / (f_high - f_low);
            let f_middle = f(middle);
            if f_middle * f_high <= 0.0 {
                (low, f_low) = (high, f_high);
            } else {
                f_low /= 2.0;
            }
            (high, f_high) = (middle, f_middle);
        }
        (low / 2.0).exp()
    }
}

/// Writes whole numbers: hundredths of points and millionths of volatility. Code that writes decimals would be large in
/// a browser.
impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = |value: f64, unit: f64| (value * unit).round() as u64;
        let (value, deviation) =
            (number(self.value.max(0.0), 100.0), number(self.deviation, 100.0));
        write!(f, "{value}:{deviation}:{}", number(self.volatility, 1e6))
    }
}

/// Why a text is no rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoRating;

impl FromStr for Rating {
    type Err = NoRating;

    fn from_str(text: &str) -> Result<Self, NoRating> {
        let mut numbers = text.split(':').map(|number| number.parse::<u32>().map(f64::from));
        let mut next = || numbers.next().and_then(Result::ok).ok_or(NoRating);
        let (value, deviation, volatility) = (next()? / 100.0, next()? / 100.0, next()? / 1e6);
        let is_sound = numbers.next().is_none()
            && value <= 10_000.0
            && (DEVIATIONS.0..=DEVIATIONS.1).contains(&deviation)
            && (0.001..1.0).contains(&volatility);
        is_sound.then_some(Self { value, deviation, volatility }).ok_or(NoRating)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rating(value: f64, deviation: f64) -> Rating {
        Rating { value, deviation, volatility: 0.06 }
    }

    /// The first steps of Glickman's example, whose numbers are published: a player of 1500 with a deviation of 200 meets
    /// three others, each with a rating, a deviation, g, and the expected score. Here each game is won, and a period of its own.
    #[test]
    fn single_games_of_the_published_example() {
        let phi: f64 = 200.0 / SCALE;
        for (opponent, deviation, g, expected) in [
            (1400.0, 30.0, 0.9955, 0.639),
            (1550.0, 100.0, 0.9531, 0.432),
            (1700.0, 300.0, 0.7242, 0.303),
        ] {
            let variance: f64 = 1.0 / (g * g * expected * (1.0 - expected));
            // The volatility hardly changes, so the new deviation follows from the old one and the variance.
            let new_phi = 1.0 / (1.0 / (phi * phi + 0.06 * 0.06) + 1.0 / variance).sqrt();
            let new_value = 1500.0 + SCALE * new_phi * new_phi * g * (1.0 - expected);
            let after = rating(1500.0, 200.0).after(rating(opponent, deviation), true);
            assert!((after.value - new_value).abs() < 0.3, "{after:?}, {new_value}");
            assert!((after.deviation - SCALE * new_phi).abs() < 0.3, "{after:?}");
            assert!((after.volatility - 0.06).abs() < 1e-4, "{after:?}");
        }
    }

    /// The volatility of the published example, where three games are one period: the estimated variance and improvement
    /// are printed in it.
    #[test]
    fn the_volatility_of_the_published_example() {
        let found = rating(1500.0, 200.0).next_volatility(1.1513, 1.7785, -0.4834);
        assert_eq!(format!("{:.0}", (found * 1e5).floor()), "5999", "{found}");
    }

    /// The volatility that solves the equation of step 5, by halving an interval that holds it.
    fn solved_volatility(you: Rating, phi: f64, variance: f64, delta: f64) -> f64 {
        let excess = |x: f64| {
            let (new, sum) = (x.exp(), phi.powi(2) + variance + x.exp());
            let explained =
                new * (delta.powi(2) - phi.powi(2) - variance - new) / (2.0 * sum.powi(2));
            explained - (x - you.volatility.powi(2).ln()) / VOLATILITY_CHANGE.powi(2)
        };
        let (mut low, mut high) = (-20.0, 10.0);
        for _ in 0..200 {
            let middle = f64::midpoint(low, high);
            *if excess(middle) > 0.0 { &mut low } else { &mut high } = middle;
        }
        (low / 2.0).exp()
    }

    /// A surprise makes the next attempts count more, what was expected makes them count less.
    #[test]
    fn the_volatility_follows_surprises() {
        for (yours, puzzles, won, grows) in [
            ((1500.0, 60.0), (900.0, 60.0), false, true),
            ((1500.0, 60.0), (2100.0, 60.0), true, true),
            ((1500.0, 60.0), (1500.0, 60.0), true, false),
            ((1500.0, 350.0), (1500.0, 120.0), true, false),
        ] {
            let (you, puzzle) = (rating(yours.0, yours.1), rating(puzzles.0, puzzles.1));
            let phi = you.deviation / SCALE;
            let g = (1.0 + 3.0 * (puzzle.deviation / SCALE / PI).powi(2)).sqrt().recip();
            let expected = (1.0 + (g * (puzzle.value - you.value) / SCALE).exp()).recip();
            let variance = (g.powi(2) * expected * (1.0 - expected)).recip();
            let delta = variance * g * (if won { 1.0 } else { 0.0 } - expected);
            let solved = solved_volatility(you, phi, variance, delta);
            let after = you.after(puzzle, won);
            assert!((after.volatility - solved).abs() < 1e-6, "{after:?}, {solved}");
            assert_eq!(after.volatility > you.volatility, grows, "{after:?}");
            let uncertain = you.after(puzzle, won).deviation / SCALE;
            let new_phi = (1.0 / (phi.powi(2) + solved.powi(2)) + 1.0 / variance).sqrt().recip();
            assert!((uncertain - new_phi).abs() < 1e-6, "{after:?}");
        }
    }

    #[test]
    fn wins_raise_and_losses_lower_and_a_surprise_moves_more() {
        let you = rating(1500.0, 100.0);
        let gain = |puzzle: f64| you.after(rating(puzzle, 60.0), true).value - you.value;
        let loss = |puzzle: f64| you.value - you.after(rating(puzzle, 60.0), false).value;
        assert!(gain(1900.0) > gain(1500.0) && gain(1500.0) > gain(1100.0) && gain(1100.0) > 0.0);
        assert!(loss(1100.0) > loss(1500.0) && loss(1500.0) > loss(1900.0) && loss(1900.0) > 0.0);
    }

    #[test]
    fn a_rating_finds_the_strength_of_a_simulated_person() {
        let mut rng = basalt_rules::SplitMix64::new(7);
        for strength in [900.0, 1500.0, 2100.0] {
            let mut you = Rating::default();
            for _ in 0..400 {
                let puzzle = rating(you.value + rng.below(301) as f64 - 150.0, 60.0);
                let chance = 1.0 / (1.0 + 10_f64.powf((puzzle.value - strength) / 400.0));
                you = you.after(puzzle, (rng.below(10_000) as f64) < 10_000.0 * chance);
            }
            assert!((you.value - strength).abs() < 120.0, "{strength}: {you:?}");
            assert!(!you.is_provisional() && Rating::default().is_provisional());
        }
    }

    #[test]
    fn extreme_ratings_stay_numbers() {
        let extremes =
            ["0:4500:1000", "0:35000:999999", "1000000:4500:999999", "1000000:35000:1000"];
        let ratings = extremes.map(|text| text.parse::<Rating>().expect("a rating"));
        for (you, puzzle, won) in ratings
            .iter()
            .flat_map(|&you| ratings.map(|puzzle| (you, puzzle)))
            .flat_map(|(you, puzzle)| [true, false].map(|won| (you, puzzle, won)))
        {
            let after = you.after(puzzle, won);
            let numbers = [after.value, after.deviation, after.volatility];
            assert!(
                numbers.iter().all(|number| number.is_finite()),
                "{you:?}, {puzzle:?}: {after:?}"
            );
        }
    }

    #[test]
    fn only_written_ratings_are_read() {
        let one = rating(1642.37, 81.5);
        assert_eq!(one.to_string(), "164237:8150:60000");
        assert_eq!("164237:8150:60000".parse(), Ok(one));
        for bad in ["", "1", "1:2", "a:b:c", "150000:1:60000", "150000:9000:0", "1:9000:60000:1"] {
            assert_eq!(bad.parse::<Rating>(), Err(NoRating), "{bad}");
        }
    }
}
