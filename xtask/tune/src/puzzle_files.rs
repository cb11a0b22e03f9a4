//! The files of puzzles that the page fetches: mined puzzles are chosen, numbered and put beside those that are there.

use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::path::{Path, PathBuf};

use basalt_learn::puzzles::{Aim, Index, Puzzle, Puzzles};
use basalt_rules::{AnyPosition, Title};
use indicatif::ProgressBar;

use crate::mine::LevelPlayer;
use crate::mine::difficulty::{self, rating};

/// Maximum bytes of a file, so that a page never fetches much for one puzzle.
const MAX_FILE_BYTES: usize = 40_000;

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Files of mined puzzles.
    mined: Vec<PathBuf>,
    /// The folder of the puzzles: those in it keep their ids, and the new ones come to them.
    #[arg(long)]
    folder: PathBuf,
    /// Maximum puzzles of each title.
    #[arg(long, default_value_t = 2_300)]
    most: usize,
}

#[derive(Debug, clap::Args)]
pub(crate) struct RateOptions {
    /// The folder of the puzzles.
    folder: PathBuf,
}

/// Adds mined puzzles to the folder.
pub(crate) fn add(options: &Options) -> Result<(), String> {
    let mut mined = Vec::new();
    for path in &options.mined {
        mined.extend(read_mined(&read(path)?));
    }
    for title in Title::ALL {
        let mut puzzles = read_folder(&options.folder, title)?;
        let known = puzzles.len();
        let new: Vec<Puzzle> =
            mined.iter().filter(|one| one.game().title() == title).cloned().collect();
        let room = options.most.saturating_sub(known);
        let chosen = choose(unknown(new, &puzzles), room);
        puzzles.extend(number(&chosen, &puzzles, title));
        println!("{title}: {known} puzzles and {} new ones", puzzles.len() - known);
        write_folder(&options.folder, title, puzzles)?;
    }
    Ok(())
}

/// Rates all puzzles of the folder again.
pub(crate) fn rate(options: &RateOptions) -> Result<(), String> {
    for title in Title::ALL {
        let puzzles = read_folder(&options.folder, title)?;
        let progress = ProgressBar::new(puzzles.len() as u64);
        let mut player = LevelPlayer::default();
        let rated = puzzles.into_iter().map(|puzzle| {
            progress.inc(1);
            with_rating(&puzzle, measured(&puzzle, &mut player))
        });
        write_folder(&options.folder, title, rated.collect::<Option<_>>().unwrap_or_default())?;
    }
    Ok(())
}

/// The rating of a puzzle by the levels that solve it.
fn measured(puzzle: &Puzzle, player: &mut LevelPlayer) -> u32 {
    // In PÜNCT later turns depend on the defence, so the first one decides.
    let length = if matches!(puzzle.aim(), Aim::WinIn(_)) { 1 } else { puzzle.line().len() };
    let line = &puzzle.line()[..length];
    rating(|level, seed| {
        difficulty::solves(player, puzzle.position(), line, puzzle.also(), (level, seed))
    })
}

fn with_rating(puzzle: &Puzzle, rating: u32) -> Option<Puzzle> {
    with_field(puzzle, 3, &rating.to_string())
}

