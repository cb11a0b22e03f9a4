//! The format of every message is frozen by the files in `golden/`: each line reads, and is written byte for byte as
//! it stands there. A kind of message without a line fails.

use std::collections::{BTreeSet, HashSet};
use std::fmt::Debug;

use basalt_referee::{
    BadTerms, Board, ChatMessage, ColorWish, ContactPolicy, EndReason, ModeratorAction, Pace,
    Phrase, Player, Pool, Relation, ReportKind, ReportReason, Scope,
};
use basalt_rules::Game;
use basalt_wire::{
    AccessToken, AccessTokenRequest, AccountSecurity, Act, AppealRequest, AppealToken, AppealView,
    ChallengesFrom, ConditionsChange, Confirmation, Conversation, Credentials, DirectMessage,
    EmailAddress, EmailLink, EmailSubscription, ErrorCode, Event, ExploredMove, FairPlay,
    FeedAddress, FeedStatus, FromServer, Inbox, Listing, LobbySummary, Me, Measure, MessagesFrom,
    ModerationEntry, ModerationQueue, ModerationRecord, NewAccessToken, NewAppeal, NewMessage,
    NewName, NewReport, Note, Numbered, NumberedRequest, OneTimeCode, OnlinePlayer, PasskeyAnswer,
    PasskeyChallenge, PasskeyRegistration, PasskeyToRemove, PasswordChange, PasswordReset,
    PrivateGame, Profile, ProfileChange, ProgressChange, ProgressDocument, ProgressState,
    PushStatus, PushSubscription, Ranked, Recovery, RecoveryCodes, RelationChange, Relations,
    Relationship, ReportAbout, SearchRequest, SessionToEnd, ToServer, TokenToRevoke, TurnMail,
    TwoFactorSetup, Vacation, read, write,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Defines a function that names the kind of a value, and the list of all kinds. The match keeps the list complete.
macro_rules! kinds {
    ($name:ident, $list:ident, $type:ident: $($kind:ident),+ $(,)?) => {
        const $list: &[&str] = &[$(stringify!($kind)),+];

        fn $name(value: &$type) -> &'static str {
            match value {
                $($type::$kind { .. } => stringify!($kind)),+
            }
        }
    };
}

kinds! {
    to_server, TO_SERVER, ToServer:
    Ping, Pong, EnterLobby, LeaveLobby, OlderSeeks, Seek, Pair, Withdraw, Accept, Decline,
    PlayComputer, Watch, Unwatch, Play, Do, FocusLost, Say,
}
kinds! {
    act, ACTS, Act:
    Resign, Abort, OfferDraw, AcceptDraw, DeclineDraw, AskTakeback, AcceptTakeback,
    DeclineTakeback, Claim, Rematch,
}
kinds! { message, MESSAGES, ChatMessage: Text, Phrase }
kinds! {
    phrase, PHRASES, Phrase:
    Hello, GoodLuck, WellPlayed, Thanks, OneMoment, GoodGame, MustGo, Oops,
}
kinds! {
    from_server, FROM_SERVER, FromServer:
    Welcome, Done, Refused, Ping, Pong, Game, Events, Presence, Players, Said, Rated,
    RematchOffered, Rematch, Lobby, OlderSeeks, Boards, SeekOpened, SeekClosed, Started, Waiting,
    Notice,
}
kinds! {
    error_code, ERROR_CODES, ErrorCode:
    Unreadable, NoGame, NoSeek, NoPlayer, NotYours, NotYourTurn, Stale, Illegal, Over, NotOver,
    TooLate, NotNow, Terms, MembersOnly, Yourself, Stranger, BadName, NameTaken, BadPassword,
    WeakPassword, WrongPassword, FairPlay, BadChatMessage, TooOften, Busy, Overloaded, BadQuery,
    ServerError, Maintenance, ConfirmFirst, SecondFactor, WrongCode, BadPasskey,
    LastWayIn, RenamedLately, BadEmail, BadLink, NoEmail, NoPasskeys,
    ChallengeRefused, MessageRefused, TooManyRelations, BadPush, BadProfile, BadConditions,
    AlreadyReported, TooManyReports, BadWords, NoChange, Muted, ChatClosed, LinkHeld,
    AccountClosed, NoNewAccounts, NotForBots, TooManyTokens, TooManyGames,
}
kinds! {
    bad_terms, BAD_TERMS, BadTerms:
    RandomBoard, Base, Increment, Days, RatedBasic, Odds, RatedBot,
}
kinds! {
    event, EVENTS, Event:
    Move, DrawOffered, DrawDeclined, TakebackAsked, TakebackDeclined, TakenBack, VacationBegun,
    VacationEnded, ServerDown, Ended,
}
kinds! { reason, REASONS, EndReason: Board, Resigned, Time, Left, Agreed, Aborted, Adjudicated }
kinds! { board, BOARDS, Board: Empty, Random }
kinds! { pace, PACES, Pace: Live, Days }
kinds! { color_wish, COLOR_WISHES, ColorWish: Either, White, Black }
kinds! { player, PLAYERS, Player: Member, Guest, Computer }
kinds! { relation, RELATIONS, Relation: Follow, Block }
kinds! { about, ABOUT, ReportAbout: Game, Chat, Profile, Message }
kinds! { report_kind, REPORT_KINDS, ReportKind: Game, Chat, Profile, Message }
kinds! {
    report_reason, REPORT_REASONS, ReportReason:
    Cheating, Abuse, Spam, Name, Stalling, Other,
}
kinds! {
    moderator_action, MODERATOR_ACTIONS, ModeratorAction:
    Warn, WithdrawWarning, Mute, Unmute, Rename, RestoreName, Close, Ban, Reopen, ResetRating,
    RestoreRating, Dismiss, RejectAppeal, RefundRating, WithdrawRefund,
}
kinds! { policy, POLICIES, ContactPolicy: Everybody, Followed, Nobody }

