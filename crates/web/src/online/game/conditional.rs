//! Conditional moves of a correspondence game: a tree of expected moves and replies that is entered on the board.

use basalt_locales::{Message, messages};
use basalt_referee::{ConditionalMoves, OnlineGame, Pace, Player};
use basalt_rules::{AnyMove, Color};
use basalt_wire::{Conditions, ConditionsChange};
use leptos::prelude::*;

use super::private::PrivateError;
use super::{ClientGame, GameScreenState};
use crate::browser::handler;
use crate::components::Show;
use crate::i18n::i18n;
use crate::icons::Icon;
use crate::online::api;

/// The lines of conditional moves that are still to come, from the present position of a game.
fn lines_ahead(game: &OnlineGame, conditions: &Conditions) -> Vec<String> {
    let plies = game.plies().get(conditions.plies as usize..).unwrap_or_default();
    let chosen: Vec<String> =
        plies.iter().filter(|ply| !ply.forced).map(|ply| ply.mv.to_string()).collect();
    let rest = |line: &String| {
        let moves: Vec<&str> = line.split(' ').collect();
        let is_reached =
            moves.len() > chosen.len() && moves.iter().zip(&chosen).all(|(a, b)| a == b);
        is_reached.then(|| moves[chosen.len()..].join(" "))
    };
    conditions.lines.iter().filter_map(rest).collect()
}

/// Moves after which lines part, or the end of a line.
struct Branch {
    /// The moves of this branch.
    moves: String,
    /// All moves from the present position to its end.
    line: String,
    branches: Vec<Branch>,
}

/// The tree of some lines, in their order.
fn branches(lines: &[String]) -> Vec<Branch> {
    let lines: Vec<Vec<&str>> = lines.iter().map(|line| line.split(' ').collect()).collect();
    branches_after(lines.iter().map(Vec::as_slice).collect(), 0)
}

/// The branches of lines that share their first moves.
fn branches_after(mut lines: Vec<&[&str]>, shared: usize) -> Vec<Branch> {
    let mut found = Vec::new();
    lines.retain(|line| line.len() > shared);
    while let Some(&first) = lines.first() {
        let alike: Vec<&[&str]> =
            lines.extract_if(.., |line| line[shared] == first[shared]).collect();
        let shared_with =
            |line: &&[&str]| line.iter().zip(first).take_while(|(a, b)| a == b).count();
        let end = alike.iter().map(shared_with).min().unwrap_or(first.len());
        found.push(Branch {
            moves: first[shared..end].join(" "),
            line: first[..end].join(" "),
            branches: branches_after(alike, end),
        });
    }
    found
}

/// The lines that do not begin with a branch.
fn without(mut lines: Vec<String>, branch: &str) -> Vec<String> {
    let goes_on = |line: &str| line.strip_prefix(branch).is_some_and(|rest| rest.starts_with(' '));
    lines.retain(|line| line != branch && !goes_on(line));
    lines
}

impl GameScreenState {
    /// Opens the list of conditional moves.
    pub(super) fn open_conditions(self) {
        self.private.is_loaded.set(false);
        self.private.load(self.id);
        self.private.lists.set(true);
    }

    /// Whether the person plays by correspondence.
    pub(super) fn is_correspondence(self) -> bool {
        let by_days = |game: &ClientGame| matches!(game.state.terms.pace, Pace::Days(_));
        self.you().is_some() && self.with(by_days) == Some(true)
    }

    /// Whether the person plays by correspondence against a person. The computer answers at once, so there is nothing to prepare.
    pub(super) fn has_conditions(self) -> bool {
        let is_computer = |player: &Player| matches!(player, Player::Computer { .. });
        let among_people =
            |game: &ClientGame| !is_computer(&game.state.white) && !is_computer(&game.state.black);
        self.is_correspondence() && self.with(among_people) == Some(true)
    }

    /// Whether conditional moves can be entered now: the opponent is to move.
    pub(super) fn may_prepare(self) -> bool {
        let waits = |game: &ClientGame| {
            let you = game.state.you;
            game.game.ending().is_none() && you.is_some_and(|you| game.game.to_move() != you)
        };
        self.has_conditions() && self.with(waits) == Some(true)
    }

    /// The line that is being entered, unless an earlier position is shown.
    pub(super) fn drafted(self) -> Option<Vec<AnyMove>> {
        self.private.draft.get().filter(|_| self.looking.get().is_none())
    }

    /// Adds a move to the line that is being entered.
    pub(super) fn extend_draft(self, mv: AnyMove) {
        self.private.draft.update(|draft| {
            if let Some(line) = draft
                && line.len() < ConditionalMoves::MAX_MOVES
            {
                line.push(mv);
            }
        });
    }

