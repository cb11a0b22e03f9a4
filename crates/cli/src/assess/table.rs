//! The moves of a game, a line each.

use basalt_engine::Score;
use basalt_locales::messages;
use basalt_rules::{AnyMove, AnyPosition, Color};

use super::columns::{Columns, widest};
use super::loss::Loss;
use super::score;
use crate::per_game::terminal;
use crate::shell::Shell;

/// Ply, player, move and its score, the best move and its score, loss.
const COLUMNS: usize = 7;

/// A table of moves that is written line by line.
pub(crate) struct MoveTable<'a> {
    columns: Columns<COLUMNS>,
    shell: &'a Shell,
}

/// A line of it.
pub(crate) struct Row {
    /// The number of the move, from 1.
    pub(crate) ply: u64,
    /// The player.
    pub(crate) player: Color,
    /// The move, perhaps with a mark.
    pub(crate) played: String,
    /// The score after it.
    pub(crate) score: Option<Score>,
    /// The best move.
    pub(crate) best: Option<AnyMove>,
    /// The score after that.
    pub(crate) best_score: Option<Score>,
    /// The loss by the move.
    pub(crate) loss: Loss,
}

impl<'a> MoveTable<'a> {
    /// A table for the moves of a game from this position on.
    pub(crate) fn new(start: &AnyPosition, shell: &'a Shell) -> Self {
        Self { columns: Columns(widths(start, shell)), shell }
    }

    /// The line above the others.
    pub(crate) fn headings(&self) -> String {
        self.columns.line(&headings(self.shell))
    }

    /// The line of a move.
    pub(crate) fn line(&self, row: &Row) -> String {
        let name = match row.player {
            Color::White => messages::color_white(),
            Color::Black => messages::color_black(),
        };
        let say = |score: Option<Score>| score.map(|score| score::say(score, self.shell));
        self.columns.line(&[
            format!("{:>4}", row.ply),
            self.shell.say(&name),
            row.played.clone(),
            say(row.score).unwrap_or_default(),
            row.best.map(|best| best.to_string()).unwrap_or_default(),
            say(row.best_score).unwrap_or_default(),
            row.loss.say(self.shell),
        ])
    }
}

fn headings(shell: &Shell) -> [String; COLUMNS] {
    let ply = shell.say(&messages::analyze_ply());
    let rest = [
        messages::analyze_player(),
        messages::analyze_move(),
        messages::analyze_score(),
        messages::analyze_best(),
        messages::analyze_score(),
        messages::analyze_loss(),
    ];
    let [player, mv, score, best, best_score, loss] = rest.map(|message| shell.say(&message));
    [format!("{ply:>4}"), player, mv, score, best, best_score, loss]
}

/// As wide as the words of the language and the longest moves.
fn widths(position: &AnyPosition, shell: &Shell) -> [usize; COLUMNS] {
    let words = [messages::analyze_player(), messages::color_white(), messages::color_black()];
    let player = widest(&words.map(|word| shell.say(&word)));
    let moves = [messages::analyze_move(), messages::analyze_best()];
    let mv = widest(&moves.map(|heading| shell.say(&heading)))
        .max(terminal(position.game()).longest_move());
    let score = score::width(shell);
    // Room for a mark.
    [4, player, mv + 2, score, mv, score, 0]
}

#[cfg(test)]
mod tests {
    use basalt_locales::Language;
    use basalt_rules::Game;

    use super::*;
    use crate::localizer::Localizer;

    #[test]
    fn headings_and_players_fit_their_columns_in_every_language() {
        for &language in Language::ALL {
            let shell = Shell { localizer: Localizer::new(language), ..Shell::plain() };
            let widths = widths(&AnyPosition::start(Game::Dvonn), &shell);
            for (heading, width) in headings(&shell).into_iter().zip(widths).take(COLUMNS - 1) {
                assert!(heading.chars().count() <= width, "{heading}");
            }
            let black = shell.say(&messages::color_black());
            assert!(black.chars().count() <= widths[1], "{black}");
        }
    }
}
