//! Colours of the terminal.

use std::ffi::OsString;
use std::io::IsTerminal as _;

use anstyle::{AnsiColor, Style};
use basalt_rules::{Span, Tone};

use crate::args::{ColorChoice, When};

/// Paints text, or leaves it as it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Paint {
    colours: bool,
}

impl Paint {
    /// As the person says; by itself only in a terminal that has colours, and only if the
    /// environment does not object (no-color.org).
    pub(crate) fn chosen(choice: ColorChoice) -> Self {
        Self::chosen_in(choice, std::io::stdout().is_terminal(), |name| std::env::var_os(name))
    }

    /// The same where the standard output is a terminal or not, with the variables of the environment.
    fn chosen_in(
        choice: ColorChoice,
        is_terminal: bool,
        variable: impl Fn(&str) -> Option<OsString>,
    ) -> Self {
        let objects = variable("NO_COLOR").is_some_and(|value| !value.is_empty());
        let dumb = variable("TERM").is_some_and(|term| term == "dumb");
        let colours = match choice {
            ColorChoice::When(When::Always) => true,
            ColorChoice::When(When::Never) => false,
            ColorChoice::When(When::Auto) | ColorChoice::Side(_) => {
                is_terminal && !objects && !dumb
            }
        };
        Self { colours }
    }

    /// A line with the colours of its spans, without blanks at its end.
    pub(crate) fn line(self, spans: &[Span]) -> String {
        let painted: String = spans.iter().map(|span| self.span(span)).collect();
        painted.trim_end().to_owned()
    }

    fn span(self, span: &Span) -> String {
        let style = if self.colours { style(span) } else { Style::new() };
        format!("{style}{}{style:#}", span.text)
    }
}

/// The style of a span. Pieces bring their own background, so that white and black can be told apart on any terminal.
fn style(span: &Span) -> Style {
    match span.tone {
        Tone::Plain if span.marked => AnsiColor::Magenta.on_default().bold(),
        Tone::Plain => Style::new(),
        Tone::Coordinate | Tone::Empty => AnsiColor::BrightBlack.on_default(),
        Tone::White => AnsiColor::Black.on(AnsiColor::White),
        Tone::Black => AnsiColor::BrightWhite.on(AnsiColor::Black),
        Tone::Red => AnsiColor::BrightWhite.on(AnsiColor::Red),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spans() -> [Span; 2] {
        let span = |text: &str, tone| Span { text: text.to_owned(), tone, marked: false };
        [span("w2", Tone::White), span("  ", Tone::Plain)]
    }

    #[test]
    fn a_line_is_painted_or_left_as_it_is() {
        assert_eq!(Paint { colours: false }.line(&spans()), "w2");
        assert_eq!(Paint { colours: true }.line(&spans()), "\x1b[30m\x1b[47mw2\x1b[0m");
    }

    #[test]
    fn the_person_has_the_last_word_and_then_the_environment() {
        let colours = |when, is_terminal, set: &[(&str, &str)]| {
            let variable = |name: &str| {
                let found = set.iter().find(|(known, _)| *known == name);
                found.map(|(_, value)| OsString::from(value))
            };
            Paint::chosen_in(ColorChoice::When(when), is_terminal, variable).colours
        };
        let (no_color, dumb) = (("NO_COLOR", "1"), ("TERM", "dumb"));
        for set in [&[][..], &[no_color], &[dumb], &[no_color, dumb]] {
            for is_terminal in [false, true] {
                assert!(colours(When::Always, is_terminal, set), "{set:?}");
                assert!(!colours(When::Never, is_terminal, set), "{set:?}");
                let expected = is_terminal && set.is_empty();
                assert_eq!(colours(When::Auto, is_terminal, set), expected, "{set:?}");
            }
        }
        assert!(
            colours(When::Auto, true, &[("NO_COLOR", ""), ("TERM", "xterm")]),
            "empty is unset"
        );
    }
}
