//! Rate limits: log-in, registration, guests, search, challenges, chat, and requests on a connection.

use std::array;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use basalt_wire::ErrorCode;
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::HashMapStateStore;
use governor::state::{InMemoryState, NotKeyed};
use governor::{NotUntil, Quota, RateLimiter};
use prometheus_client::metrics::counter::Counter;

use crate::client_address::AddressKey;
use crate::clock::Clock;
use crate::metrics::Metrics;

/// Number of keys in a limiter from which on those are forgotten that may use their full burst again.
const MAX_KEYS: usize = 10_000;

/// The server's clock, so that tests hold the time in their hands.
impl governor::clock::Clock for Clock {
    type Instant = Duration;

    fn now(&self) -> Duration {
        Duration::from_millis(Clock::now(self))
    }
}

/// `burst` times at once, then once every `pause`.
fn quota(burst: u32, pause: Duration) -> Quota {
    let burst = NonZeroU32::new(burst).expect("a burst is at least one");
    Quota::with_period(pause).expect("a pause is not zero").allow_burst(burst)
}

/// Number of requests that one connection may send at once. No player needs more.
const CONNECTION_BURST: u32 = 60;

/// Pause after which a connection that has used its burst may send another request.
const CONNECTION_PAUSE: Duration = Duration::from_millis(50);

/// Number of times that one connection may ask for the lobby at once, and for pages of older challenges: each answer looks through all
/// challenges. A person who looks through a full lobby asks for some pages.
const LOBBY_BURST: u32 = 10;

/// Pause after which a connection that has used that burst may ask again.
const LOBBY_PAUSE: Duration = Duration::from_secs(1);

type ByKey = RateLimiter<String, HashMapStateStore<String>, Clock, NoOpMiddleware<Duration>>;
type Unkeyed = RateLimiter<NotKeyed, InMemoryState, Clock, NoOpMiddleware<Duration>>;

/// A rate limit for one connection.
#[derive(Debug)]
pub(crate) struct ConnectionLimit(Unkeyed);

impl ConnectionLimit {
    pub(crate) fn new(clock: &Clock) -> Self {
        Self::with_quota(quota(CONNECTION_BURST, CONNECTION_PAUSE), clock)
    }

    /// For requests of the lobby, or of older challenges.
    pub(crate) fn of_lobby(clock: &Clock) -> Self {
        Self::with_quota(quota(LOBBY_BURST, LOBBY_PAUSE), clock)
    }

    fn with_quota(quota: Quota, clock: &Clock) -> Self {
        Self(RateLimiter::direct_with_clock(quota, clock.clone()))
    }

    /// Counts one request, or says when the client may try again.
    pub(crate) fn check(&self) -> Result<(), ErrorCode> {
        self.0.check().map_err(|until| too_often(&until, self.0.clock()))
    }
}

fn too_often(until: &NotUntil<Duration>, clock: &Clock) -> ErrorCode {
    let wait = until.wait_time_from(governor::clock::Clock::now(clock));
    ErrorCode::TooOften { seconds: wait.as_millis().div_ceil(1_000) as u32 }
}

