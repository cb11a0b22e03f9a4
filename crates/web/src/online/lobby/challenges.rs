//! The open challenges of others, as a table whose rows stay where they are while somebody may press them.

use basalt_locales::messages;
use basalt_referee::SeekId;
use basalt_wire::Seek;
use leptos::prelude::*;

use super::{Answers, LobbyState, Opponent};
use crate::browser::{after_delay, handler};
use crate::components::{Avatar, Empty, HexAvatar, Show, Skeleton};
use crate::effect::effect;
use crate::i18n::i18n;
use crate::icons::Icon;
use crate::online::texts::{game, name_and_rating, rated, time_control};

/// The number of rows before the rest is shown on request.
const FIRST_ROWS: usize = 8;

/// The time for which the row of a closed challenge keeps its place, in milliseconds.
const KEEP_MS: i32 = 2_000;

/// The rows of the table. The row of a closed challenge stays until it is swept away, and a new one comes last, so that no
/// row moves under a pointer.
#[derive(Clone, Debug, Default, PartialEq)]
struct StableRows {
    rows: Vec<Row>,
}

#[derive(Clone, Debug, PartialEq)]
struct Row {
    seek: Seek,
    is_open: bool,
}

impl StableRows {
    /// Takes over which challenges are open now. Returns whether one has closed.
    fn follow(&mut self, open: &[Seek]) -> bool {
        let mut has_closed = false;
        for row in &mut self.rows {
            let found = open.iter().find(|seek| seek.seek == row.seek.seek);
            has_closed |= row.is_open && found.is_none();
            row.is_open = found.is_some();
        }
        let is_known = |seek: &Seek| self.rows.iter().any(|row| row.seek.seek == seek.seek);
        let new: Vec<Row> = open
            .iter()
            .filter(|seek| !is_known(seek))
            .map(|seek| Row { seek: seek.clone(), is_open: true })
            .collect();
        self.rows.extend(new);
        has_closed
    }

    /// The newest challenges, in the order of their rows.
    fn newest(&self, limit: usize) -> Vec<Seek> {
        let mut times: Vec<_> =
            self.rows.iter().map(|row| (row.seek.since, row.seek.seek)).collect();
        times.sort_unstable_by(|one, other| other.cmp(one));
        let oldest = times.get(limit.saturating_sub(1)).or(times.last()).copied();
        let is_shown = |seek: &&Seek| oldest.is_none_or(|oldest| (seek.since, seek.seek) >= oldest);
        self.rows.iter().map(|row| &row.seek).filter(is_shown).cloned().collect()
    }

    /// Removes the rows of closed challenges.
    fn sweep(&mut self) {
        self.rows.retain(|row| row.is_open);
    }
}

/// The card of open challenges.
#[component]
pub(super) fn Challenges(state: LobbyState) -> impl IntoView {
    let i18n = i18n();
    let (rows, is_pointed_at) = (RwSignal::new(StableRows::default()), RwSignal::new(false));
    let sweep = move || {
        if is_pointed_at.try_get_untracked() == Some(false) {
            rows.update(StableRows::sweep);
        }
    };
    effect(move || {
        let open = state.seeks.with(|seeks| {
            seeks.iter().flatten().filter(|seek| !seek.yours).cloned().collect::<Vec<_>>()
        });
        if rows.try_update(|rows| rows.follow(&open)) == Some(true) {
            after_delay(KEEP_MS, sweep);
        }
    });
    let leave = move |_| {
        is_pointed_at.set(false);
        sweep();
    };
    let shows_all = state.shows_older;
    let open =
        Memo::new(move |_| rows.with(|rows| rows.rows.iter().filter(|row| row.is_open).count()));
    let is_loading = move || state.seeks.with(Option::is_none);
    let is_empty = move || !is_loading() && rows.with(|rows| rows.rows.is_empty());
    let shown = move || {
        let limit = if shows_all.get() { usize::MAX } else { FIRST_ROWS };
        rows.with(|rows| rows.newest(limit))
    };
    let reveal_all = move |_| {
        shows_all.set(true);
        state.load_older_seeks();
    };
    let has_more = move || !shows_all.get() && rows.with(|rows| rows.rows.len() > FIRST_ROWS);
    let is_open = move |seek: SeekId| {
        rows.with(|rows| rows.rows.iter().any(|row| row.seek.seek == seek && row.is_open))
    };
    let head = move |title: fn() -> basalt_locales::Message| {
        view! { <th>{i18n.text(title)}</th> }
    };
    view! {
        <section class="card lobby-open" id="seeks" aria-label=i18n.text(messages::online_seeks)>
            <div class="card__head">
                <h2>{i18n.text(messages::online_seeks)}</h2>
                <Show when=move || { open.get() > 0 }><span class="badge badge--quiet">{move || open.get()}</span></Show>
                <button type="button" class="button button--quiet more" data-act="create" on:click=handler(move |_| state.open_dialog(Opponent::Anyone))>
                    {i18n.text(messages::online_create)}
                </button>
            </div>
            <Show when=is_loading><div class="card__body"><Skeleton lines=4/></div></Show>
            <Show when=is_empty>
                <div class="card__body"><Empty icon=Icon::People title=messages::online_no_seeks text=messages::online_no_seeks_text/></div>
            </Show>
            <Show when=move || !is_loading() && !is_empty()>
                <table class="data challenges" on:pointerenter=move |_| is_pointed_at.set(true) on:pointerleave=leave>
                    <thead class="wide"><tr>
                        {head(messages::online_player)}{head(messages::online_game)}{head(messages::online_pace)}
                        <th><span class="sr">{i18n.text(messages::online_rated)}</span></th>
                        <th><span class="sr">{i18n.text(messages::online_accept)}</span></th>
                    </tr></thead>
                    <tbody>
                        <For each=shown key=|seek| seek.seek let:seek>
                            <ChallengeRow is_open=Signal::derive({ let id = seek.seek; move || is_open(id) }) seek/>
                        </For>
                    </tbody>
                </table>
            </Show>
            <Show when=has_more>
                <button type="button" class="button button--quiet button--wide" data-act="all-seeks" on:click=handler(reveal_all)>
                    {move || i18n.say(&messages::online_show_all(open.get() as u64))}
                </button>
            </Show>
        </section>
    }
}

