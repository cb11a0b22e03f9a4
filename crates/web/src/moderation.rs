//! The screens of moderators, and of players about whom they decide.

mod appeal;
mod entries;
mod fair_play;
mod log;
mod measure;
mod messages;
mod queue;
mod record;
mod report;

use basalt_locales::messages as texts;
use basalt_referee::Millis;
use basalt_wire::ErrorCode;
use js_sys::{Object, Reflect};
use leptos::prelude::*;

use crate::components::Skeleton;
use crate::i18n::{I18n, i18n};
use crate::online::error_message;
use crate::route::{Link, ModerationRoute, Route};

use appeal::AppealScreen;
use log::LogScreen;
use messages::MessagesScreen;
use queue::QueueScreen;
use record::RecordScreen;

/// An answer of the server; nothing before it has come.
type Found<T> = RwSignal<Option<Result<T, ErrorCode>>>;

/// The screen of a route.
pub(crate) fn screen(route: ModerationRoute) -> AnyView {
    match route {
        ModerationRoute::Queue => view! { <QueueScreen/> }.into_any(),
        ModerationRoute::Player(name) => view! { <RecordScreen name/> }.into_any(),
        ModerationRoute::Log => view! { <LogScreen/> }.into_any(),
        ModerationRoute::Messages => view! { <MessagesScreen/> }.into_any(),
        ModerationRoute::Appeal => view! { <AppealScreen/> }.into_any(),
    }
}

/// A moment in the reader's language and time zone, such as "17 Nov 2026, 14:30".
fn moment(moment: Millis, i18n: I18n) -> String {
    let options = Object::new();
    // Setting a property of a new object cannot fail.
    let _ = Reflect::set(&options, &"dateStyle".into(), &"medium".into());
    let _ = Reflect::set(&options, &"timeStyle".into(), &"short".into());
    let date = js_sys::Date::new(&(moment as f64).into());
    date.to_locale_string(i18n.language().tag(), &options).into()
}

/// The heading of a screen of moderators, with the ways to the others.
#[component]
fn Heading(title: String) -> impl IntoView {
    let i18n = i18n();
    let to = |route| Route::Moderation(route);
    view! {
        <div class="page-title row row--wrap">
            <h1>{title}</h1>
            <span class="spring"></span>
            <Link to=to(ModerationRoute::Queue) class="button button--quiet">{i18n.text(texts::moderation_queue)}</Link>
            <Link to=to(ModerationRoute::Log) class="button button--quiet">{i18n.text(texts::moderation_log)}</Link>
        </div>
    }
}

/// The error of a request; people who are no moderators learn that this is not for them.
#[component]
fn Refused(why: ErrorCode) -> impl IntoView {
    let i18n = i18n();
    let text = move || match why {
        ErrorCode::NotYours | ErrorCode::Stranger | ErrorCode::MembersOnly => {
            i18n.say(&texts::moderation_only_moderators())
        }
        ref why => i18n.say(&error_message(why)),
    };
    view! { <p class="card card--pad bad" role="alert">{text}</p> }
}

/// The answer of the server, its error, or a placeholder.
fn shown<T: Clone + Send + Sync + 'static>(
    found: Found<T>,
    view: impl Fn(T) -> AnyView + Send + 'static,
) -> impl IntoView {
    move || match found.get() {
        None => view! { <section class="card card--pad"><Skeleton lines=4/></section> }.into_any(),
        Some(Ok(found)) => view(found),
        Some(Err(why)) => view! { <Refused why/> }.into_any(),
    }
}
