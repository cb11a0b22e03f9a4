//! Days and times in UTC as text, and back.

use basalt_referee::{DAY_MS, Millis};
use time::{Date, Month, UtcDateTime};

/// The date, as records write it: `2026.11.17`.
pub(crate) fn date(moment: Millis) -> String {
    let date = utc(moment);
    format!("{:04}.{:02}.{:02}", date.year(), u8::from(date.month()), date.day())
}

/// A moment, as RFC 3339 writes it: `2026-11-17T12:45:00Z`.
pub fn time_text(moment: Millis) -> String {
    let time = utc(moment);
    let (hour, minute, second) = time.as_hms();
    format!("{}T{hour:02}:{minute:02}:{second:02}Z", date(moment).replace('.', "-"))
}

/// A moment in the calendar. Those beyond the year 9999 count as its end.
fn utc(moment: Millis) -> UtcDateTime {
    i64::try_from(moment / 1_000)
        .ok()
        .and_then(|seconds| UtcDateTime::from_unix_timestamp(seconds).ok())
        .unwrap_or(UtcDateTime::MAX)
}

const MONTHS: [&str; 12] =
    ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/// The beginning of a day (UTC): `2026.11.15`, `2026-11-15T20:40:00Z`, or `Sun Nov 15 20:40:00 CET 2026` as Boardspace
/// writes it. `None` for anything else and for days before 1970.
pub fn parse_day(text: &str) -> Option<Millis> {
    let (year, month, day) = numbers(text).or_else(|| words(text))?;
    let month = Month::try_from(u8::try_from(month).ok()?).ok()?;
    let date = Date::from_calendar_date(year.try_into().ok()?, month, day.try_into().ok()?).ok()?;
    let days = date.to_julian_day() - UtcDateTime::UNIX_EPOCH.date().to_julian_day();
    Some(u64::try_from(days).ok()? * DAY_MS)
}

/// The year, month and day of a text such as `2026.11.15`.
fn numbers(text: &str) -> Option<(u64, u64, u64)> {
    let day = text.trim().split(['T', ' ']).next()?;
    let mut parts = day.split(['.', '-', '/']);
    let mut next = || parts.next()?.parse().ok();
    let day = (next()?, next()?, next()?);
    parts.next().is_none().then_some(day)
}

/// The same of a text with the name of a month, a day before the year, and other words.
fn words(text: &str) -> Option<(u64, u64, u64)> {
    let is_month = |word: &str| MONTHS.iter().position(|month| word.eq_ignore_ascii_case(month));
    let words = || text.split([' ', ',', '-']);
    let month = words().find_map(is_month)? as u64 + 1;
    let mut numbers = words().filter_map(|word| word.parse().ok());
    let day = numbers.next()?;
    let year = numbers.find(|&number: &u64| number >= 1970)?;
    Some((year, month, day))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_named_as_calendars_name_them() {
        for (moment, expected) in [
            (0, "1970.01.01"),
            (DAY_MS - 1, "1970.01.01"),
            (DAY_MS, "1970.01.02"),
            (951_782_400_000, "2000.02.29"),
            (951_868_800_000, "2000.03.01"),
            (1_798_761_599_999, "2026.12.31"),
            (4_107_542_400_000, "2100.03.01"),
        ] {
            assert_eq!(date(moment), expected);
        }
    }

    #[test]
    fn a_moment_is_written_with_its_time() {
        assert_eq!(time_text(0), "1970-01-01T00:00:00Z");
        assert_eq!(time_text(1_800_000_000_999), "2027-01-15T08:00:00Z");
    }

    #[test]
    fn days_are_read_as_sites_write_them() {
        for text in [
            "2010.04.30",
            "2010-04-30",
            "2010-04-30T20:54:40Z",
            "2010/4/30 20:54",
            "Fri Apr 30 20:54:40 CEST 2010",
            "30-Apr-2010",
            "apr 30, 2010",
        ] {
            assert_eq!(parse_day(text), Some(1_272_585_600_000), "{text}");
        }
        for text in [
            "",
            "????.??.??",
            "2010.04",
            "2010.00.01",
            "2010.13.01",
            "2010.256.01",
            "10000.01.01",
            "2010.02.29",
            "1969.12.31",
            "Apr",
            "x",
        ] {
            assert_eq!(parse_day(text), None, "{text}");
        }
    }

    #[test]
    fn a_day_is_the_one_that_exports_write() {
        for number in (0..60_000_u64).step_by(13) {
            let day = number * DAY_MS;
            assert_eq!(parse_day(&date(day)), Some(day), "{}", date(day));
        }
    }
}
