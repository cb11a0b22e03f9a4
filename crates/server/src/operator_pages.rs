//! The pages that the operator writes: privacy and imprint.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, Response};
use axum::response::IntoResponse as _;
use basalt_referee::OperatorPage;

use crate::not_found;
use crate::state::AppState;

/// The pages that there are, as HTML.
#[derive(Clone, Debug, Default)]
pub struct OperatorPages {
    /// The privacy policy.
    pub privacy: Option<Arc<str>>,
    /// The imprint, which names the operator.
    pub imprint: Option<Arc<str>>,
}

impl OperatorPages {
    fn html(&self, page: OperatorPage) -> Option<&Arc<str>> {
        match page {
            OperatorPage::Privacy => self.privacy.as_ref(),
            OperatorPage::Imprint => self.imprint.as_ref(),
        }
    }

    /// The pages that there are.
    pub(crate) fn list(&self) -> Vec<OperatorPage> {
        OperatorPage::ALL.into_iter().filter(|&page| self.html(page).is_some()).collect()
    }
}

/// Handler: `/privacy`.
pub(crate) async fn privacy(state: State<AppState>, headers: HeaderMap) -> Response<Body> {
    send(OperatorPage::Privacy, &state, &headers)
}

/// Handler: `/imprint`.
pub(crate) async fn imprint(state: State<AppState>, headers: HeaderMap) -> Response<Body> {
    send(OperatorPage::Imprint, &state, &headers)
}

fn send(page: OperatorPage, state: &AppState, headers: &HeaderMap) -> Response<Body> {
    let Some(html) = state.options().pages.html(page) else { return not_found::response(headers) };
    let kind = [(CONTENT_TYPE, "text/html; charset=utf-8"), (CACHE_CONTROL, "no-cache")];
    (kind, html.to_string()).into_response()
}
