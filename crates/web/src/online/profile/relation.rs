//! Relations on a profile: whether the member is online, following, blocking, and one's own relations.

use basalt_locales::{Message, messages};
use basalt_referee::{ContactPolicy, Relation};
use basalt_wire::{
    ChallengesFrom, ErrorCode, FeedAddress, FeedStatus, FollowedPlayer, HeadToHead, Relations,
    Relationship, ReportAbout,
};
use leptos::prelude::*;

use super::encoded;
use crate::browser::{self, handler};
use crate::components::{Avatar, HexAvatar, Menu, Show};
use crate::effect::effect;
use crate::form_fields::{RadioGroup, labelled};
use crate::i18n::i18n;
use crate::icons::Icon;
use crate::online::api;
use crate::online::connection::Connection;
use crate::online::relation::change;
use crate::online::report::Reporting;
use crate::online::texts::error_message;
use crate::route::{Link, OnlineRoute, Route};

/// The relation between the user and a member, as the server tells it.
#[derive(Clone, Copy)]
pub(super) struct RelationState {
    name: StoredValue<String>,
    /// Nothing before the server has answered.
    found: RwSignal<Option<Relationship>>,
    error: RwSignal<Option<ErrorCode>>,
    connection: Connection,
}

impl RelationState {
    pub(super) fn new(name: String) -> Self {
        let state = Self {
            name: StoredValue::new(name),
            found: RwSignal::new(None),
            error: RwSignal::new(None),
            connection: expect_context(),
        };
        state.load();
        state
    }

    fn load(self) {
        leptos::task::spawn_local(async move {
            let path =
                self.name.with_value(|name| format!("/api/players/{}/relation", encoded(name)));
            if let Ok(found) = api::get(&path).await {
                // The screen may have been left meanwhile.
                let _ = self.found.try_set(Some(found));
            }
        });
    }

    fn set(self, relation: Option<Relation>) {
        self.error.set(None);
        leptos::task::spawn_local(async move {
            match change(&self.name.get_value(), relation).await {
                Ok(()) => self.load(),
                Err(why) => drop(self.error.try_set(Some(why))),
            }
        });
    }

    fn relation(self) -> Option<Relation> {
        self.found.get().and_then(|found| found.relation)
    }

    /// The results of the user against the member.
    pub(super) fn between(self) -> Option<HeadToHead> {
        self.found.get()?.between
    }

    /// The name of the member.
    pub(super) fn name(self) -> String {
        self.name.get_value()
    }

    /// Whether the user is another person than the member.
    pub(super) fn is_another(self) -> bool {
        let me = self.connection.me();
        self.name.with_value(|name| me.is_none_or(|me| me.name != *name))
    }

    /// Whether the user is another member, who can follow and block.
    fn may_relate(self) -> bool {
        self.is_another() && self.connection.me().is_some_and(|me| me.member)
    }
}

/// Whether the member is online or plays, and how many follow them.
#[component]
pub(super) fn Presence(state: RelationState) -> impl IntoView {
    let i18n = i18n();
    let presence = move || {
        let found = state.found.get()?;
        Some(match (found.playing, found.online) {
            (Some(game), _) => view! {
                <Link to=Route::Online(OnlineRoute::Game(game.to_string())) class="row small" attr:data-presence="playing">
                    <i class="presence"></i>{i18n.text(messages::online_playing_now)}
                </Link>
            }
            .into_any(),
            (None, true) => view! {
                <p class="row small" data-presence="online"><i class="presence"></i>{i18n.text(messages::online_online)}</p>
            }
            .into_any(),
            (None, false) => view! { <p class="quiet small" data-presence="offline">{i18n.text(messages::online_offline)}</p> }.into_any(),
        })
    };
    let followers = move || {
        let count = state.found.get()?.followers;
        (count > 0).then(|| i18n.say(&messages::online_followers(count.into())))
    };
    view! {
        {presence}
        <p class="quiet small" data-followers="">{followers}</p>
    }
}