/// The puzzle with another field in its text.
fn with_field(puzzle: &Puzzle, number: usize, field: &str) -> Option<Puzzle> {
    let text = puzzle.to_string();
    let mut fields: Vec<&str> = text.split('\t').collect();
    *fields.get_mut(number)? = field;
    Puzzle::read(&fields.join("\t"))
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// Mined puzzles have no id yet.
fn read_mined(text: &str) -> Vec<Puzzle> {
    text.lines().filter_map(|line| Puzzle::read(&format!("mined\t{line}"))).collect()
}

/// The puzzles of a title, from all files of the folder.
fn read_folder(folder: &Path, title: Title) -> Result<Vec<Puzzle>, String> {
    let mut puzzles = Vec::new();
    for path in files_of(folder, title)? {
        puzzles.extend(Puzzles::read(&read(&path)?).iter().cloned());
    }
    Ok(puzzles)
}

/// The files with puzzles of a title.
fn files_of(folder: &Path, title: Title) -> Result<Vec<PathBuf>, String> {
    let shown = folder.display();
    let entries = fs::read_dir(folder).map_err(|error| format!("{shown}: {error}"))?;
    let start = format!("puzzles-{title}-");
    let is_file = |path: &PathBuf| {
        path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(&start))
    };
    let mut paths: Vec<PathBuf> =
        entries.filter_map(|entry| Some(entry.ok()?.path())).filter(is_file).collect();
    paths.sort();
    Ok(paths)
}

/// The puzzles whose positions are new: not equal, by symmetry or swapped colours, to a known one or to one another.
fn unknown(mined: Vec<Puzzle>, known: &[Puzzle]) -> Vec<Puzzle> {
    let key = |position: &AnyPosition| position.canonical().to_string();
    let mut seen: HashSet<String> = known.iter().map(|puzzle| key(puzzle.position())).collect();
    mined.into_iter().filter(|puzzle| seen.insert(key(puzzle.position()))).collect()
}

/// Chooses puzzles: the kinds take turns, those with more moves to find first, and of each kind all ratings.
fn choose(puzzles: Vec<Puzzle>, most: usize) -> Vec<Puzzle> {
    let mut kinds: BTreeMap<(bool, String, usize), Vec<Puzzle>> = BTreeMap::new();
    for puzzle in puzzles {
        let (kind, own_moves) = (kind(puzzle.aim()), puzzle.own_moves());
        kinds.entry((own_moves < 3, kind, own_moves)).or_default().push(puzzle);
    }
    let mut queues: Vec<Vec<Puzzle>> = kinds.into_values().map(spread).collect();
    let mut chosen = Vec::new();
    while chosen.len() < most && queues.iter().any(|queue| !queue.is_empty()) {
        for queue in &mut queues {
            if chosen.len() < most {
                chosen.extend(queue.pop());
            }
        }
    }
    chosen
}

/// The name of an aim without its number.
fn kind(aim: Aim) -> String {
    aim.to_string().split('-').next().unwrap_or_default().to_owned()
}

/// An order in which any number of the last ones has all ratings.
fn spread(mut puzzles: Vec<Puzzle>) -> Vec<Puzzle> {
    puzzles.sort_by_key(Puzzle::rating);
    let mut order: Vec<(u32, Puzzle)> = (0_u32..).zip(puzzles).collect();
    order.sort_by_key(|(number, _)| number.reverse_bits());
    order.reverse();
    order.into_iter().map(|(_, puzzle)| puzzle).collect()
}

/// Gives puzzles the next free ids.
fn number(new: &[Puzzle], known: &[Puzzle], title: Title) -> Vec<Puzzle> {
    let last = known.iter().filter_map(|puzzle| puzzle.number().parse::<u32>().ok()).max();
    let numbers = last.unwrap_or(0) + 1..;
    let numbered = new.iter().zip(numbers);
    numbered.filter_map(|(puzzle, n)| with_field(puzzle, 0, &format!("{title}-{n}"))).collect()
}