/// A challenge, and the button that accepts it.
#[component]
fn ChallengeRow(seek: Seek, is_open: Signal<bool>) -> impl IntoView {
    let i18n = i18n();
    let (id, for_you, terms) = (seek.seek, seek.for_you, seek.terms);
    let (name, rating) = name_and_rating(&seek.by, i18n);
    let in_short = move || {
        format!(
            "{} · {} · {}",
            i18n.say(&game(terms.game)),
            time_control(&terms, i18n),
            i18n.say(&rated(&terms))
        )
    };
    let for_you_text = for_you.then(|| {
        view! { <b class="gold">{i18n.text(messages::online_for_you)} " · "</b> }
    });
    view! {
        <tr data-seek=id.to_string() class:is-gone=move || !is_open.get() class:is-you=for_you>
            <td>
                <span class="row">
                    <HexAvatar avatar=Avatar::from(&seek.by) small=true/>
                    <span class="challenger">
                        <span class="row"><b class="clip">{name}</b><span class="quiet">{rating}</span></span>
                        <small class="brief quiet">{for_you_text}{in_short}</small>
                    </span>
                    {for_you.then(|| view! { <span class="tag tag--gold wide">{i18n.say(&messages::online_for_you())}</span> })}
                </span>
            </td>
            <td class="wide">{i18n.text_of(game(terms.game))}</td>
            <td class="wide">{move || time_control(&terms, i18n)}</td>
            <td class="wide quiet">{i18n.text_of(rated(&terms))}</td>
            <td class="num">
                <Show when=move || is_open.get()
                    fallback=move || view! { <span class="quiet small">{i18n.say(&messages::online_gone())}</span> }>
                    <Answers seek=id for_you accept_class="button button--small"/>
                </Show>
            </td>
        </tr>
    }
}

#[cfg(test)]
mod tests {
    use basalt_referee::Player;

    use super::*;
    use crate::online::lobby::DEFAULT_TERMS;

    fn seek(number: u64) -> Seek {
        Seek {
            seek: SeekId::from_bits(number),
            by: Player::Guest { name: "a".to_owned() },
            terms: DEFAULT_TERMS,
            for_you: false,
            yours: false,
            listed: true,
            since: number,
            level: None,
        }
    }

    fn shown(rows: &StableRows) -> Vec<(SeekId, bool)> {
        rows.rows.iter().map(|row| (row.seek.seek, row.is_open)).collect()
    }

    #[test]
    fn rows_stay_where_they_are_until_they_are_swept() {
        let mut rows = StableRows::default();
        assert!(!rows.follow(&[seek(1), seek(2), seek(3)]), "nothing has closed");
        assert!(rows.follow(&[seek(1), seek(3), seek(4)]), "the second has closed");
        let id = SeekId::from_bits;
        assert_eq!(shown(&rows), [(id(1), true), (id(2), false), (id(3), true), (id(4), true)]);
        assert!(!rows.follow(&[seek(1), seek(3), seek(4)]), "it is told once");
        rows.sweep();
        assert_eq!(shown(&rows), [(id(1), true), (id(3), true), (id(4), true)]);
    }

    #[test]
    fn a_new_order_of_the_server_moves_no_row() {
        let mut rows = StableRows::default();
        rows.follow(&[seek(1), seek(2)]);
        rows.follow(&[seek(3), seek(2), seek(1)]);
        let id = SeekId::from_bits;
        assert_eq!(shown(&rows), [(id(1), true), (id(2), true), (id(3), true)]);
    }
}
