//! The rules by which a bot accepts challenges.

use basalt_rules::Game;

use crate::messages::{Challenge, Terms};

/// Whether games may be rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RatedWish {
    /// Rated and casual games.
    Both,
    /// Rated games only.
    Rated,
    /// Casual games only.
    Casual,
}

/// The challenges that a bot accepts.
#[derive(Clone, Debug)]
pub struct ChallengeRules {
    /// The games with their variants.
    pub games: Vec<Game>,
    /// Whether games may be rated.
    pub rated: RatedWish,
    /// Least seconds for a live game; `None` for no live games.
    pub min_seconds: Option<u32>,
    /// Most seconds for a live game.
    pub max_seconds: u32,
    /// Most days for a move by correspondence; `None` for no such games.
    pub max_days: Option<u8>,
    /// Most games at once.
    pub max_games: usize,
}

/// The decision about a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// It is accepted.
    Accept,
    /// It is acceptable as soon as a game is over.
    Wait,
    /// It is declined, for this reason.
    Decline(&'static str),
    /// It is none of the bot's business: its own, or open to everybody.
    Ignore,
}

impl ChallengeRules {
    /// Decides about a challenge while this many games go on.
    pub fn decide(&self, challenge: &Challenge, games: usize) -> Decision {
        if challenge.direction != "in" {
            return Decision::Ignore;
        }
        match self.fault(&challenge.terms) {
            Some(reason) => Decision::Decline(reason),
            None if games >= self.max_games => Decision::Wait,
            None => Decision::Accept,
        }
    }

    /// The reason why terms are not acceptable to the challenger's opponent. The next game of a match starts when the challenger likes, so
    /// that a match could exceed the number of games at once.
    fn fault(&self, terms: &Terms) -> Option<&'static str> {
        let known = terms.game.parse::<Game>().is_ok_and(|game| self.games.contains(&game));
        if !known {
            return Some("not this game");
        }
        match (self.rated, terms.rated) {
            (RatedWish::Rated, false) => return Some("rated games only"),
            (RatedWish::Casual, true) => return Some("casual games only"),
            (RatedWish::Both, _) | (RatedWish::Rated, true) | (RatedWish::Casual, false) => {}
        }
        if terms.best_of_three {
            return Some("single games only");
        }
        match (terms.clock_of_opponent(), terms.days) {
            (Some(clock), None) => match self.min_seconds {
                None => Some("no live games"),
                Some(least) if clock.limit < least => Some("too little time"),
                Some(_) if clock.limit > self.max_seconds => Some("too much time"),
                Some(_) => None,
            },
            (None, Some(days)) => match self.max_days {
                None => Some("no correspondence games"),
                Some(most) if days > most => Some("too many days"),
                Some(_) => None,
            },
            _ => Some("not this time control"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::{ChallengerColor, Clock};

    const RULES: ChallengeRules = ChallengeRules {
        games: Vec::new(),
        rated: RatedWish::Both,
        min_seconds: Some(60),
        max_seconds: 1_800,
        max_days: Some(3),
        max_games: 2,
    };

    fn rules() -> ChallengeRules {
        ChallengeRules { games: vec![Game::Dvonn], ..RULES }
    }

    fn live(limit: u32) -> Terms {
        let clock = Some(Clock { limit, increment: 3 });
        Terms {
            game: "dvonn".to_owned(),
            clock,
            days: None,
            rated: false,
            color: ChallengerColor::Random,
            best_of_three: false,
            odds: None,
        }
    }

    fn decide(rules: &ChallengeRules, terms: Terms, games: usize) -> Decision {
        let direction = "in".to_owned();
        let id = "aaaaaaaaaa".to_owned();
        rules.decide(&Challenge { id, direction, challenger: None, terms }, games)
    }

    #[test]
    fn challenges_are_accepted_by_the_rules() {
        let rules = rules();
        assert_eq!(decide(&rules, live(300), 1), Decision::Accept);
        assert_eq!(decide(&rules, live(300), 2), Decision::Wait);
        assert_eq!(decide(&rules, live(59), 0), Decision::Decline("too little time"));
        assert_eq!(decide(&rules, live(1_801), 0), Decision::Decline("too much time"));
        let days = |days| Terms { clock: None, days: Some(days), ..live(0) };
        assert_eq!(decide(&rules, days(3), 0), Decision::Accept);
        assert_eq!(decide(&rules, days(4), 0), Decision::Decline("too many days"));
        let punct = Terms { game: "punct".to_owned(), ..live(300) };
        assert_eq!(decide(&rules, punct, 0), Decision::Decline("not this game"));
        let none = Terms { clock: None, ..live(300) };
        assert_eq!(decide(&rules, none, 0), Decision::Decline("not this time control"));
    }

    #[test]
    fn rated_games_and_kinds_of_time_can_be_excluded() {
        let rated = || Terms { rated: true, ..live(300) };
        let casual = ChallengeRules { rated: RatedWish::Casual, ..rules() };
        assert_eq!(decide(&casual, rated(), 0), Decision::Decline("casual games only"));
        let serious = ChallengeRules { rated: RatedWish::Rated, ..rules() };
        assert_eq!(decide(&serious, live(300), 0), Decision::Decline("rated games only"));
        assert_eq!(decide(&serious, rated(), 0), Decision::Accept);
        let slow = ChallengeRules { min_seconds: None, ..rules() };
        assert_eq!(decide(&slow, live(300), 0), Decision::Decline("no live games"));
        let fast = ChallengeRules { max_days: None, ..rules() };
        let days = Terms { clock: None, days: Some(1), ..live(0) };
        assert_eq!(decide(&fast, days, 0), Decision::Decline("no correspondence games"));
    }

    #[test]
    fn limits_are_for_the_clock_of_the_bot() {
        let with = |limit, odds| {
            let odds = Some(Clock { limit: odds, increment: 0 });
            decide(&rules(), Terms { odds, ..live(limit) }, 0)
        };
        assert_eq!(with(300, 59), Decision::Decline("too little time"));
        assert_eq!(with(300, 1_801), Decision::Decline("too much time"));
        assert_eq!(with(30, 60), Decision::Accept, "the challenger may have less");
        assert_eq!(with(3_600, 1_800), Decision::Accept, "or more");
    }

    #[test]
    fn matches_are_declined() {
        let terms = Terms { best_of_three: true, ..live(300) };
        assert_eq!(decide(&rules(), terms, 0), Decision::Decline("single games only"));
    }

    #[test]
    fn challenges_of_its_own_are_left_alone() {
        for direction in ["out", "open", ""] {
            let (id, direction) = ("aaaaaaaaaa".to_owned(), direction.to_owned());
            let challenge = Challenge { id, direction, challenger: None, terms: live(300) };
            assert_eq!(rules().decide(&challenge, 0), Decision::Ignore);
        }
    }
}
