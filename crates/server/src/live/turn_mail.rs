//! E-mail about games that wait: to members who want it and have not been there since it is their turn.
//!
//! A message lists all correspondence games in which it is the member's turn, so that many games make one message. The node
//! that claims it in the store sends it. If that node dies before, or the SMTP server refuses it, the next one comes hours later:
//! none is better than two.

use std::fmt::Write as _;

use basalt_locales::{Catalogue, Language, Message, messages};
use basalt_referee::{DAY_MS, HOUR_MS, Millis, Pace};
use basalt_rules::Color;
use basalt_store::{Header, PlayerId, TurnMailRecipient};

use super::node::Node;
use crate::api_error::ApiResult;
use crate::archive::player_name;
use crate::mail::{Mail, Mailer, page_link, parse_address};

/// Time for which it has to be a member's turn before there is a message. Whoever plays move after move gets none.
const DELAY_MS: Millis = HOUR_MS;

/// Minimum time between two messages to a member. The shortest correspondence game has a day for a move: even if a turn
/// begins just after a message, the next one comes with two thirds of the time left. That makes three messages a day at most,
/// and only while new turns begin and the member stays away.
const INTERVAL_MS: Millis = 8 * HOUR_MS;

/// Maximum number of members who get a message in one sweep. The queue of the SMTP server takes as many, and requests of
/// members need it, too.
const MAX_SENT: u32 = 50;

/// Maximum number of games in a message.
const MAX_GAMES: u32 = 50;

impl Node {
    /// Sends e-mail about games that wait, to all members who should have some and whom no other node has claimed.
    pub(crate) async fn send_turn_mail(&self) -> ApiResult {
        let Some(mailer) = self.state.mailer() else { return Ok(()) };
        let now = self.now();
        let begun_before = now.saturating_sub(DELAY_MS);
        let mailed_before = now.saturating_sub(INTERVAL_MS);
        let due = self.store().turn_mail_due(begun_before, mailed_before, MAX_SENT).await?;
        let players: Vec<PlayerId> = due.iter().map(|one| one.player).collect();
        let connected = self.connected(&players).await?;
        for recipient in due.into_iter().filter(|one| !connected.contains(&one.player)) {
            let waiting = self.waiting_games(recipient.player).await?;
            if !waiting.is_empty()
                && self.store().claim_turn_mail(recipient.player, mailed_before, now).await?
            {
                self.mail_turns(mailer, &recipient, &waiting, now);
            }
        }
        Ok(())
    }

    /// The correspondence games in which it is a player's turn, the one with the least time left first.
    async fn waiting_games(&self, player: PlayerId) -> ApiResult<Vec<Header>> {
        let mut waiting = self.store().running_headers_of(player, MAX_GAMES).await?;
        waiting.retain(|header| {
            let is_turn = header.summary.to_move.is_some()
                && header.summary.to_move == header.color_of(player);
            is_turn && matches!(header.terms.pace, Pace::Days(_))
        });
        Ok(waiting)
    }

    fn mail_turns(
        &self,
        mailer: &Mailer,
        recipient: &TurnMailRecipient,
        waiting: &[Header],
        now: Millis,
    ) {
        // The address was checked when the member gave it.
        let Ok(to) = parse_address(&recipient.address) else { return };
        let language = Language::from_tag(&recipient.language).unwrap_or_default();
        let catalogue = Catalogue::new(language);
        let public = self.state.options().public.as_deref().unwrap_or_default();
        let mut games = String::new();
        for header in waiting {
            // Writing to a string cannot fail.
            _ = writeln!(games, "{}", catalogue.say(&line(header, recipient, &catalogue, now)));
            _ = writeln!(games, "{public}/online/game/{}\n", header.game);
        }
        let unsubscribe = page_link(self.state.options(), "unsubscribe", &recipient.unsubscribe);
        let subject = messages::mail_turns(waiting.len() as u64);
        let body = messages::mail_turns_text(&recipient.name, games.trim_end(), &unsubscribe);
        // A full queue is logged nowhere else, but the next message lists the same games.
        _ = mailer.send(Mail { to, language, subject, body, unsubscribe: Some(unsubscribe) });
    }
}

/// A game in one line: the opponent, and the time left.
fn line(
    header: &Header,
    recipient: &TurnMailRecipient,
    catalogue: &Catalogue,
    now: Millis,
) -> Message {
    let opponent = header.color_of(recipient.player).map(Color::other);
    let name = opponent.map(|color| player_name(&header.seats[color].player));
    let game = catalogue.say(&messages::play_game(header.terms.game.id()));
    let left = header.summary.deadline.unwrap_or(now).saturating_sub(now);
    let left = catalogue.say(&match left {
        left if left >= DAY_MS => messages::mail_left_days(left / DAY_MS),
        left if left >= HOUR_MS => messages::mail_left_hours(left / HOUR_MS),
        _ => messages::mail_left_minutes(),
    });
    messages::mail_turns_game(&game, &name.unwrap_or_default(), &left)
}