/// The messages of a golden file, each of which is written as it was read.
fn messages<T: Serialize + DeserializeOwned + PartialEq + Debug>(golden: &str) -> Vec<T> {
    let messages = golden.lines().map(|line| {
        let message: T = read(line).unwrap_or_else(|| panic!("not readable: {line}"));
        assert_eq!(write(&message), line);
        message
    });
    messages.collect()
}

/// Checks a golden file of messages with secrets, which are never shown.
fn secrets<T: Serialize + DeserializeOwned>(golden: &str) {
    for line in golden.lines() {
        assert!(read::<T>(line).map(|message| write(&message)).as_deref() == Some(line));
    }
}

#[test]
fn security_of_an_account() {
    messages::<AccountSecurity>(include_str!("golden/account_security.jsonl"));
    messages::<SessionToEnd>(include_str!("golden/session_to_end.jsonl"));
    secrets::<Confirmation>(include_str!("golden/confirmation.jsonl"));
    secrets::<PasswordChange>(include_str!("golden/password_change.jsonl"));
    secrets::<Recovery>(include_str!("golden/recovery.jsonl"));
    secrets::<RecoveryCodes>(include_str!("golden/recovery_codes.jsonl"));
    secrets::<TwoFactorSetup>(include_str!("golden/two_factor_setup.jsonl"));
    secrets::<OneTimeCode>(include_str!("golden/one_time_code.jsonl"));
    secrets::<PasskeyChallenge>(include_str!("golden/passkey_challenge.jsonl"));
    secrets::<PasskeyAnswer>(include_str!("golden/passkey_answer.jsonl"));
    messages::<NewName>(include_str!("golden/new_name.jsonl"));
    secrets::<PasskeyRegistration>(include_str!("golden/passkey_registration.jsonl"));
    messages::<EmailAddress>(include_str!("golden/email_address.jsonl"));
    secrets::<EmailLink>(include_str!("golden/email_link.jsonl"));
    messages::<EmailSubscription>(include_str!("golden/email_subscription.jsonl"));
    messages::<TurnMail>(include_str!("golden/turn_mail.jsonl"));
    secrets::<PasswordReset>(include_str!("golden/password_reset.jsonl"));
    secrets::<PushStatus>(include_str!("golden/push_status.jsonl"));
    secrets::<PushSubscription>(include_str!("golden/push_subscription.jsonl"));
    let tokens = messages::<AccessToken>(include_str!("golden/access_token.jsonl"));
    assert_eq!(tokens[0].scopes, Scope::ALL);
    messages::<AccessTokenRequest>(include_str!("golden/access_token_request.jsonl"));
    secrets::<NewAccessToken>(include_str!("golden/new_access_token.jsonl"));
    messages::<TokenToRevoke>(include_str!("golden/token_to_revoke.jsonl"));
    messages::<PasskeyToRemove>(include_str!("golden/passkey_to_remove.jsonl"));
}

/// The messages of a golden file, which has every kind of them.
fn complete<T: Serialize + DeserializeOwned + PartialEq + Debug>(
    golden: &str,
    kind: fn(&T) -> &'static str,
    kinds: &[&'static str],
) -> Vec<T> {
    let messages = messages(golden);
    assert_complete(messages.iter().map(kind), kinds);
    messages
}

/// Checks that a list of kinds has all the kinds there are.
fn assert_complete(found: impl IntoIterator<Item = &'static str>, kinds: &[&'static str]) {
    let found: BTreeSet<_> = found.into_iter().collect();
    assert_eq!(found, kinds.iter().copied().collect());
}

