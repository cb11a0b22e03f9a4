//! The scale on which the players' points are most probable (Bradley and Terry): the odds between two are
//! those of the difference in their Elo.

use super::standings::{Meeting, Standings};

/// Elo points for each natural unit of odds: 400 / ln 10.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;

/// The quantile of the normal distribution for 95 % on both sides together.
const TWO_SIDED_95: f64 = 1.959_964;

/// A step this short is none.
const SHORTEST_STEP: f64 = 1e-9;

/// Far more steps than a fit takes: about ten.
const MAX_STEPS: usize = 1_000;

/// The strengths of players, in natural units of odds.
#[derive(Debug)]
pub(super) struct Scale {
    strengths: Vec<f64>,
    /// The variance of each player's distance from the anchor.
    variances: Vec<f64>,
    one_sided: Vec<(String, String)>,
}

impl Scale {
    /// The strengths that explain the points best; the anchor's is 0.
    pub(super) fn fit(standings: &Standings, anchor: &str) -> Result<Self, String> {
        let players = standings.players();
        let place = players.iter().position(|player| player == anchor);
        let anchor = place.ok_or_else(|| format!("{anchor} has played no game"))?;
        let mut meetings: Vec<_> = standings.meetings().collect();
        all_reached(players, anchor, &meetings)?;
        let one_sided = add_draws(players, &mut meetings);
        let mut strengths = vec![0.0; players.len()];
        for _ in 0..MAX_STEPS {
            let step = newton_step(&meetings, &strengths, anchor);
            for (strength, part) in strengths.iter_mut().zip(&step) {
                *strength += part;
            }
            if step.iter().all(|part| part.abs() < SHORTEST_STEP) {
                break;
            }
        }
        let variances = variances(&meetings, &strengths, anchor);
        Ok(Self { strengths, variances, one_sided })
    }

    pub(super) fn elo(&self, player: usize) -> f64 {
        ELO * self.strengths[player]
    }

    /// Error of the Elo to either side, at 95 %.
    pub(super) fn error(&self, player: usize) -> f64 {
        ELO * TWO_SIDED_95 * self.variances[player].sqrt()
    }

    /// Players who got a draw added, since nothing else would keep the stronger from being infinitely
    /// much so.
    pub(super) fn one_sided(&self) -> &[(String, String)] {
        &self.one_sided
    }
}

/// Two players who have met, and what they have played.
type Met = (usize, usize, Meeting);

/// The players that can be reached from each, along meetings that `leads` allows from one to the other.
fn reach(players: usize, meetings: &[Met], leads: impl Fn(u32) -> bool) -> Vec<Vec<bool>> {
    let mut reached = vec![vec![false; players]; players];
    for &(first, second, meeting) in meetings {
        reached[first][second] = leads(meeting.half_points);
        reached[second][first] = leads(meeting.other_half_points());
    }
    for through in 0..players {
        let onward = reached[through].clone();
        for row in &mut reached {
            if row[through] {
                row.iter_mut().zip(&onward).for_each(|(to, &on)| *to |= on);
            }
        }
    }
    reached
}

/// Says who has nothing to do with the anchor, not even through others.
fn all_reached(players: &[String], anchor: usize, meetings: &[Met]) -> Result<(), String> {
    let reached = &reach(players.len(), meetings, |_| true)[anchor];
    let is_lost = |&player: &usize| player != anchor && !reached[player];
    let lost: Vec<&str> =
        (0..players.len()).filter(is_lost).map(|player| players[player].as_str()).collect();
    if lost.is_empty() {
        return Ok(());
    }
    let (names, anchor) = (lost.join(", "), &players[anchor]);
    Err(format!("no games connect {anchor} with {names}, not even through others"))
}

/// Adds a draw to those meetings over which one side of all players has won everything from the other.
/// The answer is the stronger and the weaker player of each.
fn add_draws(players: &[String], meetings: &mut [Met]) -> Vec<(String, String)> {
    let scored = reach(players.len(), meetings, |half_points| half_points > 0);
    let mut one_sided = Vec::new();
    for (first, second, meeting) in meetings {
        let (first, second) = (*first, *second);
        if scored[first][second] && scored[second][first] {
            continue;
        }
        let (strong, weak) = if scored[first][second] { (first, second) } else { (second, first) };
        one_sided.push((players[strong].clone(), players[weak].clone()));
        meeting.add(1);
    }
    one_sided
}

/// The expected share of the points for a difference in strength.
fn expected(difference: f64) -> f64 {
    1.0 / (1.0 + (-difference).exp())
}

/// The next strengths by Newton's method.
fn newton_step(meetings: &[Met], strengths: &[f64], anchor: usize) -> Vec<f64> {
    let mut surprise = vec![0.0; strengths.len()];
    for &(first, second, meeting) in meetings {
        let share = expected(strengths[first] - strengths[second]);
        let more = f64::from(meeting.half_points) / 2.0 - f64::from(meeting.games) * share;
        surprise[first] += more;
        surprise[second] -= more;
    }
    surprise[anchor] = 0.0;
    solve(information(meetings, strengths, anchor), surprise)
}

/// Fisher's information of all games about the strengths. The anchor's is known.
fn information(meetings: &[Met], strengths: &[f64], anchor: usize) -> Vec<Vec<f64>> {
    let mut matrix = vec![vec![0.0; strengths.len()]; strengths.len()];
    for &(first, second, meeting) in meetings {
        let share = expected(strengths[first] - strengths[second]);
        let information = f64::from(meeting.games) * share * (1.0 - share);
        matrix[first][first] += information;
        matrix[second][second] += information;
        matrix[first][second] -= information;
        matrix[second][first] -= information;
    }
    for (player, row) in matrix.iter_mut().enumerate() {
        row[anchor] = 0.0;
        if player == anchor {
            row.fill(0.0);
            row[anchor] = 1.0;
        }
    }
    matrix
}

