//! The arguments of `basalt render`.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use basalt_raster::{Canvas, Timing};

use super::{EXIT_CODES, GameChoice, PictureTheme, PositionArgs};
use crate::picture::Look;

/// Draw a position or a game as a picture.
///
/// A .svg or .png file shows one position: the last one of a record, unless --ply names another. A
/// .gif file shows the whole game, or its first plies. Without an argument it is the start of the game.
#[derive(Debug, clap::Args)]
#[command(after_help = EXIT_CODES)]
pub(crate) struct Render {
    /// The text of a position in quotes, a file of games, or - for games from the standard input.
    #[arg(value_name = "POSITION|FILE")]
    pub(crate) source: Option<String>,
    /// The picture to write: its name ends in .svg, .png or .gif.
    #[arg(short, long, value_name = "FILE", value_parser = picture_file)]
    pub(crate) out: PictureFile,
    #[command(flatten)]
    pub(crate) game: GameChoice,
    #[command(flatten)]
    pub(crate) place: PositionArgs,
    /// The width of a PNG or GIF in pixels [default: 960 for PNG, 480 for GIF].
    #[arg(long, value_name = "PIXELS", value_parser = width())]
    width: Option<u16>,
    /// The colours of the picture.
    #[arg(long, value_name = "THEME", default_value = "dark", value_enum)]
    theme: PictureTheme,
    /// Draw the board upright.
    #[arg(long)]
    upright: bool,
    /// Turn the board by half, as Black sees it.
    #[arg(long)]
    flip: bool,
    /// Milliseconds for each position of a GIF [default: 600].
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u32).range(20..=60_000))]
    delay: Option<u32>,
}

/// A file to be written.
#[derive(Clone, Debug)]
pub(crate) struct PictureFile {
    pub(crate) path: PathBuf,
    pub(crate) kind: PictureKind,
}

/// The kinds of pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PictureKind {
    Svg,
    Png,
    Gif,
}

impl Render {
    /// Whether something is asked for that the picture does not have.
    pub(super) fn contradiction(&self) -> Option<&'static str> {
        match self.out.kind {
            PictureKind::Svg if self.width.is_some() => {
                Some("--width is for PNG and GIF: an SVG has no width of its own")
            }
            PictureKind::Svg | PictureKind::Png if self.delay.is_some() => {
                Some("--delay is for GIF: other pictures show one position")
            }
            _ => None,
        }
    }

    /// The width of the picture.
    pub(crate) fn width(&self) -> u16 {
        self.width.unwrap_or(if self.out.kind == PictureKind::Gif { 480 } else { 960 })
    }

    /// The time for each position.
    pub(crate) fn delay(&self) -> u32 {
        self.delay.unwrap_or(Timing::DEFAULT_FRAME_MS)
    }

    /// The look of the picture.
    pub(crate) fn look(&self) -> Look {
        Look::new(self.theme.into(), self.upright, self.flip)
    }
}

fn width() -> clap::builder::RangedI64ValueParser<u16> {
    let (least, most) = (*Canvas::WIDTHS.start(), *Canvas::WIDTHS.end());
    clap::value_parser!(u16).range(i64::from(least)..=i64::from(most))
}

fn picture_file(name: &str) -> Result<PictureFile, String> {
    let path = PathBuf::from(name);
    let extension = Path::new(name).extension().map(OsStr::to_ascii_lowercase);
    let kind = match extension.as_ref().and_then(|ending| ending.to_str()) {
        Some("svg") => PictureKind::Svg,
        Some("png") => PictureKind::Png,
        Some("gif") => PictureKind::Gif,
        _ => return Err("expected a name that ends in .svg, .png or .gif".to_owned()),
    };
    Ok(PictureFile { path, kind })
}
