//! `basalt render`: a position as SVG or PNG, a game as an animated GIF.

use basalt_raster::{Canvas, Timing};
use basalt_rules::{AnyMove, AnyPosition};
use basalt_view::Scene;

use crate::args::{self, PictureKind};
use crate::detect::{Detected, RecordedGame};
use crate::exit::{Exit, Failure};
use crate::input::InputSource;
use crate::picture::{self, Look};
use crate::shell::Shell;
use crate::start;

/// A position and legal moves from it.
struct Line {
    start: AnyPosition,
    moves: Vec<AnyMove>,
}

pub(crate) fn run(args: &args::Render, shell: &Shell) -> Result<Exit, Failure> {
    let line = line(args, shell)?;
    let look = args.look();
    let canvas = Canvas::new(args.width(), look.theme);
    let picture = match args.out.kind {
        PictureKind::Svg => {
            let (position, last) = line.end();
            picture::svg(&position, last, look, shell).into_bytes()
        }
        PictureKind::Png => {
            let (position, last) = line.end();
            canvas.png(&look.scene(&position, last))
        }
        PictureKind::Gif => canvas.gif(&line.scenes(look), Timing::of(args.delay())),
    };
    picture::save(&args.out.path, &picture, shell)?;
    Ok(Exit::Fine)
}

/// The subject of a picture: the moves of a recorded game up to a ply, or a position, and the moves that
/// are given besides.
fn line(args: &args::Render, shell: &Shell) -> Result<Line, Failure> {
    let (mut line, mut end) = match args.source.as_deref().map(Detected::new) {
        Some(Detected::Games(source)) => of_record(&source, args, shell)?,
        Some(Detected::Position(text)) => of_position(Some(text), args, shell)?,
        None => of_position(None, args, shell)?,
    };
    line.moves.extend(start::play(&mut end, &args.place.moves, &shell.localizer)?);
    Ok(line)
}

fn of_position(
    text: Option<&str>,
    args: &args::Render,
    shell: &Shell,
) -> Result<(Line, AnyPosition), Failure> {
    let start = start::at(&args.place, args.game.id, text, &shell.localizer)?;
    Ok((Line { start: start.clone(), moves: Vec::new() }, start))
}

fn of_record(
    source: &InputSource,
    args: &args::Render,
    shell: &Shell,
) -> Result<(Line, AnyPosition), Failure> {
    let game = RecordedGame::read(source, &args.place.recorded, shell)?;
    let ply = args.place.ply.unwrap_or(game.plies());
    let end = game.at_ply(ply, shell)?.position;
    let moves = game.record.line.moves().take(ply as usize).collect();
    Ok((Line { start: game.record.start, moves }, end))
}

impl Line {
    /// The last position, with the move that led to it.
    fn end(&self) -> (AnyPosition, Option<AnyMove>) {
        (self.positions().last().unwrap_or_else(|| self.start.clone()), self.moves.last().copied())
    }

    /// The positions after each move.
    fn positions(&self) -> impl Iterator<Item = AnyPosition> {
        self.moves.iter().scan(self.start.clone(), |position, &mv| {
            position.play(mv).ok()?;
            Some(position.clone())
        })
    }

    fn scenes(&self, look: Look) -> Vec<Scene> {
        let start = look.scene(&self.start, None);
        let after = self.positions().zip(&self.moves);
        let after = after.map(|(position, &mv)| look.scene(&position, Some(mv)));
        std::iter::once(start).chain(after).collect()
    }
}
