//! The images that were drawn last, and a bound on drawing: it takes long and anybody may ask for it.

use std::fmt::Write as _;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::body::Bytes;
use basalt_wire::ErrorCode;
use hashlink::LruCache;
use sha2::{Digest as _, Sha256};
use tokio::sync::{AcquireError, OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use crate::api_error::{ApiError, ApiResult};
use crate::background_threads::BackgroundThreads;
use crate::lock::lock;

/// The most bytes of images that are kept.
const MAX_BYTES: usize = 16 << 20;

/// The most bytes of an image that is kept: a few large ones would push out all others, which are drawn in a few milliseconds but
/// asked for more often. The GIF of a usual game has some hundred kilobytes.
const MAX_KEPT_BYTES: usize = 2 << 20;

/// The most images that are drawn at the same time, each by one thread.
const MAX_DRAWN_AT_ONCE: usize = 2;

/// The most animations that are drawn at the same time: fewer than all images, so that a single picture need not wait for one.
const MAX_ANIMATED_AT_ONCE: usize = 1;

/// The longest time that a request waits for others to be drawn.
const MAX_WAIT: Duration = Duration::from_secs(2);

/// Seconds after which a client that has waited in vain may try again.
const RETRY_SECONDS: u32 = 2;

/// An image by all that it depends on: the hash of its description and of the version of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct ImageKey([u8; 32]);

impl ImageKey {
    /// The key of an image that nothing but its description decides.
    pub(super) fn new(description: &str) -> Self {
        let hash = Sha256::new().chain_update(env!("CARGO_PKG_VERSION")).chain_update(description);
        Self(hash.finalize().into())
    }

    /// The value of the header `ETag`.
    pub(super) fn etag(self) -> String {
        let digits = self.0.iter().take(16).fold(String::new(), |mut digits, byte| {
            let _ = write!(digits, "{byte:02x}");
            digits
        });
        format!("\"{digits}\"")
    }
}

/// The effort of drawing an image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Effort {
    /// A single picture.
    Still,
    /// Up to some hundred pictures.
    Animated,
}

/// The images that were drawn last.
#[derive(Clone)]
pub(crate) struct ImageCache {
    kept: Arc<Mutex<Kept>>,
    threads: Arc<BackgroundThreads>,
    drawing: Arc<Semaphore>,
    animating: Arc<Semaphore>,
    max_wait: Duration,
}

/// The right to draw an image. The work holds it, so that a client who leaves does not make room for the next one.
struct Permits {
    _drawing: OwnedSemaphorePermit,
    _animating: Option<OwnedSemaphorePermit>,
}

struct Kept {
    images: LruCache<ImageKey, Bytes>,
    bytes: usize,
}

impl Default for ImageCache {
    fn default() -> Self {
        let kept = Kept { images: LruCache::new_unbounded(), bytes: 0 };
        Self {
            kept: Arc::new(Mutex::new(kept)),
            threads: Arc::new(BackgroundThreads::start("drawing", MAX_DRAWN_AT_ONCE)),
            drawing: Arc::new(Semaphore::new(MAX_DRAWN_AT_ONCE)),
            animating: Arc::new(Semaphore::new(MAX_ANIMATED_AT_ONCE)),
            max_wait: MAX_WAIT,
        }
    }
}

impl ImageCache {
    /// Whether an image is kept.
    pub(super) fn has(&self, key: ImageKey) -> bool {
        self.find(key).is_some()
    }

    /// An image, which is drawn if it is not kept.
    pub(super) async fn image(
        &self,
        key: ImageKey,
        effort: Effort,
        draw: impl FnOnce() -> Vec<u8> + Send + 'static,
    ) -> ApiResult<Bytes> {
        if let Some(image) = self.find(key) {
            return Ok(image);
        }
        let permits = timeout(self.max_wait, self.permits(effort)).await;
        let permits = permits.map_err(|_| ErrorCode::Overloaded { seconds: RETRY_SECONDS })?;
        let permits = permits.map_err(|_| ApiError::internal("the bound on drawing is gone"))?;
        // Somebody else may have asked for the same image.
        if let Some(image) = self.find(key) {
            return Ok(image);
        }
        let cache = self.clone();
        let drawn = self.threads.run(move || {
            let image = Bytes::from(draw());
            cache.keep(key, image.clone());
            drop(permits);
            image
        });
        drawn.await.ok_or_else(|| ApiError::internal("an image could not be drawn"))
    }

    async fn permits(&self, effort: Effort) -> Result<Permits, AcquireError> {
        // An animation that waits for another one does not take the place of a picture.
        let animating = match effort {
            Effort::Still => None,
            Effort::Animated => Some(Arc::clone(&self.animating).acquire_owned().await?),
        };
        let drawing = Arc::clone(&self.drawing).acquire_owned().await?;
        Ok(Permits { _drawing: drawing, _animating: animating })
    }

