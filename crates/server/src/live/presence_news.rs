//! The presence that the audience of a game is told. Everybody who watches or leaves changes it, and the server closes a connection
//! that reads too slowly, so strangers must not be able to fill the queue of a player.

use basalt_referee::Millis;
use basalt_wire::Presence;

/// Time that counts as one for the maximum of messages, in milliseconds.
const PERIOD_MS: Millis = 1_000;

/// Maximum number of messages in that time. Only a player who comes and goes all the time causes more than a few. Beyond it they
/// wait for the next period, as those about spectators always do after one message.
const MAX_TOLD: u32 = 10;

/// The presence that an audience was told last.
#[derive(Debug, Default)]
pub(crate) struct PresenceNews {
    told: Presence,
    /// When the present period began.
    begun: Option<Millis>,
    /// Number of messages in it.
    count: u32,
    /// Whether a message had to wait. Whoever has come meanwhile knows another presence than the others, even if the old one is
    /// right again by now.
    is_owed: bool,
}

/// The decision whether a presence is told now, later or not at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum News {
    /// Everybody knows the presence.
    Nothing,
    /// The presence has changed and has to be told later.
    Later,
    /// The presence has changed and is to be told now.
    Now(Presence),
}

impl PresenceNews {
    /// Whether a presence is to be told now. The caller tells it.
    pub(crate) fn next(&mut self, presence: Presence, now: Millis) -> News {
        if presence == self.told && !self.is_owed {
            return News::Nothing;
        }
        if self.begun.is_none_or(|begun| now.saturating_sub(begun) >= PERIOD_MS) {
            (self.begun, self.count) = (Some(now), 0);
        }
        let is_about_players = Presence { watchers: self.told.watchers, ..presence } != self.told;
        if self.count >= if is_about_players { MAX_TOLD } else { 1 } {
            self.is_owed = true;
            return News::Later;
        }
        (self.told, self.count, self.is_owed) = (presence, self.count + 1, false);
        News::Now(presence)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NONE: Presence = Presence { white: false, black: false, watchers: 0, away_since: None };

    fn watchers(watchers: u32) -> Presence {
        Presence { watchers, ..NONE }
    }

    #[test]
    fn spectators_who_come_and_go_are_told_once_a_second() {
        let mut news = PresenceNews::default();
        assert_eq!(news.next(NONE, 0), News::Nothing);
        assert_eq!(news.next(watchers(1), 10), News::Now(watchers(1)), "the first one at once");
        assert_eq!(news.next(watchers(2), 20), News::Later);
        assert_eq!(news.next(watchers(1), 1_009), News::Later, "somebody else may know of two");
        assert_eq!(news.next(watchers(1), 1_010), News::Now(watchers(1)));
        assert_eq!(news.next(watchers(1), 1_020), News::Nothing);
        assert_eq!(news.next(watchers(3), 1_500), News::Later);
        assert_eq!(news.next(watchers(3), 2_010), News::Now(watchers(3)));
    }

    #[test]
    fn players_are_told_at_once_unless_they_come_and_go_all_the_time() {
        let mut news = PresenceNews::default();
        let there = |is_there, watchers| Presence { white: is_there, watchers, ..NONE };
        assert_eq!(news.next(there(false, 1), 0), News::Now(there(false, 1)));
        for number in 1..MAX_TOLD {
            let presence = there(number % 2 == 1, 2);
            assert_eq!(news.next(presence, 500), News::Now(presence), "{number}");
        }
        let last = there(MAX_TOLD % 2 == 1, 2);
        assert_eq!(news.next(last, 999), News::Later);
        assert_eq!(news.next(last, 1_000), News::Now(last));
    }
}
