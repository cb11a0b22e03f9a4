//! The banner with a notice of operators: an announcement, or maintenance.

use basalt_locales::messages;
use basalt_referee::{Notice, OperatorPage};
use basalt_wire::read_notice;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::browser::{self, after_delay, fetch, handler};
use crate::components::Show;
use crate::i18n::i18n;

/// The longest delay that is waited for in one piece, in milliseconds: an hour.
const MAX_DELAY_MS: f64 = 3_600_000.0;

/// The banner, until the person closes it.
#[derive(Clone, Copy)]
pub(crate) struct OperatorNotice(RwSignal<Notice>);

impl OperatorNotice {
    /// Nothing yet.
    pub(crate) fn new() -> Self {
        Self(RwSignal::new(Notice::default()))
    }

    /// Shows a notice.
    pub(crate) fn set(self, notice: Notice) {
        let ends = notice.announcement.is_some();
        if self.0.with_untracked(|before| *before != notice) {
            self.0.set(notice);
        }
        if ends {
            self.end_later();
        }
    }

    /// Asks the server once. For bundles without a connection.
    pub(crate) fn request(self) {
        spawn_local(async move {
            if let Some(text) = fetch("/api/notice").await {
                self.set(read_notice(&text));
            }
        });
    }

    /// Removes the announcement when its time is over.
    fn end_later(self) {
        let until = self.0.with_untracked(|notice| notice.announcement.as_ref()?.until().into());
        let Some(until): Option<u64> = until else { return };
        let left = until as f64 - browser::date();
        if left <= 0.0 {
            return self.0.update(|notice| notice.announcement = None);
        }
        after_delay(left.min(MAX_DELAY_MS) as i32, move || self.end_later());
    }

    fn text(self) -> Option<String> {
        self.0.with(|notice| Some(notice.announcement.as_ref()?.text().to_owned()))
    }

    /// The operator's own pages.
    pub(crate) fn pages(self) -> Vec<OperatorPage> {
        self.0.with(|notice| notice.pages.clone())
    }

    fn is_maintenance(self) -> bool {
        self.0.with(|notice| notice.maintenance.is_some())
    }
}

/// The banners, among the notices at the edge of the page. Screen readers read out what appears in them.
#[component]
pub(crate) fn OperatorBanner() -> impl IntoView {
    let (i18n, notice) = (i18n(), expect_context::<OperatorNotice>());
    let sentence = move || i18n.say(&messages::page_maintenance());
    let close = move |remove: fn(&mut Notice)| handler(move |_| notice.0.update(remove));
    let button = move |remove| {
        view! {
            <button type="button" class="button button--quiet" on:click=close(remove)>
                {i18n.text(messages::page_close)}
            </button>
        }
    };
    view! {
        <div class="banners" role="status">
            <Show when=move || notice.is_maintenance()>
                <p class="toast" data-notice="maintenance">
                    <span>{sentence}</span>
                    {button(|notice| notice.maintenance = None)}
                </p>
            </Show>
            <Show when=move || notice.text().is_some()>
                <p class="toast" data-notice="announcement">
                    <span>{move || notice.text()}</span>
                    {button(|notice| notice.announcement = None)}
                </p>
            </Show>
        </div>
    }
}