    fn find(&self, key: ImageKey) -> Option<Bytes> {
        lock(&self.kept).images.get(&key).cloned()
    }

    fn keep(&self, key: ImageKey, image: Bytes) {
        if image.len() > MAX_KEPT_BYTES {
            return;
        }
        let mut kept = lock(&self.kept);
        kept.bytes += image.len();
        if let Some(replaced) = kept.images.insert(key, image) {
            kept.bytes -= replaced.len();
        }
        while kept.bytes > MAX_BYTES {
            let Some((_, oldest)) = kept.images.remove_lru() else { break };
            kept.bytes -= oldest.len();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    /// Number of images of the largest kept size that fill the cache.
    const FULL: usize = MAX_BYTES / MAX_KEPT_BYTES;

    /// A cache that counts what is drawn.
    #[derive(Default)]
    struct Counted {
        cache: ImageCache,
        drawn: Arc<AtomicU32>,
    }

    impl Counted {
        async fn ask(&self, name: &str, bytes: usize) {
            let drawn = self.drawn.clone();
            let draw = move || {
                drawn.fetch_add(1, Ordering::Relaxed);
                vec![0; bytes]
            };
            self.cache.image(ImageKey::new(name), Effort::Still, draw).await.expect("drawn");
        }

        fn drawn(&self) -> u32 {
            self.drawn.load(Ordering::Relaxed)
        }
    }

    #[tokio::test]
    async fn an_image_is_drawn_once_while_there_is_room_for_it() {
        let counted = Counted::default();
        let ask = async |number: usize| counted.ask(&number.to_string(), MAX_KEPT_BYTES).await;
        ask(0).await;
        ask(0).await;
        assert_eq!(counted.drawn(), 1);
        for number in 1..FULL {
            ask(number).await;
        }
        ask(0).await;
        ask(FULL).await;
        ask(0).await;
        assert_eq!(counted.drawn() as usize, FULL + 1, "the one that was asked for is kept");
        ask(1).await;
        assert_eq!(counted.drawn() as usize, FULL + 2, "the one that nobody asked for is not");
        assert!(lock(&counted.cache.kept).bytes <= MAX_BYTES);
    }

    #[tokio::test]
    async fn a_huge_image_pushes_no_other_out() {
        let counted = Counted::default();
        counted.ask("small", 1).await;
        for _ in 0..2 {
            counted.ask("large", MAX_KEPT_BYTES + 1).await;
            counted.ask("huge", MAX_BYTES + 1).await;
        }
        assert_eq!(counted.drawn(), 5, "neither is kept");
        counted.ask("small", 1).await;
        assert_eq!(counted.drawn(), 5);
        assert_eq!(lock(&counted.cache.kept).bytes, 1);
    }

    fn overloaded() -> ErrorCode {
        ErrorCode::Overloaded { seconds: RETRY_SECONDS }
    }

    #[tokio::test]
    async fn waiting_requests_time_out() {
        let cache = ImageCache { max_wait: Duration::ZERO, ..ImageCache::default() };
        let late = async |effort| cache.image(ImageKey::new("late"), effort, Vec::new).await;
        let all = cache.drawing.clone().acquire_many_owned(2).await.expect("free");
        assert_eq!(late(Effort::Still).await.expect_err("busy").code(), overloaded());
        drop(all);
        assert!(late(Effort::Still).await.is_ok());
    }

    #[tokio::test]
    async fn a_picture_does_not_wait_for_animations() {
        let cache = ImageCache { max_wait: Duration::ZERO, ..ImageCache::default() };
        let ask = async |name, effort| cache.image(ImageKey::new(name), effort, Vec::new).await;
        let (first, second) = (Effort::Animated, Effort::Animated);
        let running = cache.permits(first).await.expect("free");
        assert_eq!(ask("a", second).await.expect_err("one at a time").code(), overloaded());
        assert!(ask("b", Effort::Still).await.is_ok());
        drop(running);
        assert!(ask("a", second).await.is_ok());
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn a_move_comes_before_an_image() {
        let niceness = || rustix::process::getpriority_process(None).expect("it is known");
        let cache = ImageCache::default();
        let draw = move || vec![u8::try_from(niceness()).expect("below that of others")];
        let drawn = cache.image(ImageKey::new("a"), Effort::Still, draw).await.expect("drawn");
        assert!(i32::from(drawn[0]) > niceness(), "{drawn:?}");
    }

    #[test]
    fn other_images_have_other_tags() {
        let tag = |text| ImageKey::new(text).etag();
        assert_eq!(tag("a"), tag("a"));
        assert_ne!(tag("a"), tag("b"));
        assert_eq!(tag("a").len(), 34);
    }
}
