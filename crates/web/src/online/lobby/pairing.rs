//! Quick pairing: tiles of time controls, and chips for the rest of the terms.

use basalt_locales::messages;
use basalt_referee::{Board, ColorWish, Pace, Terms};
use basalt_rules::{Feature, Game, Title};
use basalt_wire::{ErrorCode, Seek, ToServer};
use leptos::prelude::*;

use super::people::Presence;
use super::{LobbyState, Opponent, tell};
use crate::browser::{self, handler};
use crate::components::{ButtonGroup, Show};
use crate::form_fields::Label;
use crate::game_ui::variant_name;
use crate::i18n::{I18n, i18n};
use crate::icons::Icon;
use crate::notices::Notices;
use crate::online::texts::{board, error_message, minutes, terms as in_words};
use crate::route::{Link, OnlineRoute, Route};

/// The time controls of the tiles.
const PACES: [Pace; 7] = [
    Pace::Live { base: 180, increment: 2 },
    Pace::Live { base: 300, increment: 3 },
    Pace::Live { base: 600, increment: 0 },
    Pace::Live { base: 900, increment: 10 },
    Pace::Days(1),
    Pace::Days(3),
    Pace::Days(7),
];

/// Games with less time than this, in seconds, are blitz.
const RAPID: u32 = 8 * 60;

/// The number of moves that a game is taken to have.
const USUAL_MOVES: u32 = 40;

/// The card with which a game begins.
#[component]
pub(super) fn Pairing(state: LobbyState) -> impl IntoView {
    let i18n = i18n();
    let error = RwSignal::new(None::<ErrorCode>);
    let invite = move |_| state.open_dialog(Opponent::Friend);
    let titles = Title::ALL.map(|title| (title, Label::Name(title.name()))).to_vec();
    view! {
        <section class="card pairing-card" aria-label=i18n.text(messages::online_title)>
            <div class="card__head">
                <h2>{i18n.text(messages::online_title)}</h2>
                <span class="spring"></span>
                <div data-field="game">
                    <ButtonGroup label=messages::online_game options=titles
                        chosen=Signal::derive(move || state.terms.get().game.title())
                        choose=move |title| state.choose_title(title)/>
                </div>
            </div>
            <div class="pairing">
                {PACES.map(|pace| view! { <PairTile state pace error/> }).collect_view()}
                <button type="button" class="pair-tile" data-act="custom" on:click=handler(move |_| state.open_dialog(Opponent::Anyone))>
                    <b>{i18n.text(messages::online_custom)}</b>
                    <span>{i18n.text(messages::online_custom_note)}</span>
                </button>
                <button type="button" class="pair-tile phone-only" data-act="friend" on:click=handler(invite)>
                    <b>{i18n.text(messages::online_friend)}</b>
                    <span>{i18n.text(messages::online_friend_note)}</span>
                </button>
            </div>
            <div class="options">
                <Chips state/>
                <button type="button" class="chip desk-only" data-act="invite" on:click=handler(invite)>
                    {Icon::Link.labelled(messages::online_invite)}
                </button>
            </div>
            <p class="pairing-error bad" role="alert">{move || error.get().map(|why| i18n.say(&error_message(&why)))}</p>
            <For each=move || state.own_seeks() key=|seek| seek.seek let:seek><OwnSeek state seek/></For>
            <Show when=move || !state.is_member()><super::Whoami/></Show>
            <Presence state/>
        </section>
    }
}

impl LobbyState {
    fn choose_title(self, title: Title) {
        let games = title.games();
        // The rated variant, if the person plays rated games.
        let rated = games.iter().copied().find(|game| game.has(Feature::Ratings));
        let game = rated.unwrap_or(title.easiest());
        if self.terms.get_untracked().game.title() != title {
            self.choose_game(game);
        }
    }

    fn choose_game(self, game: Game) {
        self.terms.update(|terms| {
            terms.game = game;
            terms.board = game.usual_board();
            terms.rated &= game.has(Feature::Ratings);
        });
    }
}

