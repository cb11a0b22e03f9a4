//! Messages of game reviews.

use crate::{Decimal, Message, Player};

messages! {
    REVIEW:

    /// The meaning of a mark: good, inaccuracy, mistake or blunder.
    review_mark(mark: &str) = "review-mark";
    /// A player's accuracy.
    review_accuracy(player: Player, percent: Decimal) = "review-accuracy";
    /// The same, said before, with how often each mark was given.
    review_marks(accuracy: &str, good: u64, inaccuracies: u64, mistakes: u64, blunders: u64) = "review-marks";
    /// The moves at which the most was lost, as a list.
    review_turning_points(list: &str) = "review-turning-points";
    /// A game without marks.
    review_no_marks() = "review-no-marks";
    /// The engine's line from there on.
    review_best_line(line: &str) = "review-best-line";
    /// The progress of a review.
    review_progress() = "review-progress";
    /// Proven: how the game ends, and how another move would have ended it; loss, draw or win.
    review_result(played: &str, mv: &str, better: &str) = "review-result";
    /// Proven: by how many points the game ends, and by how many after another move.
    review_margin(played: &str, by: u64, mv: &str, better: &str, instead: u64) = "review-margin";
    /// Proven: the game is lost; the chance that another move gives, in percent.
    review_lost(mv: &str, chance: Decimal) = "review-lost";
    /// Proven: another move wins; the chance that is left, in percent.
    review_won(mv: &str, chance: Decimal) = "review-won";
    /// Proven: how the game ends, and how the next best move would have ended it.
    review_only(played: &str, mv: &str, worse: &str) = "review-only";
    /// The engine expects more points of another move.
    review_more_points(mv: &str, points: Decimal) = "review-more-points";
    /// The engine sees a better chance in another move, in percent.
    review_better_chance(mv: &str, better: Decimal, played: Decimal) = "review-better-chance";
    /// The engine sees a worse chance in every other move.
    review_others_worse(mv: &str, worse: Decimal, played: Decimal) = "review-others-worse";
    /// A move of DVONN cuts off pieces in the player's own stacks.
    review_cuts_own(player: Player, pieces: u64) = "review-cuts-own";
    /// The opponent can cut off pieces in the player's stacks.
    review_lets_cut(player: Player, reply: &str, pieces: u64) = "review-lets-cut";
    /// None of the player's stacks can ever move again.
    review_never_moves_again(player: Player) = "review-never-moves-again";
    /// The player has no move after the next reply, whatever it is.
    review_last_move(player: Player) = "review-last-move";
    /// The opponent can take a stack.
    review_lets_take(player: Player, reply: &str, height: u64) = "review-lets-take";
    /// Another move cuts off pieces in the opponent's stacks.
    review_misses_cut(player: Player, mv: &str, pieces: u64) = "review-misses-cut";
    /// Another move takes a stack.
    review_misses_take(mv: &str, height: u64) = "review-misses-take";
    /// The opponent can take a red piece.
    review_lets_take_red(player: Player, reply: &str) = "review-lets-take-red";
    /// Another move takes a red piece.
    review_misses_red(mv: &str) = "review-misses-red";
    /// The moved stack can never move again unless another stack lands on it.
    review_stuck(space: &str, height: u64) = "review-stuck";
    /// The player keeps fewer moves than after another move.
    review_fewer_moves(player: Player, moves: u64, mv: &str, better: u64) = "review-fewer-moves";
    /// The opponent keeps more moves than after another move.
    review_more_replies(player: Player, moves: u64, mv: &str, better: u64) = "review-more-replies";
    /// A piece is placed next to several of its colour.
    review_heap(neighbours: u64, mv: &str, better: u64) = "review-heap";
    /// A piece is placed farther from the red pieces than another placement.
    review_far_from_red(steps: u64, mv: &str, better: u64) = "review-far-from-red";
    /// A good move cuts off pieces in the opponent's stacks.
    review_cuts(player: Player, pieces: u64) = "review-cuts";
    /// A good move takes a stack.
    review_takes(height: u64) = "review-takes";
    /// A turn of PÜNCT uncovers a chain of the opponent.
    review_uncovers(player: Player, sides: &str) = "review-uncovers";
    /// A turn places the 18th piece though the opponent leads in the centre.
    review_ends_behind(own: u64, other: u64) = "review-ends-behind";
    /// A turn ends the game without a winner.
    review_ends_drawn(end: &str) = "review-ends-drawn";
    /// Another turn wins at once.
    review_misses_win(mv: &str) = "review-misses-win";
    /// The opponent threatened to win at once, and still does.
    review_ignores_threat(player: Player, reply: &str) = "review-ignores-threat";
    /// The opponent can win at once.
    review_lets_win(player: Player, reply: &str) = "review-lets-win";
    /// The opponent has a proven win.
    review_lets_win_in(player: Player, turns: u64, reply: &str) = "review-lets-win-in";
    /// Another turn begins a proven win.
    review_win_in(turns: u64, mv: &str) = "review-win-in";
    /// The opponent can pin pieces of the player.
    review_lets_pin(player: Player, reply: &str, pieces: u64) = "review-lets-pin";
    /// The opponent can cover dots of the player.
    review_lets_cover(player: Player, reply: &str, dots: u64) = "review-lets-cover";
    /// A turn frees a piece of the opponent that was pinned.
    review_frees(player: Player, space: &str) = "review-frees";
    /// Another turn threatens to win at once.
    review_misses_threat(mv: &str) = "review-misses-threat";
    /// Another turn pins pieces of the opponent.
    review_misses_pin(player: Player, mv: &str, pieces: u64) = "review-misses-pin";
    /// Another turn covers dots of the opponent.
    review_misses_cover(player: Player, mv: &str, dots: u64) = "review-misses-cover";
    /// The player stands worse in the centre than after another turn.
    review_centre_lost(player: Player, own: u64, other: u64, mv: &str, better_own: u64, better_other: u64) = "review-centre-lost";
    /// After every other turn the opponent could win at once.
    review_only_defence(player: Player) = "review-only-defence";
    /// A good turn threatens to win at once.
    review_threatens() = "review-threatens";
    /// A good turn pins pieces of the opponent.
    review_pins(player: Player, pieces: u64) = "review-pins";
}