#[test]
fn messages_to_the_server() {
    let asked: Vec<NumberedRequest> = messages(include_str!("golden/to_server.jsonl"));
    assert_complete(asked.iter().map(|asked| to_server(&asked.request)), TO_SERVER);
    let terms: Vec<_> = asked
        .iter()
        .filter_map(|asked| match &asked.request {
            ToServer::Seek { terms, .. }
            | ToServer::Pair { terms }
            | ToServer::PlayComputer { terms, .. } => Some(terms),
            _ => None,
        })
        .collect();
    assert_complete(terms.iter().map(|terms| board(&terms.board)), BOARDS);
    assert_complete(terms.iter().map(|terms| pace(&terms.pace)), PACES);
    assert_complete(terms.iter().map(|terms| color_wish(&terms.color)), COLOR_WISHES);
}

#[test]
fn a_message_may_leave_out_what_was_added_later() {
    let watch = r#"{"ask":1,"what":{"watch":{"game":"aaaaaaaaaa","after":4}}}"#;
    let asked: NumberedRequest = read(watch).expect("the number of the last line was added later");
    assert!(
        matches!(asked.request, ToServer::Watch { after: 4, last_chat_line: 0, .. }),
        "{asked:?}"
    );
    let profile = r#"{"name":"Bea","since":0,"vacation_until":null,"ratings":[],"history":[]}"#;
    let profile: Profile = read(profile).expect("results, picture and words were added later");
    assert!(profile.opponents.is_empty() && profile.about.is_empty());
}

#[test]
fn acts_and_phrases() {
    complete(include_str!("golden/act.jsonl"), act, ACTS);
    let asked: Vec<NumberedRequest> = messages(include_str!("golden/say.jsonl"));
    let chat_messages = asked.iter().filter_map(|asked| match &asked.request {
        ToServer::Say { message, .. } => Some(message),
        _ => None,
    });
    assert_complete(chat_messages.clone().map(message), MESSAGES);
    let phrases = chat_messages.filter_map(|message| match message {
        ChatMessage::Phrase(phrase) => Some(phrase),
        ChatMessage::Text(_) => None,
    });
    assert_complete(phrases.map(phrase), PHRASES);
}

#[test]
fn messages_from_the_server() {
    let said = complete(include_str!("golden/from_server.jsonl"), from_server, FROM_SERVER);
    let players = said.iter().flat_map(|message| match message {
        FromServer::Game(state) => vec![&state.white, &state.black],
        FromServer::Players { white, black, .. } => vec![white, black],
        _ => Vec::new(),
    });
    assert_complete(players.map(player), PLAYERS);
}

#[test]
fn error_codes() {
    let codes = complete(include_str!("golden/error_code.jsonl"), error_code, ERROR_CODES);
    let wrong = codes.iter().filter_map(|code| match code {
        ErrorCode::Terms { wrong } => Some(wrong),
        _ => None,
    });
    assert_complete(wrong.map(bad_terms), BAD_TERMS);
}

#[test]
fn events() {
    let events: Vec<Numbered> = messages(include_str!("golden/event.jsonl"));
    assert_complete(events.iter().map(|numbered| event(&numbered.event)), EVENTS);
    for numbered in &events {
        let game = if numbered.number == 2 { Game::Punct } else { Game::Dvonn };
        let decoded = numbered.decode(game).expect("its move is one of the game");
        assert_eq!(Numbered::from(decoded), *numbered);
    }
    assert!(events[1].decode(Game::Dvonn).is_err(), "a turn of PÜNCT");
    let endings = events.iter().filter_map(|numbered| match &numbered.event {
        Event::Ended(ending) => Some(&ending.reason),
        _ => None,
    });
    assert_complete(endings.map(reason), REASONS);
}

#[test]
fn searches_in_the_archive_are_read() {
    let text = |text: &str| Some(text.to_owned());
    let requests = include_str!("golden/search_request.jsonl").lines().map(read);
    let expected = [
        SearchRequest::default(),
        SearchRequest {
            player: text("Ada"),
            game: text("punct-basic"),
            result: text("white"),
            from: Some(1),
            until: Some(2),
            reds: text("a1 c3 k5"),
            before: Some(3),
            ..Default::default()
        },
        SearchRequest { pool: text("dvonn-live"), boards: Some(true), ..Default::default() },
        SearchRequest { before: Some(3), before_game: text("baaaaaaaaa"), ..Default::default() },
    ];
    assert_eq!(requests.collect::<Vec<_>>(), expected.map(Some));
}

#[test]
fn opening_explorer() {
    messages::<ExploredMove>(include_str!("golden/explored_move.jsonl"));
}

