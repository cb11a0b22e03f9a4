//! Inks: colours by meaning, and the values that each theme gives them.

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
        /// The colour of a mark, named by its meaning.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Ink {
            $($(#[doc = $doc])+ $ink,)+
        }

        impl Ink {
            /// Every ink.
            pub const ALL: &'static [Self] = &[$(Self::$ink),+];

            /// Its name in CSS custom properties.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$ink => $id,)+ }
            }

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
    /// The same on an upper level.
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
    /// The same on an upper level.
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
        let declaration = |ink: &Ink| {
            let (id, Tint { first, second }) = (ink.id(), ink.tint(self));
            match ink.finish() {
                Finish::Flat => format!("--board-{id}:{first};"),
                _ => format!("--board-{id}:{first};--board-{id}-2:{second};"),
            }
        };
        Ink::ALL.iter().map(declaration).collect()
    }
}
