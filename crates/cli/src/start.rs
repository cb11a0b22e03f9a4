//! Positions and moves given as arguments.

use basalt_locales::messages;
use basalt_rules::sentence::quote;
use basalt_rules::{AnyMove, AnyPosition, Game};

use crate::args::PositionArgs;
use crate::exit::Failure;
use crate::localizer::Localizer;

/// The position that the text of an argument stands for, or the start of the game.
pub(crate) fn at(
    place: &PositionArgs,
    game: Game,
    text: Option<&str>,
    localizer: &Localizer,
) -> Result<AnyPosition, Failure> {
    if place.is_about_games() {
        return Err(Failure::Input(localizer.say(&messages::input_no_games())));
    }
    position(game, text, localizer)
}

/// The position that a text stands for, or the start of the game.
pub(crate) fn position(
    game: Game,
    text: Option<&str>,
    localizer: &Localizer,
) -> Result<AnyPosition, Failure> {
    let Some(text) = text else { return Ok(AnyPosition::start(game)) };
    AnyPosition::parse(game, text).map_err(|error| {
        let why = localizer.explain(&error);
        Failure::Input(localizer.say(&match game_of(text) {
            Some(other) => messages::input_other_game(&why, other.id()),
            None => messages::input_position(&why),
        }))
    })
}

/// The first game that has this position.
fn game_of(text: &str) -> Option<Game> {
    Game::ALL.into_iter().find(|&game| AnyPosition::parse(game, text).is_ok())
}

/// Plays moves, each a word of `words` or several in one, and gives them back.
pub(crate) fn play(
    position: &mut AnyPosition,
    words: &[String],
    localizer: &Localizer,
) -> Result<Vec<AnyMove>, Failure> {
    let texts = words.iter().flat_map(|word| word.split_whitespace());
    let mut moves = Vec::new();
    for (number, text) in (1..).zip(texts) {
        let mv = position.read_move(text).and_then(|mv| position.play(mv).map(|()| mv));
        moves.push(mv.map_err(|error| {
            let why = localizer.refusal(&error);
            Failure::Input(localizer.say(&messages::input_move(number, &quote(text), &why)))
        })?);
    }
    Ok(moves)
}
