//! Reviews as the page makes them: questions and answers are lines of UGI.

use std::time::Duration;

use basalt_review::{Heard, Review, Walk};
use basalt_ugi::{Host, Session};

use crate::games::Played;

/// A host that keeps what a session says.
#[derive(Default)]
struct Desk(Vec<String>);

impl Host for Desk {
    fn now(&self) -> Duration {
        Duration::ZERO
    }

    fn say(&mut self, line: &str) {
        self.0.push(line.to_owned());
    }

    fn poll(&mut self) -> basalt_ugi::Heard {
        basalt_ugi::Heard::Nothing
    }
}

/// The review of a game with so many nodes for each search.
pub(crate) fn review(game: &Played, nodes: u64) -> Review {
    let mut session = Session::default();
    let kind = game.start.game();
    let mut walk = Walk::new(game.start.clone(), &game.moves, nodes).expect("legal moves");
    let mut before = walk.progress();
    while let Some(question) = walk.question() {
        let mut desk = Desk::default();
        for line in question.ugi() {
            session.line(&line, &mut desk);
        }
        let (last, infos) = desk.0.split_last().expect("an answer");
        let heard: Vec<Heard> =
            infos.iter().map(|line| Heard::parse(kind, line).expect(line)).collect();
        let best = heard.iter().rfind(|heard| heard.rank == 1).and_then(Heard::first);
        assert_eq!(best.map(|best| format!("bestmove {best}")).as_ref(), Some(last));
        for heard in heard {
            walk.hear(heard);
        }
        walk.answered();
        let now = walk.progress();
        assert!(before.done <= now.done && now.done <= now.total && before.total == now.total);
        before = now;
    }
    walk.review().expect("the walk is over")
}
