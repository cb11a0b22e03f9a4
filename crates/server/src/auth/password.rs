//! Password hashing with argon2id.

use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use argon2::{Algorithm, Argon2, Params, Version};
use basalt_wire::ErrorCode;
use tokio::task::spawn_blocking;

use crate::api_error::{ApiError, ApiResult};

/// Number of characters of a password.
const LENGTH: std::ops::RangeInclusive<usize> = 8..=200;

/// 19 MiB, two passes, one lane: the parameters that OWASP recommends and the crate has as defaults. A hash takes some
/// hundredths of a second.
fn argon2() -> Argon2<'static> {
    Argon2::new(Algorithm::Argon2id, Version::V0x13, Params::default())
}

/// Checks the length of a password.
pub(super) fn check(password: &str) -> Result<(), ErrorCode> {
    if LENGTH.contains(&password.chars().count()) { Ok(()) } else { Err(ErrorCode::BadPassword) }
}

/// Hashes a password with a random salt.
pub(super) async fn hash(password: String) -> ApiResult<String> {
    let hash = move || argon2().hash_password(password.as_bytes()).ok();
    let hash = spawn_blocking(hash).await.ok().flatten();
    hash.map(|hash| hash.to_string())
        .ok_or_else(|| ApiError::internal("a password cannot be hashed"))
}

/// Whether a password has this hash. Without a hash it takes as long, so that the time does not reveal which usernames
/// exist.
pub(super) async fn verify(password: String, kept: Option<String>) -> bool {
    let Some(kept) = kept else {
        _ = hash(password).await;
        return false;
    };
    let verify = move || {
        let kept = PasswordHash::new(&kept).ok()?;
        argon2().verify_password(password.as_bytes(), &kept).ok()
    };
    spawn_blocking(verify).await.ok().flatten().is_some()
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

    #[tokio::test]
    async fn only_the_right_password_is_right() {
        let kept = hash("correct horse".to_owned()).await.expect("a hash");
        assert!(kept.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{kept}");
        let again = hash("correct horse".to_owned()).await.expect("a hash");
        assert_ne!(again, kept, "a salt of its own");
        assert!(verify("correct horse".to_owned(), Some(kept.clone())).await);
        assert!(!verify("correct horsf".to_owned(), Some(kept)).await);
        assert!(!verify("correct horse".to_owned(), None).await);
        assert!(!verify("correct horse".to_owned(), Some("nonsense".to_owned())).await);
    }
}