/// An action that is limited for each key: an address, a name, a player.
///
/// The limits are wide enough for a family or a club behind one address, and narrow enough that nobody can try out
/// passwords.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Limited {
    LogInByAddress,
    LogInByAccountAndAddress,
    /// From all addresses together, except on devices on which the member has logged in before.
    LogInByAccount,
    /// On a device on which the member has logged in before.
    LogInByDevice,
    /// Questions whether a device is known.
    DeviceByAddress,
    /// Tokens and cookies that the server has not found in the store lately.
    SecretByAddress,
    /// Codes of an authenticator app and recovery codes, after the password.
    SecondFactorByAccount,
    /// Challenges for passkeys, and answers to them.
    PasskeyByAddress,
    RegisterByAddress,
    GuestByAddress,
    /// Search, exports and images other than SVG.
    SearchByAddress,
    /// SVG images of games and positions.
    SvgByAddress,
    /// GIFs that are to be drawn.
    GifByAddress,
    /// Files with all games of a player.
    ExportByAddress,
    /// Files with everything about a member.
    DownloadByPlayer,
    /// Requests for an e-mail.
    MailByAddress,
    /// E-mail to a member, whoever asks for it.
    MailByAccount,
    /// Links to an e-mail address that may be anybody's.
    MailByRecipient,
    ChallengeByAddress,
    ChallengeByPlayer,
    ChatByPlayer,
    /// Following, blocking, and from whom challenges come.
    RelationByPlayer,
    /// Notes, conditional moves, and the words of a profile.
    NoteByPlayer,
    /// Push subscriptions.
    PushByPlayer,
    /// Push notifications to all devices of a player. Further ones are not sent.
    PushToPlayer,
    ReportByPlayer,
    ReportByAddress,
    /// Links to appeals, and appeals.
    AppealByAddress,
    /// Actions of a moderator.
    MeasureByPlayer,
    /// Documents that follow a member across devices.
    ProgressByPlayer,
    /// Direct messages.
    MessageByPlayer,
    /// Direct messages to somebody to whom the member has not written before.
    ConversationByPlayer,
    /// Notes that a window lost the focus. Further ones are not counted.
    FocusByPlayer,
    /// Requests of the public API with an access token.
    ApiByPlayer,
    /// Requests with a session that only read.
    ReadByPlayer,
    /// Changes of the user's own account that no other limit counts.
    WriteByPlayer,
    /// Requests about games that are not in the cache, each of which is read and replayed.
    GameByAddress,
}

impl Limited {
    /// Every action, in the order of declaration.
    const ALL: [Self; 37] = [
        Self::LogInByAddress,
        Self::LogInByAccountAndAddress,
        Self::LogInByAccount,
        Self::LogInByDevice,
        Self::DeviceByAddress,
        Self::SecretByAddress,
        Self::SecondFactorByAccount,
        Self::PasskeyByAddress,
        Self::RegisterByAddress,
        Self::GuestByAddress,
        Self::SearchByAddress,
        Self::SvgByAddress,
        Self::GifByAddress,
        Self::ExportByAddress,
        Self::DownloadByPlayer,
        Self::MailByAddress,
        Self::MailByAccount,
        Self::MailByRecipient,
        Self::ChallengeByAddress,
        Self::ChallengeByPlayer,
        Self::ChatByPlayer,
        Self::RelationByPlayer,
        Self::NoteByPlayer,
        Self::PushByPlayer,
        Self::PushToPlayer,
        Self::ReportByPlayer,
        Self::ReportByAddress,
        Self::AppealByAddress,
        Self::MeasureByPlayer,
        Self::ProgressByPlayer,
        Self::MessageByPlayer,
        Self::ConversationByPlayer,
        Self::FocusByPlayer,
        Self::ApiByPlayer,
        Self::ReadByPlayer,
        Self::WriteByPlayer,
        Self::GameByAddress,
    ];

