//! Notices of operators to everybody.

use crate::Millis;

/// Most characters of an announcement.
pub const MAX_ANNOUNCEMENT_CHARS: usize = 300;

/// A notice of operators to everybody: an announcement, and maintenance.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notice {
    /// The announcement.
    pub announcement: Option<Announcement>,
    /// The moment from which on the server decides nothing and clocks stand still. It may be in the future.
    pub maintenance: Option<Millis>,
    /// The operator's own pages that there are.
    pub pages: Vec<OperatorPage>,
}

/// A page that the operator writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OperatorPage {
    /// The privacy policy.
    Privacy,
    /// The imprint, which names the operator.
    Imprint,
}

impl OperatorPage {
    /// Every page.
    pub const ALL: [Self; 2] = [Self::Privacy, Self::Imprint];

    /// Its name, which is also its path.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Privacy => "privacy",
            Self::Imprint => "imprint",
        }
    }

    /// The page with a name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|page| page.id() == id)
    }
}

/// An announcement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announcement {
    text: String,
    until: Millis,
}

impl Announcement {
    /// An announcement that is shown until a moment; `None` if the text is empty, has several lines or is too long.
    pub fn new(text: &str, until: Millis) -> Option<Self> {
        let text = text.trim();
        let is_short = (1..=MAX_ANNOUNCEMENT_CHARS).contains(&text.chars().count());
        let is_plain = !text.contains(char::is_control);
        (is_short && is_plain).then(|| Self { text: text.to_owned(), until })
    }

    /// The text, one line.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The moment from which on nobody sees it.
    pub fn until(&self) -> Millis {
        self.until
    }
}

impl Notice {
    /// The notice without an announcement that is over.
    #[must_use]
    pub fn at(mut self, now: Millis) -> Self {
        self.announcement = self.announcement.filter(|announcement| announcement.until > now);
        self
    }

    /// Whether there is nothing to tell.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Whether nothing is decided at a moment.
    pub fn is_maintenance(&self, now: Millis) -> bool {
        self.maintenance.is_some_and(|since| since <= now)
    }

    /// The time on clocks at a moment: it stands still during maintenance.
    pub fn clock_time(&self, now: Millis) -> Millis {
        self.maintenance.map_or(now, |since| since.min(now))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_announcement_is_one_line() {
        for (text, is_good) in
            [("Back at noon.", true), ("", false), (" \n", false), ("one\ntwo", false)]
        {
            assert_eq!(Announcement::new(text, 5).is_some(), is_good, "{text:?}");
        }
        let long = "ü".repeat(MAX_ANNOUNCEMENT_CHARS);
        assert!(Announcement::new(&long, 5).is_some());
        assert!(Announcement::new(&format!("{long}ü"), 5).is_none());
    }

    #[test]
    fn an_announcement_ends_and_clocks_stand_still() {
        let notice = Notice {
            announcement: Announcement::new("Soon.", 1_000),
            maintenance: Some(2_000),
            pages: Vec::new(),
        };
        assert!(notice.clone().at(999).announcement.is_some());
        assert!(notice.clone().at(1_000).announcement.is_none());
        assert!(!notice.is_maintenance(1_999) && notice.is_maintenance(2_000));
        assert_eq!((notice.clock_time(1_500), notice.clock_time(9_000)), (1_500, 2_000));
    }
}
