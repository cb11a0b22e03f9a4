//! Players: their avatars, names and clocks.

use basalt_locales::messages;
use basalt_referee::{DELETED_PLAYER, Player, Rating};
use basalt_rules::{ByColor, Color};
use leptos::prelude::*;

use crate::browser::tenths;
use crate::i18n::{I18n, i18n, stone_class};
use crate::icons::Icon;

/// Tones of avatars. The letter on them has a contrast of at least 4.5.
pub(super) const TONES: [&str; 8] =
    ["#2f7d6d", "#a0522d", "#7a5c3e", "#4a6a92", "#7b5b92", "#8a6d1d", "#5e7434", "#9a4a5c"];

/// A player's picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Avatar {
    /// The first letter of a name, on a tone that the name decides.
    Person(String),
    /// The computer.
    Computer,
}

impl From<&Player> for Avatar {
    fn from(player: &Player) -> Self {
        match player {
            Player::Member { name, .. } | Player::Guest { name } => Self::Person(name.clone()),
            Player::Computer { .. } => Self::Computer,
        }
    }
}

/// The name of a player without an account, or of one who has deleted it.
pub(crate) fn guest_name(name: &str, i18n: I18n) -> String {
    if name == DELETED_PLAYER {
        i18n.say(&messages::page_deleted_player())
    } else {
        name.to_owned()
    }
}

/// A rating as text, with a mark while it is provisional.
fn rating_text(rating: Rating) -> String {
    format!("{}{}", rating.value, if rating.provisional { "?" } else { "" })
}

/// The mark of a bot and the rating of a member, as far as there are any.
pub(crate) fn member_detail(rating: Option<Rating>, bot: bool, i18n: I18n) -> String {
    let mark = bot.then(|| i18n.say(&messages::page_bot()));
    let parts = [mark, rating.map(rating_text)];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// A hexagon with a player's picture. The letter is part of the picture, not of the text around it. Its size is that of a player bar; `attr:class` can add another.
#[component]
pub(crate) fn HexAvatar(
    /// The picture.
    avatar: Avatar,
    /// Whether it stands in a line of text.
    #[prop(optional)]
    small: bool,
) -> impl IntoView {
    let size = if small { " hex--small" } else { "" };
    match avatar {
        Avatar::Person(name) => {
            let letter: String = name.chars().take(1).collect();
            view! {
                <span class=format!("hex{size}") style=("--tone", tone(&name)) data-letter=letter aria-hidden="true"></span>
            }
            .into_any()
        }
        Avatar::Computer => view! {
            <span class=format!("hex{size} hex--computer") aria-hidden="true">{Icon::Computer.draw()}</span>
        }
        .into_any(),
    }
}

/// The tone of a name.
fn tone(name: &str) -> &'static str {
    let sum = name.bytes().fold(0_usize, |sum, byte| sum * 31 % 9973 + usize::from(byte));
    TONES[sum % TONES.len()]
}

/// A piece of a player's colour, beside the name.
#[component]
pub(crate) fn Stone(
    /// The colour.
    color: Color,
) -> impl IntoView {
    view! { <span class=stone_class(color) aria-hidden="true"></span> }
}

/// A player with avatar, colour, name and a note; what is counted or the clock stands at the end.
#[component]
pub(crate) fn PlayerBar(
    /// The colour.
    color: Color,
    /// The picture.
    #[prop(into)]
    avatar: Signal<Avatar>,
    /// The name.
    #[prop(into)]
    name: Signal<String>,
    /// The rating or the level, after the name.
    #[prop(into)]
    detail: Signal<String>,
    /// The line below.
    #[prop(into)]
    note: Signal<String>,
    /// Whether it is the player's turn.
    #[prop(into)]
    is_turn: Signal<bool>,
    /// Whether it is the side below the board.
    is_near: bool,
    /// The part at the end.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let class = if is_near { "player-bar player-bar--you" } else { "player-bar player-bar--them" };
    view! {
        <div class=class class=("is-turn", is_turn) data-player=color.letter().to_string()>
            {move || view! { <HexAvatar avatar=avatar.get()/> }}
            <div class="who">
                <span class="name"><Stone color/><b class="clip">{name}</b><span>{detail}</span></span>
                <span class="note">{note}</span>
            </div>
            {children.map(|children| children())}
        </div>
    }
}

/// A bar that compares the pieces of both players.
#[component]
pub(crate) fn Balance(
    /// The pieces of each player.
    #[prop(into)]
    count: Signal<ByColor<u32>>,
) -> impl IntoView {
    let i18n = i18n();
    let name = move || {
        let ByColor { white, black } = count.get();
        i18n.say(&messages::page_player_balance(white.into(), black.into()))
    };
    let share = move || {
        let ByColor { white, black } = count.get();
        let all = f64::from((white + black).max(1));
        // Without pieces nobody is ahead.
        let of_white = if white + black == 0 { 0.5 } else { f64::from(white) / all };
        format!("{}%", tenths(100.0 * of_white))
    };
    view! { <div class="balance" role="img" aria-label=name><i style:width=share></i></div> }
}

/// The state of a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ClockState {
    /// It is the other player's turn.
    Stopped,
    /// It runs.
    Running,
    /// There is little time left.
    Low,
}

/// A clock.
#[component]
pub(crate) fn Clock(
    /// The time as text.
    #[prop(into)]
    time: Signal<String>,
    /// The state.
    #[prop(into)]
    state: Signal<ClockState>,
) -> impl IntoView {
    let class = move || match state.get() {
        ClockState::Stopped => "clock",
        ClockState::Running => "clock clock--running",
        ClockState::Low => "clock clock--low",
    };
    view! { <span class=class role="timer">{time}</span> }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The relative luminance of a colour, as WCAG 2 defines it.
    fn luminance(color: &str) -> f64 {
        let part = |at: usize| {
            let byte = u8::from_str_radix(&color[at..at + 2], 16).expect("two digits");
            let value = f64::from(byte) / 255.0;
            if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
    }

    #[test]
    fn the_letter_of_an_avatar_can_be_read_on_every_tone() {
        for tone in TONES {
            let contrast = (luminance("#fff8f0") + 0.05) / (luminance(tone) + 0.05);
            assert!(contrast >= 4.5, "{tone}: {contrast:.2}");
        }
    }

    #[test]
    fn a_name_always_has_the_same_tone() {
        assert_eq!(tone("illite"), tone("illite"));
        let tones: std::collections::BTreeSet<_> =
            ["illite", "mica", "halite", "olivine", "tephra", "quarry_k"].map(tone).into();
        assert!(tones.len() > 2, "names differ in tone: {tones:?}");
    }
}
