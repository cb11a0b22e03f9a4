//! Creates guests and bots, and opens the sockets of guests.

use futures_util::{StreamExt as _, TryStreamExt as _, stream};
use serde::Serialize;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

use crate::bot_account::{BotAccount, random_number};
use crate::{Endpoint, Error, LoadProgress, Loopback, Socket, Stage};

/// Maximum number of concurrent requests.
const MAX_CONCURRENT: usize = 16;

/// Maximum length of a response that is read, in bytes.
const MAX_RESPONSE_BYTES: u64 = 1 << 16;

/// Text before the token in a response.
const COOKIE_PREFIX: &str = "basalt_session=";

/// Creates a guest through each of these connections. Returns their session tokens.
pub async fn guests(
    endpoints: &[Endpoint],
    report: &mut dyn FnMut(LoadProgress),
) -> Result<Vec<String>, Error> {
    let guests = endpoints.iter().map(|&endpoint| guest(endpoint));
    run_all(Stage::Guests, guests, report).await
}

/// Opens a WebSocket for each token.
pub async fn connect(
    endpoints: &[Endpoint],
    tokens: &[String],
    report: &mut dyn FnMut(LoadProgress),
) -> Result<Vec<Socket>, Error> {
    let sockets = tokens.iter().zip(endpoints);
    let sockets = sockets.map(|(token, &endpoint)| Socket::connect_from(endpoint, Some(token)));
    run_all(Stage::Sockets, sockets, report).await
}

/// Runs many tasks, several at a time, and reports progress. Returns the outcomes in order.
async fn run_all<T>(
    stage: Stage,
    tasks: impl ExactSizeIterator<Item = impl Future<Output = Result<T, Error>>>,
    report: &mut dyn FnMut(LoadProgress),
) -> Result<Vec<T>, Error> {
    let of = tasks.len() as u64;
    let mut running = stream::iter(tasks).buffered(MAX_CONCURRENT);
    let mut done = Vec::new();
    while let Some(outcome) = running.try_next().await? {
        done.push(outcome);
        report(LoadProgress { stage, done: done.len() as u64, of });
    }
    Ok(done)
}

/// Registers bot accounts at nodes in turn.
pub async fn bots(
    nodes: &[Loopback],
    count: u32,
    report: &mut dyn FnMut(LoadProgress),
) -> Result<Bots, Error> {
    let test = random_number()?;
    let numbered = nodes.iter().cycle().zip(0..count).collect::<Vec<_>>();
    let bots = numbered.into_iter().map(|(&node, number)| BotAccount::register(node, test, number));
    run_all(Stage::Bots, bots, report).await.map(Bots)
}

/// Bot accounts.
#[derive(Debug)]
pub struct Bots(pub(crate) Vec<BotAccount>);

/// Creates a guest with the request of a browser.
async fn guest(endpoint: Endpoint) -> Result<String, Error> {
    let answer = post(endpoint, "/api/guest", None, &serde_json::json!({})).await?;
    session_token(&answer)
}

/// Sends a request as a browser does, with the token of a session or without one. Returns the response.
pub(crate) async fn post(
    endpoint: Endpoint,
    path: &str,
    session: Option<&str>,
    body: &impl Serialize,
) -> Result<String, Error> {
    let (address, body) = (endpoint.address(), basalt_wire::write(body));
    let mut stream = endpoint.connect().await?;
    let cookie = session.map(|token| format!("cookie: {COOKIE_PREFIX}{token}\r\n"));
    let request = format!(
        "POST {path} HTTP/1.1\r\nhost: {address}\r\norigin: http://{address}\r\n{}\
         content-type: application/json\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
        cookie.unwrap_or_default(),
        body.len()
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.take(MAX_RESPONSE_BYTES).read_to_string(&mut answer).await?;
    Ok(answer)
}

/// The token of the session that a response starts, or the error.
pub(crate) fn session_token(answer: &str) -> Result<String, Error> {
    if let Some((_, token)) = answer.split_once(COOKIE_PREFIX) {
        return Ok(token.chars().take_while(char::is_ascii_hexdigit).collect());
    }
    let refusal = answer.split_once("\r\n\r\n").and_then(|(_, body)| basalt_wire::read(body));
    Err(refusal.map_or(Error::Odd, Error::Refused))
}

#[cfg(test)]
mod tests {
    use basalt_wire::ErrorCode;

    use super::*;

    #[test]
    fn an_answer_has_a_token_or_a_reason() {
        let let_in = "HTTP/1.1 200 OK\r\nset-cookie: basalt_session=0af9; Path=/\r\n\r\n{}";
        assert_eq!(session_token(let_in), Ok("0af9".to_owned()));
        let refused = "HTTP/1.1 429 Too Many\r\n\r\n{\"too-often\":{\"seconds\":9}}";
        assert_eq!(session_token(refused), Err(Error::Refused(ErrorCode::TooOften { seconds: 9 })));
        assert_eq!(session_token("nonsense"), Err(Error::Odd));
    }
}
