//! Sentences about puzzles.

use basalt_learn::puzzles::{Aim, Hint, Puzzle, PuzzleTheme};
use basalt_locales::{Message, messages};
use basalt_review::{Value, Verdict};
use basalt_rules::{AnyMove, Color};

use crate::i18n::player;

/// The goal in few words.
pub(super) fn aim(color: Color, aim: Aim) -> Message {
    let player = player(color);
    match aim {
        Aim::Win => messages::page_puzzles_aim_win(player),
        Aim::Draw => messages::page_puzzles_aim_draw(player),
        Aim::WinIn(turns) => messages::page_puzzles_aim_turns(player, turns.into()),
        Aim::WinBy(points) => messages::page_puzzles_aim_margin(player, points.into()),
        Aim::Block(_) => messages::page_puzzles_aim_block(player),
        Aim::Place => messages::page_puzzles_aim_place(player),
        Aim::Best => messages::page_puzzles_aim_best(player),
    }
}

/// The task.
pub(super) fn task(puzzle: &Puzzle) -> Message {
    task_and_proof(puzzle).0
}

/// The proof.
pub(super) fn proof(puzzle: &Puzzle) -> Message {
    task_and_proof(puzzle).1
}

fn task_and_proof(puzzle: &Puzzle) -> (Message, Message) {
    let player = player(puzzle.player());
    match puzzle.aim() {
        Aim::Win => (messages::page_puzzles_task_win(), messages::page_puzzles_proof_win()),
        Aim::Draw => (messages::page_puzzles_task_draw(), messages::page_puzzles_proof_draw()),
        Aim::WinIn(turns) => (
            messages::page_puzzles_task_turns(player, turns.into()),
            messages::page_puzzles_proof_turns(player, turns.into()),
        ),
        Aim::WinBy(points) => (
            messages::page_puzzles_task_margin(points.into()),
            messages::page_puzzles_proof_margin(points.into()),
        ),
        Aim::Block(turns) => (
            messages::page_puzzles_task_block(player),
            messages::page_puzzles_proof_block(player, turns.into()),
        ),
        Aim::Place => (messages::page_puzzles_task_place(), messages::page_puzzles_proof_place()),
        Aim::Best => (messages::page_puzzles_task_best(), messages::page_puzzles_proof_best()),
    }
}

/// The name of a theme.
pub(super) fn theme(theme: PuzzleTheme) -> Message {
    messages::page_puzzles_theme(theme.id())
}

/// The opponent's reply.
pub(super) fn answers(puzzle: &Puzzle, reply: AnyMove) -> Message {
    messages::page_puzzles_answers(player(puzzle.player().other()), &reply.to_string())
}

/// The flaw of a move that has this reply.
///
/// `left` is how many turns there were for a win in time, the wrong one among them; `value` what the reply is worth to who
/// makes it.
pub(super) fn flaw(
    puzzle: &Puzzle,
    left: Option<u32>,
    reply: AnyMove,
    value: Option<Value>,
) -> Vec<Message> {
    let (opponent, mv) = (player(puzzle.player().other()), reply.to_string());
    let verdict = value.and_then(Value::verdict);
    match (left, value, verdict) {
        (Some(2), ..) => vec![messages::page_puzzles_stops(opponent, &mv)],
        (Some(3..), ..) => vec![messages::page_puzzles_unseen(opponent, &mv)],
        (Some(_), ..) => vec![answers(puzzle, reply), messages::page_puzzles_not_at_once()],
        (None, Some(Value::ProvenMargin(margin)), Some(Verdict::Win)) => {
            vec![messages::page_puzzles_wins_by(opponent, &mv, margin.unsigned_abs().into())]
        }
        (None, _, Some(result @ (Verdict::Win | Verdict::Draw))) => {
            vec![messages::page_puzzles_ends(opponent, &mv, result.name())]
        }
        (None, ..) => vec![answers(puzzle, reply), messages::page_puzzles_only()],
    }
}

/// A hint.
pub(super) fn hint(hint: &Hint) -> Message {
    match hint {
        Hint::From(space) => messages::page_puzzles_hint_from(space),
        Hint::Place => messages::page_puzzles_hint_place(),
    }
}

#[cfg(test)]
mod tests {
    use basalt_locales::{Catalogue, Language};

    use super::*;

    const ENDING: &str = "a\tdvonn\twin\t900\t9/10/3wwbrrrb1/10/9 w s\te3f3 j3i3 f3h3";
    const CHAIN: &str = "a\tpunct-basic\twin-2\t900\tw:h1/h2h3,h4/h5h6,h7/h8h9,m14/l13n15 b: w 0\ti10/j11k12 b4/b5b6 o16/o17p17";

    fn said(line: &str, left: Option<u32>, value: Option<Value>) -> String {
        let puzzle = Puzzle::read(line).expect(line);
        let english = Catalogue::new(Language::En);
        let reply = puzzle.line()[1];
        let flaws = flaw(&puzzle, left, reply, value);
        let texts: Vec<String> = flaws.iter().map(|one| english.say(one)).collect();
        texts.join(". ")
    }

    #[test]
    fn only_what_is_proven_is_called_so() {
        let dvonn = |value| said(ENDING, None, value);
        assert_eq!(
            dvonn(Some(Value::ProvenMargin(3))),
            "Black replies j3i3 and wins by 3 (proven)."
        );
        assert_eq!(dvonn(Some(Value::ProvenMargin(0))), "Black replies j3i3 and draws (proven).");
        let won = Value::ProvenResult(Verdict::Win);
        assert_eq!(dvonn(Some(won)), "Black replies j3i3 and wins (proven).");
        let hope = Value::Estimated { points: Some(500), chance: 900 };
        for value in [None, Some(hope)] {
            assert_eq!(dvonn(value), "Black replies j3i3. A different move works.");
        }
    }

    #[test]
    fn a_turn_is_wrong_for_the_time_that_is_left() {
        let punct = |left| said(CHAIN, Some(left), Some(Value::WinIn(1)));
        assert_eq!(punct(3), "Black replies b4/b5b6, and the engine finds no win in time.");
        assert_eq!(punct(2), "Black replies b4/b5b6, and no turn wins at once.");
        assert_eq!(punct(1), "Black replies b4/b5b6. This turn had to win at once.");
    }
}
