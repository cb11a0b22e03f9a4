//! The conversations in `tests/transcripts`, held with a session of our own.

use basalt_ugi::transcript::{Peer, Transcript};

use crate::harness::Harness;

impl Peer for Harness {
    fn send(&mut self, line: &str) {
        self.session.line(line, &mut self.host);
    }

    fn receive(&mut self) -> Option<String> {
        self.host.said.pop_front()
    }
}

fn replay(text: &str) {
    let transcript: Transcript = text.parse().expect("a transcript");
    let mut harness = Harness::default();
    if let Err(mismatch) = transcript.replay(&mut harness) {
        panic!("{mismatch}");
    }
    assert_eq!(harness.receive(), None, "not in the transcript");
}

macro_rules! transcripts {
    ($($name:ident)+) => {$(
        #[test]
        fn $name() {
            replay(include_str!(concat!("../transcripts/", stringify!($name), ".txt")));
        }
    )+

        const TRANSCRIPTS: &[&str] = &[$(stringify!($name)),+];
    };
}

transcripts! { example introduction options position go infinite ponder perft query drawing errors punct }

#[test]
fn every_transcript_is_replayed() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/transcripts");
    for file in std::fs::read_dir(folder).expect("the folder of transcripts") {
        let path = file.expect("a file").path();
        let name = path.file_stem().and_then(|name| name.to_str()).expect("a name");
        assert!(TRANSCRIPTS.contains(&name), "{name}");
    }
}

#[test]
fn the_documentation_shows_the_example_as_it_is() {
    let document = include_str!("../../../../docs/protocol.md");
    let example = include_str!("../transcripts/example.txt");
    assert!(document.contains(&format!("```text\n{example}```\n")));
}
