//! Notices at the edge of the page, and announcements for screen readers.

use leptos::prelude::*;

use crate::browser::{after_delay, after_frame, handler};
use crate::operator_notice::OperatorBanner;

/// The time after which a notice disappears, in milliseconds.
const NOTICE_DURATION_MS: i32 = 7000;

/// Sentences that are shown for a while, and what is only read out.
#[derive(Clone, Copy)]
pub(crate) struct Notices {
    shown: RwSignal<Vec<(u64, String)>>,
    spoken: RwSignal<String>,
    next: StoredValue<u64>,
}

impl Notices {
    /// No notices.
    pub(crate) fn new() -> Self {
        Self {
            shown: RwSignal::new(Vec::new()),
            spoken: RwSignal::new(String::new()),
            next: StoredValue::new(0),
        }
    }

    /// Shows a sentence for a while, and has it read out.
    pub(crate) fn tell(self, sentence: String) {
        let number = self.next.get_value();
        self.next.set_value(number + 1);
        self.shown.update(|shown| {
            shown.retain(|(_, other)| *other != sentence);
            shown.push((number, sentence.clone()));
        });
        self.speak(sentence);
        after_delay(NOTICE_DURATION_MS, move || self.dismiss(number));
    }

    /// Announces a sentence to screen readers, after the next frame.
    pub(crate) fn speak(self, sentence: String) {
        after_frame(move || self.spoken.set(sentence));
    }

    fn dismiss(self, number: u64) {
        self.shown.update(|shown| shown.retain(|(other, _)| *other != number));
    }
}

/// The notices at the edge of the page, and the place that is read out.
#[component]
pub(crate) fn NoticeList() -> impl IntoView {
    let notices = expect_context::<Notices>();
    view! {
        <div class="toasts">
            <OperatorBanner/>
            <For each=move || notices.shown.get() key=|(number, _)| *number let:notice>
                <p class="toast" on:click=handler(move |_| notices.dismiss(notice.0))>{notice.1}</p>
            </For>
        </div>
        <p class="sr" role="status" aria-live="polite" id="spoken">{move || notices.spoken.get()}</p>
    }
}
