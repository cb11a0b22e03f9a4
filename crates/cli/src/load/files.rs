//! The system's limit of sockets.

use std::fs;

use basalt_locales::messages;

use crate::args;
use crate::exit::Failure;
use crate::shell::Shell;

/// The number of files that a program has open besides its sockets.
const OTHER_OPEN_FILES: u64 = 100;

/// Number of connections of a bot: for events, for a game, and for requests.
const CONNECTIONS_PER_BOT: u64 = 3;

/// Whether this many players and bots can connect, where the system tells.
pub(super) fn check(args: &args::Load, shell: &Shell) -> Result<(), Failure> {
    let bots = args.bots.map_or(0, |bots| u64::from(bots) * CONNECTIONS_PER_BOT);
    let needed = u64::from(args.players) + bots + OTHER_OPEN_FILES;
    let limits = fs::read_to_string("/proc/self/limits").unwrap_or_default();
    match most(&limits).filter(|&most| most < needed) {
        Some(most) => Err(Failure::Access(shell.say(&messages::load_files(most, needed)))),
        None => Ok(()),
    }
}

/// The maximum number of open files: the first number of its line.
fn most(limits: &str) -> Option<u64> {
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_limit_that_holds_is_the_first_one() {
        let limits = "Limit                     Soft Limit           Hard Limit           Units\n\
                      Max processes             63000                63000                processes\n\
                      Max open files            1024                 524288               files\n";
        assert_eq!(most(limits), Some(1024));
        assert_eq!(most("Max open files            unlimited            unlimited  files"), None);
        assert_eq!(most(""), None);
    }
}
