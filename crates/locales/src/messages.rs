//! The sentences of the user interface: a function for each, with typed arguments.
//!
//! The build writes the functions from `locales/en`: `play_hint` builds the message `play-hint`, and its arguments are
//! the variables that the comment of the message names. A `reason` or a `why` is a sentence that was said before, in
//! the same language.

use crate::{Decimal, Message, Player};

include!(concat!(env!("OUT_DIR"), "/messages.rs"));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_carry_the_names_of_the_variables() {
        let message = result_win(Player::White, 30, 18);
        let expected = [("winner", "white".into()), ("points", 30.into()), ("against", 18.into())];
        assert_eq!(message, Message::new("result-win", expected));
    }
}
