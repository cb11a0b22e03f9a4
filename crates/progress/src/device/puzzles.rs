//! Results of puzzles: the better one counts.
//!
//! | key | rank | value |
//! | --- | --- | --- |
//! | `done:ID` | 1 if solved, 0 if tried | |
//! | `day:DAY` | 0 | a day on which the puzzle of the day was solved |
//! | `rating:SCOPE` | rated puzzles at that time | the person's rating |
//! | `past:SCOPE:DAY` | points at the end of a day | |
//! | `puzzle:ID` | 0 | the rating of a puzzle that was tried |
//! | `again:ID` | the day on which it comes again, and before that how seldom it was solved | day and count, or `over` |
//! | `best:KIND` | puzzles in the best run | |
//!
//! A rating does not add up: that of the device with more rated puzzles counts. Puzzles from a person's own games stay on the
//! device on which the games are; their numbers mean something else on another one.

use super::{Change, DONE, Device, Stored, change, text};
use crate::Entries;
use crate::storage_key::{BEST_RUNS, FAILED_PUZZLES, PUZZLE_DAYS, PUZZLE_RATINGS, PUZZLES};

/// The start of the ids of puzzles from a person's own games.
const OWN: &str = "own-";

/// The prefixes of keys.
const DAY: &str = "day:";
const RATING: &str = "rating:";
const PAST: &str = "past:";
const PUZZLE: &str = "puzzle:";
const AGAIN_KEY: &str = "again:";
const BEST_KEY: &str = "best:";

/// The kinds of runs, in the order of the text.
const RUNS: [&str; 2] = ["streak", "storm"];

/// The value of a failed puzzle that has been solved often enough.
const OVER: &str = "over";

/// Most days of a streak.
const MAX_DAYS: u32 = 2_000;

pub(super) fn is_key(key: &str) -> bool {
    [PUZZLES, PUZZLE_DAYS, PUZZLE_RATINGS, FAILED_PUZZLES, BEST_RUNS].contains(&key)
}

fn is_shared(id: &str) -> bool {
    !id.starts_with(OWN)
}

pub(super) fn collect(device: &Device<'_>, seen: Entries, stored: &Stored) -> Entries {
    let mut entries = seen;
    for word in text(stored, PUZZLES).split_whitespace() {
        let id = word.strip_prefix('!').unwrap_or(word);
        if is_shared(id) {
            entries.add(&format!("{DONE}{id}"), u64::from(id == word), "");
        }
    }
    if let Some([last, days]) = two_numbers(text(stored, PUZZLE_DAYS)) {
        for day in (0..days.min(MAX_DAYS)).filter_map(|back| last.checked_sub(back)) {
            entries.add(&format!("{DAY}{day}"), 0, "");
        }
    }
    if let Some(best) = two_numbers(text(stored, BEST_RUNS)) {
        for (kind, count) in RUNS.into_iter().zip(best).filter(|(_, count)| *count > 0) {
            entries.add(&format!("{BEST_KEY}{kind}"), count.into(), "");
        }
    }
    collect_ratings(&mut entries, text(stored, PUZZLE_RATINGS));
    collect_failures(device, &mut entries, text(stored, FAILED_PUZZLES));
    entries
}

fn collect_ratings(entries: &mut Entries, text: &str) {
    let lines = || text.lines().filter_map(three_words);
    let rated = lines().filter(|(kind, ..)| *kind == "puzzle").count() as u64;
    for (kind, of, value) in lines() {
        match kind {
            "you" => entries.add(&format!("{RATING}{of}"), rated, value),
            "puzzle" if is_shared(of) => entries.add(&format!("{PUZZLE}{of}"), 0, value),
            "day" => {
                let Some((day, points)) = value.split_once(':') else { continue };
                let Ok(points) = points.parse() else { continue };
                entries.add(&format!("{PAST}{of}:{day}"), points, "");
            }
            _ => {}
        }
    }
}

/// Failed puzzles that are gone were solved often enough.
fn collect_failures(device: &Device<'_>, entries: &mut Entries, text: &str) {
    let failed: Vec<(&str, u32, u32)> = text.split_whitespace().filter_map(failure).collect();
    let is_there = |id: &str| failed.iter().any(|(known, ..)| *known == id);
    let known = entries.with_prefix(AGAIN_KEY);
    let gone = known.filter(|(id, entry)| entry.value != OVER && !is_there(id));
    let gone: Vec<(String, u64)> =
        gone.map(|(id, entry)| (format!("{AGAIN_KEY}{id}"), entry.rank + 1)).collect();
    for (key, rank) in gone {
        entries.add(&key, rank.max(u64::from(device.day) * RANKS_PER_DAY), OVER);
    }
    for (id, day, solved) in failed.into_iter().filter(|(id, ..)| is_shared(id)) {
        let key = format!("{AGAIN_KEY}{id}");
        let value = format!("{day}:{solved}");
        if entries.get(&key).is_some_and(|known| known.value == value) {
            continue;
        }
        let by_day =
            u64::from(day) * RANKS_PER_DAY + (RANKS_PER_DAY - 1).saturating_sub(solved.into());
        // A puzzle that this device has seen and failed again comes after what was seen.
        let rank = entries.get(&key).map_or(by_day, |known| by_day.max(known.rank + 1));
        entries.add(&key, rank, &value);
    }
}

