//! Password hashing with argon2id.

use std::cell::RefCell;
use std::num::NonZero;
use std::sync::Arc;
use std::thread::available_parallelism;

use argon2::password_hash::PasswordVerifier as _;
use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use basalt_rules::Title;
use basalt_wire::ErrorCode;
use prometheus_client::metrics::counter::Counter;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use zxcvbn::zxcvbn;

use crate::api_error::{ApiError, ApiResult};
use crate::background_threads::BackgroundThreads;
use crate::metrics::Metrics;
use crate::rng;

/// Number of characters of a password.
const LENGTH: std::ops::RangeInclusive<usize> = 8..=200;

/// Number of guesses within which no password may be found: the lists of the commonest passwords are about as long.
const MIN_GUESSES: u64 = 20_000;

/// Number of characters by which a password is judged. Judging takes the longer the more there are.
const MAX_JUDGED_CHARS: usize = 40;

/// Maximum number of passwords that are hashed at a time: 76 MiB of memory. Half of the cores are left to games.
const MAX_CONCURRENT_HASHES: usize = 4;

/// Maximum number of passwords that wait to be hashed, which takes about a second. Further requests are refused.
const MAX_QUEUED_HASHES: usize = 24;

/// Seconds after which a refused client may try again.
const RETRY_SECONDS: u32 = 2;

/// 19 MiB, two passes, one lane: the parameters that OWASP recommends and the crate has as defaults. A hash takes some
/// hundredths of a second.
fn argon2() -> Argon2<'static> {
    Argon2::new(Algorithm::Argon2id, Version::V0x13, Params::default())
}

/// Checks the length of a password.
pub(super) fn check(password: &str) -> Result<(), ErrorCode> {
    if LENGTH.contains(&password.chars().count()) { Ok(()) } else { Err(ErrorCode::BadPassword) }
}

/// Checks that a password is not one of the first that anybody would try. The username and the names of the games are.
pub(super) fn check_strength(password: &str, name: &str) -> Result<(), ErrorCode> {
    let judged: String = password.chars().take(MAX_JUDGED_CHARS).collect();
    let first_tries = [&[name, "basalt"][..], &Title::ALL.map(Title::id)].concat();
    let guesses = zxcvbn(&judged, &first_tries).guesses();
    if guesses < MIN_GUESSES { Err(ErrorCode::WeakPassword) } else { Ok(()) }
}

/// The hash of a password that an operator sets; an error if it is too short, too long or too common.
pub(crate) fn hash_for_operator(password: &str, name: &str) -> Result<String, ErrorCode> {
    check(password)?;
    check_strength(password, name)?;
    hash(password).ok_or(ErrorCode::ServerError)
}

thread_local! {
    /// The memory in which a thread hashes. If it were allocated for each hash, the allocator would keep several such blocks: a small
    /// one that is placed into a free block makes it too short for the next hash.
    static MEMORY: RefCell<Vec<Block>> = const { RefCell::new(Vec::new()) };
}

/// The hash of a password with a salt, in the memory of this thread.
fn output(password: &str, salt: &Salt) -> Option<Output> {
    let argon2 = argon2();
    let mut bytes = [0; Params::DEFAULT_OUTPUT_LEN];
    MEMORY.with_borrow_mut(|memory| {
        memory.resize(argon2.params().block_count(), Block::default());
        argon2.hash_password_into_with_memory(password.as_bytes(), salt, &mut bytes, memory).ok()
    })?;
    Output::new(&bytes).ok()
}

/// Hashes a password with a random salt.
fn hash(password: &str) -> Option<String> {
    let salt: [u8; Salt::RECOMMENDED_LENGTH] = rng::bytes();
    let salt = Salt::new(&salt).ok()?;
    let hash = PasswordHash {
        algorithm: Algorithm::Argon2id.ident(),
        version: Some(Version::V0x13.into()),
        params: ParamsString::try_from(argon2().params()).ok()?,
        salt: Some(salt),
        hash: Some(output(password, &salt)?),
    };
    Some(hash.to_string())
}