    /// The player to move after the line that is being entered.
    fn draft_to_move(self) -> Option<Color> {
        let line = self.drafted()?;
        self.with(|game| game.after_line(&line).0.to_move())
    }

    /// Whether the line that is being entered ends with a reply.
    fn is_draft_whole(self) -> bool {
        let Some(line) = self.drafted().filter(|line| !line.is_empty()) else { return false };
        let last = self.with(|game| game.line_players(&line).last().copied()).flatten();
        last.is_some() && last == self.you()
    }

    fn lines_ahead(self) -> Vec<String> {
        let conditions = self.private.conditions.get();
        let ahead = |game: &ClientGame| {
            conditions.as_ref().map(|conditions| lines_ahead(&game.game, conditions))
        };
        self.with(ahead).flatten().unwrap_or_default()
    }

    /// Begins to enter a line on the board, after the moves of a branch.
    fn start_draft(self, branch: &str) {
        let game = untrack(|| self.with(|game| game.state.terms.game));
        let read = |text| game.and_then(|game| AnyMove::parse(game, text).ok());
        self.looking.set(None);
        self.private.lists.set(false);
        self.private.draft.set(branch.split_ascii_whitespace().map(read).collect());
    }

    /// Saves the lines of conditional moves.
    fn save_lines(self, lines: Vec<String>) {
        let (private, id) = (self.private, self.id);
        let after = untrack(|| self.with(|game| game.game.number())).unwrap_or(0);
        private.error.set(None);
        leptos::task::spawn_local(async move {
            let change = ConditionsChange { after, lines };
            match api::post(&format!("/api/games/{id}/conditions"), &change).await {
                Ok(()) => private.load(id),
                Err(why) => drop(private.error.try_set(Some(why))),
            }
        });
    }

    /// Adds the line that was entered to those that are kept. One that it goes on with is replaced.
    fn save_draft(self) {
        let Some(line) = self.private.draft.get_untracked() else { return };
        let new = line.iter().map(AnyMove::to_string).collect::<Vec<_>>().join(" ");
        let mut lines = untrack(|| self.lines_ahead());
        lines.retain(|line| *line != new && !new.starts_with(&format!("{line} ")));
        lines.push(new);
        self.private.draft.set(None);
        self.private.lists.set(true);
        self.save_lines(lines);
    }
}

/// The line that is being entered on the board, in the status line.
#[component]
pub(super) fn Draft(state: GameScreenState) -> impl IntoView {
    let i18n = i18n();
    let draft = state.private.draft;
    let text = move || {
        let line = state.drafted().unwrap_or_default();
        let moves = line.iter().map(AnyMove::to_string).collect::<Vec<_>>().join(" ");
        let hint = i18n.say(&if state.draft_to_move() == state.you() {
            messages::online_conditions_reply()
        } else {
            messages::online_conditions_expect()
        });
        if moves.is_empty() { hint } else { format!("{moves} … {hint}") }
    };
    let undo = move |_| {
        draft.update(|draft| {
            draft.as_mut().map(Vec::pop);
        });
    };
    let is_empty = move || draft.with(|draft| draft.as_ref().is_none_or(Vec::is_empty));
    view! {
        <Show when=move || state.drafted().is_some()>
            <div class="offer-line" id="draft">
                <p class="status" role="status"><span>{text}</span></p>
                <span class="offer">
                    <button type="button" class="button button--small" data-act="draft-undo" disabled=is_empty on:click=handler(undo)>
                        {i18n.text(messages::online_conditions_undo)}
                    </button>
                    <button type="button" class="button button--small" data-act="draft-cancel" on:click=handler(move |_| draft.set(None))>
                        {i18n.text(messages::online_cancel)}
                    </button>
                    <button type="button" class="button button--small button--main" data-act="draft-save"
                        disabled=move || !state.is_draft_whole() on:click=handler(move |_| state.save_draft())>
                        {i18n.text(messages::online_conditions_save)}
                    </button>
                </span>
            </div>
        </Show>
    }
}

/// The tree of conditional moves.
#[component]
pub(super) fn LineTree(state: GameScreenState) -> impl IntoView {
    let i18n = i18n();
    let lines = Memo::new(move |_| state.lines_ahead());
    let is_full = move || lines.with(Vec::len) >= ConditionalMoves::MAX_LINES;
    let cannot_add = move || !state.private.is_loaded.get() || !state.may_prepare() || is_full();
    view! {
        <p class="quiet small">{i18n.text(messages::online_conditions_lead)}</p>
        <div class="line-tree" data-list="conditions">
            {move || lines.with(|lines| draw_branches(branches(lines), state))}
        </div>
        <PrivateError state/>
        <div class="row">
            <button type="button" class="button button--main" data-act="draft" disabled=cannot_add on:click=handler(move |_| state.start_draft(""))>
                {i18n.text(messages::online_conditions_add)}
            </button>
        </div>
    }
}

