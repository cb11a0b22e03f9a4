//! Two-factor authentication by the codes of an authenticator app (TOTP, RFC 6238).

use axum::extract::State;
use basalt_referee::Millis;
use basalt_wire::{ErrorCode, OneTimeCode, QrCode, TwoFactorSetup};
use qrcodegen::QrCodeEcc;
use totp_rs::{Builder, Secret};

use super::login::EmptyBody;
use super::session::Answer;
use super::{ConfirmedSession, recovery, security};
use crate::api_error::ApiError;
use crate::extract::JsonBody;
use crate::log::{self, SecurityEvent};
use crate::rate_limit::Limited;
use crate::response::json;
use crate::rng;
use crate::state::AppState;

/// The name of the service in authenticator apps.
const ISSUER: &str = "Basalt";

/// Number of random bytes of a secret, as RFC 4226 recommends.
const SECRET_BYTES: usize = 20;

/// The step of a code that an app shows for a secret now: 30 seconds since 1970. The steps before and after the present
/// one count, too. `None` if the code is wrong.
pub(super) fn step_of(secret: &str, code: &str, now: Millis) -> Option<u64> {
    let secret = Secret::try_from_base32(secret).ok()?;
    // The defaults: SHA-1, six digits, 30 seconds, one step either way. Most apps know nothing else.
    let totp = Builder::new().with_secret(secret).build().ok()?;
    let digits: String = code.chars().filter(|character| !character.is_whitespace()).collect();
    totp.check(&digits, now / 1_000)
}

/// A QR code as the path of an SVG picture, a unit for each of its squares.
fn qr_code(text: &str) -> Option<QrCode> {
    let code = qrcodegen::QrCode::encode_text(text, QrCodeEcc::Medium).ok()?;
    let size = code.size();
    let squares = (0..size).flat_map(|y| (0..size).map(move |x| (x, y)));
    let dark = squares.filter(|&(x, y)| code.get_module(x, y));
    let squares: Vec<String> = dark.map(|(x, y)| format!("M{x} {y}h1v1h-1z")).collect();
    Some(QrCode { size: size.unsigned_abs(), path: squares.concat() })
}

/// Handler: begins to set two-factor authentication up with a new secret, which the user brings into an app.
pub(crate) async fn begin_two_factor(
    State(state): State<AppState>,
    ConfirmedSession(session): ConfirmedSession,
    JsonBody(EmptyBody {}): JsonBody<EmptyBody>,
) -> Answer {
    let secret = Secret::from(rng::bytes::<SECRET_BYTES>()).to_base32();
    if !state.store().begin_two_factor(session.account.id, &secret).await? {
        return Err(ErrorCode::NotNow.into());
    }
    // A username needs no escapes in a URL.
    let name = &session.account.name;
    let url = format!("otpauth://totp/{ISSUER}:{name}?secret={secret}&issuer={ISSUER}");
    let qr = qr_code(&url).ok_or_else(|| ApiError::internal("a QR code is too large"))?;
    Ok(json(&TwoFactorSetup { secret, url, qr }))
}

/// Handler: turns two-factor authentication on with the first code, which shows that the app has the secret. The answer
/// is new recovery codes.
pub(crate) async fn enable_two_factor(
    State(state): State<AppState>,
    ConfirmedSession(session): ConfirmedSession,
    JsonBody(OneTimeCode { code }): JsonBody<OneTimeCode>,
) -> Answer {
    let (now, player) = (state.clock().now(), session.account.id);
    let pending = state.store().two_factor(player).await?.filter(|found| !found.enabled);
    let pending = pending.ok_or(ErrorCode::NotNow)?;
    state.rate_limits().check(Limited::SecondFactorByAccount, &player.to_string())?;
    let step = step_of(&pending.secret, &code, now).ok_or(ErrorCode::WrongCode)?;
    if !state.store().enable_two_factor(player, step).await? {
        return Err(ErrorCode::NotNow.into());
    }
    log::security(SecurityEvent::TwoFactorEnabled, Some(&session.account.name));
    Ok(json(&recovery::new_codes(&state, player).await?))
}

/// Handler: turns two-factor authentication off.
pub(crate) async fn disable_two_factor(
    State(state): State<AppState>,
    ConfirmedSession(session): ConfirmedSession,
    JsonBody(EmptyBody {}): JsonBody<EmptyBody>,
) -> Answer {
    state.store().disable_two_factor(session.account.id).await?;
    log::security(SecurityEvent::TwoFactorDisabled, Some(&session.account.name));
    Ok(security::done())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The secret of RFC 6238, appendix B: `12345678901234567890`.
    const SECRET: &str = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

    #[test]
    fn codes_are_those_of_the_rfc() {
        for (seconds, code) in [
            (59, "287082"),
            (1_111_111_109, "081804"),
            (1_111_111_111, "050471"),
            (1_234_567_890, "005924"),
            (2_000_000_000, "279037"),
            (20_000_000_000, "353130"),
        ] {
            assert_eq!(step_of(SECRET, code, seconds * 1_000), Some(seconds / 30), "{seconds}");
        }
    }

    #[test]
    fn a_code_counts_for_three_steps_and_with_spaces() {
        let now: Millis = 1_234_567_890_000;
        for (later, expected) in [(-60, false), (-30, true), (0, true), (30, true), (60, false)] {
            let found = step_of(SECRET, "005924", now.saturating_add_signed(1_000 * later));
            assert_eq!(found.is_some(), expected, "{later}");
        }
        assert!(step_of(SECRET, " 005 924 ", now).is_some());
        for code in ["", "005925", "5924", "0059240", "abcdef", "００５９２４"] {
            assert_eq!(step_of(SECRET, code, now), None, "{code}");
        }
        assert_eq!(step_of("not base32!", "005924", now), None);
        assert_eq!(step_of("GEZDG", "005924", now), None, "too short");
    }

    #[test]
    fn a_qr_code_has_its_three_corners() {
        let QrCode { size, path } = qr_code("otpauth://totp/Basalt:Ada").expect("it fits");
        assert!(size >= 21, "{size}");
        for (x, y) in [(0, 0), (size - 1, 0), (0, size - 1), (3, 3)] {
            assert!(path.contains(&format!("M{x} {y}h1")), "{x} {y}");
        }
        assert!(!path.contains("M1 1h1"), "a light square");
        assert!(qr_code(&"x".repeat(5_000)).is_none());
    }
}
