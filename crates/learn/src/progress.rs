//! The learner's progress, and the text in which a front end stores it.

use std::collections::BTreeSet;
use std::fmt;

use crate::course::{Course, Step};
use crate::courses;

/// The completed steps of all courses.
///
/// ```
/// use basalt_learn::{LessonProgress, dvonn::COURSE as DVONN};
///
/// let mut progress = LessonProgress::default();
/// let step = DVONN.step("move").ok_or("no such step")?;
/// progress.add(&DVONN, step);
/// assert_eq!(progress.to_string(), "dvonn-move");
/// let again = LessonProgress::from("dvonn-move punct-gone");
/// assert_eq!(again, progress);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LessonProgress {
    done: BTreeSet<String>,
}

impl LessonProgress {
    /// Marks a step as done.
    pub fn add(&mut self, course: &Course, step: &Step) {
        self.done.insert(name(course, step));
    }

    /// Whether a step is done.
    pub fn holds(&self, course: &Course, step: &Step) -> bool {
        self.done.contains(&name(course, step))
    }

    /// The number of completed steps of a course.
    pub fn count(&self, course: &Course) -> usize {
        course.steps().filter(|step| self.holds(course, step)).count()
    }

    /// The first step of a course that is not done.
    pub fn next(&self, course: &Course) -> Option<&'static Step> {
        course.steps().find(|step| !self.holds(course, step))
    }
}

fn name(course: &Course, step: &Step) -> String {
    format!("{}-{}", course.game.title(), step.id)
}

impl fmt::Display for LessonProgress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, name) in self.done.iter().enumerate() {
            write!(f, "{}{name}", if number == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

/// Parses any text. Unknown step names are skipped.
impl From<&str> for LessonProgress {
    fn from(text: &str) -> Self {
        let kept: BTreeSet<&str> = text.split_whitespace().collect();
        let names =
            courses().into_iter().flat_map(|course| course.steps().map(|step| name(course, step)));
        Self { done: names.filter(|name| kept.contains(name.as_str())).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dvonn::COURSE as DVONN;

    #[test]
    fn progress_survives_a_round_trip() {
        let mut progress = LessonProgress::default();
        for step in DVONN.steps().skip(1) {
            progress.add(&DVONN, step);
        }
        assert_eq!(LessonProgress::from(progress.to_string().as_str()), progress);
        assert_eq!(progress.count(&DVONN), DVONN.steps().count() - 1);
        assert_eq!(
            progress.next(&DVONN).map(|step| step.id),
            DVONN.steps().next().map(|one| one.id)
        );
    }

    #[test]
    fn other_texts_are_nothing_done() {
        for text in ["", " \n", "dvonn-", "move", "dvonn-move-", "\u{0}ü{}[]"] {
            assert_eq!(LessonProgress::from(text), LessonProgress::default(), "{text:?}");
        }
    }

    #[test]
    fn a_text_of_another_version_keeps_what_is_known() {
        let progress = LessonProgress::from("dvonn-gone\ndvonn-move\tdvonn-move");
        assert_eq!(progress.to_string(), "dvonn-move");
    }
}
