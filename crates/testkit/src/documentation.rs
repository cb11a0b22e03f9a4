//! The fenced blocks of README.md, CONTRIBUTING.md and docs, and the commands in them.
//!
//! This file needs nothing but the standard library, so that programs outside the workspace's build can include it.

use std::fmt::Display;
use std::fs;
use std::path::{Path, PathBuf};

/// A fenced block of a page.
#[derive(Debug)]
pub struct Block {
    /// The page, as a path from the root of the repository.
    pub page: String,
    /// The number of the fence's line.
    pub line: usize,
    /// The word after the fence, or nothing.
    pub language: String,
    /// The lines between the fences.
    pub text: String,
}

/// The root of the repository.
pub fn root() -> &'static Path {
    let ancestors = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    let mut roots = ancestors.filter(|folder| folder.join("docs/architecture.md").exists());
    roots.next().expect("the repository has documentation")
}

/// All blocks of all pages.
pub fn blocks() -> Vec<Block> {
    let entries = fs::read_dir(root().join("docs")).expect("a folder of pages").flatten();
    let pages = entries.map(|entry| PathBuf::from("docs").join(entry.file_name()));
    let mut pages: Vec<PathBuf> =
        pages.filter(|path| path.extension().is_some_and(|kind| kind == "md")).collect();
    pages.extend(["README.md", "CONTRIBUTING.md"].map(PathBuf::from));
    pages.sort();
    pages.iter().flat_map(|page| blocks_of(&page.display().to_string())).collect()
}

/// The blocks of a page, which is named from the root of the repository.
pub fn blocks_of(page: &str) -> Vec<Block> {
    let text = fs::read_to_string(root().join(page)).expect(page);
    let mut lines = text.lines().enumerate();
    let mut blocks = Vec::new();
    while let Some((index, line)) = lines.next() {
        let Some(language) = line.trim_start().strip_prefix("```") else { continue };
        let body = lines.by_ref().map(|(_, line)| line);
        let body = body.take_while(|line| !line.trim_start().starts_with("```"));
        let text = body.flat_map(|line| [line, "\n"]).collect();
        let (page, language) = (page.to_owned(), language.trim().to_owned());
        blocks.push(Block { page, line: index + 1, language, text });
    }
    blocks
}

/// Asserts that a parser accepts the arguments of every command in the shell blocks that begins with these words, and that there
/// are this many at least.
pub fn assert_accepted<E: Display>(
    begin: &[&str],
    least: usize,
    accepts: impl Fn(&[String]) -> Result<(), E>,
) {
    let mut count = 0;
    for Block { page, line, text, .. } in blocks().iter().filter(|block| block.language == "sh") {
        // A function that a script defines is no command.
        let lines = text.lines().filter(|line| !line.contains("() {"));
        for words in lines.flat_map(simple_commands) {
            if !words.iter().take(begin.len()).eq(begin) {
                continue;
            }
            let args = words[begin.len()..].iter().skip_while(|word| *word == "--").cloned();
            if let Err(error) = accepts(&args.collect::<Vec<_>>()) {
                panic!("{page}:{line}: {}\n{error}", words.join(" "));
            }
            count += 1;
        }
    }
    assert!(count >= least, "{count} commands begin with {begin:?}");
}

/// The commands of a line of a shell script, without the folders of their programs. Comments, redirections and variables that
/// are set for a command are left out.
fn simple_commands(line: &str) -> Vec<Vec<String>> {
    let mut commands = vec![Vec::new()];
    let mut word: Option<String> = None;
    let mut quote = None;
    for letter in line.chars().chain([' ']) {
        match (quote, letter) {
            (Some(open), _) if letter == open => quote = None,
            (None, '\'' | '"') => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (None, '#') if word.is_none() => break,
            (None, ' ' | '|' | '&' | ';' | '(' | ')' | '<' | '>') => {
                commands.last_mut().expect("there is one").extend(word.take());
                if letter != ' ' {
                    commands.push(Vec::new());
                }
            }
            (_, letter) => word.get_or_insert_default().push(letter),
        }
    }
    commands.into_iter().map(without_folder).filter(|words| !words.is_empty()).collect()
}

/// The words from the program on, without its folder.
fn without_folder(words: Vec<String>) -> Vec<String> {
    let is_variable = |word: &String| {
        let name = word.split_once('=').map_or("", |(name, _)| name);
        !name.is_empty() && name.chars().all(|letter| letter.is_ascii_uppercase() || letter == '_')
    };
    let mut words: Vec<String> = words.into_iter().skip_while(is_variable).collect();
    if let Some(program) = words.first_mut() {
        *program = program.rsplit('/').next().unwrap_or_default().to_owned();
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_read_as_a_shell_reads_it() {
        for (line, expected) in [
            ("basalt show  # draws it", vec![vec!["basalt", "show"]]),
            ("A=b C_D='e f' target/dist/basalt x", vec![vec!["basalt", "x"]]),
            ("a 'b c' \"d 'e\" f'#'g", vec![vec!["a", "b c", "d 'e", "f#g"]]),
            ("a '' b > out.txt", vec![vec!["a", "", "b"], vec!["out.txt"]]),
            ("a | b && (c; d)", vec![vec!["a"], vec!["b"], vec!["c"], vec!["d"]]),
            ("# nothing", vec![]),
            ("basalt \"${ROOT:-}/x\" --a=b", vec![vec!["basalt", "${ROOT:-}/x", "--a=b"]]),
        ] {
            assert_eq!(simple_commands(line), expected, "{line}");
        }
    }

    #[test]
    fn every_fence_of_every_page_is_found() {
        let found = blocks();
        for page in ["README.md", "CONTRIBUTING.md", "docs/websocket.md"] {
            let text = fs::read_to_string(root().join(page)).expect(page);
            let fences = text.lines().filter(|line| line.starts_with("```")).count();
            assert_eq!(2 * found.iter().filter(|block| block.page == page).count(), fences);
        }
        let [first, ..] = &blocks_of("README.md")[..] else { panic!("there are blocks") };
        assert_eq!(first.language, "sh");
        assert!(first.text.starts_with("cargo xtask run "), "{}", first.text);
    }
}
