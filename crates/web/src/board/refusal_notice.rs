//! Notices that something is refused, with a link to the rules.

use basalt_learn::section_of;
use basalt_locales::Message;
use basalt_rules::MoveError;
use basalt_view::errors::message_of;

/// A refusal with its reason.
#[derive(Clone)]
pub(crate) struct RefusalNotice {
    /// The reason, which can follow a colon.
    pub(crate) why: Message,
    /// The address of the section of the rules that explains it.
    pub(crate) rule: Option<String>,
}

/// The address of the section of the rules that explains a refused move.
pub(crate) fn rule_address(error: &MoveError) -> Option<String> {
    let (title, section) = (error.title()?, section_of(error)?);
    Some(format!("/rules/{title}#{}", section.id))
}

impl From<MoveError> for RefusalNotice {
    fn from(error: MoveError) -> Self {
        let rule = rule_address(&error);
        Self { why: message_of(&error), rule }
    }
}

#[cfg(test)]
mod tests {
    use basalt_rules::{AnyMove, AnyPosition, Game};

    use super::*;

    fn refused(game: Game, position: &str, mv: &str) -> RefusalNotice {
        let mut position = AnyPosition::parse(game, position).expect(position);
        let mv = AnyMove::parse(game, mv).expect(mv);
        position.play(mv).expect_err("an illegal move").into()
    }

    #[test]
    fn a_refused_move_leads_to_the_rule_that_it_breaks() {
        let lone_red = refused(Game::Dvonn, "9/1r8/wrr8/10/9 w s", "b3c3");
        assert_eq!(lone_red.rule.as_deref(), Some("/rules/dvonn#red"));
        let taken = refused(Game::Punct, "w:l4/l5m5 b: b 0", "l4/l5m5");
        assert_eq!(taken.rule.as_deref(), Some("/rules/punct#placing"));
    }
}
