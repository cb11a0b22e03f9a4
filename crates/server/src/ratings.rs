//! Computes ratings with Glicko-2, each game a rating period of its own. The store knows how a rating's deviation grows
//! without games.

use basalt_rules::{ByColor, Color};
use basalt_store::Standing;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

/// The system constant, which bounds changes of volatility. The author of the method names 0.3 to 1.2 as reasonable;
/// few games a player and little chance in our games speak for the middle.
const TAU: f64 = 0.5;

/// The ratings of both players after a game.
pub(crate) fn rate(before: ByColor<Standing>, winner: Option<Color>) -> ByColor<Standing> {
    ByColor::from_fn(|color| {
        let outcome = match winner {
            Some(winner) if winner == color => Outcomes::WIN,
            Some(_) => Outcomes::LOSS,
            None => Outcomes::DRAW,
        };
        after(before[color], &[(before[color.other()], outcome)])
    })
}

/// A rating after games against others. It stays as it was if the method yields no finite number.
fn after(before: Standing, games: &[(Standing, Outcomes)]) -> Standing {
    let config = Glicko2Config { tau: TAU, ..Glicko2Config::default() };
    let games: Vec<_> =
        games.iter().map(|(opponent, outcome)| (known(opponent), *outcome)).collect();
    let rating = glicko2_rating_period(&known(&before), &games, &config);
    let Glicko2Rating { rating: value, deviation, volatility } = rating;
    if [value, deviation, volatility].iter().all(|number| number.is_finite()) {
        let games = before.games.saturating_add(games.len() as u32);
        Standing { value, deviation, volatility, games, ..before }
    } else {
        before
    }
}

fn known(standing: &Standing) -> Glicko2Rating {
    Glicko2Rating {
        rating: standing.value,
        deviation: standing.deviation,
        volatility: standing.volatility,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standing(value: f64, deviation: f64) -> Standing {
        Standing { value, deviation, ..Standing::default() }
    }

    /// The worked example of Glickman's paper on the method.
    #[test]
    fn the_worked_example_comes_out_as_its_author_has_it() {
        let games = [
            (standing(1400.0, 30.0), Outcomes::WIN),
            (standing(1550.0, 100.0), Outcomes::LOSS),
            (standing(1700.0, 300.0), Outcomes::LOSS),
        ];
        let after = after(standing(1500.0, 200.0), &games);
        assert!((after.value - 1464.06).abs() < 0.01, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.01, "{after:?}");
        assert!((after.volatility - 0.05999).abs() < 0.00001, "{after:?}");
        assert_eq!(after.games, 3);
    }

    #[test]
    fn a_win_is_the_mirror_of_a_loss() {
        let before = ByColor { white: standing(1600.0, 80.0), black: standing(1450.0, 200.0) };
        let swapped = ByColor { white: before.black, black: before.white };
        for winner in [None, Some(Color::White), Some(Color::Black)] {
            let one = rate(before, winner);
            let other = rate(swapped, winner.map(Color::other));
            assert_eq!((one.white, one.black), (other.black, other.white));
        }
    }

    #[test]
    fn the_winner_gains_and_a_draw_helps_the_weaker() {
        let before = ByColor { white: standing(1600.0, 80.0), black: standing(1450.0, 80.0) };
        let won = rate(before, Some(Color::White));
        assert!(won.white.value > 1600.0 && won.black.value < 1450.0);
        let drawn = rate(before, None);
        assert!(drawn.white.value < 1600.0 && drawn.black.value > 1450.0);
        assert!(drawn.white.deviation < 80.0, "a game tells something");
    }

    #[test]
    fn nonsense_changes_nothing() {
        let odd = Standing { value: f64::NAN, ..standing(0.0, 0.0) };
        let before = ByColor { white: standing(1500.0, 350.0), black: odd };
        assert_eq!(rate(before, None).white, before.white);
    }
}
