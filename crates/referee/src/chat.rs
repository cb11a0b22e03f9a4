//! The chat of a game.

use basalt_rules::sorting::sorted_by_key;

use crate::unknown_id::text_by_id;
use crate::{DAY_MS, Millis, OnlineGame};

/// Time for which the chat of a live game stays open after its end: long enough to talk the game over. Later, nobody is there who
/// could answer, and a quarrel would only go on.
pub const LIVE_CHAT_MS: Millis = 30 * 60 * 1_000;

/// The same for a correspondence game, whose players come once in a few days.
pub const DAYS_CHAT_MS: Millis = 7 * DAY_MS;

impl OnlineGame {
    /// When its chat closes; `None` while the game goes on.
    pub fn chat_closes(&self) -> Option<Millis> {
        let open_for = if self.is_live() { LIVE_CHAT_MS } else { DAYS_CHAT_MS };
        // Nothing happens in a game after its end.
        self.ending().map(|_| self.latest().saturating_add(open_for))
    }
}

/// A message of a chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChatMessage {
    /// Free text.
    Text(String),
    /// A ready-made phrase, which everybody reads in their own language.
    Phrase(Phrase),
}

impl ChatMessage {
    /// Most characters of a message.
    pub const MAX_CHARS: usize = 280;
}

/// Ready-made phrases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phrase {
    /// Hello.
    Hello,
    /// Good luck.
    GoodLuck,
    /// Well played.
    WellPlayed,
    /// Thank you.
    Thanks,
    /// A moment, please.
    OneMoment,
    /// Good game.
    GoodGame,
    /// I have to go.
    MustGo,
    /// Oops.
    Oops,
}

impl Phrase {
    /// Every phrase.
    pub const ALL: [Self; 8] = [
        Self::Hello,
        Self::GoodLuck,
        Self::WellPlayed,
        Self::Thanks,
        Self::OneMoment,
        Self::GoodGame,
        Self::MustGo,
        Self::Oops,
    ];

    /// Its name in catalogues, on the wire and in the store.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Hello => "hello",
            Self::GoodLuck => "good-luck",
            Self::WellPlayed => "well-played",
            Self::Thanks => "thanks",
            Self::OneMoment => "one-moment",
            Self::GoodGame => "good-game",
            Self::MustGo => "must-go",
            Self::Oops => "oops",
        }
    }
}

text_by_id!(Phrase, "phrase");

/// A line of a chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// Its number: the lines of a game are 1, 2, 3 and so on.
    pub number: u32,
    /// The name of its author.
    pub by: String,
    /// When it was said.
    pub at: Millis,
    /// The message.
    pub message: ChatMessage,
    /// Whether a spectator said it. The players do not hear it before the game is over.
    pub spectator: bool,
}

impl ChatLine {
    /// Merges lines into those that are known: each once, in the order of their numbers.
    pub fn add(known: &mut Vec<Self>, lines: &[Self]) {
        let all = std::mem::take(known).into_iter().chain(lines.iter().cloned());
        *known = sorted_by_key(all, |line| line.number);
        known.dedup_by_key(|line| line.number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(number: u32) -> ChatLine {
        let message = ChatMessage::Phrase(Phrase::Hello);
        ChatLine { number, by: "Ada".to_owned(), at: 7, message, spectator: false }
    }

    #[test]
    fn missed_lines_take_their_places_once() {
        let mut known = vec![line(1), line(4)];
        ChatLine::add(&mut known, &[line(2), line(3), line(4)]);
        assert_eq!(known, [1, 2, 3, 4].map(line));
    }
}
