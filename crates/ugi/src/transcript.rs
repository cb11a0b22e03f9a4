//! Recorded conversations that can be replayed with any engine.
//!
//! A transcript is text. A line `> text` is sent; `< text` must come back, `< text…` stands for a line with this
//! beginning, and `<* text…` allows any number of lines with this beginning before the next expected one. `<legal>` at
//! the end stands for any legal move, and `within 500` gives the peer half a second for each answer from there on.
//! Lines that are empty or begin with `#` are for the reader.

use std::fmt;
use std::time::Duration;

/// An engine to talk to.
pub trait Peer {
    /// Sends it a line.
    fn send(&mut self, line: &str);

    /// Waits for its next line; `None` if no line will come.
    fn receive(&mut self) -> Option<String>;

    /// Limits the time for each answer. A peer that answers at once has no use for it.
    fn set_timeout(&mut self, _: Duration) {}

    /// Whether a move is legal in its position. A peer that does not know trusts the engine.
    fn is_legal(&self, _: &str) -> bool {
        true
    }
}

/// The end of a pattern that stands for any legal move.
const LEGAL: &str = "<legal>";

/// A conversation with an engine.
///
/// ```
/// use basalt_ugi::transcript::Transcript;
///
/// let transcript: Transcript = "> isready\n< readyok\n".parse()?;
/// assert!("isready\n".parse::<Transcript>().is_err());
/// # Ok::<(), basalt_ugi::transcript::Malformed>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transcript {
    /// Each with the number of its line.
    steps: Vec<(usize, TranscriptStep)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum TranscriptStep {
    Send(String),
    Expect(Pattern),
    Skip(Pattern),
    Within(Duration),
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Pattern {
    Whole(String),
    Start(String),
    /// This, and then a legal move.
    Legal(String),
}

/// A line of a transcript that is none of those described.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Malformed {
    /// The number of the line.
    pub line: usize,
}

/// The engine said something else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mismatch {
    /// The number of the line in the transcript.
    pub line: usize,
    /// The line that is expected.
    pub expected: String,
    /// The engine's line, if any.
    pub found: Option<String>,
}

impl Transcript {
    /// Holds the conversation, up to the first answer that is not as expected.
    pub fn replay(&self, peer: &mut dyn Peer) -> Result<(), Mismatch> {
        let mut skipped = Vec::new();
        for (line, step) in &self.steps {
            match step {
                TranscriptStep::Send(text) => peer.send(text),
                TranscriptStep::Within(timeout) => peer.set_timeout(*timeout),
                // Not yet: a peer that has nothing to say would be waited for in vain.
                TranscriptStep::Skip(pattern) => skipped.push(pattern),
                TranscriptStep::Expect(pattern) => {
                    let found = receive(peer, pattern, &std::mem::take(&mut skipped));
                    if !found.as_deref().is_some_and(|found| pattern.fits(found, peer)) {
                        return Err(Mismatch { line: *line, expected: pattern.to_string(), found });
                    }
                }
            }
        }
        Ok(())
    }
}

/// The first line that is `wanted` or not to be skipped.
fn receive(peer: &mut dyn Peer, wanted: &Pattern, skipped: &[&Pattern]) -> Option<String> {
    loop {
        let line = peer.receive()?;
        if wanted.fits(&line, peer) || !skipped.iter().any(|pattern| pattern.fits(&line, peer)) {
            return Some(line);
        }
    }
}

impl Pattern {
    fn new(text: &str) -> Self {
        if let Some(start) = text.strip_suffix(LEGAL) {
            return Self::Legal(start.to_owned());
        }
        match text.strip_suffix('…') {
            Some(start) => Self::Start(start.to_owned()),
            None => Self::Whole(text.to_owned()),
        }
    }

    fn fits(&self, line: &str, peer: &dyn Peer) -> bool {
        match self {
            Self::Whole(text) => line == text,
            Self::Start(text) => line.starts_with(text),
            Self::Legal(text) => line.strip_prefix(text).is_some_and(|mv| peer.is_legal(mv)),
        }
    }
}

