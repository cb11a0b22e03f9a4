//! The page as a whole: what all screens share, and which of them is shown.

use basalt_locales::{Language, Message, messages};
use leptos::prelude::*;

use crate::account_state::AccountState;
use crate::board::SvgDefinitions;
use crate::browser::document;
use crate::effect::effect;
use crate::engine::EngineClient;
use crate::frame::{Footer, Header, TabBar};
use crate::i18n::{I18n, TextPart, i18n};
use crate::message_page::MessagePage;
use crate::notices::{NoticeList, Notices};
use crate::operator_notice::OperatorNotice;
use crate::preferences::Preferences;
use crate::route::{Bundle, Route, Router};
use crate::shortcuts::{ShortcutDialog, Shortcuts};
use crate::turn_alerts::TurnAlerts;

/// The parts of a bundle.
#[derive(Clone, Copy)]
pub struct BundleSpec {
    bundle: Bundle,
    /// Provides the contexts that its screens share.
    provide: fn(),
    /// The screen of a route, if it is in this bundle.
    screen: fn(Route) -> Option<AnyView>,
}

impl BundleSpec {
    pub(crate) const fn new(
        bundle: Bundle,
        provide: fn(),
        screen: fn(Route) -> Option<AnyView>,
    ) -> Self {
        Self { bundle, provide, screen }
    }

    /// The texts without which none of its screens can be shown.
    pub(crate) const fn text_parts(self) -> &'static [TextPart] {
        match self.bundle {
            Bundle::Play => &[TextPart::I18n],
            Bundle::Learn => &[TextPart::I18n, TextPart::Training],
            Bundle::Home | Bundle::Editor => &[TextPart::I18n, TextPart::Errors],
            Bundle::Study => &[TextPart::I18n, TextPart::Errors, TextPart::Review],
            Bundle::Lobby => &[TextPart::I18n, TextPart::Online, TextPart::Lobby],
            Bundle::Online => &[TextPart::I18n, TextPart::Online],
            Bundle::Account => &[TextPart::I18n, TextPart::Online, TextPart::Account],
            Bundle::Moderation => &[TextPart::I18n, TextPart::Online, TextPart::Moderation],
        }
    }
}

/// The page.
#[component]
pub(crate) fn App(
    /// The initial language.
    language: Language,
    /// The bundle that was loaded.
    spec: BundleSpec,
) -> impl IntoView {
    let notices = Notices::new();
    provide_context(notices);
    let preferences = Preferences::read(notices);
    provide_context(I18n::new(language));
    provide_context(preferences);
    provide_context(Router::new(spec.bundle));
    provide_context(EngineClient::new());
    provide_context(TurnAlerts::new());
    provide_context(OperatorNotice::new());
    provide_context(AccountState::read());
    provide_context(Shortcuts::new());
    (spec.provide)();
    view! {
        <Header/>
        <main id="main" tabindex="-1">
            <Screen show=spec.screen/>
        </main>
        <Footer/>
        <TabBar/>
        <NoticeList/>
        <ShortcutDialog/>
        <SvgDefinitions/>
    }
}

/// The screen of the current address.
#[component]
fn Screen(show: fn(Route) -> Option<AnyView>) -> impl IntoView {
    let (i18n, router) = (i18n(), expect_context::<Router>());
    let alerts = expect_context::<TurnAlerts>();
    effect(move || {
        let count = alerts.games().len();
        let badge = if count == 0 { String::new() } else { format!("({count}) ") };
        document().set_title(&format!("{badge}{} – Basalt", i18n.say(&name(&router.here()))));
    });
    move || {
        let here = router.here();
        let path = here.path();
        show(here).unwrap_or_else(|| view! { <NotFound path/> }.into_any())
    }
}

/// The name of a screen.
pub(crate) fn name(route: &Route) -> Message {
    match route {
        Route::Home | Route::New | Route::Play => messages::page_home(),
        Route::Games | Route::Game(_) => messages::page_games(),
        Route::Analyse(_) => messages::page_analyse(),
        Route::Setup => messages::page_setup_title(),
        Route::Learn | Route::Step(..) => messages::page_learn(),
        Route::Rules(_) => messages::page_rules(),
        Route::Online(_) | Route::Moderation(_) => messages::page_online(),
        Route::Puzzles | Route::Training(_) | Route::Puzzle(..) => messages::page_puzzles(),
        Route::Settings => messages::page_settings(),
        Route::NotFound(_) => messages::page_lost_title(),
    }
}

/// An address that leads nowhere.
#[component]
fn NotFound(path: String) -> impl IntoView {
    let (title, link) = (messages::page_lost_title, messages::page_lost_home);
    view! { <MessagePage title text=messages::page_lost(&path) to=Route::Home link/> }
}
