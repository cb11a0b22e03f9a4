//! The moves of a game, each beside the best one.

use std::io::{self, IsTerminal as _, Write as _};

use basalt_engine::Score;
use basalt_locales::messages;
use basalt_rules::{AnyMove, AnyPosition, Color};
use indicatif::{ProgressBar, ProgressStyle};

use super::columns::{Columns, widest};
use super::loss::Loss;
use super::thinker::{Finding, Thinker};
use super::worth;
use crate::args;
use crate::shell::Shell;

/// Ply, player, move and its score, the best move and its score, loss.
const COLUMNS: usize = 7;

/// Searches each position of a game once and shows a line for each move, as soon as it is known.
pub(super) fn analyze(
    start: &AnyPosition,
    moves: &[AnyMove],
    args: &args::Analyze,
    shell: &Shell,
) -> io::Result<()> {
    let columns = Columns(widths(start, shell));
    let bar = progress(moves.len() as u64 + 1, shell);
    let write = |line: &str| bar.suspend(|| writeln!(io::stdout(), "{line}"));
    write(&columns.line(&headings(shell)))?;
    let mut thinker = Thinker::new(args, 1);
    let mut before = Assessed::of(start.clone(), &mut thinker);
    bar.inc(1);
    for (ply, &mv) in (1..).zip(moves) {
        let after = before.after(mv, &mut thinker);
        bar.inc(1);
        write(&columns.line(&cells(ply, mv, &before, &after, shell)))?;
        before = after;
    }
    bar.finish_and_clear();
    Ok(())
}

/// A position and what is known of it.
struct Assessed {
    position: AnyPosition,
    finding: Option<Finding>,
}

impl Assessed {
    fn of(position: AnyPosition, thinker: &mut Thinker) -> Self {
        let finding = thinker.assess(&position);
        Self { position, finding }
    }

    /// The position after a legal move.
    fn after(&self, mv: AnyMove, thinker: &mut Thinker) -> Self {
        let mut position = self.position.clone();
        position.play(mv).expect("the moves of the game are legal");
        Self::of(position, thinker)
    }

    /// What it is worth to `player`. White places the last piece of DVONN and moves on, so the
    /// players do not always take turns.
    fn worth_to(&self, player: Color) -> Option<Score> {
        let score = self.finding?.score;
        Some(if self.position.to_move() == player { score } else { score.seen_by_the_other() })
    }
}

fn cells(
    ply: u64,
    mv: AnyMove,
    before: &Assessed,
    after: &Assessed,
    shell: &Shell,
) -> [String; COLUMNS] {
    let player = before.position.to_move();
    let name = match player {
        Color::White => messages::color_white(),
        Color::Black => messages::color_black(),
    };
    let score = after.worth_to(player);
    let best = before.finding.and_then(|finding| finding.best);
    let say = |score: Option<Score>| score.map(|score| worth::say(score, shell));
    [
        format!("{ply:>4}"),
        shell.say(&name),
        mv.to_string(),
        say(score).unwrap_or_default(),
        best.map(|best| best.to_string()).unwrap_or_default(),
        say(before.finding.map(|finding| finding.score)).unwrap_or_default(),
        loss(mv, before, score).say(shell),
    ]
}

/// What the player loses by a move that leads to `score`. The engine's own choice costs nothing,
/// though a look from one ply farther on may think otherwise of it.
fn loss(mv: AnyMove, before: &Assessed, score: Option<Score>) -> Loss {
    let has_points = before.position.score().is_some();
    match (before.finding, score) {
        (Some(finding), _) if finding.best == Some(mv) => Loss::Nothing,
        (Some(finding), Some(score)) => Loss::between(finding.score, score, has_points),
        _ => Loss::Unknown,
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

/// As wide as the words of the language and the longest moves, `a1b2` and `l13-m14/n15o16`.
fn widths(position: &AnyPosition, shell: &Shell) -> [usize; COLUMNS] {
    let words = [messages::analyze_player(), messages::color_white(), messages::color_black()];
    let player = widest(&words.map(|word| shell.say(&word)));
    let moves = [messages::analyze_move(), messages::analyze_best()];
    let mv = widest(&moves.map(|heading| shell.say(&heading))).max(match position {
        AnyPosition::Dvonn(_) => 4,
        AnyPosition::Punct(_) => 14,
    });
    let score = worth::width(shell);
    [4, player, mv, score, mv, score, 0]
}

/// A bar on the standard error, if somebody is there to see it.
fn progress(positions: u64, shell: &Shell) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{msg} {bar:40} {pos}/{len} {eta}");
    ProgressBar::new(positions)
        .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
        .with_message(shell.say(&messages::analyze_progress()))
}

#[cfg(test)]
mod tests {
    use basalt_engine::Verdict;
    use basalt_locales::Language;
    use basalt_rules::Game;

    use super::*;
    use crate::voice::Voice;

    #[test]
    fn headings_and_players_fit_their_columns_in_every_language() {
        for &language in Language::ALL {
            let shell = Shell { voice: Voice::new(language), ..Shell::plain() };
            let widths = widths(&AnyPosition::start(Game::Dvonn), &shell);
            for (heading, width) in headings(&shell).into_iter().zip(widths).take(COLUMNS - 1) {
                assert!(heading.chars().count() <= width, "{heading}");
            }
            let black = shell.say(&messages::color_black());
            assert!(black.chars().count() <= widths[1], "{black}");
        }
    }

    /// In DVONN a win may be by more or fewer points, in PÜNCT it is a win.
    #[test]
    fn two_wins_may_differ_only_where_there_are_points() {
        let win = Score::ProvenResult(Verdict::Win);
        for (game, expected) in [(Game::Dvonn, Loss::Unknown), (Game::Punct, Loss::Nothing)] {
            let position = AnyPosition::start(game);
            let moves = position.legal_moves();
            let finding = Some(Finding { best: Some(moves[0]), score: win });
            let before = Assessed { position, finding };
            assert_eq!(loss(moves[1], &before, Some(win)), expected);
            assert_eq!(loss(moves[0], &before, Some(win)), Loss::Nothing);
            assert_eq!(loss(moves[1], &before, None), Loss::Unknown);
        }
    }
}
