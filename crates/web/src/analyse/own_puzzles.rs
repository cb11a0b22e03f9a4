//! Mistakes of the person in a reviewed game become puzzles.

use std::cell::RefCell;
use std::rc::Rc;

use basalt_learn::puzzles::{Aim, PuzzleTheme};
use basalt_locales::messages;
use basalt_play::OwnMoves;
use basalt_review::{FoundPuzzle, PuzzleAim, PuzzleFinder, Review, Reviewed, nodes};
use basalt_rules::AnyPosition;
use leptos::prelude::*;

use super::controller::AnalysisController;
use super::review::ask;
use crate::archive;
use crate::i18n::i18n;
use crate::own_puzzles;
use crate::route::{Link, Route};

/// Looks for puzzles among the mistakes that the person has made in the game, which began with `start`.
pub(super) fn finder(
    analysis: AnalysisController,
    review: &Review,
    start: AnyPosition,
) -> PuzzleFinder {
    let name = untrack(|| analysis.account_name());
    let own = analysis.with_untracked(|study| OwnMoves::of(study.tags(), name.as_deref()));
    let nodes = nodes(start.game());
    let is_own = |place, reviewed: &Reviewed| own.has(place, &reviewed.facts.before);
    PuzzleFinder::new(review, start, nodes, is_own)
}

/// Searches what the finder asks for, stores the puzzles, and passes on how many of them are new.
pub(super) fn collect(
    analysis: AnalysisController,
    finder: Rc<RefCell<PuzzleFinder>>,
    done: Box<dyn FnOnce(u64)>,
) {
    let question = finder.borrow().question();
    let Some(question) = question else {
        return done(store(analysis, finder.borrow().found()));
    };
    let heard = Rc::clone(&finder);
    let on_result = move |result| heard.borrow_mut().add_result(result);
    ask(analysis, &question, on_result, move || {
        finder.borrow_mut().finish_search();
        collect(analysis, finder, done);
    });
}

/// Stores puzzles. The answer is how many of them are new.
fn store(analysis: AnalysisController, found: &[FoundPuzzle]) -> u64 {
    let mut own = own_puzzles::read();
    let mut added = 0;
    for FoundPuzzle { position, aim, line } in found {
        added += u64::from(own.add(position.clone(), aim_of(*aim), line.clone()));
    }
    if added > 0
        && let Err(error) = own_puzzles::write(&own)
    {
        analysis.tell(&archive::error_message(error), true);
        return 0;
    }
    added
}

const fn aim_of(aim: PuzzleAim) -> Aim {
    match aim {
        PuzzleAim::OnlyWin => Aim::Win,
        PuzzleAim::OnlyDraw => Aim::Draw,
        PuzzleAim::OnlyMargin(points) => Aim::WinBy(points),
        PuzzleAim::WinIn(turns) => Aim::WinIn(turns),
        PuzzleAim::ClearlyBest => Aim::Best,
    }
}

/// The number of puzzles made from the person's mistakes, and a link to them.
#[component]
pub(super) fn NewPuzzles(count: u64) -> impl IntoView {
    let i18n = i18n();
    let route = Route::Training(PuzzleTheme::OwnGames.id().to_owned());
    (count > 0).then(|| {
        view! {
            <div class="tab-body row row--wrap" data-new-puzzles=count.to_string()>
                <p>{i18n.text_of(messages::page_review_puzzles(count))}</p>
                <Link to=route class="button">{i18n.text(messages::page_puzzles_train)}</Link>
            </div>
        }
    })
}
