//! `basalt show`: a position drawn in the terminal, or as a picture.

use std::io::{self, Write as _};

use basalt_locales::{Message, messages};
use basalt_rules::{AnyMove, AnyPosition};
use basalt_view::announce;

use crate::detect::{AtPly, Detected, RecordedGame};
use crate::exit::{Exit, Failure};
use crate::input::InputSource;
use crate::shell::Shell;
use crate::{args, board, json, picture, result, start};

/// The position to show.
struct View {
    position: AnyPosition,
    last: Option<AnyMove>,
    /// The title above the board.
    title: Option<Message>,
}

pub(crate) fn run(args: &args::Show, shell: &Shell) -> Result<Exit, Failure> {
    let mut view = match args.source.as_deref().map(Detected::new) {
        Some(Detected::Games(source)) => of_record(&source, args, shell)?,
        Some(Detected::Position(text)) => of_position(Some(text), args, shell)?,
        None => of_position(None, args, shell)?,
    };
    let moves = start::play(&mut view.position, &args.place.moves, &shell.localizer)?;
    view.last = moves.last().copied().or(view.last);
    match &args.picture.svg {
        Some(file) => {
            let svg = picture::svg(&view.position, view.last, args.picture.look(), shell);
            picture::save(file, svg.as_bytes(), shell)?;
        }
        None if args.output.json => json::write(&json::position(&view.position))?,
        None => draw(&view, shell)?,
    }
    Ok(Exit::Fine)
}

fn of_position(text: Option<&str>, args: &args::Show, shell: &Shell) -> Result<View, Failure> {
    let position = start::at(&args.place, args.game.id, text, &shell.localizer)?;
    Ok(View { position, last: None, title: None })
}

/// The position of a record after the ply that was asked for, or after the last.
fn of_record(source: &InputSource, args: &args::Show, shell: &Shell) -> Result<View, Failure> {
    let game = RecordedGame::read(source, &args.place.recorded, shell)?;
    let plies = game.plies();
    let ply = args.place.ply.unwrap_or(plies);
    let AtPly { position, last } = game.at_ply(ply, shell)?;
    Ok(View { position, last, title: Some(messages::show_ply(ply, plies)) })
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
    let to_move = messages::show_to_move(announce::player(position.to_move()));
    let (first, second) = match result::of(position, &shell.localizer) {
        Some(result) => (messages::play_over(), result),
        None => (announce::phase(position, shell.localizer.catalogue()), shell.say(&to_move)),
    };
    format!("{} {second}", shell.say(&first))
}