/// Ranks of a failed puzzle on the same day: the less often it was solved, the higher.
const RANKS_PER_DAY: u64 = 8;

fn failure(word: &str) -> Option<(&str, u32, u32)> {
    let mut parts = word.split(':');
    Some((parts.next()?, parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
}

pub(super) fn apply(entries: &Entries, stored: &Stored) -> Vec<Change> {
    let changes = [
        change(PUZZLES, score(entries, text(stored, PUZZLES))),
        change(PUZZLE_DAYS, days(entries)),
        change(PUZZLE_RATINGS, ratings(entries, text(stored, PUZZLE_RATINGS))),
        failures(entries, stored),
        best(entries),
    ];
    changes.into_iter().flatten().collect()
}

fn score(entries: &Entries, stored: &str) -> String {
    let own = stored.split_whitespace().filter(|word| !is_shared(word.trim_start_matches('!')));
    let shared = entries.with_prefix(DONE).map(|(id, entry)| {
        let mark = if entry.rank > 0 { "" } else { "!" };
        format!("{mark}{id}")
    });
    shared.chain(own.map(str::to_owned)).collect::<Vec<_>>().join(" ")
}

/// The streak that ends with the last day.
fn days(entries: &Entries) -> String {
    let mut days: Vec<u32> =
        entries.with_prefix(DAY).filter_map(|(day, _)| day.parse().ok()).collect();
    days.sort_unstable();
    let Some(&last) = days.last() else { return String::new() };
    let back = days.iter().rev().zip(0..);
    let count = back.take_while(|(day, back)| last.checked_sub(*back) == Some(**day)).count();
    format!("{last} {count}")
}

fn ratings(entries: &Entries, stored: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    lines.extend(
        entries.with_prefix(RATING).map(|(of, entry)| format!("you {of} {}\n", entry.value)),
    );
    let past = entries.with_prefix(PAST).filter_map(|(key, entry)| {
        let (of, day) = key.rsplit_once(':')?;
        Some((of, day.parse::<u32>().ok()?, entry.rank))
    });
    let mut past: Vec<(&str, u32, u64)> = past.collect();
    past.sort_unstable();
    lines.extend(past.into_iter().map(|(of, day, points)| format!("day {of} {day}:{points}\n")));
    let puzzles = entries.with_prefix(PUZZLE);
    lines.extend(puzzles.map(|(id, entry)| format!("puzzle {id} {}\n", entry.value)));
    let is_own =
        |line: &&str| matches!(three_words(line), Some(("puzzle", id, _)) if !is_shared(id));
    lines.extend(stored.lines().filter(is_own).map(|line| format!("{line}\n")));
    lines.concat()
}

fn failures(entries: &Entries, stored: &Stored) -> Option<Change> {
    let own = text(stored, FAILED_PUZZLES).split_whitespace().filter(|word| !is_shared(word));
    let shared = entries.with_prefix(AGAIN_KEY).filter(|(_, entry)| entry.value != OVER);
    let shared = shared.map(|(id, entry)| format!("{id}:{}", entry.value));
    let text = shared.chain(own.map(str::to_owned)).collect::<Vec<_>>().join(" ");
    // The last failed puzzle may be gone.
    let is_stored = stored.contains_key(FAILED_PUZZLES) || !text.is_empty();
    is_stored.then(|| Change { key: FAILED_PUZZLES.to_owned(), text: Some(text) })
}

fn best(entries: &Entries) -> Option<Change> {
    let count =
        |kind: &str| entries.get(&format!("{BEST_KEY}{kind}")).map_or(0, |entry| entry.rank);
    let [streak, storm] = RUNS.map(count);
    (streak + storm > 0)
        .then(|| Change { key: BEST_RUNS.to_owned(), text: Some(format!("{streak} {storm}")) })
}

fn two_numbers(text: &str) -> Option<[u32; 2]> {
    let mut words = text.split_whitespace();
    let numbers = [words.next()?.parse().ok()?, words.next()?.parse().ok()?];
    words.next().is_none().then_some(numbers)
}

fn three_words(line: &str) -> Option<(&str, &str, &str)> {
    let mut words = line.split_whitespace();
    Some((words.next()?, words.next()?, words.next()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::DeviceId;

    fn at(day: u32) -> Device<'static> {
        Device { id: DeviceId(1), now_ms: 0, day, defaults: "" }
    }

    fn stored<const N: usize>(texts: [(&str, &str); N]) -> Stored {
        texts.into_iter().map(|(key, text)| (key.to_owned(), text.to_owned())).collect()
    }

    /// The contents of two devices after both have synced.
    fn exchanged(one: &Stored, other: &Stored) -> Stored {
        let collect = |stored| collect(&at(0), Entries::default(), stored);
        let both = collect(one).merge(collect(other));
        let [first, second] = [one, other].map(|stored| {
            let mut after = stored.clone();
            for Change { key, text } in apply(&both, stored) {
                after.insert(key, text.expect("nothing is removed"));
            }
            after
        });
        assert_eq!(first, second);
        first
    }

    #[test]
    fn solved_puzzles_days_and_best_runs_of_both_count() {
        let one = stored([
            (PUZZLES, "dvonn-1 !dvonn-2 punct-4"),
            (PUZZLE_DAYS, "105 3"),
            (BEST_RUNS, "9 2"),
        ]);
        let other = stored([
            (PUZZLES, "!dvonn-1 dvonn-2 dvonn-3"),
            (PUZZLE_DAYS, "102 2"),
            (BEST_RUNS, "4 7"),
        ]);
        let both = exchanged(&one, &other);
        assert_eq!(both[PUZZLES], "dvonn-1 dvonn-2 dvonn-3 punct-4");
        assert_eq!(both[PUZZLE_DAYS], "105 5");
        assert_eq!(both[BEST_RUNS], "9 7");
    }

    #[test]
    fn a_gap_in_the_days_begins_a_new_streak() {
        let both = exchanged(&stored([(PUZZLE_DAYS, "105 2")]), &stored([(PUZZLE_DAYS, "102 9")]));
        assert_eq!(both[PUZZLE_DAYS], "105 2");
    }

    #[test]
    fn the_rating_of_the_device_with_more_rated_puzzles_counts() {
        let one = "you all 160000:8000:60000\nday all 9:1600\npuzzle dvonn-1 1:2:3\npuzzle dvonn-2 1:2:3\n";
        let other =
            "you all 170000:8000:60000\nyou pin 1:1:1\nday all 10:1700\npuzzle dvonn-3 1:2:3\n";
        let both = exchanged(&stored([(PUZZLE_RATINGS, one)]), &stored([(PUZZLE_RATINGS, other)]));
        assert_eq!(
            both[PUZZLE_RATINGS],
            "you all 160000:8000:60000\nyou pin 1:1:1\nday all 9:1600\nday all 10:1700\n\
             puzzle dvonn-1 1:2:3\npuzzle dvonn-2 1:2:3\npuzzle dvonn-3 1:2:3\n"
        );
    }

    #[test]
    fn a_failed_puzzle_comes_again_until_it_is_solved_often_enough() {
        let first = collect(
            &at(10),
            Entries::default(),
            &stored([(FAILED_PUZZLES, "dvonn-1:11:0 dvonn-2:11:0")]),
        );
        let solved = collect(&at(11), first.clone(), &stored([(FAILED_PUZZLES, "dvonn-2:14:1")]));
        assert_eq!(apply(&solved, &Stored::new())[0].text.as_deref(), Some("dvonn-2:14:1"));
        let merged = first.clone().merge(solved.clone());
        assert_eq!(merged, solved, "an older device brings nothing back");
        let failed =
            collect(&at(12), solved, &stored([(FAILED_PUZZLES, "dvonn-1:13:0 dvonn-2:13:0")]));
        assert_eq!(
            apply(&merged.merge(failed), &Stored::new())[0].text.as_deref(),
            Some("dvonn-1:13:0 dvonn-2:13:0")
        );
    }

    #[test]
    fn puzzles_from_own_games_stay_on_their_device() {
        let own = stored([
            (PUZZLES, "dvonn-1 own-1 !own-2"),
            (FAILED_PUZZLES, "own-2:9:0"),
            (PUZZLE_RATINGS, "puzzle own-1 1:2:3\n"),
        ]);
        let entries = collect(&at(1), Entries::default(), &own);
        assert_eq!(entries.to_string(), "1 done:dvonn-1 \n");
        let after = apply(&entries, &own);
        let text =
            |key: &str| after.iter().find(|change| change.key == key).expect(key).text.clone();
        assert_eq!(text(PUZZLES).as_deref(), Some("dvonn-1 own-1 !own-2"));
        assert_eq!(text(FAILED_PUZZLES).as_deref(), Some("own-2:9:0"));
        assert_eq!(text(PUZZLE_RATINGS).as_deref(), Some("puzzle own-1 1:2:3\n"));
    }
}