    /// The name of the limit in metrics.
    fn name(self) -> &'static str {
        match self {
            Self::LogInByAddress => "log_in_by_address",
            Self::LogInByAccountAndAddress => "log_in_by_account_and_address",
            Self::LogInByAccount => "log_in_by_account",
            Self::LogInByDevice => "log_in_by_device",
            Self::DeviceByAddress => "device_by_address",
            Self::SecretByAddress => "secret_by_address",
            Self::SecondFactorByAccount => "second_factor_by_account",
            Self::PasskeyByAddress => "passkey_by_address",
            Self::RegisterByAddress => "register_by_address",
            Self::GuestByAddress => "guest_by_address",
            Self::SearchByAddress => "search_by_address",
            Self::SvgByAddress => "svg_by_address",
            Self::GifByAddress => "gif_by_address",
            Self::ExportByAddress => "export_by_address",
            Self::DownloadByPlayer => "download_by_player",
            Self::MailByAddress => "mail_by_address",
            Self::MailByAccount => "mail_by_account",
            Self::MailByRecipient => "mail_by_recipient",
            Self::ChallengeByAddress => "challenge_by_address",
            Self::ChallengeByPlayer => "challenge_by_player",
            Self::ChatByPlayer => "chat_by_player",
            Self::RelationByPlayer => "relation_by_player",
            Self::NoteByPlayer => "note_by_player",
            Self::PushByPlayer => "push_by_player",
            Self::PushToPlayer => "push_to_player",
            Self::ReportByPlayer => "report_by_player",
            Self::ReportByAddress => "report_by_address",
            Self::AppealByAddress => "appeal_by_address",
            Self::MeasureByPlayer => "measure_by_player",
            Self::ProgressByPlayer => "progress_by_player",
            Self::MessageByPlayer => "message_by_player",
            Self::ConversationByPlayer => "conversation_by_player",
            Self::FocusByPlayer => "focus_by_player",
            Self::ApiByPlayer => "api_by_player",
            Self::ReadByPlayer => "read_by_player",
            Self::WriteByPlayer => "write_by_player",
            Self::GameByAddress => "watch_by_address",
        }
    }

    fn quota(self) -> Quota {
        let (burst, pause) = match self {
            // Somebody with many games gets a push notification for each, but services that do not answer hold nobody else up.
            Self::LogInByAddress | Self::AppealByAddress | Self::PushToPlayer => {
                (20, Duration::from_secs(30))
            }
            Self::LogInByAccountAndAddress
            | Self::LogInByDevice
            | Self::PushByPlayer
            | Self::ExportByAddress => (10, Duration::from_mins(1)),
            Self::LogInByAccount => (50, Duration::from_secs(30)),
            Self::DeviceByAddress => (60, Duration::from_secs(1)),
            // After a restart everybody comes with a secret that the server has not seen yet, a whole school from one address.
            // Pages that are opened in a row make some requests each.
            Self::SecretByAddress | Self::ReadByPlayer => (240, Duration::from_millis(50)),
            // Three of a million codes are right at a time: trying one every five minutes takes centuries.
            Self::SecondFactorByAccount | Self::MailByAddress => (10, Duration::from_mins(5)),
            // A challenge is kept in the store for five minutes. A log-in takes two: the challenge and its answer.
            Self::PasskeyByAddress => (80, Duration::from_secs(5)),
            Self::RegisterByAddress => (10, Duration::from_mins(15)),
            Self::GuestByAddress => (40, Duration::from_mins(1)),
            Self::SearchByAddress => (60, Duration::from_millis(250)),
            // Somebody who holds an arrow key down steps through some games in a row, each with up to 200 positions.
            Self::SvgByAddress => (600, Duration::from_millis(50)),
            // Nobody advertises to everybody.
            Self::DownloadByPlayer | Self::ConversationByPlayer => (5, Duration::from_mins(10)),
            Self::MailByAccount => (5, Duration::from_mins(15)),
            Self::MailByRecipient => (5, Duration::from_hours(1)),
            Self::ChallengeByAddress => (60, Duration::from_secs(2)),
            // Drawing a GIF takes about a second, and all addresses share the thread for it.
            Self::ChallengeByPlayer | Self::GifByAddress => (10, Duration::from_secs(10)),
            Self::ChatByPlayer => (6, Duration::from_secs(2)),
            Self::RelationByPlayer
            | Self::NoteByPlayer
            | Self::MeasureByPlayer
            | Self::WriteByPlayer => (30, Duration::from_secs(2)),
            Self::ReportByPlayer => (5, Duration::from_mins(2)),
            // Guests cost nothing, so their address counts as well.
            Self::ReportByAddress => (15, Duration::from_mins(1)),
            // Every page that a member opens asks for the revisions, and then merges up to four documents.
            Self::ProgressByPlayer => (120, Duration::from_millis(500)),
            Self::MessageByPlayer => (10, Duration::from_secs(5)),
            Self::FocusByPlayer => (20, Duration::from_secs(2)),
            // After a restart no game is in the cache, and a whole school comes back.
            Self::GameByAddress => (120, Duration::from_millis(100)),
            // As on a WebSocket, for a bot that plays dozens of games.
            Self::ApiByPlayer => (120, Duration::from_millis(50)),
        };
        quota(burst, pause)
    }
}

