//! Inks: colours by meaning, and the values that each theme gives them.

use crate::named_enum::named_enum;

/// The gradient between the two colours of a tint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finish {
    /// The first colour only.
    Flat,
    /// From the first colour at the top to the second at the bottom.
    Downwards,
    /// From the first colour at the left to the second at the right, like light on a round wall.
    Across,
}

/// The colours of an ink in a theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tint {
    /// The first colour.
    pub first: &'static str,
    /// The second colour; the same as the first if the ink is flat.
    pub second: &'static str,
}

/// A colour theme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// A dark theme: stone and ember at night.
    #[default]
    Dark,
    /// A light theme: the same materials in daylight.
    Light,
    /// The CSS custom properties of the page that holds the picture.
    Page,
}

/// Declares the inks: a comment, the name, the finish, and the colours of the dark and the light theme.
macro_rules! inks {
    ($(
        $(#[doc = $doc:literal])+
        $ink:ident = $id:literal, $finish:ident,
            [$dark:literal, $dark_second:literal], [$light:literal, $light_second:literal];
    )+) => {
        named_enum! {
            /// The colour of a mark, named by its meaning.
            #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
            pub enum Ink;
            /// Every ink.
            ALL;
            /// Its name in CSS custom properties.
            id;
            $($(#[doc = $doc])+ $ink = $id;)+
        }

        impl Ink {
            /// The gradient of its colours.
            pub const fn finish(self) -> Finish {
                match self { $(Self::$ink => Finish::$finish,)+ }
            }

            /// Its colours in a theme; [`Theme::Page`] refers to CSS custom properties.
            pub const fn tint(self, theme: Theme) -> Tint {
                match (self, theme) {$(
                    (Self::$ink, Theme::Dark) => Tint { first: $dark, second: $dark_second },
                    (Self::$ink, Theme::Light) => Tint { first: $light, second: $light_second },
                    (Self::$ink, Theme::Page) => Tint {
                        first: concat!("var(--board-", $id, ")"),
                        second: concat!("var(--board-", $id, "-2)"),
                    },
                )+}
            }
        }
    };
}

inks! {
    /// The background around the board.
    Ground = "ground", Flat, ["#15171b", "#15171b"], ["#efe9dd", "#efe9dd"];
    /// The top of a basalt column.
    Stone = "stone", Downwards, ["#7c766c", "#676157"], ["#c9c1b1", "#b3aa98"];
    /// The top of a column of the central hexagon.
    WarmStone = "warm-stone", Downwards, ["#a58c5c", "#86703f"], ["#e3c98d", "#cfb06c"];
    /// The edge of a column: light above, dark below.
    Edge = "edge", Downwards, ["#958e82", "#45413a"], ["#e4dccd", "#8b8374"];
    /// The side of a column at the rim.
    Flank = "flank", Downwards, ["#4a463f", "#2a2823"], ["#8f8676", "#6f6758"];
    /// The mark of an empty space.
    Pit = "pit", Flat, ["#4a463f", "#4a463f"], ["#8d8473", "#8d8473"];
    /// Coordinate labels and other digits beside the board.
    Label = "label", Flat, ["#a39c8e", "#a39c8e"], ["#5c564b", "#5c564b"];
    /// The shadow of a standing or hovering piece.
    Shadow = "shadow", Flat, ["#000000", "#000000"], ["#3a3226", "#3a3226"];
    /// The top of a white piece.
    WhiteTop = "white-top", Downwards, ["#fbf5e6", "#dfd4bc"], ["#fffdf6", "#ece2cc"];
    /// The side of a white piece.
    WhiteSide = "white-side", Across, ["#e0d5bd", "#97896b"], ["#e2d7bf", "#a3957a"];
    /// The body of a white PÜNCT piece.
    WhiteBody = "white-body", Flat, ["#e8decb", "#e8decb"], ["#f6eedd", "#f6eedd"];
    /// The body of a white PÜNCT piece on an upper level.
    WhiteRaised = "white-raised", Flat, ["#fbf5e6", "#fbf5e6"], ["#fffdf6", "#fffdf6"];
    /// The lower edge of a white body.
    WhiteRim = "white-rim", Flat, ["#a3967b", "#a3967b"], ["#a99b7e", "#a99b7e"];
    /// Marks and digits on white.
    WhiteMark = "white-mark", Flat, ["#3a342a", "#3a342a"], ["#3a342a", "#3a342a"];
    /// The top of a black piece.
    BlackTop = "black-top", Downwards, ["#3d434d", "#1d2025"], ["#454c57", "#24282e"];
    /// The side of a black piece.
    BlackSide = "black-side", Across, ["#343a43", "#0a0b0d"], ["#3b424c", "#101216"];
    /// The body of a black PÜNCT piece.
    BlackBody = "black-body", Flat, ["#262a31", "#262a31"], ["#2b3038", "#2b3038"];
    /// The body of a black PÜNCT piece on an upper level.
    BlackRaised = "black-raised", Flat, ["#383e49", "#383e49"], ["#3e4551", "#3e4551"];
    /// The lower edge of a black body.
    BlackRim = "black-rim", Flat, ["#0b0c0f", "#0b0c0f"], ["#0f1114", "#0f1114"];
    /// Marks and digits on black.
    BlackMark = "black-mark", Flat, ["#d8d2c6", "#d8d2c6"], ["#e6e0d4", "#e6e0d4"];
    /// The top of a DVONN piece.
    RedTop = "red-top", Downwards, ["#ff6a3d", "#c22b1c"], ["#f5623a", "#bd2b1d"];
    /// The side of a DVONN piece.
    RedSide = "red-side", Across, ["#dd4428", "#6d140c"], ["#d4432a", "#741810"];
    /// Marks on a DVONN piece.
    RedMark = "red-mark", Flat, ["#5a0f08", "#5a0f08"], ["#5a0f08", "#5a0f08"];
    /// The ring of a stack that holds red.
    Lava = "lava", Flat, ["#ff6236", "#ff6236"], ["#e0401f", "#e0401f"];
    /// The PÜNCT dot of a piece.
    Amber = "amber", Flat, ["#f2a02e", "#f2a02e"], ["#ee9a22", "#ee9a22"];
    /// Selections and the targets that can be selected.
    Gold = "gold", Flat, ["#f2c14e", "#f2c14e"], ["#b77900", "#b77900"];
    /// A suggested move.
    Arrow = "arrow", Flat, ["#9ccf6b", "#9ccf6b"], ["#4f8226", "#4f8226"];
    /// The last move.
    Teal = "teal", Flat, ["#6fc3c9", "#6fc3c9"], ["#0f7f88", "#0f7f88"];
    /// Losses and refusals.
    Ember = "ember", Flat, ["#ff5a38", "#ff5a38"], ["#c5321a", "#c5321a"];
    /// Links between stacks, and chains.
    Link = "link", Flat, ["#e88bb8", "#e88bb8"], ["#c23c85", "#c23c85"];
    /// The west and east sides.
    FirstSides = "first-sides", Flat, ["#4aa9c9", "#4aa9c9"], ["#1f7fa3", "#1f7fa3"];
    /// The south-west and north-east sides.
    SecondSides = "second-sides", Flat, ["#cfae4e", "#cfae4e"], ["#94711a", "#94711a"];
    /// The north-west and south-east sides.
    ThirdSides = "third-sides", Flat, ["#b07ac4", "#b07ac4"], ["#8a4fa3", "#8a4fa3"];
}

/// A style of the pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PieceStyle {
    /// Polished stone, as the theme has it.
    #[default]
    Stone,
    /// Flat pieces of strong contrast, which those who see few colours can tell apart.
    Contrast,
}

impl PieceStyle {
    /// The inks of its pieces, each with its only colour; none for those of the theme.
    pub const fn inks(self) -> &'static [(Ink, &'static str)] {
        match self {
            Self::Stone => &[],
            Self::Contrast => &[
                (Ink::WhiteTop, "#ffffff"),
                (Ink::WhiteSide, "#a8a8a8"),
                (Ink::WhiteBody, "#ffffff"),
                (Ink::WhiteRaised, "#ffffff"),
                (Ink::WhiteRim, "#4d4d4d"),
                (Ink::WhiteMark, "#000000"),
                (Ink::BlackTop, "#000000"),
                (Ink::BlackSide, "#333333"),
                (Ink::BlackBody, "#000000"),
                (Ink::BlackRaised, "#000000"),
                (Ink::BlackRim, "#8f8f8f"),
                (Ink::BlackMark, "#ffffff"),
                (Ink::RedTop, "#f03424"),
                (Ink::RedSide, "#7a140a"),
                (Ink::RedMark, "#000000"),
                (Ink::Lava, "#f03424"),
            ],
        }
    }

    /// The CSS custom properties that give a page the pieces of this style, over those of any theme; empty for
    /// [`PieceStyle::Stone`].
    ///
    /// ```
    /// use basalt_view::PieceStyle;
    ///
    /// assert!(PieceStyle::Contrast.declarations().contains("--board-black-top:#000000;"));
    /// assert_eq!(PieceStyle::Stone.declarations(), "");
    /// ```
    pub fn declarations(self) -> String {
        self.inks().iter().map(|&(ink, color)| declaration(ink, color, color)).collect()
    }
}

