//! Searches that a review asks for.

use basalt_rules::{AnyMove, AnyPosition, Game, Rules, with_title};

/// Default number of nodes for each move of a game.
///
/// A node takes far longer in PÜNCT than in DVONN; with these numbers, reviews of both games take about as long.
pub fn nodes(game: Game) -> u64 {
    with_title!(game.title(), Position => <Position as GameReview>::NODES)
}

/// The settings of the review of a game, implemented by its positions.
pub(crate) trait GameReview: Rules {
    /// The number of positions that are searched for each move.
    const NODES: u64;

    /// The loss, in thousandths of the chance to win, at which a move counts half for the accuracy. It is chosen so
    /// that equal levels of the engine have the same accuracy in each game; `docs/review.md` describes the measurement.
    const HALF_LOSS: u32;

    /// Whether the game is still in its opening.
    fn is_opening(&self) -> bool;

    /// The region of a move, which hides the move itself: the space that it begins on, or those around a placement.
    fn region(mv: Self::Move) -> Vec<Self::Cell>;
}

/// Memory of the engine's tables, in MiB: enough for so few nodes, and quickly cleared.
pub const MEMORY: usize = 8;

/// A position to be searched by a fresh engine on one thread, with a number of nodes as the only
/// limit: so the answer is the same each time.
#[derive(Clone, Debug)]
pub struct Question {
    /// The start of the game.
    pub start: AnyPosition,
    /// The moves from there, since the rules may ask for the past.
    pub moves: Vec<AnyMove>,
    /// The position after them.
    pub position: AnyPosition,
    /// Number of nodes.
    pub nodes: u64,
    /// Of how many of the best moves the answer must tell.
    pub lines: usize,
}

impl Question {
    /// The lines of UGI that ask it. They set everything again that the engine may have been told before.
    pub fn ugi(&self) -> Vec<String> {
        let option = |name: &str, value: &str| format!("setoption name {name} value {value}");
        vec![
            option("Game", self.start.game().id()),
            option("Level", "20"),
            option("Seed", "0"),
            option("Threads", "1"),
            option("Hash", &MEMORY.to_string()),
            option("MultiPV", &self.lines.to_string()),
            "uginewgame".to_owned(),
            position_line(&self.start, &self.moves),
            format!("go nodes {}", self.nodes),
        ]
    }
}

/// The `position` command of UGI.
pub fn position_line(start: &AnyPosition, moves: &[AnyMove]) -> String {
    let mut line = format!("position fen {start}");
    for (number, mv) in moves.iter().enumerate() {
        line.push_str(if number == 0 { " moves " } else { " " });
        line.push_str(&mv.to_string());
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_tells_an_engine_everything() {
        let start = AnyPosition::start(Game::PunctBasic);
        let mv = start.read_move("l4/l5m5").expect("a first turn");
        let mut position = start.clone();
        position.play(mv).expect("legal");
        let question = Question { start, moves: vec![mv], position, nodes: 7, lines: 2 };
        assert_eq!(
            question.ugi(),
            [
                "setoption name Game value punct-basic",
                "setoption name Level value 20",
                "setoption name Seed value 0",
                "setoption name Threads value 1",
                "setoption name Hash value 8",
                "setoption name MultiPV value 2",
                "uginewgame",
                "position fen w: b: w 0 moves l4/l5m5",
                "go nodes 7",
            ]
        );
    }
}
