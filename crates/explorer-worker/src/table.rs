//! The table of moves as HTML, and the heat map.

use basalt_explorer::{Continuation, Tally, heat};
use basalt_locales::{Catalogue, messages};

use crate::found::Found;
use crate::source::GameSource;

/// Most rows of the table. All moves count in the sum and on the board.
const MAX_ROWS: usize = 40;

/// The least share of the games whose figure fits into its part of the bar, in percent.
const MIN_LABELLED: u64 = 22;

/// The scores between which colours differ, in tenths of a percent. Beyond them everything is as good or bad as can be.
const COLORED_SCORES: (u64, u64) = (300, 700);

/// The choice of the games, and the switch that colours the board. An empty element follows them.
pub(crate) fn controls(source: GameSource, has_heat: bool, catalogue: &Catalogue) -> String {
    let button = |known: GameSource| {
        format!(
            "<button type=\"button\" data-source=\"{}\" aria-pressed=\"{}\">{}</button>",
            known.id(),
            known == source,
            escaped(&catalogue.say(&known.label())),
        )
    };
    format!(
        "<div class=\"segmented segmented--wide\" role=\"group\" aria-label=\"{}\">{}</div>\
         <label class=\"switch-row\"><input type=\"checkbox\" class=\"switch\" data-act=\"heat\"{}> {}</label>\
         <div tabindex=\"-1\"></div>",
        escaped(&catalogue.say(&messages::explorer_games())),
        GameSource::ALL.map(button).concat(),
        if has_heat { " checked" } else { "" },
        escaped(&catalogue.say(&messages::explorer_heat())),
    )
}

/// The moves of a position as a table, if there are any.
pub(crate) fn table(found: &Found, catalogue: &Catalogue) -> Option<String> {
    if found.continuations.is_empty() {
        return None;
    }
    let total = found.total();
    let heads =
        [messages::explorer_move(), messages::explorer_games(), messages::explorer_results()];
    let heads =
        heads.map(|head| format!("<th scope=\"col\">{}</th>", escaped(&catalogue.say(&head))));
    let rows = found.continuations.iter().take(MAX_ROWS);
    let rows: String = rows.map(|continuation| row(continuation, total, catalogue)).collect();
    let all = escaped(&catalogue.say(&messages::explorer_all()));
    Some(format!(
        "<table class=\"data explorer\"><thead><tr>{}</tr></thead><tbody>{rows}</tbody>\
         <tfoot><tr><th scope=\"row\">{all}</th>{}</tr></tfoot></table>",
        heads.concat(),
        cells(total, total, catalogue)
    ))
}

fn row(continuation: &Continuation, total: Tally, catalogue: &Catalogue) -> String {
    let Some(mv) = continuation.moves.first().map(ToString::to_string) else {
        return String::new();
    };
    let cells = cells(continuation.tally, total, catalogue);
    let hint = escaped(&catalogue.say(&messages::page_analyse_follow(&mv)));
    format!(
        "<tr data-move=\"{mv}\"><th scope=\"row\"><button type=\"button\" class=\"move\" title=\"{hint}\">{mv}\
         </button></th>{cells}</tr>"
    )
}

/// The share and number of the games, and their results as a bar.
fn cells(tally: Tally, total: Tally, catalogue: &Catalogue) -> String {
    let share = percent(tally.games(), total.games());
    format!("<td>{share}% <small>{}</small></td><td>{}</td>", tally.games(), bar(tally, catalogue))
}

/// The results as a bar with White's part at the left and Black's at the right.
fn bar(tally: Tally, catalogue: &Catalogue) -> String {
    let games = tally.games();
    let [white, draws, black] =
        [tally.white, tally.draws, tally.black].map(|part| percent(part, games));
    let label = messages::explorer_bar(white, draws, black);
    let figure =
        |share: u64| if share < MIN_LABELLED { String::new() } else { format!("{share}%") };
    // In thousandths, so that the parts fill the bar however the percentages are rounded.
    let width = |part: u64| part * 1_000 / games.max(1);
    format!(
        "<span class=\"results\" role=\"img\" aria-label=\"{}\"><svg viewBox=\"0 0 1000 1\" \
         preserveAspectRatio=\"none\" aria-hidden=\"true\"><rect class=\"drawn\" width=\"1000\" height=\"1\"/>\
         <rect class=\"for-white\" width=\"{}\" height=\"1\"/><rect class=\"for-black\" x=\"{}\" width=\"{}\" \
         height=\"1\"/></svg><i aria-hidden=\"true\">{}</i><b aria-hidden=\"true\">{}</b></span>",
        escaped(&catalogue.say(&label)),
        width(tally.white),
        1_000 - width(tally.black),
        width(tally.black),
        figure(white),
        figure(black),
    )
}