/// Whether a password has this hash.
fn verify(password: &str, kept: &str) -> Option<()> {
    let kept = PasswordHash::new(kept).ok()?;
    let params = ParamsString::try_from(argon2().params()).ok()?;
    let is_usual = kept.algorithm == Algorithm::Argon2id.ident()
        && kept.version == Some(Version::V0x13.into())
        && kept.params == params;
    let (Some(salt), Some(hash), true) = (kept.salt, kept.hash, is_usual) else {
        return argon2().verify_password(password.as_bytes(), &kept).ok();
    };
    // Outputs are compared in constant time.
    (output(password, &salt)? == hash).then_some(())
}

/// Hashes and verifies passwords, a bounded number at a time, since each takes 19 MiB and a core.
#[derive(Debug)]
pub(crate) struct PasswordHasher {
    /// A permit for each request that hashes or waits.
    admitted: Arc<Semaphore>,
    /// A permit for each request that hashes.
    running: Arc<Semaphore>,
    threads: BackgroundThreads,
    /// Number of permits of each kind.
    sizes: (usize, usize),
    refused: Counter,
}

/// The place of a request among those that hash or wait.
#[derive(Debug)]
pub(super) struct Place {
    _permit: OwnedSemaphorePermit,
}

impl Default for PasswordHasher {
    fn default() -> Self {
        let cores = available_parallelism().map_or(1, NonZero::get);
        Self::new((cores / 2).clamp(1, MAX_CONCURRENT_HASHES), MAX_QUEUED_HASHES)
    }
}

impl PasswordHasher {
    fn new(concurrent: usize, queued: usize) -> Self {
        let sizes = (concurrent + queued, concurrent);
        let admitted = Arc::new(Semaphore::new(sizes.0));
        let running = Arc::new(Semaphore::new(sizes.1));
        let threads = BackgroundThreads::start("hashing", concurrent);
        Self { admitted, running, threads, sizes, refused: Counter::default() }
    }

    /// The same, which counts refusals in these metrics.
    pub(crate) fn counting_in(mut self, metrics: &Metrics) -> Self {
        self.refused = metrics.refusals("passwords");
        self
    }

    /// Number of requests that wait.
    pub(crate) fn waiting(&self) -> usize {
        let admitted = self.sizes.0 - self.admitted.available_permits();
        admitted.saturating_sub(self.sizes.1 - self.running.available_permits())
    }

    /// A place for a request, or a refusal if too many wait. A request takes it first of all, so that a flood of them costs
    /// neither queries nor memory.
    pub(super) fn admit(&self) -> ApiResult<Place> {
        let place = Arc::clone(&self.admitted).try_acquire_owned();
        place.map(|permit| Place { _permit: permit }).map_err(|_| self.overloaded())
    }

    fn overloaded(&self) -> ApiError {
        self.refused.inc();
        ErrorCode::Overloaded { seconds: RETRY_SECONDS }.into()
    }

    /// Hashes a password with a random salt.
    pub(super) async fn hash(&self, place: Place, password: String) -> ApiResult<String> {
        let hash = self.run(place, move || hash(&password)).await?;
        hash.ok_or_else(|| ApiError::internal("a password cannot be hashed"))
    }

    /// Whether a password has this hash. Without a hash it takes as long, so that the time does not reveal which
    /// usernames exist.
    pub(super) async fn verify(
        &self,
        place: Place,
        password: String,
        kept: Option<String>,
    ) -> ApiResult<bool> {
        let Some(kept) = kept else {
            self.hash(place, password).await?;
            return Ok(false);
        };
        Ok(self.run(place, move || verify(&password, &kept)).await?.is_some())
    }

