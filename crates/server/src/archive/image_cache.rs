//! The images that were drawn last, and a bound on drawing: it takes long and anybody may ask for it.

use std::fmt::Write as _;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::body::Bytes;
use basalt_wire::ErrorCode;
use hashlink::LruCache;
use sha2::{Digest as _, Sha256};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use tokio::time::timeout;

use crate::api_error::{ApiError, ApiResult};
use crate::lock::lock;

/// The most bytes of images that are kept.
const MAX_BYTES: usize = 16 << 20;

/// The most images that are drawn at the same time.
const MAX_DRAWN_AT_ONCE: usize = 2;

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

/// The images that were drawn last.
#[derive(Clone)]
pub(crate) struct ImageCache {
    kept: Arc<Mutex<Kept>>,
    drawing: Arc<Semaphore>,
    max_wait: Duration,
}

struct Kept {
    images: LruCache<ImageKey, Bytes>,
    bytes: usize,
}

impl Default for ImageCache {
    fn default() -> Self {
        let kept = Kept { images: LruCache::new_unbounded(), bytes: 0 };
        let drawing = Arc::new(Semaphore::new(MAX_DRAWN_AT_ONCE));
        Self { kept: Arc::new(Mutex::new(kept)), drawing, max_wait: MAX_WAIT }
    }
}

impl ImageCache {
    /// An image, which is drawn if it is not kept.
    pub(super) async fn image(
        &self,
        key: ImageKey,
        draw: impl FnOnce() -> Vec<u8> + Send + 'static,
    ) -> ApiResult<Bytes> {
        if let Some(image) = self.find(key) {
            return Ok(image);
        }
        let permit = timeout(self.max_wait, self.drawing.clone().acquire_owned()).await;
        let permit = permit.map_err(|_| ErrorCode::Overloaded { seconds: RETRY_SECONDS })?;
        let permit = permit.map_err(|_| ApiError::internal("the bound on drawing is gone"))?;
        // Somebody else may have asked for the same image.
        if let Some(image) = self.find(key) {
            return Ok(image);
        }
        let cache = self.clone();
        // The task holds the permit, so that a client who leaves does not make room for the next one.
        let drawn = spawn_blocking(move || {
            let image = Bytes::from(draw());
            cache.keep(key, image.clone());
            drop(permit);
            image
        });
        drawn.await.map_err(|_| ApiError::internal("an image could not be drawn"))
    }

    fn find(&self, key: ImageKey) -> Option<Bytes> {
        lock(&self.kept).images.get(&key).cloned()
    }

    fn keep(&self, key: ImageKey, image: Bytes) {
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

    #[tokio::test]
    async fn an_image_is_drawn_once_while_there_is_room_for_it() {
        let cache = ImageCache::default();
        let drawn = Arc::new(AtomicU32::new(0));
        let ask = async |name: &str| {
            let drawn = drawn.clone();
            let draw = move || {
                drawn.fetch_add(1, Ordering::Relaxed);
                vec![0; MAX_BYTES / 2]
            };
            cache.image(ImageKey::new(name), draw).await.expect("drawn")
        };
        ask("one").await;
        ask("one").await;
        assert_eq!(drawn.load(Ordering::Relaxed), 1);
        ask("two").await;
        ask("one").await;
        ask("three").await;
        ask("one").await;
        assert_eq!(drawn.load(Ordering::Relaxed), 3, "the one that was asked for is kept");
        ask("two").await;
        assert_eq!(drawn.load(Ordering::Relaxed), 4, "the one that nobody asked for is not");
        assert!(lock(&cache.kept).bytes <= MAX_BYTES);
    }

    #[tokio::test]
    async fn who_waits_too_long_is_sent_away() {
        let cache = ImageCache { max_wait: Duration::ZERO, ..ImageCache::default() };
        let all = cache.drawing.clone().acquire_many_owned(2).await.expect("free");
        let refused = cache.image(ImageKey::new("late"), Vec::new).await.expect_err("busy");
        assert_eq!(refused.code(), ErrorCode::Overloaded { seconds: RETRY_SECONDS });
        drop(all);
        assert!(cache.image(ImageKey::new("late"), Vec::new).await.is_ok());
    }

    #[test]
    fn other_images_have_other_tags() {
        let tag = |text| ImageKey::new(text).etag();
        assert_eq!(tag("a"), tag("a"));
        assert_ne!(tag("a"), tag("b"));
        assert_eq!(tag("a").len(), 34);
    }
}
