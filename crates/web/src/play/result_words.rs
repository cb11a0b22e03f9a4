//! The end of a game in words for the person who played it.

use basalt_locales::{Message, messages};
use basalt_play::Ending;
use basalt_rules::{Color, Outcome};
use basalt_view::announce;

/// The result as a heading: "You won, 26 to 7". Between two people nobody is meant by "you".
pub(crate) fn heading(ending: Ending, you: Option<Color>) -> Message {
    let (Some(you), Some(Outcome::Win(winner))) = (you, ending.outcome()) else {
        return announce::heading(ending);
    };
    let outcome = if winner == you { "won" } else { "lost" };
    match ending {
        Ending::Score(count) | Ending::Centre { count, .. } => {
            let (points, against) = (count[you].into(), count[you.other()].into());
            messages::page_result_you_score(outcome, points, against)
        }
        _ => messages::page_result_you(outcome),
    }
}

/// The reason: "West and east are connected."
pub(crate) fn reason(ending: Ending, you: Option<Color>) -> Message {
    let is_draw = ending.outcome() == Some(Outcome::Draw);
    match (ending, you) {
        (Ending::Score(_), Some(_)) if !is_draw => messages::page_result_no_moves(),
        (Ending::Connection { axis, .. }, Some(_)) => messages::page_result_connected(axis.id()),
        (Ending::Resigned { loser }, Some(you)) if loser == you => {
            messages::page_result_you_resigned()
        }
        (Ending::Time { loser }, Some(you)) if loser == you => messages::page_result_your_time(),
        _ => announce::reason(ending),
    }
}

#[cfg(test)]
mod tests {
    use basalt_locales::{Catalogue, Language};
    use basalt_rules::ByColor;
    use basalt_rules::punct::Axis;

    use super::*;

    fn told(ending: Ending, you: Option<Color>) -> [String; 2] {
        let english = Catalogue::new(Language::En);
        [heading(ending, you), reason(ending, you)].map(|message| english.say(&message))
    }

    #[test]
    fn a_person_is_told_how_they_did() {
        let (white, black) = (Some(Color::White), Some(Color::Black));
        let score = Ending::Score(ByColor { white: 26, black: 7 });
        assert_eq!(told(score, white), ["You won, 26 to 7", "Neither player can move."]);
        assert_eq!(told(score, black), ["You lost, 7 to 26", "Neither player can move."]);
        let sides = Ending::Connection { winner: Color::White, axis: Axis::WestEast };
        assert_eq!(told(sides, white), ["You won", "West and east are connected."]);
        assert_eq!(told(sides, black), ["You lost", "West and east are connected."]);
        let resigned = Ending::Resigned { loser: Color::White };
        assert_eq!(told(resigned, white), ["You lost", "You resigned."]);
        assert_eq!(told(resigned, black), ["You won", "White resigns."]);
        let time = Ending::Time { loser: Color::Black };
        assert_eq!(told(time, black), ["You lost", "You ran out of time."]);
    }

    #[test]
    fn two_people_and_draws_are_told_as_everywhere() {
        let score = Ending::Score(ByColor { white: 26, black: 7 });
        assert_eq!(told(score, None), ["White wins", "White controls more pieces, 26 to 7."]);
        let even = Ending::Score(ByColor { white: 20, black: 20 });
        assert_eq!(told(even, Some(Color::White)), ["Draw", "Both players control 20 pieces."]);
    }
}
