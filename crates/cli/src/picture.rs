//! Pictures of positions, and files of them.

use std::path::Path;

use basalt_locales::messages;
use basalt_rules::{AnyMove, AnyPosition};
use basalt_view::{Frame, Layout, Orientation, Scene, Svg, Theme, describe, scene};

use crate::exit::Failure;
use crate::output::Sink;
use crate::shell::Shell;

/// The look of pictures.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    /// Their colours.
    pub(crate) theme: Theme,
    /// The layout of the board.
    pub(crate) layout: Layout,
}

impl Look {
    /// The look that the arguments ask for.
    pub(crate) fn new(theme: Theme, upright: bool, flipped: bool) -> Self {
        let orientation = if upright { Orientation::Upright } else { Orientation::Landscape };
        Self { theme, layout: Layout { orientation, flipped } }
    }

    /// The picture of a position, with the move that led to it.
    pub(crate) fn scene(self, position: &AnyPosition, last: Option<AnyMove>) -> Scene {
        scene(position, last, Frame { layout: self.layout, tally: true, ..Frame::default() })
    }
}

/// The picture of a position as SVG, with its description in words.
pub(crate) fn svg(
    position: &AnyPosition,
    last: Option<AnyMove>,
    look: Look,
    shell: &Shell,
) -> String {
    let title = shell.say(&describe(position));
    let svg = Svg { theme: look.theme, title: &title, ..Svg::default() };
    svg.write(&look.scene(position, last))
}

/// Writes a picture to a file, and says so if that is not what the output shows.
pub(crate) fn save(file: &Path, picture: &[u8], shell: &Shell) -> Result<(), Failure> {
    let mut sink = Sink::create(file, &shell.localizer)?;
    sink.write(picture, &shell.localizer)?;
    let saved = (!sink.is_standard()).then(|| messages::file_saved(&sink.name(&shell.localizer)));
    sink.finish(&shell.localizer)?;
    if let Some(saved) = saved {
        shell.remark(&saved);
    }
    Ok(())
}
