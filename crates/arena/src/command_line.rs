//! The command line of a foreign program, with placeholders to be filled in for each game.

/// Words to start a program with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CommandLine {
    words: Vec<String>,
}

/// A placeholder in a command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Placeholder {
    /// The first position, in the text of CodeCup's DVONN programs.
    State,
    /// `white` or `black`.
    Color,
    /// A number that is another one in each game.
    Seed,
}

impl Placeholder {
    /// Every placeholder.
    const ALL: [Self; 3] = [Self::State, Self::Color, Self::Seed];

    /// Its text.
    const fn text(self) -> &'static str {
        match self {
            Self::State => "{state}",
            Self::Color => "{color}",
            Self::Seed => "{seed}",
        }
    }
}

impl CommandLine {
    /// Splits a text as a shell does: at placeholders, with quotes and backslashes, and nothing more.
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        match split(text) {
            None => Err("expected the quotes in the command line to be closed".to_owned()),
            Some(words) if words.is_empty() => {
                Err("expected a command line after the colon".to_owned())
            }
            Some(words) => Ok(Self { words }),
        }
    }

    /// Whether a placeholder is among the words.
    pub(crate) fn has(&self, placeholder: Placeholder) -> bool {
        self.words.iter().any(|word| word.contains(placeholder.text()))
    }

    /// Whether the command line differs by game.
    pub(crate) fn differs_by_game(&self) -> bool {
        Placeholder::ALL.into_iter().any(|placeholder| self.has(placeholder))
    }

    /// The words with their placeholders filled in, the program first.
    pub(crate) fn filled(&self, value: impl Fn(Placeholder) -> String) -> (String, Vec<String>) {
        let fill = |word: &String| {
            Placeholder::ALL.into_iter().fold(word.clone(), |word, placeholder| {
                if word.contains(placeholder.text()) {
                    word.replace(placeholder.text(), &value(placeholder))
                } else {
                    word
                }
            })
        };
        let mut words = self.words.iter().map(fill);
        (words.next().unwrap_or_default(), words.collect())
    }
}

/// The words of a text; `None` if a quote is not closed.
fn split(text: &str) -> Option<Vec<String>> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    let mut chars = text.chars();
    while let Some(next) = chars.next() {
        match (quote, next) {
            (Some(open), _) if next == open => quote = None,
            (None, '\'' | '"') => {
                quote = Some(next);
                word.get_or_insert_default();
            }
            (None | Some('"'), '\\') => word.get_or_insert_default().push(chars.next()?),
            (None, _) if next.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(next),
        }
    }
    words.extend(word);
    quote.is_none().then_some(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_split_as_a_shell_does() {
        let words = |text| split(text).map(|words| words.join("|"));
        assert_eq!(words("  a  b\tc "), Some("a|b|c".to_owned()));
        assert_eq!(words("sh -c 'read x; echo \"$x\"'"), Some("sh|-c|read x; echo \"$x\"".into()));
        assert_eq!(words(r#"a\ b "c \"d\"" '' e'f'"#), Some("a b|c \"d\"||ef".to_owned()));
        for open in ["'a", "\"a", "a\\"] {
            assert_eq!(words(open), None, "{open}");
        }
        assert!(CommandLine::parse(" ").is_err());
    }

    #[test]
    fn placeholders_are_filled_within_a_word() {
        let line = CommandLine::parse("p --s={seed} '{color} {state}' {other}").expect("words");
        let (program, args) = line.filled(|placeholder| match placeholder {
            Placeholder::State => "a b".to_owned(),
            Placeholder::Color => "white".to_owned(),
            Placeholder::Seed => "7".to_owned(),
        });
        assert_eq!((program.as_str(), args.join("|").as_str()), ("p", "--s=7|white a b|{other}"));
        assert!(line.has(Placeholder::State) && line.differs_by_game());
        assert!(!CommandLine::parse("p {other}").expect("words").differs_by_game());
    }
}
