//! Keys of lessons, which another crate names; the build writes no functions for these.

/// The beginnings of the keys of texts that are taught.
const LESSONS: [&str; 3] = ["coach-", "learn-", "rules-"];

pub(crate) fn is_lesson(key: &str) -> bool {
    LESSONS.iter().any(|prefix| key.starts_with(prefix))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lessons_have_keys_of_their_own() {
        assert!(is_lesson("learn-dvonn-move-text") && is_lesson("rules-dvonn-aim-1"));
        assert!(is_lesson("coach-dvonn-aim-text"));
        assert!(!is_lesson("rule-broken") && !is_lesson("page-home-learn"));
    }
}
