//! Keys of messages that other crates name; the build writes no functions for these.

/// The beginnings of the keys of errors.
const ERRORS: [&str; 6] = ["text-", "dvonn-", "punct-", "position-", "record-", "setup-"];

/// The beginnings of the keys of texts that are taught.
const LESSONS: [&str; 3] = ["coach-", "learn-", "rules-"];

pub(crate) fn is_error(key: &str) -> bool {
    ERRORS.iter().any(|prefix| key.starts_with(prefix))
}

pub(crate) fn is_lesson(key: &str) -> bool {
    LESSONS.iter().any(|prefix| key.starts_with(prefix))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_have_keys_of_their_own() {
        assert!(is_error("dvonn-blocked") && is_error("punct-pinned"));
        assert!(!is_error("play-over") && !is_error("texts"));
    }

    #[test]
    fn lessons_have_keys_of_their_own() {
        assert!(is_lesson("learn-dvonn-move-text") && is_lesson("rules-dvonn-aim-1"));
        assert!(is_lesson("coach-dvonn-aim-text"));
        assert!(!is_lesson("rule-broken") && !is_lesson("page-home-learn"));
    }
}