    /// Runs a job on a thread for hashing. It holds its place until it ends, even if the client has left.
    async fn run<T: Send + 'static>(
        &self,
        place: Place,
        job: impl FnOnce() -> Option<T> + Send + 'static,
    ) -> ApiResult<Option<T>> {
        let running = Arc::clone(&self.running).acquire_owned().await;
        let running = running.map_err(|_| self.overloaded())?;
        let job = move || {
            let _permits = (place, running);
            job()
        };
        Ok(self.threads.run(job).await.flatten())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_neither_short_nor_endless() {
        for (length, expected) in
            [(0, false), (7, false), (8, true), (200, true), (201, false), (100_000, false)]
        {
            assert_eq!(check(&"ü".repeat(length)).is_ok(), expected, "{length}");
        }
    }

    #[test]
    fn the_commonest_passwords_are_refused() {
        for password in [
            "password",
            "12345678",
            "qwertyuiop",
            "aaaaaaaaaaaa",
            "iloveyou",
            "Password1",
            "rosalind1",
        ] {
            let checked = check_strength(password, "Rosalind");
            assert_eq!(checked, Err(ErrorCode::WeakPassword), "{password}");
        }
        for password in ["long enough", "correct horse", "tr0ub4dor&3", "wq8Zp0vX", &"ü".repeat(7)]
        {
            let checked = check_strength(&format!("{password}:x"), "Ada");
            assert_eq!(checked, Ok(()), "{password}");
        }
    }

    /// The library allocates the memory for each hash anew; hashes in the memory of the thread are the same.
    #[test]
    fn hashes_are_those_of_the_library() {
        use argon2::password_hash::PasswordHasher as _;
        for password in ["correct horse", "correct house", "ü"] {
            let own = hash(password).expect("a hash");
            let parsed = PasswordHash::new(&own).expect("a hash");
            assert!(argon2().verify_password(password.as_bytes(), &parsed).is_ok(), "{own}");
            assert!(argon2().verify_password(b"correct hose", &parsed).is_err(), "{own}");
            let theirs = argon2().hash_password(password.as_bytes()).expect("a hash").to_string();
            assert_eq!(verify(password, &theirs), Some(()), "{theirs}");
            assert_eq!(verify("correct hose", &theirs), None, "{theirs}");
            assert_eq!(own.len(), theirs.len());
        }
        let other = Argon2::new(
            Algorithm::Argon2id,
            Version::V0x13,
            Params::new(64, 1, 1, None).expect("allowed"),
        );
        let cheap = other.hash_password(b"correct horse").expect("a hash").to_string();
        assert_eq!(verify("correct horse", &cheap), Some(()), "a hash with other parameters");
        assert_eq!(verify("correct hose", &cheap), None);
        MEMORY.with_borrow(|memory| assert_eq!(memory.len(), argon2().params().block_count()));
    }

    #[tokio::test]
    async fn only_the_right_password_is_right() {
        let hasher = PasswordHasher::default();
        let place = || hasher.admit().expect("a place");
        let hash = async |text: &str| hasher.hash(place(), text.to_owned()).await.expect("a hash");
        let verify = async |text: &str, kept: Option<&str>| {
            let kept = kept.map(str::to_owned);
            hasher.verify(place(), text.to_owned(), kept).await.expect("not overloaded")
        };
        let kept = hash("correct horse").await;
        assert!(kept.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{kept}");
        assert_ne!(hash("correct horse").await, kept, "a salt of its own");
        assert!(verify("correct horse", Some(&kept)).await);
        assert!(!verify("correct horsf", Some(&kept)).await);
        assert!(!verify("correct horse", None).await);
        assert!(!verify("correct horse", Some("nonsense")).await);
    }

    /// The first job runs and the second waits; both hold their places until they end.
    #[tokio::test]
    async fn a_job_that_finds_the_queue_full_is_refused() {
        let hasher = Arc::new(PasswordHasher::new(1, 1));
        let (release, released) = std::sync::mpsc::channel::<()>();
        let (running, runs) = tokio::sync::oneshot::channel();
        let first = Arc::clone(&hasher);
        let first = tokio::spawn(async move {
            let job = move || {
                running.send(()).ok()?;
                released.recv().ok()
            };
            first.run(first.admit().expect("a place"), job).await
        });
        runs.await.expect("the first job runs");
        let place = hasher.admit().expect("another place");
        let mut second = Box::pin(hasher.run(place, || Some(())));
        tokio::select! {
            biased;
            _ = &mut second => panic!("only one job runs at a time"),
            () = std::future::ready(()) => {}
        }
        assert_eq!(hasher.waiting(), 1);
        let refused = hasher.admit().expect_err("two places are taken");
        assert_eq!(refused.code(), ErrorCode::Overloaded { seconds: RETRY_SECONDS });
        release.send(()).expect("it waits");
        assert!(first.await.expect("no panic").expect("admitted").is_some());
        assert!(second.await.expect("admitted").is_some());
        assert_eq!((hasher.waiting(), hasher.refused.get()), (0, 1));
        assert!(hasher.admit().is_ok(), "the queue is empty again");
    }
}
