//! Players as arguments name them.

use basalt_engine::Level;

use crate::command_line::{CommandLine, Placeholder};

/// A player as an argument names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spec {
    /// The argument.
    pub text: String,
    /// The sort of player.
    pub(crate) kind: PlayerKind,
}

/// A sort of player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PlayerKind {
    /// Our engine, inside this program, with these options.
    Basalt(Vec<EngineOption>),
    /// A program that speaks UGI.
    Ugi(CommandLine),
    /// A program that speaks CodeCup's protocol.
    CodeCup(CommandLine),
    /// Any legal move.
    Random,
    /// The move that takes most.
    Greedy,
}

/// An option of an engine with its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineOption {
    /// The name of the option.
    pub name: String,
    /// The value that the option is set to.
    pub value: String,
}

const KINDS: &str = "expected basalt, basalt:NAME=VALUE,…, ugi:COMMAND LINE, \
                     codecup:COMMAND LINE, random or greedy";

impl Spec {
    /// Reads an argument. The error is an English sentence, as in clap.
    pub fn parse(text: &str) -> Result<Self, String> {
        check_printable(text)?;
        let kind = match text.split_once(':') {
            None => PlayerKind::plain(text)?,
            Some(("basalt", options)) => PlayerKind::Basalt(
                options.split(',').map(EngineOption::parse).collect::<Result<_, _>>()?,
            ),
            Some(("ugi", command)) => PlayerKind::Ugi(CommandLine::parse(command)?),
            Some(("codecup", command)) => PlayerKind::CodeCup(CommandLine::parse(command)?),
            Some(_) => return Err(KINDS.to_owned()),
        };
        Ok(Self { text: text.to_owned(), kind })
    }

    /// Whether it understands options.
    pub fn speaks_ugi(&self) -> bool {
        matches!(self.kind, PlayerKind::Basalt(_) | PlayerKind::Ugi(_))
    }

    /// Whether our engine plays at a level that limits it by nodes: any but the highest. If an option is given twice,
    /// the last one counts, as in UGI.
    pub fn is_limited_by_level(&self, more: &[EngineOption]) -> bool {
        let PlayerKind::Basalt(own) = &self.kind else { return false };
        let mut levels =
            own.iter().chain(more).filter(|set| set.name.eq_ignore_ascii_case("level"));
        let level = levels.next_back().and_then(|set| set.value.parse().ok()).and_then(Level::new);
        level.is_some_and(|level| level < Level::FULL)
    }

    /// Whether it speaks CodeCup's protocol, which only DVONN has.
    pub fn speaks_codecup(&self) -> bool {
        matches!(self.kind, PlayerKind::CodeCup(_))
    }

    /// Whether its command line contains the text of a DVONN position.
    pub fn takes_state(&self) -> bool {
        match &self.kind {
            PlayerKind::Ugi(command) | PlayerKind::CodeCup(command) => {
                command.has(Placeholder::State)
            }
            PlayerKind::Basalt(_) | PlayerKind::Random | PlayerKind::Greedy => false,
        }
    }
}

impl PlayerKind {
    fn plain(text: &str) -> Result<Self, String> {
        match text {
            "basalt" => Ok(Self::Basalt(Vec::new())),
            "random" => Ok(Self::Random),
            "greedy" => Ok(Self::Greedy),
            _ => Err(KINDS.to_owned()),
        }
    }
}

impl EngineOption {
    /// Reads `NAME=VALUE`.
    pub fn parse(text: &str) -> Result<Self, String> {
        check_printable(text)?;
        match text.split_once('=') {
            Some((name, value)) if !name.trim().is_empty() => {
                Ok(Self { name: name.trim().to_owned(), value: value.trim().to_owned() })
            }
            _ => Err(format!("expected an option such as Level=5, found “{text}”")),
        }
    }
}

/// A line end in an option would be a command of its own.
pub fn check_printable(text: &str) -> Result<(), String> {
    if text.chars().any(char::is_control) {
        Err("expected text on one line".to_owned())
    } else {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kind(text: &str) -> PlayerKind {
        Spec::parse(text).expect(text).kind
    }

    #[test]
    fn every_sort_of_player_is_understood() {
        assert_eq!(kind("basalt"), PlayerKind::Basalt(vec![]));
        let set = |name: &str, value: &str| EngineOption { name: name.into(), value: value.into() };
        let options = vec![set("Level", "5"), set("Hash", "64")];
        assert_eq!(kind("basalt:Level=5, Hash=64"), PlayerKind::Basalt(options));
        let command = CommandLine::parse("a b:c").expect("words");
        assert_eq!(kind("ugi:a b:c"), PlayerKind::Ugi(command.clone()));
        assert_eq!(kind("codecup:a b:c"), PlayerKind::CodeCup(command));
        assert_eq!((kind("random"), kind("greedy")), (PlayerKind::Random, PlayerKind::Greedy));
    }

    #[test]
    fn a_level_limits_our_engine_and_the_highest_does_not() {
        let set = |text| EngineOption::parse(text).expect(text);
        let limited =
            |text, more: &[EngineOption]| Spec::parse(text).expect(text).is_limited_by_level(more);
        assert!(limited("basalt:Level=5", &[]) && limited("basalt", &[set("level=19")]));
        assert!(!limited("basalt", &[]) && !limited("basalt:Level=20", &[]));
        assert!(!limited("basalt:Level=5", &[set("Level=20")]), "the last one counts");
        assert!(!limited("ugi:other", &[set("Level=5")]), "nobody knows what it means there");
    }

    #[test]
    fn anything_else_is_refused() {
        for text in ["", "deep", "deep:blue", "basalt:", "basalt:Level", "basalt:=5", "ugi:"] {
            assert!(Spec::parse(text).is_err(), "{text}");
        }
        assert!(Spec::parse("basalt:Level=5\nquit").is_err());
    }
}