/// A time control. A press pairs at once; while it waits, a press cancels.
#[component]
fn PairTile(state: LobbyState, pace: Pace, error: RwSignal<Option<ErrorCode>>) -> impl IntoView {
    let i18n = i18n();
    let own = Memo::new(move |_| {
        let terms = state.terms_with(pace);
        state.own_seeks().into_iter().find(|seek| seek.listed && is_same(&seek.terms, &terms))
    });
    let waiting = Memo::new(move |_| {
        let terms = state.terms_with(pace);
        state.seeks.with(|seeks| seeks.iter().flatten().filter(|seek| fits(seek, &terms)).count())
    });
    let press = move |_| {
        error.set(None);
        let answer = move |answer: Result<(), ErrorCode>| error.set(answer.err());
        if let Some(seek) = own.get_untracked() {
            state.connection.request(ToServer::Withdraw { seek: seek.seek }, answer);
        } else {
            let terms = untrack(|| state.terms_with(pace));
            state.connection.request_as_guest(ToServer::Pair { terms }, answer);
        }
    };
    let name = move || match pace {
        Pace::Live { base, increment } => format!("{} + {increment}", minutes(base)),
        Pace::Days(days) => i18n.say(&messages::online_days_short(days.into())),
    };
    let kind = move || match pace {
        Pace::Live { base, increment } if base + USUAL_MOVES * increment < RAPID => {
            i18n.say(&messages::online_blitz())
        }
        Pace::Live { .. } => i18n.say(&messages::online_rapid()),
        Pace::Days(_) => i18n.say(&messages::online_per_move()),
    };
    let note = move || match own.get() {
        Some(seek) => i18n.say(&messages::online_looking(&state.waited(&seek))),
        None => kind(),
    };
    let more = move || {
        if own.get().is_some() {
            return Some(i18n.say(&messages::online_cancel()));
        }
        let count = waiting.get() as u64;
        (count > 0).then(|| i18n.say(&messages::online_waiting_count(count)))
    };
    let class = move || if own.get().is_some() { "pair-tile is-waiting" } else { "pair-tile" };
    let id = match pace {
        Pace::Live { base, increment } => format!("{base}+{increment}"),
        Pace::Days(days) => format!("{days}d"),
    };
    view! {
        <button type="button" class=class data-pace=id on:click=handler(press)>
            <b>{name}</b><span>{note}</span>{move || more().map(|text| view! { <small>{text}</small> })}
        </button>
    }
}

impl LobbyState {
    /// The time for which a challenge has been open, in minutes and seconds.
    fn waited(self, seek: &Seek) -> String {
        self.tick.track();
        let seconds = self.connection.now().saturating_sub(seek.since) / 1000;
        format!("{}:{:02}", seconds / 60, seconds % 60)
    }
}

/// Whether two challenges are about the same, whatever the colour.
fn is_same(one: &Terms, other: &Terms) -> bool {
    let key = |terms: &Terms| {
        (terms.game, terms.board, terms.pace, terms.rated, terms.odds, terms.best_of_three)
    };
    key(one) == key(other)
}

/// Whether somebody else waits whom these terms would suit.
fn fits(seek: &Seek, terms: &Terms) -> bool {
    let colors = terms.color.color().is_none() || terms.color.color() != seek.terms.color.color();
    !seek.yours && !seek.for_you && is_same(&seek.terms, terms) && colors
}

/// The rest of the terms: start or variant, colour, rated.
#[component]
fn Chips(state: LobbyState) -> impl IntoView {
    let i18n = i18n();
    let game = Memo::new(move |_| state.terms.get().game);
    let boards = move || {
        let boards = game.get().boards();
        (boards.len() > 1).then(|| {
            let label = move |one: Board| i18n.say(&board(one));
            let options: Vec<(Board, String)> =
                boards.iter().map(|&one| (one, label(one))).collect();
            let choose = move |board| state.terms.update(|terms| terms.board = board);
            view! { <ChipSelect name="board" label=messages::online_start options chosen=Signal::derive(move || state.terms.get().board) choose/> }
        })
    };
    let variants = move || {
        let games = game.get().title().games();
        (games.len() > 1).then(|| {
            let label = |one: Game| variant_name(one).map(|name| i18n.say(&name)).unwrap_or_default();
            let options: Vec<(Game, String)> =
                games.iter().rev().map(|&one| (one, label(one))).collect();
            view! { <ChipSelect name="variant" label=messages::online_rules options chosen=game.into() choose=move |game| state.choose_game(game)/> }
        })
    };
    let colors = move || {
        let options = vec![
            (ColorWish::Either, i18n.say(&messages::page_new_color_chance())),
            (ColorWish::White, i18n.say(&messages::color_white())),
            (ColorWish::Black, i18n.say(&messages::color_black())),
        ];
        let choose = move |color| state.terms.update(|terms| terms.color = color);
        view! { <ChipSelect name="color" label=messages::online_color options chosen=Signal::derive(move || state.terms.get().color) choose/> }
    };
    let rated = Memo::new(move |_| state.terms.get().rated);
    let toggle = move |_| state.terms.update(|terms| terms.rated = !terms.rated);
    let rated_chip = move || {
        if !game.get().has(Feature::Ratings) {
            return None;
        }
        Some(if state.is_member() {
            view! {
                <button type="button" class="chip" data-act="rated" aria-pressed=move || rated.get().to_string() on:click=handler(toggle)>
                    {move || rated.get().then(|| Icon::Check.draw())}{i18n.say(&messages::online_rated())}
                </button>
            }
            .into_any()
        } else {
            view! {
                <Link to=Route::Online(OnlineRoute::Account) class="chip quiet">{i18n.say(&messages::online_rated_members())}</Link>
            }
            .into_any()
        })
    };
    view! { {boards}{variants}{colors}{rated_chip} }
}

