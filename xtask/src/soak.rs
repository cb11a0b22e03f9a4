//! The parts of `cargo xtask soak`: checks that take long and seldom fail, run before a release.

use clap::ValueEnum;

use crate::executables::Reruns;
use crate::{api, browser, deny, dist, executables, fuzz, parts, tools};

/// Variables of the environment that make tests of the workspace do more than usual.
pub(crate) const LONG_TESTS: [(&str, &str); 9] = [
    ("ALL_PUZZLES", "1"),
    ("BASALT_BOT_GAMES", "100"),
    ("BASALT_FAULTS", "1000"),
    ("BASALT_KILLS", "300"),
    // Kills and faults end after this time, and say how far they got.
    ("BASALT_MINUTES", "120"),
    ("MALFORMED_INPUTS", "500000"),
    ("REVIEW_GAMES", "20"),
    ("THREAT_POSITIONS", "400"),
    ("TWIN_GAMES", "200"),
];

/// A part of the long checks, in the order in which they run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Part {
    /// Dependencies keep to the policy of deny.toml: licences, sources, duplicates, advisories.
    Deny,
    /// The archive of a release builds, its program works in an empty chroot, and its page is as small as it has to be.
    Dist,
    /// The Rust tests with more games, every puzzle and hundreds of kills.
    Rust,
    /// The public API answers generated requests as its OpenAPI document says.
    Api,
    /// Each fuzz target for two minutes.
    Fuzz,
    /// The release in a real browser, every language on every screen.
    Web,
}

impl parts::Part for Part {
    fn run(&self) -> Result<(), String> {
        match self {
            Self::Deny => deny::check(),
            Self::Dist => dist::run_all(),
            Self::Rust => rust(),
            Self::Api => api::check(),
            Self::Fuzz => fuzz::run_targets(120, 1_000_000_000),
            Self::Web => browser::run_soak(),
        }
    }
}

fn rust() -> Result<(), String> {
    tools::install_servers()?;
    executables::run_all(&LONG_TESTS, Reruns::All)
}
