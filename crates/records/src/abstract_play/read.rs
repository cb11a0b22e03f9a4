//! Reading AbstractPlay's record.

use basalt_rules::sentence::quote;
use basalt_rules::{AnyMove, AnyPosition, ByColor, Color, Game, GameError, Outcome};

use super::dates::{MOMENTS, day_of};
use super::{GAME_ID, NOBODY, name};
use crate::error::{GameFault, SchemaError};
use crate::part::JsonPart;
use crate::tree::Tree;
use crate::{Record, SyntaxError, Termination};

/// Reads a game. What the header says besides is left out, as its schema allows any.
pub(crate) fn read(root: JsonPart<'_>) -> Result<Record, GameFault> {
    root.check_members(&["header", "moves"])?;
    let mut record = root.required("header", read_header)?;
    let mut board = Some(record.start.clone());
    let rounds = root.required("moves", |moves| {
        moves.each(|round| read_round(round, record.game(), &mut board))
    })?;
    record.line = rounds.into_iter().flatten().collect();
    Ok(record)
}

fn read_header(header: JsonPart<'_>) -> Result<Record, GameFault> {
    let game = header.required("game", read_game)?;
    let start = header
        .member("startingPosition", |part| part.read(|text| AnyPosition::parse(game, text)))?;
    let mut record = Record::new(start.unwrap_or_else(|| AnyPosition::start(game)));
    let players = header.required("players", read_players)?;
    record.result = Some(outcome(&players));
    record.score = score(&players);
    for (tag, text) in texts(header, &players)? {
        record.tags.set(tag, &text).map_err(|problem| header.fault(problem))?;
    }
    Ok(record)
}

fn read_game(part: JsonPart<'_>) -> Result<Game, GameFault> {
    let game = part.required("name", |part| part.read(game_of_name))?;
    let variants = part.member("variants", |part| {
        part.each(|part| {
            let found = |text: &str| SyntaxError::Variant { game, found: quote(text) };
            part.read(|text| game.with_variant(text).ok_or_else(|| found(text)))
        })
    })?;
    Ok(variants.unwrap_or_default().pop().unwrap_or(game))
}

/// The game of a name in either case, with or without the dots on its U.
fn game_of_name(text: &str) -> Result<Game, GameError> {
    let found = text.to_uppercase();
    let known = |&game: &Game| found == name(game) || found == game.title().id().to_uppercase();
    Game::ALL.into_iter().find(known).ok_or_else(|| GameError::Unknown { found: quote(text) })
}

/// A player as the header describes them.
struct Player {
    name: String,
    result: f64,
    score: Option<u32>,
}

fn read_players(part: JsonPart<'_>) -> Result<ByColor<Player>, GameFault> {
    let players = part.each(read_player)?;
    let found = players.len();
    match <[Player; 2]>::try_from(players) {
        Ok([white, black]) => Ok(ByColor { white, black }),
        Err(_) => Err(part.fault(SchemaError::Players { found })),
    }
}

/// Points that are no whole number are none of our games'.
fn read_player(part: JsonPart<'_>) -> Result<Player, GameFault> {
    let number = |part: JsonPart<'_>| match part.tree {
        Tree::Number(number) => Ok(number.as_f64().unwrap_or_default()),
        _ => Err(part.fault(SchemaError::Number { most: 1, found: part.quote() })),
    };
    Ok(Player {
        name: part.required("name", |part| part.text().map(str::to_owned))?,
        result: part.required("result", number)?,
        score: part.member("score", |part| Ok(part.number(u32::MAX).ok()))?.flatten(),
    })
}

/// Only which number is greater counts.
fn outcome(players: &ByColor<Player>) -> Outcome {
    match players.white.result.total_cmp(&players.black.result) {
        std::cmp::Ordering::Greater => Outcome::Win(Color::White),
        std::cmp::Ordering::Less => Outcome::Win(Color::Black),
        std::cmp::Ordering::Equal => Outcome::Draw,
    }
}

fn score(players: &ByColor<Player>) -> Option<ByColor<u32>> {
    Some(ByColor { white: players.white.score?, black: players.black.score? })
}

/// The tags that the header gives, each with its value.
fn texts(
    header: JsonPart<'_>,
    players: &ByColor<Player>,
) -> Result<Vec<(&'static str, String)>, GameFault> {
    let mut texts = Vec::new();
    let text = |part: JsonPart<'_>| part.text().map(str::to_owned);
    texts.extend(header.member("event", text)?.map(|event| ("Event", event)));
    texts.extend(header.member("site", |site| site.required("name", text))?.map(|s| ("Site", s)));
    let id = header.member("site", |site| site.member("gameid", |id| Ok(id.quote())))?;
    texts.extend(id.flatten().map(|id| (GAME_ID, id)));
    texts.extend(header.member("round", text)?.map(|round| ("Round", round)));
    for (member, tag) in MOMENTS {
        let moment = header.member(member, text)?;
        let day = moment.as_deref().and_then(day_of).filter(|_| tag == MOMENTS[0].1);
        texts.extend(day.map(|day| ("Date", day)));
        texts.extend(moment.map(|moment| (tag, moment)));
    }
    for (tag, player) in [("White", &players.white), ("Black", &players.black)] {
        texts.extend((player.name != NOBODY).then(|| (tag, player.name.clone())));
    }
    texts.extend(header.member("termination", text)?.map(|reason| (Termination::TAG, reason)));
    Ok(texts)
}

/// Reads a round: each player's move or null. As far as the moves are legal on the board, they
/// must be those of the player in whose place they stand.
fn read_round(
    round: JsonPart<'_>,
    game: Game,
    board: &mut Option<AnyPosition>,
) -> Result<Vec<AnyMove>, GameFault> {
    let mut seats = Color::ALL.into_iter();
    let moves = round.each(|part| {
        let seat = seats.next().ok_or_else(|| part.fault(SchemaError::Players { found: 3 }))?;
        let Some((mv, sequence)) = read_entry(part, game)? else { return Ok(None) };
        Ok(Some((sequence, seat, mv, part.path.to_string())))
    })?;
    let mut moves: Vec<_> = moves.into_iter().flatten().collect();
    moves.sort_by_key(|&(sequence, ..)| sequence);
    for (_, seat, mv, path) in &moves {
        check_seat(*seat, *mv, board)
            .map_err(|problem| GameFault::at_path(path.clone(), problem))?;
    }
    Ok(moves.into_iter().map(|(_, _, mv, _)| mv).collect())
}

/// A move, and its place in the round if that is said.
fn read_entry(part: JsonPart<'_>, game: Game) -> Result<Option<(AnyMove, u32)>, GameFault> {
    let mv = |part: JsonPart<'_>| part.read(|text| AnyMove::parse(game, text));
    match part.tree {
        Tree::Null => Ok(None),
        Tree::Text(_) => Ok(Some((mv(part)?, 0))),
        _ => {
            part.check_members(&["move", "sequence", "result"])?;
            let sequence = part.member("sequence", |part| part.number(u32::MAX))?;
            Ok(Some((part.required("move", mv)?, sequence.unwrap_or_default())))
        }
    }
}

fn check_seat(
    seat: Color,
    mv: AnyMove,
    board: &mut Option<AnyPosition>,
) -> Result<(), SchemaError> {
    let Some(position) = board else { return Ok(()) };
    let player = position.to_move();
    if player != seat {
        return Err(SchemaError::Seat { player });
    }
    if position.play(mv).is_err() {
        *board = None;
    }
    Ok(())
}
