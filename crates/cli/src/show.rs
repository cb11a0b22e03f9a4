//! `basalt show`: a position drawn in the terminal.

use std::io::{self, Write as _};
use std::path::Path;

use basalt_locales::{Message, messages};
use basalt_rules::record::Record;
use basalt_rules::{AnyMove, AnyPosition};

use crate::args;
use crate::board;
use crate::ending::{Ending, Failure};
use crate::games::{Games, no_game};
use crate::input::Source;
use crate::shell::Shell;
use crate::{situation, start};

/// What is shown.
struct View {
    position: AnyPosition,
    last: Option<AnyMove>,
    /// What there is to say before the board.
    title: Option<Message>,
}

pub(crate) fn run(args: &args::Show, shell: &Shell) -> Result<Ending, Failure> {
    let mut view = match args.source.as_deref().map(Sought::new) {
        Some(Sought::Games(source)) => of_record(&source, args, shell)?,
        Some(Sought::Position(text)) => of_position(Some(text), args, shell)?,
        None => of_position(None, args, shell)?,
    };
    let moves = start::play(&mut view.position, &args.moves, &shell.voice)?;
    view.last = moves.last().copied().or(view.last);
    draw(&view, shell)?;
    Ok(Ending::Fine)
}

/// What the argument stands for.
enum Sought<'a> {
    Position(&'a str),
    Games(Source),
}

impl<'a> Sought<'a> {
    /// A file that is there, or whatever does not look like a position, is a file.
    fn new(text: &'a str) -> Self {
        let path = Path::new(text);
        let board = text.split_whitespace().next().unwrap_or_default();
        let several_words = text.split_whitespace().nth(1).is_some();
        let like_a_board = board.chars().all(|c| c.is_ascii_digit() || "wbrWBR()/".contains(c));
        let like_pieces = board.starts_with("w:") || board.starts_with("W:");
        let like_a_position =
            board.contains('/') && (like_a_board || several_words) || like_pieces && several_words;
        if like_a_position && !path.exists() {
            Self::Position(text)
        } else {
            Self::Games(Source::new(path))
        }
    }
}

fn of_position(text: Option<&str>, args: &args::Show, shell: &Shell) -> Result<View, Failure> {
    let position = start::position(args.game.id, text, &shell.voice)?;
    Ok(View { position, last: None, title: None })
}

/// The game of a file that was asked for.
fn find(source: &Source, args: &args::Show, shell: &Shell) -> Result<Record, Failure> {
    let mut games = Games::open(source, args.from, &shell.voice)?;
    let mut found = 0;
    while let Some(game) = games.next_game()? {
        found += 1;
        if found == args.number {
            return game.map_err(|error| wrong(source, &shell.voice.unreadable(&error), shell));
        }
    }
    match found {
        0 => Err(no_game(source, &shell.voice)),
        _ => Err(wrong(source, &shell.say(&messages::input_number(args.number, found)), shell)),
    }
}

/// The position of a record after the ply that was asked for, or after the last.
fn of_record(source: &Source, args: &args::Show, shell: &Shell) -> Result<View, Failure> {
    let record = find(source, args, shell)?;
    let plies = record.line.nodes.len() as u64;
    let ply = args.ply.unwrap_or(plies);
    if ply > plies {
        return Err(wrong(source, &shell.say(&messages::input_ply(ply, plies)), shell));
    }
    let mut steps = record.steps();
    let mut last = None;
    for step in steps.by_ref().take(ply as usize) {
        let step = step.map_err(|error| {
            let reason = messages::in_game(args.number, &shell.voice.unplayable(&error));
            wrong(source, &shell.say(&reason), shell)
        })?;
        last = Some(step.node.mv);
    }
    let title = Some(messages::show_ply(ply, plies));
    Ok(View { position: steps.position().clone(), last, title })
}

fn wrong(source: &Source, reason: &str, shell: &Shell) -> Failure {
    Failure::Input(shell.say(&messages::in_file(&source.name(&shell.voice), reason)))
}

fn draw(view: &View, shell: &Shell) -> io::Result<()> {
    let View { position, last, title } = view;
    let mut output = io::stdout().lock();
    if let Some(title) = title {
        writeln!(output, "{}\n", shell.say(title))?;
    }
    for line in board::draw(position, *last) {
        writeln!(output, "{}", shell.paint.line(&line))?;
    }
    writeln!(output, "\n{}", status(position, shell))?;
    writeln!(output, "{position}")
}

/// One line about where the game stands.
fn status(position: &AnyPosition, shell: &Shell) -> String {
    let to_move = messages::show_to_move(situation::player(position.to_move()));
    let (first, second) = match situation::result(position) {
        Some(result) => (messages::play_over(), result),
        None => (situation::phase(position, &shell.voice), to_move),
    };
    format!("{} {}", shell.say(&first), shell.say(&second))
}
