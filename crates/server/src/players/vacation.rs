//! Vacations, during which correspondence clocks are paused.

use axum::body::Body;
use axum::extract::State;
use axum::http::Response;
use basalt_referee::{DAY_MS, MAX_VACATION, Millis, YEAR};
use basalt_store::{Account, VacationStatus};
use basalt_wire::{ErrorCode, Vacation};

use crate::api_error::ApiResult;
use crate::auth::CurrentUser;
use crate::extract::JsonBody;
use crate::live::Live;
use crate::rate_limit::Limited;
use crate::response::json;

/// Maximum days of vacation in a year. A new [`YEAR`] begins every 365 days since 1970.
const MAX_DAYS_A_YEAR: u32 = (MAX_VACATION / DAY_MS) as u32;

/// Handler: starts a vacation of some days, or ends the current one.
pub(crate) async fn vacation(
    State(live): State<Live>,
    user: CurrentUser,
    JsonBody(Vacation { days }): JsonBody<Vacation>,
) -> ApiResult<Response<Body>> {
    let account = user.require()?;
    let limits = live.state().rate_limits();
    limits.check(Limited::WriteByPlayer, &account.id.to_string())?;
    live.check_maintenance()?;
    let now = live.state().clock().now();
    let leave = if days == 0 { end(&account, now) } else { begin(&account, days, now) };
    let leave = leave.ok_or(ErrorCode::NotNow)?;
    live.state().store().set_leave(account.id, leave).await?;
    live.set_vacation(account.id, leave.until).await?;
    Ok(json(&leave.until))
}

/// The current year, and the days used in it.
fn used(account: &Account, now: Millis) -> (u32, u32) {
    let year = (now / YEAR) as u32;
    (year, if account.leave.year == year { account.leave.days } else { 0 })
}

/// The end of the current vacation.
fn present(account: &Account, now: Millis) -> Option<Millis> {
    account.leave.until.filter(|&until| until > now)
}

fn begin(account: &Account, days: u8, now: Millis) -> Option<VacationStatus> {
    let (year, used) = used(account, now);
    let days_used = used + u32::from(days);
    let may = days_used <= MAX_DAYS_A_YEAR && present(account, now).is_none();
    may.then(|| VacationStatus {
        until: Some(now + Millis::from(days) * DAY_MS),
        year,
        days: days_used,
    })
}

/// Ends the current vacation. Days that have not begun are given back.
fn end(account: &Account, now: Millis) -> Option<VacationStatus> {
    let left = present(account, now)? - now;
    let (year, used) = used(account, now);
    Some(VacationStatus { until: None, year, days: used.saturating_sub((left / DAY_MS) as u32) })
}