/// A chip that shows the chosen option, and lets the browser offer the others.
#[component]
fn ChipSelect<T: Copy + PartialEq + Send + Sync + 'static>(
    /// The name of the field in the document.
    name: &'static str,
    /// The label before the option.
    label: fn() -> basalt_locales::Message,
    /// The options with their names.
    options: Vec<(T, String)>,
    /// The chosen option.
    chosen: Signal<T>,
    /// Chooses another.
    choose: impl Fn(T) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let i18n = i18n();
    let values: Vec<T> = options.iter().map(|(value, _)| *value).collect();
    let change = move |event: web_sys::Event| {
        let place = event_target_value(&event).parse::<usize>().ok();
        if let Some(value) = place.and_then(|place| values.get(place)) {
            choose(*value);
        }
    };
    let option = move |(place, (value, name)): (usize, (T, String))| {
        view! { <option value=place.to_string() prop:selected=move || chosen.get() == value>{name}</option> }
    };
    view! {
        <label class="chip chip--select" data-field=name>
            <span>{i18n.text(label)}</span>
            <select on:change=change>{options.into_iter().enumerate().map(option).collect_view()}</select>
            {Icon::Down.draw()}
        </label>
    }
}

/// A challenge of the person's own: what is waited for, the link for a friend, and the way out.
#[component]
fn OwnSeek(state: LobbyState, seek: Seek) -> impl IntoView {
    let (i18n, notices) = (i18n(), expect_context::<Notices>());
    let id = seek.seek;
    let withdraw = move |_| {
        state
            .connection
            .request(ToServer::Withdraw { seek: id }, move |answer| tell(answer, i18n, notices));
    };
    let about = seek.terms;
    let is_link = !seek.listed;
    let meanwhile = move |level| {
        move |_| {
            let terms = Terms { rated: false, odds: None, best_of_three: false, ..about };
            let request = ToServer::PlayComputer { terms, level };
            state.connection.request(request, move |answer| tell(answer, i18n, notices));
        }
    };
    view! {
        <div class="own-seek" data-own=id.to_string()>
            <div class="row">
                <p class="status"><span>
                    {i18n.text(messages::online_searching)}
                    " " <small>{move || in_words(&about, i18n)}</small>
                </span></p>
                <span class="spring"></span>
                <button type="button" class="button" data-act="withdraw" on:click=handler(withdraw)>{i18n.text(messages::online_cancel)}</button>
            </div>
            {seek.level.map(|level| view! {
                <p class="row row--wrap small quiet">
                    {i18n.text(messages::online_meanwhile_lead)}
                    <button type="button" class="button button--small" data-act="meanwhile" on:click=handler(meanwhile(level))>
                        {Icon::Computer.draw()}{i18n.text_of(messages::online_meanwhile(level.into()))}
                    </button>
                </p>
            })}
            {is_link.then(|| view! { <InviteLink path=Route::Online(OnlineRoute::Seek(id.to_string())).path()/> })}
        </div>
    }
}

/// The link of a challenge, to be sent to a friend.
#[component]
fn InviteLink(path: String) -> impl IntoView {
    let (i18n, notices) = (i18n(), expect_context::<Notices>());
    let link = browser::address(&path);
    let shown = link.clone();
    let copy = move |_| copy_link(&link, i18n, notices);
    view! {
        <label class="form-field">
            <span class="quiet small">{i18n.text(messages::online_link)}</span>
            <span class="row">
                <input type="text" class="field" readonly id="seek-link" prop:value=shown/>
                <button type="button" class="button" data-act="copy" on:click=handler(copy)>{i18n.text(messages::online_copy)}</button>
            </span>
        </label>
    }
}

fn copy_link(link: &str, i18n: I18n, notices: Notices) {
    let done = untrack(|| i18n.say(&messages::page_analyse_copied()));
    browser::copy(link, move |copied| {
        if copied {
            notices.tell(done);
        }
    });
}

#[cfg(test)]
mod tests {
    use basalt_referee::{Player, SeekId};

    use super::*;
    use crate::online::lobby::DEFAULT_TERMS;

    fn seek(terms: Terms) -> Seek {
        Seek {
            seek: SeekId::from_bits(1),
            by: Player::Guest { name: "a".to_owned() },
            terms,
            for_you: false,
            yours: false,
            listed: true,
            since: 0,
            level: None,
        }
    }

    #[test]
    fn a_tile_counts_those_whom_a_press_would_pair() {
        let wants = |color| Terms { color, ..DEFAULT_TERMS };
        for (theirs, ours, expected) in [
            (ColorWish::Either, ColorWish::Either, true),
            (ColorWish::White, ColorWish::Either, true),
            (ColorWish::White, ColorWish::Black, true),
            (ColorWish::Either, ColorWish::Black, true),
            (ColorWish::White, ColorWish::White, false),
        ] {
            assert_eq!(fits(&seek(wants(theirs)), &wants(ours)), expected, "{theirs:?} {ours:?}");
        }
        assert!(!fits(&seek(Terms { pace: Pace::Days(1), ..DEFAULT_TERMS }), &DEFAULT_TERMS));
        assert!(!fits(&Seek { yours: true, ..seek(DEFAULT_TERMS) }, &DEFAULT_TERMS));
        assert!(!fits(&Seek { for_you: true, ..seek(DEFAULT_TERMS) }, &DEFAULT_TERMS));
    }
}