/// Replaces the files of a title: puzzles by rating, and the index of them.
fn write_folder(folder: &Path, title: Title, mut puzzles: Vec<Puzzle>) -> Result<(), String> {
    puzzles.sort_by_key(|puzzle| (puzzle.rating(), puzzle.number().parse::<u32>().unwrap_or(0)));
    for path in files_of(folder, title)? {
        fs::remove_file(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    let files: Vec<(String, Vec<Puzzle>)> = (1..)
        .zip(parts(puzzles))
        .map(|(number, part)| (format!("puzzles-{title}-{number:02}.tsv"), part))
        .collect();
    for (name, part) in &files {
        let lines: Vec<String> = part.iter().map(|puzzle| format!("{puzzle}\n")).collect();
        write(&folder.join(name), &lines.concat())?;
    }
    let index = Index::of_files(files.iter().map(|(name, part)| (name.as_str(), part.as_slice())));
    write(&folder.join(format!("puzzles-{title}.tsv")), &index.to_string())
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
}

/// Divides puzzles into files.
fn parts(puzzles: Vec<Puzzle>) -> Vec<Vec<Puzzle>> {
    let mut parts: Vec<Vec<Puzzle>> = Vec::new();
    let mut bytes = usize::MAX;
    for puzzle in puzzles {
        let length = puzzle.to_string().len() + 1;
        if bytes.saturating_add(length) > MAX_FILE_BYTES {
            parts.push(Vec::new());
            bytes = 0;
        }
        bytes += length;
        if let Some(part) = parts.last_mut() {
            part.push(puzzle);
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An ending of which only the rating differs.
    fn mined(rating: u32) -> Puzzle {
        let line = format!("mined\tdvonn\twin\t{rating}\t9/10/3wwbrrrb1/10/9 w s\te3f3 j3i3 f3h3");
        Puzzle::read(&line).expect("a puzzle")
    }

    #[test]
    fn a_position_is_taken_once_whichever_way_it_lies() {
        let mirrored = "mined\tdvonn\twin\t900\t9/10/1brrrbww3/10/9 w s\tg3f3";
        let mirrored = Puzzle::read(mirrored).expect("a puzzle");
        assert_eq!(unknown(vec![mined(900), mirrored.clone()], &[]).len(), 1);
        assert_eq!(unknown(vec![mined(900)], &[mirrored]).len(), 0);
    }

    #[test]
    fn new_puzzles_get_new_ids_and_files_stay_small() {
        let known: Vec<Puzzle> = number(&[mined(900), mined(901)], &[], Title::Dvonn);
        assert_eq!(known.iter().map(Puzzle::id).collect::<Vec<_>>(), ["dvonn-1", "dvonn-2"]);
        let new = number(&[mined(902)], &known, Title::Dvonn);
        assert_eq!(new[0].id(), "dvonn-3");
        let parts = parts((0..2_000).map(|n| mined(600 + n)).collect());
        assert!(parts.len() > 1 && parts.iter().map(Vec::len).sum::<usize>() == 2_000);
        let bytes = |part: &Vec<Puzzle>| part.iter().map(|one| one.to_string().len() + 1).sum();
        assert!(parts.iter().map(bytes).all(|bytes: usize| bytes <= MAX_FILE_BYTES));
    }

    #[test]
    fn a_choice_has_easy_and_hard_puzzles() {
        let chosen = choose((0..512).map(|n| mined(600 + n)).collect(), 16);
        let mut ratings: Vec<u32> = chosen.iter().map(Puzzle::rating).collect();
        ratings.sort_unstable();
        assert_eq!(ratings.len(), 16);
        assert!(ratings[0] < 650 && ratings[15] > 1050, "{ratings:?}");
    }

    #[test]
    fn a_folder_keeps_its_ids_and_gets_an_index() {
        let folder = std::env::temp_dir().join(format!("basalt-puzzles-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let puzzles = number(&[mined(1200), mined(900)], &[], Title::Dvonn);
        write_folder(&folder, Title::Dvonn, puzzles.clone()).expect("written");
        let mut read = read_folder(&folder, Title::Dvonn).expect("read");
        let index = fs::read_to_string(folder.join("puzzles-dvonn.tsv")).expect("an index");
        fs::remove_dir_all(&folder).expect("removed");
        assert!(index.starts_with("puzzles-dvonn-01.tsv\n2 900w2w"), "{index}");
        read.sort_by_key(|puzzle| puzzle.id().to_owned());
        assert_eq!(read, puzzles);
    }
}
