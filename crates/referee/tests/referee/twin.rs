//! The clocks of a game in real time written another way: from the whole history, by going through it once.

use basalt_referee::{Event, Millis, Numbered};
use basalt_rules::Color;

use crate::bench::START;

/// The time that both have left at a moment, White first.
pub(crate) fn left(
    history: &[Numbered],
    base: Millis,
    increment: Millis,
    now: Millis,
) -> [Millis; 2] {
    let mut left = [base; 2];
    let mut choices: Vec<(Color, bool)> = Vec::new();
    let mut began = START;
    let mut to_move = Color::White;
    let mut over = false;
    let moved = |choices: &[(Color, bool)], color| choices.contains(&(color, true));
    for Numbered { at, event, .. } in history {
        match event {
            Event::Move { by, spent, forced, .. } => {
                if !forced && moved(&choices, *by) {
                    left[*by as usize] = left[*by as usize] - spent + increment;
                }
                choices.push((*by, !forced));
                (began, to_move) = (*at, by.other());
            }
            Event::TakenBack { plies } => {
                if moved(&choices, to_move) {
                    left[to_move as usize] = left[to_move as usize].saturating_sub(at - began);
                }
                to_move = choices[*plies as usize].0;
                choices.truncate(*plies as usize);
                began = *at;
            }
            Event::Ended(_) => {
                if moved(&choices, to_move) {
                    left[to_move as usize] = left[to_move as usize].saturating_sub(at - began);
                }
                over = true;
            }
            _ => {}
        }
    }
    if !over && moved(&choices, to_move) {
        left[to_move as usize] = left[to_move as usize].saturating_sub(now.saturating_sub(began));
    }
    left
}