#[test]
fn company() {
    let changes = messages::<RelationChange>(include_str!("golden/relation_change.jsonl"));
    assert_complete(
        changes.iter().filter_map(|one| one.relation.as_ref()).map(relation),
        RELATIONS,
    );
    let policies = messages::<ChallengesFrom>(include_str!("golden/challenges_from.jsonl"));
    assert_complete(policies.iter().map(|one| policy(&one.policy)), POLICIES);
    messages::<Relationship>(include_str!("golden/relationship.jsonl"));
    messages::<Relations>(include_str!("golden/relations.jsonl"));
    messages::<OnlinePlayer>(include_str!("golden/online_player.jsonl"));
    messages::<PrivateGame>(include_str!("golden/private_game.jsonl"));
    messages::<Note>(include_str!("golden/note.jsonl"));
    messages::<FeedStatus>(include_str!("golden/feed_status.jsonl"));
    secrets::<FeedAddress>(include_str!("golden/feed_address.jsonl"));
    messages::<ProgressState>(include_str!("golden/progress_state.jsonl"));
    messages::<ProgressChange>(include_str!("golden/progress_change.jsonl"));
    messages::<ProgressDocument>(include_str!("golden/progress_document.jsonl"));
    messages::<ConditionsChange>(include_str!("golden/conditions_change.jsonl"));
}

#[test]
fn direct_messages() {
    messages::<Inbox>(include_str!("golden/inbox.jsonl"));
    messages::<Conversation>(include_str!("golden/conversation.jsonl"));
    messages::<DirectMessage>(include_str!("golden/direct_message.jsonl"));
    messages::<NewMessage>(include_str!("golden/new_message.jsonl"));
    let policies = messages::<MessagesFrom>(include_str!("golden/messages_from.jsonl"));
    assert_complete(policies.iter().map(|one| policy(&one.policy)), POLICIES);
}

#[test]
fn reports_and_moderation() {
    messages::<FairPlay>(include_str!("golden/fair_play.jsonl"));
    let reports = messages::<NewReport>(include_str!("golden/new_report.jsonl"));
    assert_complete(reports.iter().map(|one| about(&one.about)), ABOUT);
    assert_complete(reports.iter().map(|one| report_reason(&one.reason)), REPORT_REASONS);
    let measures = messages::<Measure>(include_str!("golden/measure.jsonl"));
    assert_complete(measures.iter().map(|one| moderator_action(&one.action)), MODERATOR_ACTIONS);
    let queues = messages::<ModerationQueue>(include_str!("golden/moderation_queue.jsonl"));
    let reports = queues.iter().flat_map(|queue| &queue.reports);
    assert_complete(reports.map(|report| report_kind(&report.kind)), REPORT_KINDS);
    messages::<ModerationRecord>(include_str!("golden/moderation_record.jsonl"));
    messages::<ModerationEntry>(include_str!("golden/moderation_entry.jsonl"));
    messages::<AppealView>(include_str!("golden/appeal_view.jsonl"));
    messages::<AppealRequest>(include_str!("golden/appeal_request.jsonl"));
    secrets::<AppealToken>(include_str!("golden/appeal_token.jsonl"));
    secrets::<NewAppeal>(include_str!("golden/new_appeal.jsonl"));
}

#[test]
fn accounts_and_the_archive() {
    messages::<Me>(include_str!("golden/me.jsonl"));
    messages::<Vacation>(include_str!("golden/vacation.jsonl"));
    messages::<Ranked>(include_str!("golden/ranked.jsonl"));
    messages::<Listing>(include_str!("golden/listing.jsonl"));
    messages::<LobbySummary>(include_str!("golden/lobby_summary.jsonl"));
    secrets::<Credentials>(include_str!("golden/credentials.jsonl"));
    messages::<ProfileChange>(include_str!("golden/profile_change.jsonl"));
    let profiles: Vec<Profile> = messages(include_str!("golden/profile.jsonl"));
    let rated = profiles.iter().flat_map(|profile| &profile.ratings).map(|(pool, _)| pool);
    let changed = profiles.iter().flat_map(|profile| &profile.history).map(|point| &point.pool);
    let found: HashSet<Pool> = rated.chain(changed).copied().collect();
    assert_eq!(found, Pool::all().collect());
}

/// The example in docs/http-api.md has all that a lobby can have, on several lines.
#[test]
fn the_lobby_of_the_documentation_is_one() {
    let page = include_str!("../../../docs/http-api.md");
    let blocks: Vec<&str> = page.split("\n```json\n").skip(1).collect();
    assert_eq!(blocks.len(), 1, "an example that is not tested");
    let example = blocks[0].split("\n```").next().expect("the block ends");
    let lobby: LobbySummary = read(example).expect("a lobby");
    assert!(lobby.featured.is_some() && !lobby.recent.is_empty());
    let value = |text: &str| serde_json::from_str::<serde_json::Value>(text).expect("JSON");
    assert_eq!(value(&write(&lobby)), value(example), "no field is unknown");
}