/// The keyed rate limits of the server.
#[derive(Debug)]
pub(crate) struct RateLimits {
    /// By action, in the order of [`Limited::ALL`]; `None` if it is not limited.
    limiters: [Option<Keyed>; Limited::ALL.len()],
    /// Number of refusals, in the same order.
    refusals: [Counter; Limited::ALL.len()],
}

impl RateLimits {
    pub(crate) fn new(clock: &Clock) -> Self {
        let limiters = Limited::ALL.map(|action| Some(Keyed::new(action.quota(), clock)));
        Self { limiters, refusals: array::from_fn(|_| Counter::default()) }
    }

    /// The same limits, which count refusals in these metrics.
    pub(crate) fn counting_in(mut self, metrics: &Metrics) -> Self {
        self.refusals = Limited::ALL.map(|action| metrics.refusals(action.name()));
        self
    }

    /// The actions that one program may take for any number of guests in a trial.
    const UNLIMITED_IN_TRIAL: [Limited; 5] = [
        Limited::GuestByAddress,
        Limited::SecretByAddress,
        Limited::ChallengeByAddress,
        Limited::ChallengeByPlayer,
        Limited::GameByAddress,
    ];

    /// For a server that only this machine can reach, so that one program can be thousands of guests who play.
    pub(crate) fn for_trial(clock: &Clock) -> Self {
        let mut limits = Self::new(clock);
        for action in Self::UNLIMITED_IN_TRIAL {
            limits.limiters[action as usize] = None;
        }
        limits
    }

    /// Counts one use by an address, or says when it may try again.
    pub(crate) fn check_address(
        &self,
        action: Limited,
        address: AddressKey,
    ) -> Result<(), ErrorCode> {
        self.check(action, &address.to_string())
    }

    /// Counts one use by a key, or says when the key may try again.
    pub(crate) fn check(&self, action: Limited, key: &str) -> Result<(), ErrorCode> {
        let checked =
            self.limiters[action as usize].as_ref().map_or(Ok(()), |limiter| limiter.check(key));
        checked.inspect_err(|_| _ = self.refusals[action as usize].inc())
    }
}

/// A rate limit for each key.
#[derive(Debug)]
struct Keyed {
    limiter: ByKey,
    /// Number of keys at which those that may use their full burst again are forgotten next: twice as many as were left the
    /// last time. Looking through all of them at each check would make a flood from many addresses costly.
    forgets_at: AtomicUsize,
}

impl Keyed {
    fn new(quota: Quota, clock: &Clock) -> Self {
        let limiter = RateLimiter::hashmap_with_clock(quota, clock.clone());
        Self { limiter, forgets_at: AtomicUsize::new(MAX_KEYS) }
    }

