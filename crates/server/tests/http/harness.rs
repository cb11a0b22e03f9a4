//! A server without a socket, and browsers that send requests to it.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, Request, Response, StatusCode};
use basalt_server::admin::{self, Operator};
use basalt_server::{AppState, Clock, File, InProcessBus, Live, Options, Page, online};
use basalt_store::{Account, Location, Store};
use basalt_testkit::TempFolder;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tower::ServiceExt as _;

/// Time of the held clock.
pub(crate) const NOW: u64 = 1_800_000_000_000;

/// The index of the page.
pub(crate) const INDEX: &str = "<html><head><title>Basalt</title></head><body></body></html>";

/// A file of puzzles.
const PUZZLES: &[u8] = b"dvonn-1\tdvonn\twin\t1020\t9/10/3wwbrrrb1/10/9 w s\te3f3 j3i3 f3h3\n\
    dvonn-2\tdvonn\twin\t1900\t9/10/3wwbrrr2/10/9 w s\te3f3\n";

/// A server.
pub(crate) struct TestServer {
    pub(crate) store: Store,
    pub(crate) clock: Clock,
    pub(crate) live: Live,
    router: Router,
    pub(crate) folder: TempFolder,
}

impl TestServer {
    pub(crate) async fn new() -> Self {
        Self::with(Options::default()).await
    }

    pub(crate) async fn with(options: Options) -> Self {
        let folder = TempFolder::new("http");
        let place = Location::Folder(folder.path().to_owned());
        let store = Store::open(&place).await.expect("it opens");
        let clock = Clock::held(NOW);
        let state = AppState::new(store.clone(), clock.clone(), options);
        let live = Live::start(state, Arc::new(InProcessBus::default())).await.expect("it starts");
        let index = File { name: "index.html", plain: INDEX.as_bytes(), brotli: None, gzip: None };
        let puzzles =
            File { name: "puzzles-dvonn-01.tsv", plain: PUZZLES, brotli: None, gzip: None };
        let page = Page::new(&[index, puzzles]).expect("a page");
        let router = online(page, &live);
        Self { store, clock, live, router, folder }
    }

    pub(crate) fn browser(&self) -> Browser<'_> {
        self.browser_at([127, 0, 0, 1])
    }

    /// A browser at an address.
    pub(crate) fn browser_at(&self, address: [u8; 4]) -> Browser<'_> {
        let address = (address, 50_000).into();
        let origin = "http://basalt.example";
        Browser { server: self, address, cookie: String::new(), user_agent: "", origin }
    }

    /// Sends a request unchanged.
    pub(crate) async fn send(&self, request: Request<Body>) -> Answer {
        let (parts, body) = self.open(request).await.into_parts();
        let body = to_bytes(body, 1 << 22).await.expect("a body").to_vec();
        Answer { status: parts.status, headers: parts.headers, body }
    }

    /// Sends a request, and does not read the body of the response yet.
    pub(crate) async fn open(&self, request: Request<Body>) -> Response<Body> {
        self.router.clone().oneshot(request).await.expect("an answer")
    }

    /// Makes a member a moderator, as an operator does.
    pub(crate) async fn make_moderator(&self, name: &str) {
        let operator = Operator { name: "ops@host".to_owned(), reason: "a test".to_owned() };
        let done = admin::set_moderator(&self.store, name, true, &operator, NOW).await;
        done.expect("a member");
    }

    /// The account of a name.
    pub(crate) async fn account(&self, name: &str) -> Account {
        self.store.account_named(name).await.expect("answers").expect("there")
    }
}

/// A browser with its cookie.
pub(crate) struct Browser<'a> {
    server: &'a TestServer,
    address: SocketAddr,
    pub(crate) cookie: String,
    pub(crate) user_agent: &'static str,
    /// The origin of the page.
    origin: &'static str,
}

impl Browser<'_> {
    /// The same browser with a page of another origin.
    pub(crate) fn at_origin(self, origin: &'static str) -> Self {
        Self { origin, ..self }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.get_with(path, ("accept", "*/*")).await
    }

    /// Asks with one more header.
    pub(crate) async fn get_with(&self, path: &str, header: (&str, &str)) -> Answer {
        self.server.send(self.asking(path, header)).await
    }

    /// Asks for a file, and does not read it yet.
    pub(crate) async fn open(&self, path: &str) -> Response<Body> {
        self.server.open(self.asking(path, ("accept", "*/*"))).await
    }

    fn asking(&self, path: &str, (name, value): (&str, &str)) -> Request<Body> {
        let request = Request::get(path).header("host", "basalt.example").header(name, value);
        let request = request.header("cookie", &self.cookie).extension(ConnectInfo(self.address));
        request.body(Body::empty()).expect("a request")
    }

    /// Posts JSON as our own page does, and keeps the cookie that comes back.
    pub(crate) async fn post<T: Serialize>(&mut self, path: &str, body: &T) -> Answer {
        let request = Request::post(path)
            .header("host", "basalt.example")
            .header("origin", self.origin)
            .header("content-type", "application/json")
            .header("user-agent", self.user_agent)
            .header("cookie", &self.cookie)
            .extension(ConnectInfo(self.address))
            .body(Body::from(basalt_wire::write(body)));
        let answer = self.server.send(request.expect("a request")).await;
        self.keep_all(&answer);
        answer
    }

    /// Keeps the cookies of an answer.
    pub(crate) fn keep_all(&mut self, answer: &Answer) {
        for cookie in answer.headers.get_all("set-cookie") {
            self.keep(cookie.to_str().expect("text"));
        }
    }

    /// Keeps a cookie instead of the one with the same name, or removes that one.
    fn keep(&mut self, cookie: &str) {
        let pair = cookie.split(';').next().unwrap_or_default();
        let name = |pair: &str| pair.split('=').next().unwrap_or_default().to_owned();
        let mut pairs: Vec<&str> =
            self.cookie.split("; ").filter(|kept| !kept.is_empty()).collect();
        pairs.retain(|kept| name(kept) != name(pair));
        if !cookie.contains("Max-Age=0") {
            pairs.push(pair);
        }
        self.cookie = pairs.join("; ");
    }
}

/// A response.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn text(&self) -> &str {
        std::str::from_utf8(&self.body).expect("text")
    }

    /// The body of a successful response.
    #[track_caller]
    pub(crate) fn fine<T: DeserializeOwned>(&self) -> T {
        assert_eq!(self.status, StatusCode::OK, "{}", self.text());
        basalt_wire::read(self.text()).expect("what was promised")
    }

    /// The error code of a failed response, with its status.
    #[track_caller]
    pub(crate) fn refused(&self) -> (u16, basalt_wire::ErrorCode) {
        assert_ne!(self.status, StatusCode::OK, "{}", self.text());
        (self.status.as_u16(), basalt_wire::read(self.text()).expect("a refusal"))
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().expect("text"))
    }
}