impl TranscriptStep {
    fn parse(line: &str) -> Option<Self> {
        let (mark, text) = line.split_once(' ').unwrap_or((line, ""));
        match mark {
            ">" => Some(Self::Send(text.to_owned())),
            "<" => Some(Self::Expect(Pattern::new(text))),
            "<*" => Some(Self::Skip(Pattern::new(text))),
            "within" => text.parse().ok().map(|ms| Self::Within(Duration::from_millis(ms))),
            _ => None,
        }
    }
}

impl std::str::FromStr for Transcript {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Self, Malformed> {
        let lines = text.lines().enumerate().map(|(i, line)| (i + 1, line));
        let spoken = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        let step = |(number, line)| match TranscriptStep::parse(line) {
            Some(step) => Ok((number, step)),
            None => Err(Malformed { line: number }),
        };
        Ok(Self { steps: spoken.map(step).collect::<Result<_, _>>()? })
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Whole(text) => f.write_str(text),
            Self::Start(text) => write!(f, "{text}…"),
            Self::Legal(text) => write!(f, "{text}{LEGAL}"),
        }
    }
}

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: expected “> ”, “< ”, “<* ”, “within ” or “#”", self.line)
    }
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { line, expected, found } = self;
        write!(f, "line {line}: expected “{expected}”, found ")?;
        match found {
            Some(found) => write!(f, "“{found}”"),
            None => f.write_str("nothing"),
        }
    }
}

impl std::error::Error for Malformed {}
impl std::error::Error for Mismatch {}

#[cfg(test)]
mod tests {
    use super::*;

    /// Says these lines and listens to nothing.
    struct Deaf(Vec<&'static str>);

    impl Peer for Deaf {
        fn send(&mut self, _: &str) {}

        fn receive(&mut self) -> Option<String> {
            (!self.0.is_empty()).then(|| self.0.remove(0).to_owned())
        }
    }

    const GO: &str = "# A search.\n> go\n<* info…\n> stop\n< bestmove …\n";

    fn replay(said: &[&'static str]) -> Result<(), Mismatch> {
        let transcript: Transcript = GO.parse().expect("a transcript");
        transcript.replay(&mut Deaf(said.to_vec()))
    }

    #[test]
    fn optional_lines_may_be_missing() {
        assert_eq!(replay(&["bestmove e3"]), Ok(()));
        assert_eq!(replay(&["info 1", "info 2", "bestmove e3"]), Ok(()));
    }

    #[test]
    fn missing_required_lines_are_reported() {
        let mismatch = |found: Option<&str>| {
            let (expected, found) = ("bestmove …".to_owned(), found.map(str::to_owned));
            Err(Mismatch { line: 5, expected, found })
        };
        assert_eq!(replay(&["info 1"]), mismatch(None));
        assert_eq!(replay(&["readyok", "bestmove e3"]), mismatch(Some("readyok")));
    }

    #[test]
    fn a_legal_move_is_judged_by_the_peer() {
        struct Judge(Option<String>, Duration);

        impl Peer for Judge {
            fn send(&mut self, _: &str) {}

            fn receive(&mut self) -> Option<String> {
                self.0.take()
            }

            fn set_timeout(&mut self, timeout: Duration) {
                self.1 = timeout;
            }

            fn is_legal(&self, mv: &str) -> bool {
                mv == "e3"
            }
        }

        let transcript: Transcript =
            "within 500\n< bestmove <legal>\n".parse().expect("a transcript");
        let mut judge = Judge(Some("bestmove e3".to_owned()), Duration::ZERO);
        assert_eq!(transcript.replay(&mut judge), Ok(()));
        assert_eq!(judge.1, Duration::from_millis(500));
        judge.0 = Some("bestmove e4".to_owned());
        let mismatch = transcript.replay(&mut judge).expect_err("an illegal move");
        assert_eq!(
            mismatch.to_string(),
            "line 2: expected “bestmove <legal>”, found “bestmove e4”"
        );
    }

    #[test]
    fn a_line_without_a_mark_is_malformed() {
        assert_eq!("within a second".parse::<Transcript>(), Err(Malformed { line: 1 }));
        assert_eq!("> go\n\nbestmove".parse::<Transcript>(), Err(Malformed { line: 3 }));
    }
}
