//! A review as lines of text.

use basalt_locales::{Decimal, messages};
use basalt_review::{Chapter, MoveMark, Review, Reviewed, Reviewer, Takeaway, Value};
use basalt_rules::{AnyMove, Color};
use basalt_view::{announce, claims};
use serde_json::json;

use super::answer::score;
use super::chart;
use crate::assess::loss::Loss;
use crate::assess::table::{MoveTable, Row};
use crate::json;
use crate::shell::Shell;

/// The output of a review.
pub(super) struct Page<'a> {
    table: MoveTable<'a>,
    shell: &'a Shell,
}

/// The moves of a line that are shown; the rest is guesswork.
const MAX_SHOWN_MOVES: usize = 8;

impl<'a> Page<'a> {
    pub(super) fn new(reviewer: &Reviewer, shell: &'a Shell) -> Self {
        Self { table: MoveTable::new(reviewer.start(), shell), shell }
    }

    pub(super) fn headings(&self) -> String {
        self.table.headings()
    }

    /// The line of a move, and what is to be said of it below.
    pub(super) fn of_move(&self, ply: usize, reviewed: &Reviewed) -> Vec<String> {
        let row = self.table.line(&row(ply, reviewed));
        let sentence = self.sentence(reviewed).map(|sentence| format!("      {sentence}"));
        [row].into_iter().chain(sentence).collect()
    }

    /// A move as JSON.
    pub(super) fn json_of_move(
        &self,
        game: u64,
        ply: usize,
        reviewed: &Reviewed,
    ) -> serde_json::Value {
        let mut object = json::row(&row(ply, reviewed), reviewed.mv());
        object["game"] = json!(game);
        object["mark"] = json!(reviewed.mark.map(MoveMark::sign));
        object["sentence"] = json!(self.sentence(reviewed));
        object["line"] = json::moves(reviewed.line());
        object
    }

    /// The whole game as JSON.
    pub(super) fn json_of_game(&self, game: u64, review: &Review) -> serde_json::Value {
        let accuracy = |color| review.accuracy[color].map(|share| f64::from(share) / 1000.0);
        let chapter = |chapter: &Chapter| {
            let (first, last) = (chapter.moves.start + 1, chapter.moves.end);
            json!({ "name": chapter.kind.name(), "first": first, "last": last })
        };
        let takeaways = review.takeaways.iter().map(|one| self.takeaway(one));
        json!({
            "game": game,
            "accuracy": { "white": accuracy(Color::White), "black": accuracy(Color::Black) },
            "turning_points": review.turning_points.iter().map(|place| place + 1).collect::<Vec<_>>(),
            "chapters": review.chapters.iter().map(chapter).collect::<Vec<_>>(),
            "takeaways": takeaways.collect::<Vec<_>>(),
        })
    }

    fn sentence(&self, reviewed: &Reviewed) -> Option<String> {
        let said =
            claims::say(&reviewed.claim?, reviewed.player(), self.shell.localizer.catalogue());
        Some(match reviewed.mark {
            Some(MoveMark::Good) => said,
            _ => format!("{said} {}", self.best_line(reviewed.line())),
        })
    }

    fn best_line(&self, line: &[AnyMove]) -> String {
        let moves: Vec<_> = line.iter().take(MAX_SHOWN_MOVES).map(ToString::to_string).collect();
        self.shell.say(&messages::review_best_line(&moves.join(" ")))
    }

    /// The lines about the whole game.
    pub(super) fn of_game(&self, review: &Review) -> Vec<String> {
        let players = Color::ALL.into_iter().filter_map(|color| self.accuracy(color, review));
        let mut lines = vec![String::new()];
        let chart = chart::lines(&review.moves);
        if !chart.is_empty() {
            lines.push(self.shell.say(&messages::review_chart()));
            lines.extend(chart);
            lines.push(String::new());
        }
        lines.extend(players);
        lines.extend(review.chapters.iter().map(|chapter| self.chapter(chapter)));
        if review.moves.iter().all(|reviewed| reviewed.mark.is_none()) {
            lines.push(self.shell.say(&messages::review_no_marks()));
        }
        if !review.turning_points.is_empty() {
            lines.push(self.turning_points(review));
        }
        if !review.takeaways.is_empty() {
            lines.push(format!("{}:", self.shell.say(&messages::review_takeaways())));
            lines.extend(review.takeaways.iter().map(|one| format!("  {}", self.takeaway(one))));
        }
        lines
    }

    fn chapter(&self, chapter: &Chapter) -> String {
        let (first, last) = (chapter.moves.start as u64 + 1, chapter.moves.end as u64);
        let name = self.shell.say(&messages::review_chapter(chapter.kind.name(), first, last));
        let chance = chapter.chance.map(|chance| {
            let chance = Decimal::fixed(chance.into(), 1);
            format!(". {}", self.shell.say(&messages::review_chapter_chance(chance)))
        });
        name + &chance.unwrap_or_default()
    }

    fn takeaway(&self, takeaway: &Takeaway) -> String {
        claims::say_takeaway(takeaway, self.shell.localizer.catalogue())
    }

    fn accuracy(&self, color: Color, review: &Review) -> Option<String> {
        let percent = Decimal::fixed(review.accuracy[color]?.into(), 1);
        let accuracy = messages::review_accuracy(announce::player(color), percent);
        let own = |mark| {
            let fits = |one: &&Reviewed| one.player() == color && one.mark == Some(mark);
            review.moves.iter().filter(fits).count() as u64
        };
        Some(self.shell.say(&messages::review_marks(
            &self.shell.say(&accuracy),
            own(MoveMark::Good),
            own(MoveMark::Inaccuracy),
            own(MoveMark::Mistake),
            own(MoveMark::Blunder),
        )))
    }

    fn turning_points(&self, review: &Review) -> String {
        let point = |&place: &usize| format!("{}. {}", place + 1, marked(&review.moves[place]));
        let points: Vec<_> = review.turning_points.iter().map(point).collect();
        self.shell.say(&messages::review_turning_points(&points.join(", ")))
    }
}

fn row(ply: usize, reviewed: &Reviewed) -> Row {
    let say = |value: Option<Value>| value.map(score);
    Row {
        ply: ply as u64,
        player: reviewed.player(),
        played: marked(reviewed),
        score: say(reviewed.facts.value_after),
        best: reviewed.best(),
        best_score: say(reviewed.facts.best.as_ref().and_then(|best| best.value)),
        loss: loss(reviewed.loss),
    }
}

/// The move with its mark.
fn marked(reviewed: &Reviewed) -> String {
    format!("{}{}", reviewed.mv(), reviewed.mark.map_or("", MoveMark::sign))
}

fn loss(loss: Option<basalt_review::Loss>) -> Loss {
    match loss {
        None => Loss::Unknown,
        Some(basalt_review::Loss { points: Some(points @ 1..), .. }) => {
            Loss::Points { hundredths: 100 * points.cast_signed(), proven: true }
        }
        Some(basalt_review::Loss { chance: 0, .. }) => Loss::Nothing,
        Some(basalt_review::Loss { chance, .. }) => {
            Loss::Chance { hundredths: 10 * i32::from(chance) }
        }
    }
}
