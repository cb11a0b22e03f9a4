//! Scores: taken from the end of a game, and in words.

use basalt_engine::{Score, Verdict};
use basalt_locales::{Decimal, messages};
use basalt_rules::{AnyPosition, Outcome};

use super::columns::widest;
use crate::shell::Shell;

/// The score of the end for the player who would be to move; `None` while the game goes on.
pub(crate) fn at_the_end(position: &AnyPosition) -> Option<Score> {
    let (outcome, player) = (position.outcome()?, position.to_move());
    Some(match (position.score(), outcome) {
        (Some(points), _) => {
            Score::ProvenMargin(points[player].cast_signed() - points[player.other()].cast_signed())
        }
        (None, Outcome::Draw) => Score::ProvenResult(Verdict::Draw),
        (None, Outcome::Win(winner)) if winner == player => Score::ProvenResult(Verdict::Win),
        (None, Outcome::Win(_)) => Score::ProvenResult(Verdict::Loss),
    })
}

/// A score as people read it. Only an estimate has decimals, and only what is proven says so.
pub(crate) fn say(score: Score, shell: &Shell) -> String {
    match score {
        Score::Margin { hundredths } => {
            points(Decimal::signed(f64::from(hundredths) / 100.0, 2), shell)
        }
        Score::Chance { hundredths } => percent(hundredths.into(), shell),
        Score::ProvenMargin(points) => proven(&format!("{points:+}"), shell),
        Score::ProvenResult(verdict) => proven(&name(verdict, shell), shell),
        Score::ProvenWin { turns } => proven(&in_turns(Verdict::Win, turns, shell), shell),
        Score::ProvenLoss { turns } => proven(&in_turns(Verdict::Loss, turns, shell), shell),
    }
}

/// The width of a column of scores, for all but the proofs that count turns.
pub(crate) fn width(shell: &Shell) -> usize {
    let verdicts = [Verdict::Win, Verdict::Draw, Verdict::Loss];
    let proofs = widest(&verdicts.map(|verdict| say(Score::ProvenResult(verdict), shell)));
    proofs.max(widest(&[shell.say(&messages::analyze_score())]))
}

/// Hundredths of a percent as people read them.
pub(crate) fn percent(hundredths: i32, shell: &Shell) -> String {
    let percent = Decimal::new(f64::from(hundredths) / 100.0, 1);
    shell.say(&messages::analyze_chance(percent))
}

/// Points as people read them.
pub(crate) fn points(points: Decimal, shell: &Shell) -> String {
    shell.say(&messages::analyze_margin(points))
}

/// Something that is certain.
pub(crate) fn proven(what: &str, shell: &Shell) -> String {
    shell.say(&messages::analyze_proven(what))
}

/// A result and how many turns of the winner lead to it.
fn in_turns(verdict: Verdict, turns: u32, shell: &Shell) -> String {
    shell.say(&messages::analyze_in_turns(&name(verdict, shell), turns.into()))
}

/// The name of a result.
pub(crate) fn name(verdict: Verdict, shell: &Shell) -> String {
    shell.say(&messages::analyze_verdict(match verdict {
        Verdict::Win => "win",
        Verdict::Draw => "draw",
        Verdict::Loss => "loss",
    }))
}

#[cfg(test)]
mod tests {
    use basalt_rules::Game;

    use super::*;

    #[test]
    fn the_end_of_a_game_is_seen_by_the_player_to_move() {
        let end = |game, text: &str| at_the_end(&AnyPosition::parse(game, text).expect(text));
        let dvonn = "9/10/5r5/4r1(rbw)3/9";
        assert_eq!(end(Game::Dvonn, &format!("{dvonn} w s")), Some(Score::ProvenMargin(3)));
        assert_eq!(end(Game::Dvonn, &format!("{dvonn} b s")), Some(Score::ProvenMargin(-3)));
        assert_eq!(end(Game::Dvonn, "9/10/11/10/9 w p"), None);
        let punct = "w:d10/e11f12,g12/g13h13,i13/i14j14,k14/k15l15,m15/m16n16,o16/p16q16,a8/b9c9 \
                     b:a2/a3b3 b 0";
        assert_eq!(end(Game::Punct, punct), Some(Score::ProvenResult(Verdict::Loss)));
    }

    #[test]
    fn only_what_is_certain_is_called_so() {
        let say = |score| say(score, &Shell::plain());
        assert_eq!(say(Score::Margin { hundredths: 300 }), "+3.00");
        assert_eq!(say(Score::ProvenMargin(3)), "+3 proven");
        assert_eq!(say(Score::ProvenMargin(0)), "+0 proven");
        assert_eq!(say(Score::Chance { hundredths: 6155 }), "61.5%");
        assert_eq!(say(Score::ProvenResult(Verdict::Loss)), "loss proven");
        assert_eq!(say(Score::ProvenWin { turns: 3 }), "win in 3 proven");
        assert_eq!(say(Score::ProvenLoss { turns: 1 }), "loss in 1 proven");
    }
}