/// The ways to a game, to follow and to block.
#[component]
pub(super) fn Actions(state: RelationState) -> impl IntoView {
    let i18n = i18n();
    let reporting = Reporting::new();
    let report = move |_| reporting.open(ReportAbout::Profile { name: state.name.get_value() });
    let has_session = move || state.connection.me().is_some();
    let is_closed = move || state.found.get().is_some_and(|found| !found.challengeable);
    let follows = move || state.relation() == Some(Relation::Follow);
    let blocks = move || state.relation() == Some(Relation::Block);
    let toggle = move |is: bool, relation| state.set((!is).then_some(relation));
    let block_label = move || {
        i18n.say(&if blocks() { messages::online_unblock() } else { messages::online_block() })
    };
    view! {
        <Show when=move || state.is_another()>
            <div class="row row--wrap profile-actions">
                <Show when=move || !is_closed()>
                    <Link to=Route::Online(OnlineRoute::Lobby(Some(state.name.get_value()))) class="button button--main">
                        {Icon::Play.labelled(messages::online_challenge_player)}
                    </Link>
                </Show>
                <Show when=move || state.may_relate() && !blocks()>
                    <Link to=Route::Online(OnlineRoute::Conversation(state.name.get_value())) class="button">{i18n.text(messages::online_message)}</Link>
                </Show>
                <Show when=move || state.may_relate() && state.found.get().is_some()>
                    <Show when=move || !blocks()>
                        <button type="button" class="button" data-act="follow" aria-pressed=move || follows().to_string()
                            on:click=handler(move |_| toggle(untrack(follows), Relation::Follow))>
                            {move || if follows() { Icon::Check.draw() } else { Icon::Eye.draw() }}
                            {i18n.text(messages::online_follow)}
                        </button>
                    </Show>
                </Show>
                <Show when=has_session>
                    <Menu class="icon-button" label=i18n.text(messages::page_more) button=Icon::Dots.draw().into_any()>
                        <Show when=move || state.may_relate() && state.found.get().is_some()>
                            <button type="button" data-act="block" on:click=handler(move |_| toggle(untrack(blocks), Relation::Block))>
                                {block_label}
                            </button>
                        </Show>
                        <button type="button" data-act="report" on:click=handler(report)>{i18n.text(messages::online_report)}</button>
                    </Menu>
                </Show>
            </div>
            {reporting.dialog()}
            <Show when=blocks><p class="quiet small" data-note="blocked">{i18n.text(messages::online_blocked_note)}</p></Show>
            <Show when=move || is_closed() && !blocks()>
                <p class="quiet small" data-note="closed">{i18n.text_of(error_message(&ErrorCode::ChallengeRefused))}</p>
            </Show>
            <p class="bad small relation-error" role="alert">{move || state.error.get().map(|why| i18n.say(&error_message(&why)))}</p>
        </Show>
    }
}

/// On one's own profile: from whom challenges come, whom one follows and blocks.
#[component]
pub(super) fn OwnRelations(state: RelationState) -> impl IntoView {
    let is_own = Memo::new(move |_| {
        let me = state.connection.me().filter(|me| me.member);
        state.name.with_value(|name| me.is_some_and(|me| me.name == *name))
    });
    let relations = RwSignal::new(None::<Relations>);
    let error = RwSignal::new(None::<ErrorCode>);
    let load = move || {
        leptos::task::spawn_local(async move {
            match api::get::<Relations>("/api/relations").await {
                Ok(found) => drop(relations.try_set(Some(found))),
                Err(why) => drop(error.try_set(Some(why))),
            }
        });
    };
    effect(move || {
        if is_own.get() {
            load();
        }
    });
    view! {
        <Show when=move || is_own.get() && relations.with(Option::is_some)>
            <RelationsCard relations error load=Callback::new(move |()| load())/>
        </Show>
    }
}

#[component]
fn RelationsCard(
    relations: RwSignal<Option<Relations>>,
    error: RwSignal<Option<ErrorCode>>,
    load: Callback<()>,
) -> impl IntoView {
    let i18n = i18n();
    let policies = labelled([
        (ContactPolicy::Everybody, messages::online_from_everybody as fn() -> Message),
        (ContactPolicy::Followed, messages::online_from_followed),
        (ContactPolicy::Nobody, messages::online_from_nobody),
    ]);
    let policy = Signal::derive(move || {
        relations
            .with(|found| found.as_ref().map(|found| found.challenges_from))
            .unwrap_or_default()
    });
    let choose = move |policy| {
        error.set(None);
        leptos::task::spawn_local(async move {
            match api::post("/api/challenges-from", &ChallengesFrom { policy }).await {
                Ok(()) => load.run(()),
                Err(why) => drop(error.try_set(Some(why))),
            }
        });
    };
    let end = Callback::new(move |name: String| {
        error.set(None);
        leptos::task::spawn_local(async move {
            match change(&name, None).await {
                Ok(()) => load.run(()),
                Err(why) => drop(error.try_set(Some(why))),
            }
        });
    });
    let following = move || relations.get().map(|found| found.following).unwrap_or_default();
    let blocked = move || relations.get().map(|found| found.blocked).unwrap_or_default();
    view! {
        <section class="card card--pad stack" data-card="relations" aria-label=i18n.text(messages::online_people)>
            <RadioGroup name="challenges-from" title=messages::online_challenges_from options=policies chosen=policy choose/>
            <p class="bad small relation-error" role="alert">{move || error.get().map(|why| i18n.say(&error_message(&why)))}</p>
            <h2>{i18n.text(messages::online_following)}</h2>
            <Show when=move || following().is_empty()><p class="quiet small">{i18n.text(messages::online_following_none)}</p></Show>
            <ul class="people" data-list="following">
                <For each=following key=|one| (one.name.clone(), one.online) let:one><Followed one end/></For>
            </ul>
            <Show when=move || !blocked().is_empty()>
                <h2>{i18n.text(messages::online_blocked)}</h2>
                <p class="quiet small">{i18n.text(messages::online_blocked_note)}</p>
                <ul class="people" data-list="blocked">
                    <For each=blocked key=|name| name.clone() let:name>
                        <li class="row">
                            <b class="clip">{name.clone()}</b><span class="spring"></span>
                            <EndButton name label=messages::online_unblock end/>
                        </li>
                    </For>
                </ul>
            </Show>
            <FeedFields error/>
        </section>
    }
}

