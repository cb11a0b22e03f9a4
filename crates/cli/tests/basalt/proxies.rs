//! The configurations of `ops/` for nginx and Caddy, tried with the real programs.

use std::fs;
use std::net::{Ipv4Addr, SocketAddr, TcpStream};

use basalt_referee::{ColorWish, GameId, Pace, Terms};
use basalt_rules::Game;
use basalt_server::Page;
use basalt_testkit::{WebProxy, WebProxyKind, WebProxySettings};
use basalt_wire::{FromServer, NumberedRequest, ToServer};
use tokio::net::TcpSocket;
use tokio::runtime::Builder;
use tokio_tungstenite::tungstenite::client::{IntoClientRequest as _, client};
use tokio_tungstenite::tungstenite::{Message, WebSocket};

use crate::certificate::{Certificate, NAME, TlsStream, send};
use crate::program::command;
use crate::server::{Server, post_request, status};

const NGINX: &str = include_str!("../../../../ops/nginx.conf");
const CADDY: &str = include_str!("../../../../ops/Caddyfile");

/// The address of the browser. The proxy's is 127.0.0.1.
const BROWSER: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);

const TERMS: Terms = Terms {
    color: ColorWish::White,
    ..Terms::casual(Game::Dvonn, Pace::Live { base: 300, increment: 0 })
};

/// A site behind a proxy.
struct Site {
    certificate: Certificate,
    proxy: WebProxy,
    _server: Server,
}

impl Site {
    fn start(kind: WebProxyKind, configuration: &str) -> Self {
        let certificate = Certificate::new();
        let address = WebProxy::free_address().expect("a free port");
        let (data, log) = (certificate.path("data"), certificate.path("log"));
        let public = format!("https://{NAME}:{}", address.port());
        let mut serve = command(&["serve", "--port", "0", "--data", &data, "--proxied"]);
        serve.args(["--public", &public, "--log-level", "debug", "--log-format", "json"]);
        serve.stderr(fs::File::create(log).expect("writable"));
        let mut server = Server::start(&mut serve);
        let files = (certificate.path("cert.pem"), certificate.path("key.pem"));
        let settings = WebProxySettings {
            configuration,
            upstream: server.address(),
            certificate: (&files.0, &files.1),
        };
        let proxy = WebProxy::start(kind, address, &settings).expect("it starts");
        let site = Self { certificate, proxy, _server: server };
        while status(&site.get("/robots.txt")) != "200" {}
        site
    }

    fn origin(&self) -> String {
        format!("https://{NAME}:{}", self.proxy.address().port())
    }

    /// A connection of the browser, as soon as the proxy listens.
    fn connect(&self) -> TlsStream {
        loop {
            let stream = connect_from(BROWSER, self.proxy.address());
            if let Some(stream) = stream.and_then(|stream| self.certificate.connect_over(stream)) {
                return stream;
            }
        }
    }

    fn get(&self, path: &str) -> String {
        let host = self.origin().replace("https://", "");
        let headers = format!("host: {host}\r\nconnection: close");
        send(self.connect(), &format!("GET {path} HTTP/1.1\r\n{headers}\r\n\r\n"))
    }

    fn register(&self) -> String {
        send(self.connect(), &post_request(&self.origin(), "/api/register", "Ada", "correct horse"))
    }

    /// Registers, and opens the WebSocket as the new member.
    fn socket(&self) -> WebSocket<TlsStream> {
        let registered = self.register();
        let cookie = registered.lines().find_map(|line| line.split_once("__Host-basalt_session="));
        let (_, token) = cookie.unwrap_or_else(|| panic!("{registered}"));
        let token = token.split(';').next().expect("a value");
        let address = self.origin().replace("https://", "wss://") + "/live";
        let mut request = address.into_client_request().expect("an address");
        let cookie = format!("__Host-basalt_session={token}");
        request.headers_mut().insert("origin", self.origin().parse().expect("a header"));
        request.headers_mut().insert("cookie", cookie.parse().expect("a header"));
        client(request, self.connect()).expect("it upgrades").0
    }

    fn log(&self) -> String {
        fs::read_to_string(self.certificate.path("log")).expect("a log")
    }
}

/// Connects from an address of this machine.
fn connect_from(from: Ipv4Addr, to: SocketAddr) -> Option<TcpStream> {
    let runtime = Builder::new_current_thread().enable_io().build().expect("a runtime");
    let stream = runtime.block_on(async {
        let socket = TcpSocket::new_v4()?;
        socket.bind((from, 0).into())?;
        socket.connect(to).await
    });
    let stream = stream.ok()?.into_std().expect("a socket");
    stream.set_nonblocking(false).expect("a socket");
    Some(stream)
}

/// Sends a request over the WebSocket, and reads messages until one fits.
fn request<T>(
    socket: &mut WebSocket<TlsStream>,
    request: ToServer,
    fits: impl Fn(FromServer) -> Option<T>,
) -> T {
    let line = basalt_wire::write(&NumberedRequest { number: 7, request });
    socket.send(Message::text(line)).expect("connected");
    loop {
        if let Message::Text(line) = socket.read().expect("connected")
            && let Some(found) = basalt_wire::read(&line).and_then(&fits)
        {
            return found;
        }
    }
}

fn a_site_works_behind(kind: WebProxyKind, configuration: &str) {
    if Page::built().is_none() {
        return;
    }
    let site = Site::start(kind, configuration);
    let page = site.get("/");
    assert!(status(&page) == "200" && page.contains("Basalt"), "{page}");
    let mut socket = site.socket();
    let begin = ToServer::PlayComputer { terms: TERMS, level: 1 };
    let game: GameId = request(&mut socket, begin, |message| match message {
        FromServer::Started { game, .. } => Some(game),
        _ => None,
    });
    let mv = ToServer::Play { game, after: 0, mv: "e3".to_owned() };
    let done = request(&mut socket, mv, |message| match message {
        FromServer::Done { request: 7 } => Some(Ok(())),
        FromServer::Refused { why, .. } => Some(Err(why)),
        _ => None,
    });
    assert_eq!(done, Ok(()), "the move is made");
    let log = site.log();
    let registration = log.lines().find(|line| line.contains("registered")).expect("a line");
    assert!(registration.contains(&BROWSER.to_string()), "{registration}");
}

#[test]
fn a_site_works_behind_nginx() {
    a_site_works_behind(WebProxyKind::Nginx, NGINX);
}

#[test]
fn a_site_works_behind_caddy() {
    a_site_works_behind(WebProxyKind::Caddy, CADDY);
}

/// By default nginx sends the name of the upstream as the host. With --public that does no harm.
#[test]
fn a_site_works_behind_nginx_without_its_host_header() {
    if Page::built().is_none() {
        return;
    }
    let line = "proxy_set_header Host $host;";
    assert!(NGINX.contains(line));
    let site = Site::start(WebProxyKind::Nginx, &NGINX.replace(line, ""));
    let registered = site.register();
    assert_eq!(status(&registered), "200", "{registered}");
}