/// The heat map: for each space its name, the colour of its score and its weight, both from 0 to 100, and a sentence.
pub(crate) fn heat_map(found: &Found, catalogue: &Catalogue) -> Vec<String> {
    let player = found.position.to_move();
    let spaces = heat(&found.continuations);
    let most = spaces.iter().map(|heat| heat.tally.games()).max().unwrap_or_default();
    let texts = spaces.into_iter().map(|heat| {
        let games = heat.tally.games();
        let score = heat.tally.score(player);
        let sentence = messages::explorer_space(games, (score + 5) / 10);
        [
            heat.space.to_string(),
            color(score).to_string(),
            weight(games, most).to_string(),
            catalogue.say(&sentence),
        ]
    });
    texts.flatten().collect()
}

/// The place of a score between the worst and the best colour.
fn color(score: u64) -> u64 {
    let (worst, best) = COLORED_SCORES;
    (score.max(worst).min(best) - worst) * 100 / (best - worst)
}

/// The weight of a number of games, by its square root: the differences are large.
fn weight(games: u64, most: u64) -> u64 {
    (games * 10_000 / most.max(1)).isqrt()
}

/// A share in percent, rounded.
fn percent(part: u64, whole: u64) -> u64 {
    (part * 200 + whole).checked_div(2 * whole).unwrap_or_default()
}

/// Text in HTML, in an attribute too.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use basalt_locales::Language;
    use basalt_rules::{AnyMove, AnyPosition, Color, Game};

    use super::*;

    fn english() -> Catalogue {
        Catalogue::new(Language::En)
    }

    /// A position of DVONN with these moves.
    fn found(moves: &[(&[&str], [u64; 3])]) -> Found {
        let position = AnyPosition::start(Game::Dvonn);
        let mut found = Found { position, continuations: Vec::new() };
        for (moves, results) in moves {
            let moves: Vec<AnyMove> =
                moves.iter().map(|mv| AnyMove::parse(Game::Dvonn, mv).expect(mv)).collect();
            let [white, draws, black] = *results;
            found.continuations.push(Continuation { moves, tally: Tally { white, draws, black } });
        }
        found
    }

    #[test]
    fn each_move_has_a_row_with_its_share_and_results() {
        let html = table(&found(&[(&["e3", "g3"], [3, 1, 2]), (&["a1"], [0, 0, 2])]), &english())
            .expect("moves");
        assert_eq!(html.matches("<tr data-move").count(), 2);
        assert!(html.contains("<tr data-move=\"e3\">"), "{html}");
        assert!(html.contains("75% <small>6</small>") && html.contains("25% <small>2</small>"));
        assert!(html.contains("aria-label=\"White 50%, draws 17%, Black 33%\""), "{html}");
        assert!(html.contains("100% <small>8</small>"), "{html}");
    }

    #[test]
    fn controls_show_what_is_chosen() {
        let with_heat = controls(GameSource::Engine, true, &english());
        assert!(with_heat.contains(" checked> Heat map<"), "{with_heat}");
        assert!(with_heat.contains("data-source=\"engine\" aria-pressed=\"true\">Engine games<"));
        assert!(with_heat.contains("data-source=\"site\" aria-pressed=\"false\">This site<"));
        let without = controls(GameSource::Site, false, &english());
        assert!(without.contains("data-act=\"heat\"> Heat map<"), "{without}");
        assert!(without.contains("data-source=\"site\" aria-pressed=\"true\">"), "{without}");
    }

    #[test]
    fn nothing_was_played_so_there_is_no_table() {
        assert_eq!(table(&found(&[]), &english()), None);
    }

    #[test]
    fn a_long_list_is_cut_but_counted_whole() {
        let cells = basalt_rules::dvonn::Cell::ALL.map(|cell| cell.to_string());
        let moves: Vec<[&str; 1]> = cells.iter().map(|cell| [cell.as_str()]).collect();
        let moves: Vec<_> = moves.iter().map(|mv| (&mv[..], [1, 0, 0])).collect();
        let long = found(&moves);
        let html = table(&long, &english()).expect("moves");
        assert_eq!(html.matches("<tr data-move").count(), MAX_ROWS);
        assert!(html.contains("100% <small>49</small>"));
        assert_eq!(heat_map(&long, &english()).len(), 4 * 49);
    }

    #[test]
    fn spaces_are_coloured_for_the_player_to_move() {
        let map = |found: &Found| -> Vec<Vec<String>> {
            heat_map(found, &english()).chunks(4).map(<[String]>::to_vec).collect()
        };
        let mut played = found(&[(&["e3", "g3"], [9, 0, 1]), (&["a1"], [0, 10, 30])]);
        let white = map(&played);
        assert_eq!(white[0][..3], ["e3", "100", "50"]);
        assert_eq!(white[1][..3], ["g3", "100", "50"]);
        assert_eq!(white[2][..3], ["a1", "0", "100"]);
        assert_eq!(
            white[2][3],
            "Played here in 40 games, with a score of 13% for the player to move."
        );
        let mv = played.position.read_move("f3").expect("a move");
        played.position.play(mv).expect("legal");
        assert_eq!(played.position.to_move(), Color::Black);
        assert_eq!(map(&played)[2][..3], ["a1", "100", "100"]);
    }

    #[test]
    fn text_cannot_leave_an_attribute() {
        assert_eq!(escaped("<a \"b\" & c>"), "&lt;a &quot;b&quot; &amp; c>");
    }
}