/// The secret address of the feed: it is shown when it is made, and can be revoked.
#[component]
fn FeedFields(error: RwSignal<Option<ErrorCode>>) -> impl IntoView {
    let i18n = i18n();
    let (active, address) = (RwSignal::new(false), RwSignal::new(None::<String>));
    leptos::task::spawn_local(async move {
        if let Ok(status) = api::get::<FeedStatus>("/api/feed").await {
            // The screen may have been left meanwhile.
            let _ = active.try_set(status.active);
        }
    });
    let renew = move |_| {
        error.set(None);
        leptos::task::spawn_local(async move {
            match api::post_empty_for::<FeedAddress>("/api/feed").await {
                Ok(FeedAddress { path }) => {
                    let _ = address.try_set(Some(browser::address(&path)));
                    let _ = active.try_set(true);
                }
                Err(why) => drop(error.try_set(Some(why))),
            }
        });
    };
    let end = move |_| {
        error.set(None);
        leptos::task::spawn_local(async move {
            match api::post_empty("/api/feed/end").await {
                Ok(()) => {
                    let _ = address.try_set(None);
                    let _ = active.try_set(false);
                }
                Err(why) => drop(error.try_set(Some(why))),
            }
        });
    };
    view! {
        <h2>{i18n.text(messages::online_feed)}</h2>
        <p class="quiet small">{i18n.text(messages::online_feed_lead)}</p>
        <Show when=move || address.with(Option::is_some)>
            <label class="form-field">
                <span class="quiet small">{i18n.text(messages::online_feed_address)}</span>
                <input type="text" class="field" readonly data-act="feed-address" prop:value=move || address.get().unwrap_or_default()/>
            </label>
        </Show>
        <div class="row row--wrap">
            <button type="button" class="button button--small" data-act="feed-renew" on:click=handler(renew)>{i18n.text(messages::online_feed_renew)}</button>
            <Show when=move || active.get()>
                <button type="button" class="button button--small" data-act="feed-end" on:click=handler(end)>{i18n.text(messages::online_feed_end)}</button>
            </Show>
        </div>
    }
}

/// A member whom the user follows.
#[component]
fn Followed(one: FollowedPlayer, end: Callback<String>) -> impl IntoView {
    let i18n = i18n();
    let (name, is_online) = (one.name.clone(), one.online);
    let to = Route::Online(OnlineRoute::Player(one.name.clone()));
    view! {
        <li class="row">
            <Link to class="row">
                <HexAvatar avatar=Avatar::Person(one.name.clone()) small=true/>
                <b class="clip">{one.name.clone()}</b>
            </Link>
            {is_online.then(|| view! { <span class="row quiet small"><i class="presence"></i>{i18n.text(messages::online_online)}</span> })}
            <span class="spring"></span>
            <EndButton name label=messages::online_unfollow end/>
        </li>
    }
}

/// The button that ends a relation; its name for screen readers has the player's.
#[component]
fn EndButton(name: String, label: fn() -> Message, end: Callback<String>) -> impl IntoView {
    let i18n = i18n();
    let spoken = {
        let name = name.clone();
        move || format!("{}: {name}", i18n.say(&label()))
    };
    view! {
        <button type="button" class="button button--small" data-act="end-relation" aria-label=spoken
            on:click=handler(move |_| end.run(name.clone()))>{i18n.text(label)}</button>
    }
}