    fn check(&self, key: &str) -> Result<(), ErrorCode> {
        if self.limiter.len() >= self.forgets_at.load(Ordering::Relaxed) {
            self.limiter.retain_recent();
            let next = (2 * self.limiter.len()).max(MAX_KEYS);
            self.forgets_at.store(next, Ordering::Relaxed);
        }
        let checked = self.limiter.check_key(&key.to_owned());
        checked.map_err(|until| too_often(&until, self.limiter.clock()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api_page;

    const START: u64 = 1_800_000_000_000;

    #[test]
    fn a_trial_lets_in_as_many_guests_as_come_and_guards_the_rest() {
        let clock = Clock::held(START);
        let (trial, usual) = (RateLimits::for_trial(&clock), RateLimits::new(&clock));
        for action in Limited::ALL {
            let refuses =
                |limits: &RateLimits| (0..1_000).any(|_| limits.check(action, "here").is_err());
            let unlimited = RateLimits::UNLIMITED_IN_TRIAL.contains(&action);
            assert_eq!((refuses(&trial), refuses(&usual)), (!unlimited, true), "{action:?}");
        }
    }

    #[test]
    fn requests_of_the_public_api_are_limited_as_documented() {
        for (row, action) in [
            ("requests with a token", Limited::ApiByPlayer),
            ("requests without a token, and with a bad one", Limited::SearchByAddress),
        ] {
            let quota = action.quota();
            let per_second = Duration::from_secs(1).div_duration_f64(quota.replenish_interval());
            assert_eq!(
                api_page::limit(row),
                [quota.burst_size().get(), per_second as u32],
                "{row}"
            );
        }
    }

    #[test]
    fn after_a_burst_a_key_has_to_wait() {
        let clock = Clock::held(START);
        let limit = Keyed::new(quota(3, Duration::from_secs(2)), &clock);
        let burst = || [(); 3].map(|()| limit.check("Ada"));
        assert_eq!(burst(), [const { Ok(()) }; 3]);
        assert_eq!(limit.check("Ada"), Err(ErrorCode::TooOften { seconds: 2 }));
        assert_eq!(limit.check("Bea"), Ok(()), "each key has its own");
        clock.advance(1_999);
        assert_eq!(limit.check("Ada"), Err(ErrorCode::TooOften { seconds: 1 }));
        clock.advance(1);
        assert_eq!(limit.check("Ada"), Ok(()));
        assert_eq!(limit.check("Ada"), Err(ErrorCode::TooOften { seconds: 2 }));
        clock.advance(1_000_000);
        assert_eq!(burst(), [const { Ok(()) }; 3], "after a long time the full burst is back");
    }

    #[test]
    fn a_connection_has_a_burst_and_then_one_request_a_pause() {
        let clock = Clock::held(START);
        let limit = ConnectionLimit::new(&clock);
        assert!((0..60).all(|_| limit.check().is_ok()));
        assert_eq!(limit.check(), Err(ErrorCode::TooOften { seconds: 1 }));
        clock.advance(50);
        assert_eq!(limit.check(), Ok(()));
        assert_eq!(limit.check(), Err(ErrorCode::TooOften { seconds: 1 }));
    }

    #[test]
    fn a_crowd_is_forgotten_once_it_may_use_its_burst_again() {
        let clock = Clock::held(START);
        let limit = Keyed::new(quota(1, Duration::from_millis(10)), &clock);
        for number in 0..MAX_KEYS {
            assert_eq!(limit.check(&number.to_string()), Ok(()));
        }
        clock.advance(100);
        assert_eq!(limit.check("late"), Ok(()));
        assert_eq!(limit.limiter.len(), 1);
    }

    /// A key that has to be kept does not make every later check look through all of them.
    #[test]
    fn a_crowd_that_cannot_be_forgotten_is_looked_through_as_it_doubles() {
        let clock = Clock::held(START);
        let limit = Keyed::new(quota(1, Duration::from_hours(1)), &clock);
        let forgets_at = || limit.forgets_at.load(Ordering::Relaxed);
        let mut changes = Vec::new();
        for number in 0..4 * MAX_KEYS {
            let before = forgets_at();
            assert_eq!(limit.check(&number.to_string()), Ok(()));
            changes.extend((forgets_at() != before).then_some(number));
        }
        assert_eq!(changes, [MAX_KEYS, 2 * MAX_KEYS]);
        clock.advance(2 * 3_600_000);
        assert_eq!(limit.check("late"), Ok(()));
        assert_eq!((limit.limiter.len(), forgets_at()), (1, MAX_KEYS));
    }
}
