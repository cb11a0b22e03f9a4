//! Messages of online play.

use crate::Message;

messages! {
    ONLINE:

    /// The heading of the lobby.
    online_title() = "online-title";
    /// A description of the lobby.
    online_lead() = "online-lead";
    /// The server is being reached.
    online_connecting() = "online-connecting";
    /// The connection is gone.
    online_lost() = "online-lost";
    /// The name of the person.
    online_you(name: &str, kind: &str) = "online-you";
    /// Plays whoever wants the same.
    online_pair() = "online-pair";
    /// Opens a challenge in the lobby.
    online_open() = "online-open";
    /// Makes a link for a friend.
    online_invite() = "online-invite";
    /// Plays the server's engine.
    online_computer() = "online-computer";
    /// The name of the player who is challenged.
    online_to() = "online-to";
    /// Whether ratings change.
    online_rated() = "online-rated";
    /// Ratings do not change.
    online_casual() = "online-casual";
    /// Why a game cannot be rated.
    online_rated_members() = "online-rated-members";
    /// The heading over the time.
    online_pace() = "online-pace";
    /// A time in minutes, and seconds for each move.
    online_live(minutes: &str, seconds: u64) = "online-live";
    /// The number of days for each move.
    online_days(days: u64) = "online-days";
    /// The start of DVONN, in the terms of a game.
    online_board(board: &str) = "online-board";
    /// The person waits for an opponent.
    online_waiting() = "online-waiting";
    /// Over the link for a friend.
    online_link() = "online-link";
    /// Copies the link.
    online_copy() = "online-copy";
    /// The heading over open challenges.
    online_seeks() = "online-seeks";
    /// Nobody waits.
    online_no_seeks() = "online-no-seeks";
    /// Accepts a challenge.
    online_accept() = "online-accept";
    /// Declines a challenge.
    online_decline() = "online-decline";
    /// Takes back a challenge.
    online_withdraw() = "online-withdraw";
    /// Marks a challenge for the person alone.
    online_for_you() = "online-for-you";
    /// The heading over games going on.
    online_running() = "online-running";
    /// No game goes on.
    online_no_running() = "online-no-running";
    /// Watches a game.
    online_watch() = "online-watch";
    /// In how many games it is the person's turn.
    online_your_turn(games: u64) = "online-your-turn";
    /// Goes to the next game that waits for the person.
    online_next() = "online-next";
    /// The heading of a challenge that was opened by its link.
    online_seek_title(name: &str) = "online-seek-title";
    /// The server's engine as a player.
    online_computer_name(level: u64) = "online-computer-name";
    /// Whose turn it is in a game between others.
    online_ply_of(color: &str) = "online-ply-of";
    /// Whether it is the person's turn.
    online_turn(who: &str) = "online-turn";
    /// A move is on its way.
    online_sending() = "online-sending";
    /// Calls a game off.
    online_abort() = "online-abort";
    /// Offers a draw.
    online_offer_draw() = "online-offer-draw";
    /// Whose offer of a draw is open.
    online_draw_offered(who: &str) = "online-draw-offered";
    /// Asks to take back a move.
    online_ask_takeback() = "online-ask-takeback";
    /// The player who offers to take back a move.
    online_takeback_asked(who: &str) = "online-takeback-asked";
    /// Accepts what is offered.
    online_yes() = "online-yes";
    /// Declines what is offered, or takes it back.
    online_no() = "online-no";
    /// The opponent has left.
    online_away() = "online-away";
    /// Claims the game of an opponent who has left.
    online_claim() = "online-claim";
    /// The player who offers a rematch.
    online_rematch_offered(who: &str) = "online-rematch-offered";
    /// Goes to the game that followed.
    online_next_game() = "online-next-game";
    /// The end of a game: the loser had left.
    online_left(winner: &str) = "online-left";
    /// The end of a game: it was aborted.
    online_aborted() = "online-aborted";
    /// The change of a rating.
    online_rating(name: &str, before: &str, after: &str) = "online-rating";
    /// The number of spectators.
    online_watchers(count: u64) = "online-watchers";
    /// The round-trip time to the server.
    online_lag(ms: u64) = "online-lag";
    /// An explanation of that number.
    online_lag_title() = "online-lag-title";
    /// The heading over the chat.
    online_chat() = "online-chat";
    /// Sends what was written.
    online_say() = "online-say";
    /// Whether the chat is shown.
    online_chat_show() = "online-chat-show";
    /// Whether what the opponent says is hidden.
    online_mute() = "online-mute";
    /// A ready-made phrase.
    online_phrase(phrase: &str) = "online-phrase";
    /// The heading of the account.
    online_account() = "online-account";
    /// Why one may want an account.
    online_account_why() = "online-account-why";
    /// The name of an account.
    online_name() = "online-name";
    /// The password of an account.
    online_password() = "online-password";
    /// Makes an account.
    online_register() = "online-register";
    /// Enters an account.
    online_login() = "online-login";
    /// Leaves an account.
    online_logout() = "online-logout";
    /// The heading of the best players.
    online_leaderboard() = "online-leaderboard";
    /// A kind of games that are rated together.
    online_pool(pool: &str) = "online-pool";
    /// An explanation of the question mark after a rating.
    online_provisional() = "online-provisional";
    /// The number of rated games.
    online_games_count(games: u64) = "online-games-count";
    /// Nobody is rated there yet.
    online_nobody() = "online-nobody";
    /// Since when somebody is a member.
    online_since(date: &str) = "online-since";
    /// Challenges the player whose page this is.
    online_challenge_player() = "online-challenge-player";
    /// The heading over the chart of a rating.
    online_history() = "online-history";
    /// The heading over vacations.
    online_vacation() = "online-vacation";
    /// An explanation of vacations.
    online_vacation_lead() = "online-vacation-lead";
    /// Takes so many days off.
    online_vacation_begin(days: u64) = "online-vacation-begin";
    /// Ends a vacation.
    online_vacation_end() = "online-vacation-end";
    /// Until when somebody is away.
    online_vacation_until(date: &str) = "online-vacation-until";
    /// The heading of the archive.
    online_archive() = "online-archive";
    /// The field for a player.
    online_player() = "online-player";
    /// The field for the result.
    online_result() = "online-result";
    /// A result in the field.
    online_result_is(result: &str) = "online-result-is";
    /// The field for the game.
    online_game() = "online-game";
    /// The field for the first day.
    online_from() = "online-from";
    /// The field for the last day.
    online_until() = "online-until";
    /// The field for the spaces of the red pieces.
    online_reds() = "online-reds";
    /// Looks for games.
    online_search() = "online-search";
    /// No game was found.
    online_nothing_found() = "online-nothing-found";
    /// Shows more games.
    online_more() = "online-more";
    /// The length of a game.
    online_plies(plies: u64) = "online-plies";
    /// Over the links that save a game.
    online_export() = "online-export";
    /// The moves that are planned while the opponent thinks.
    online_planned(moves: &str) = "online-planned";
    /// Forgets what was planned.
    online_unplan() = "online-unplan";
    /// The planned move is no longer legal.
    online_plan_dropped(moves: &str) = "online-plan-dropped";
    /// Why the server does not do what is asked.
    online_refused(why: &str, seconds: u64) = "online-refused";
}
