//! Reports of players, the work of moderators, and appeals.
//!
//! Every right is read from the store with each request: a moderator who loses the role loses it at once, and whoever is muted
//! or closed is so on all nodes.

mod appeal;
mod fair_play;
mod measure;
mod messages;
mod queue;
mod report;

pub(crate) use appeal::{appeal, new_appeal_link, view_appeal};
pub(crate) use fair_play::{ask_for_fair_play, fair_play};
pub(crate) use measure::take_measure;
pub(crate) use messages::{messages, read_messages};
pub(crate) use queue::{log, queue, record};
pub(crate) use report::report;

use basalt_store::{ModerationEntry, Report, ReportContent};
use basalt_wire::ErrorCode;

use crate::live::clean_text;

/// The words of a person without invisible characters, of which there may be none.
fn clean_words(words: &str, max_chars: usize) -> Result<String, ErrorCode> {
    let words = clean_text(words);
    if words.chars().count() > max_chars { Err(ErrorCode::BadWords) } else { Ok(words) }
}

/// The same, of which there must be some.
fn require_words(words: &str, max_chars: usize) -> Result<String, ErrorCode> {
    let words = clean_words(words, max_chars)?;
    if words.is_empty() { Err(ErrorCode::BadWords) } else { Ok(words) }
}

/// A report as moderators see it.
fn report_view(report: Report) -> basalt_wire::Report {
    let Report { id, reporter, subject_name: subject, name, content, closed, .. } = report;
    let ReportContent { kind, reason, words, game, line, evidence, at } = content;
    basalt_wire::Report {
        id,
        reporter,
        subject,
        name,
        kind,
        reason,
        words,
        game,
        line,
        evidence,
        at,
        closed,
    }
}

/// An entry of the log as moderators see it.
fn entry_view(entry: ModerationEntry) -> basalt_wire::ModerationEntry {
    let ModerationEntry { number, at, moderator, action, subject, reason, .. } = entry;
    let ModerationEntry { until, words, points, unread, appealable, .. } = entry;
    basalt_wire::ModerationEntry {
        number,
        at,
        moderator,
        action,
        subject,
        reason,
        until,
        words,
        points,
        unread,
        appealable,
    }
}

/// An entry as the player whom it is about sees it, who does not learn which moderator it was.
fn own_entry_view(entry: ModerationEntry) -> basalt_wire::ModerationEntry {
    basalt_wire::ModerationEntry { moderator: None, ..entry_view(entry) }
}
