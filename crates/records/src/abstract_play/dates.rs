//! Dates: PGN's days with points, and the moments of the header.

use crate::Tags;

/// The tags of the moments at which a game began and ended, as the header has them.
pub(super) const MOMENTS: [(&str, &str); 2] = [("date-start", "Started"), ("date-end", "Ended")];

/// The moment that a tag gives, or midnight of the day that the tag `Date` gives.
pub(super) fn moment(tags: &Tags, tag: &str) -> Option<String> {
    match tags.get(tag).filter(|moment| day_of(moment).is_some()) {
        Some(moment) => Some(moment.to_owned()),
        None => tags.get("Date").and_then(midnight),
    }
}

/// The moment at which a day such as `2026.11.15` begins.
fn midnight(date: &str) -> Option<String> {
    let day = date.replace('.', "-");
    is_day(&day).then(|| format!("{day}T00:00:00Z"))
}

/// The day such as `2026.11.15` of a moment such as `2026-11-15T20:40:00Z`.
pub(super) fn day_of(moment: &str) -> Option<String> {
    let (day, time) = moment.split_once('T')?;
    (is_day(day) && !time.is_empty()).then(|| day.replace('-', "."))
}

fn is_day(text: &str) -> bool {
    let mut parts = text.split('-');
    let lengths_fit = [4, 2, 2].into_iter().all(|length| {
        parts.next().is_some_and(|part| {
            part.len() == length && part.bytes().all(|byte| byte.is_ascii_digit())
        })
    });
    lengths_fit && parts.next().is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_and_moments_become_each_other() {
        assert_eq!(midnight("2026.11.15").as_deref(), Some("2026-11-15T00:00:00Z"));
        assert_eq!(day_of("2026-11-15T20:40:00.5Z").as_deref(), Some("2026.11.15"));
        for text in ["", "????.??.??", "2026.11", "2026.11.15.1", "26.11.15", "x"] {
            assert_eq!(midnight(text), None, "{text}");
        }
        for text in ["", "2026-11-15", "2026-11-15T", "yesterday"] {
            assert_eq!(day_of(text), None, "{text}");
        }
    }

    #[test]
    fn a_moment_is_better_than_a_day() {
        let mut tags = Tags::default();
        assert_eq!(moment(&tags, "Started"), None);
        tags.set("Date", "2026.11.15").expect("a tag");
        assert_eq!(moment(&tags, "Started").as_deref(), Some("2026-11-15T00:00:00Z"));
        tags.set("Started", "2026-11-15T20:40:00Z").expect("a tag");
        assert_eq!(moment(&tags, "Started").as_deref(), Some("2026-11-15T20:40:00Z"));
    }
}