/// The CSS custom properties of an ink.
fn declaration(ink: Ink, first: &str, second: &str) -> String {
    let id = ink.id();
    match ink.finish() {
        Finish::Flat => format!("--board-{id}:{first};"),
        Finish::Downwards | Finish::Across => {
            format!("--board-{id}:{first};--board-{id}-2:{second};")
        }
    }
}

impl Theme {
    /// The CSS custom properties that give a page the colours of this theme; empty for [`Theme::Page`].
    ///
    /// ```
    /// use basalt_view::Theme;
    ///
    /// assert!(Theme::Light.declarations().contains("--board-gold:#b77900;"));
    /// assert_eq!(Theme::Page.declarations(), "");
    /// ```
    pub fn declarations(self) -> String {
        if self == Self::Page {
            return String::new();
        }
        let declared = |&ink: &Ink| {
            let Tint { first, second } = ink.tint(self);
            declaration(ink, first, second)
        };
        Ink::ALL.iter().map(declared).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A colour as light of three wavelengths, each from 0 to 1.
    fn light(color: &str) -> [f64; 3] {
        [1, 3, 5].map(|at| {
            let byte = u8::from_str_radix(&color[at..at + 2], 16).expect("two digits");
            let value = f64::from(byte) / 255.0;
            if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        })
    }

    /// Complete protanopia, deuteranopia and tritanopia as matrices over linear light, after Machado, Oliveira and
    /// Fernandes (2009), and sight of all colours.
    const SIGHTS: [[[f64; 3]; 3]; 4] = [
        [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ];

    /// The luminance of a colour for someone, as WCAG 2 weighs it.
    fn luminance(color: &str, sight: [[f64; 3]; 3]) -> f64 {
        let light = light(color);
        let seen = sight.map(|row| {
            let sum: f64 = row.iter().zip(light).map(|(weight, light)| weight * light).sum();
            sum.clamp(0.0, 1.0)
        });
        0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]
    }

    #[test]
    fn pieces_of_strong_contrast_differ_in_brightness_for_everyone() {
        let color = |wanted| {
            let found = PieceStyle::Contrast.inks().iter().find(|(ink, _)| *ink == wanted);
            found.expect("an ink of the pieces").1
        };
        let tops = [Ink::WhiteTop, Ink::RedTop, Ink::BlackTop];
        for sight in SIGHTS {
            let [white, red, black] = tops.map(|ink| luminance(color(ink), sight) + 0.05);
            assert!(white / red >= 3.0 && red / black >= 3.0, "{white} {red} {black}");
        }
        for (top, mark) in [(Ink::WhiteTop, Ink::WhiteMark), (Ink::BlackTop, Ink::BlackMark)] {
            let [top, mark] = [top, mark].map(|ink| luminance(color(ink), SIGHTS[0]) + 0.05);
            assert!(top.max(mark) / top.min(mark) >= 7.0);
        }
    }
}
