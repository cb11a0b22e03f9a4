//! Handlers about players: profiles, leaderboards, vacations, the user's own games and data.

mod awaiting;
mod feed;
mod messages;
mod own_data;
mod own_games;
mod private_game;
mod profile;
mod progress;
mod relations;
mod uploads;
mod vacation;

pub(crate) use awaiting::awaiting;
pub(crate) use feed::{end_feed, feed, feed_status, renew_feed};
pub(crate) use messages::{
    change_message_policy, conversation, inbox, read_conversation, send_message,
};
pub(crate) use own_data::own_data;
pub(crate) use own_games::own_games;
pub(crate) use private_game::{change_conditions, change_note, private_game};
pub(crate) use profile::{LEADERBOARD_SIZE, Username, change_profile, leaderboard, profile};
pub(crate) use progress::{MAX_PROGRESS_BYTES, merge_progress, progress};
pub(crate) use relations::{
    change_challenge_policy, change_relation, online_players, relations, relationship,
};
pub(crate) use uploads::Uploads;
pub(crate) use vacation::vacation;