fn draw_branches(branches: Vec<Branch>, state: GameScreenState) -> AnyView {
    let draw = |branch: Branch| {
        let below = (!branch.branches.is_empty()).then(|| draw_branches(branch.branches, state));
        let (after, removed) = (branch.line.clone(), branch.line.clone());
        let remove = move |()| state.save_lines(without(untrack(|| state.lines_ahead()), &removed));
        let go_on = move |()| state.start_draft(&after);
        let button = |act, name, icon: Icon, press| {
            BranchButton(BranchButtonProps { act, name, line: branch.line.clone(), icon, press })
        };
        view! {
            <li>
                <div class="row">
                    <span class="clip">{branch.moves}</span><span class="spring"></span>
                    {button("line-add", messages::online_conditions_go_on, Icon::Plus, Callback::new(go_on))}
                    {button("line-remove", messages::online_conditions_remove, Icon::Cross, Callback::new(remove))}
                </div>
                {below}
            </li>
        }
    };
    view! { <ul>{branches.into_iter().map(draw).collect_view()}</ul> }.into_any()
}

/// A button of a branch; its name for screen readers has the moves.
#[component]
fn BranchButton(
    act: &'static str,
    name: fn() -> Message,
    line: String,
    icon: Icon,
    press: Callback<()>,
) -> impl IntoView {
    let i18n = i18n();
    let label = move || format!("{}: {line}", i18n.say(&name()));
    view! {
        <button type="button" class="icon-button" data-act=act aria-label=label.clone() title=label
            on:click=handler(move |_| press.run(()))>{icon.draw()}</button>
    }
}

#[cfg(test)]
mod tests {
    use basalt_referee::{Board, ColorWish, Event, Numbered, Terms};
    use basalt_rules::{AnyPosition, Game};

    use super::*;

    fn game(moves: &[&str]) -> OnlineGame {
        let terms = Terms {
            game: Game::Dvonn,
            board: Board::Empty,
            pace: Pace::Days(3),
            rated: false,
            color: ColorWish::Either,
            odds: None,
            best_of_three: false,
        };
        let mut game = OnlineGame::new(terms, AnyPosition::start(Game::Dvonn), 0);
        for (text, number) in moves.iter().zip(1..) {
            let mv = AnyMove::parse(Game::Dvonn, text).expect(text);
            let event = Event::Move { by: game.to_move(), mv, spent: 0, forced: false };
            game.apply(&Numbered { number, at: 0, event }).expect(text);
        }
        game
    }

    #[test]
    fn lines_that_begin_alike_are_branches_of_one() {
        let lines = ["a1 b1 c1 d1", "g1 h1", "a1 b1 e1 f1 g1 h1", "a1 b1 e1 f1"].map(str::to_owned);
        let drawn = |branch: &Branch| {
            let below: Vec<&str> = branch.branches.iter().map(|one| one.moves.as_str()).collect();
            (branch.moves.clone(), branch.line.clone(), below.join(", "))
        };
        let tree = branches(&lines);
        let expected = [("a1 b1", "a1 b1", "c1 d1, e1 f1"), ("g1 h1", "g1 h1", "")];
        let owned =
            |(one, line, below): (&str, &str, &str)| (one.into(), line.into(), below.into());
        assert_eq!(tree.iter().map(drawn).collect::<Vec<_>>(), expected.map(owned));
        let last = &tree[0].branches[1];
        assert_eq!(drawn(last), owned(("e1 f1", "a1 b1 e1 f1", "g1 h1")));
        assert_eq!(last.branches[0].line, "a1 b1 e1 f1 g1 h1");
    }

    #[test]
    fn a_branch_is_removed_with_all_that_follows_it() {
        let lines = ["a1 b1 c1 d1", "a1 b1 e1 f1", "a1 b10"].map(str::to_owned).to_vec();
        assert_eq!(without(lines.clone(), "a1 b1"), ["a1 b10"]);
        assert_eq!(without(lines, "a1 b1 c1 d1"), ["a1 b1 e1 f1", "a1 b10"]);
    }

    #[test]
    fn lines_are_shown_from_where_the_game_is() {
        let lines = ["a1 b1 c1 d1", "a1 b1 e1 f1", "g1 h1"].map(str::to_owned).to_vec();
        let conditions = Conditions { plies: 1, lines: lines.clone() };
        assert_eq!(lines_ahead(&game(&["i1"]), &conditions), lines);
        let later = game(&["i1", "a1", "b1"]);
        assert_eq!(lines_ahead(&later, &conditions), ["c1 d1", "e1 f1"]);
        assert!(lines_ahead(&game(&["i1", "a1", "b1", "c1", "d1"]), &conditions).is_empty());
        assert_eq!(lines_ahead(&game(&[]), &conditions), lines, "what was taken back");
    }
}
