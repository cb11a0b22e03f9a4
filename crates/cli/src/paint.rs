//! Colours of the terminal.

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
        let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        let colours = match choice {
            ColorChoice::When(When::Always) => true,
            ColorChoice::When(When::Never) => false,
            ColorChoice::When(When::Auto) | ColorChoice::Side(_) => {
                std::io::stdout().is_terminal() && !set("NO_COLOR") && !dumb
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
    fn the_person_has_the_last_word() {
        assert!(Paint::chosen(ColorChoice::When(When::Always)).colours);
        assert!(!Paint::chosen(ColorChoice::When(When::Never)).colours);
    }
}