fn variances(meetings: &[Met], strengths: &[f64], anchor: usize) -> Vec<f64> {
    let matrix = information(meetings, strengths, anchor);
    let variance = |player| {
        let mut unit = vec![0.0; strengths.len()];
        unit[player] = f64::from(u8::from(player != anchor));
        solve(matrix.clone(), unit)[player]
    };
    (0..strengths.len()).map(variance).collect()
}

/// The solution of a linear system, by elimination. The matrix is positive definite, so no pivot is zero.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    for pivot in 0..right.len() {
        let row = matrix[pivot].clone();
        for other in (0..right.len()).filter(|&other| other != pivot) {
            let factor = matrix[other][pivot] / row[pivot];
            for (entry, above) in matrix[other].iter_mut().zip(&row) {
                *entry -= factor * above;
            }
            right[other] -= factor * right[pivot];
        }
    }
    right.iter().enumerate().map(|(i, value)| value / matrix[i][i]).collect()
}

#[cfg(test)]
mod tests {
    use basalt_rules::{Color, Outcome};

    use super::*;

    /// Standings with the wins and losses of the first of two players against the second.
    fn standings(results: &[(&str, &str, usize, usize)]) -> Standings {
        let mut standings = Standings::default();
        for &(first, second, won, lost) in results {
            for _ in 0..won {
                standings.add(first, second, Outcome::Win(Color::White));
            }
            for _ in 0..lost {
                standings.add(first, second, Outcome::Win(Color::Black));
            }
        }
        standings
    }

    fn close(found: f64, expected: f64) {
        assert!((found - expected).abs() < 0.01, "found {found}, expected {expected}");
    }

    /// Without cycles each meeting is explained exactly, and variances add up. By hand: 3 to 1 and 9 to 1 are 190.85
    /// and 381.70 Elo; the informations are 40 · 3/16 = 7.5 and 100 · 9/100 = 9.
    #[test]
    fn along_a_chain_differences_and_variances_add_up() {
        let standings = standings(&[("b", "a", 30, 10), ("c", "b", 90, 10)]);
        let scale = Scale::fit(&standings, "a").expect("one scale");
        let place = |name: &str| {
            standings.players().iter().position(|player| player == name).expect("a player")
        };
        let [a, b, c] = ["a", "b", "c"].map(place);
        close(scale.elo(a), 0.0);
        close(scale.error(a), 0.0);
        close(scale.elo(b), 190.85);
        close(scale.elo(c), 572.55);
        close(scale.error(b), 1.959_964 * 173.7178 * (1.0_f64 / 7.5).sqrt());
        close(scale.error(c), 1.959_964 * 173.7178 * (1.0_f64 / 7.5 + 1.0 / 9.0).sqrt());
        assert!(scale.one_sided().is_empty());
    }

    /// Two who meet through others only are compared through them; all three ways round agree.
    #[test]
    fn round_a_circle_the_fit_weighs_all_games() {
        // Each has as many points as both others together give away, so all are equal.
        let circle = [("a", "b", 7, 3), ("b", "c", 7, 3), ("c", "a", 7, 3)];
        let scale = Scale::fit(&standings(&circle), "b").expect("one scale");
        (0..3).for_each(|player| close(scale.elo(player), 0.0));
        // Odds of 2 to 1 twice are 4 to 1, which the third meeting bears out.
        let line = [("a", "b", 20, 10), ("b", "c", 20, 10), ("a", "c", 40, 10)];
        let scale = Scale::fit(&standings(&line), "c").expect("one scale");
        close(scale.elo(0), 2.0 * 120.412);
        close(scale.elo(1), 120.412);
    }

    #[test]
    fn players_without_a_connection_are_named() {
        let two_groups = standings(&[("a", "b", 1, 1), ("c", "d", 1, 1)]);
        let error = Scale::fit(&two_groups, "a").expect_err("two groups");
        assert_eq!(error, "no games connect a with c, d, not even through others");
        let error = Scale::fit(&two_groups, "e").expect_err("no such player");
        assert_eq!(error, "e has played no game");
    }

    /// A player who has only won, alone or in a group, would be infinitely strong without the draw.
    #[test]
    fn ratings_of_unbeaten_players_are_finite() {
        let alone = standings(&[("a", "b", 5, 5), ("c", "b", 50, 0)]);
        let scale = Scale::fit(&alone, "a").expect("one scale");
        // 50½ points of 51 are odds of 101 to 1.
        close(scale.elo(2), 400.0 * 101_f64.log10());
        assert_eq!(scale.one_sided(), [("c".to_owned(), "b".to_owned())]);
        let group = standings(&[("a", "b", 5, 5), ("c", "b", 50, 0), ("c", "d", 1, 1)]);
        let scale = Scale::fit(&group, "a").expect("one scale");
        close(scale.elo(2), scale.elo(3));
        assert_eq!(scale.one_sided().len(), 1);
    }

    #[test]
    fn a_win_that_was_answered_through_others_needs_no_draw() {
        let circle = standings(&[("a", "b", 4, 0), ("b", "c", 4, 0), ("c", "a", 4, 0)]);
        let scale = Scale::fit(&circle, "a").expect("one scale");
        assert!(scale.one_sided().is_empty());
        (0..3).for_each(|player| close(scale.elo(player), 0.0));
    }
}
