//! Notices of operators as lines of text: most bundles of the page read no JSON.
//! `maintenance 1800000000000`, `announcement 1800003600000 Back at noon.`, `page privacy`.

use basalt_referee::{Announcement, Notice, OperatorPage};

/// The line of maintenance: since when.
const MAINTENANCE: &str = "maintenance ";

/// The line of an announcement: until when, and its text.
const ANNOUNCEMENT: &str = "announcement ";

/// The line of a page of the operator: its name.
const PAGE: &str = "page ";

/// Writes a notice; an empty one is an empty text.
pub fn write_notice(notice: &Notice) -> String {
    let maintenance = notice.maintenance.map(|since| format!("{MAINTENANCE}{since}"));
    let announcement = notice.announcement.as_ref().map(|announcement| {
        format!("{ANNOUNCEMENT}{} {}", announcement.until(), announcement.text())
    });
    let pages = notice.pages.iter().map(|page| format!("{PAGE}{}", page.id()));
    let lines: Vec<String> = maintenance.into_iter().chain(announcement).chain(pages).collect();
    lines.join("\n")
}

/// Reads a notice. Lines of other kinds are for later versions of the page.
pub fn read_notice(text: &str) -> Notice {
    let mut notice = Notice::default();
    for line in text.lines() {
        if let Some(since) = line.strip_prefix(MAINTENANCE) {
            notice.maintenance = since.parse().ok();
        } else if let Some(id) = line.strip_prefix(PAGE) {
            notice.pages.extend(OperatorPage::from_id(id));
        } else if let Some((until, text)) =
            line.strip_prefix(ANNOUNCEMENT).and_then(|rest| rest.split_once(' '))
        {
            notice.announcement =
                until.parse().ok().and_then(|until| Announcement::new(text, until));
        }
    }
    notice
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notice_reads_back() {
        let announcement = Announcement::new("Back at noon.", 1_800_003_600_000);
        for notice in [
            Notice::default(),
            Notice { maintenance: Some(7), ..Notice::default() },
            Notice { announcement: announcement.clone(), ..Notice::default() },
            Notice {
                maintenance: Some(1_800_000_000_000),
                announcement,
                pages: OperatorPage::ALL.to_vec(),
            },
        ] {
            assert_eq!(read_notice(&write_notice(&notice)), notice);
        }
    }

    #[test]
    fn malformed_notices_are_empty() {
        for text in ["", "later 5", "maintenance x", "announcement", "announcement x y", "page x"] {
            assert!(read_notice(text).is_empty(), "{text}");
        }
    }
}
