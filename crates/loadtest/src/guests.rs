//! Coming in: guests, and their sockets.

use futures_util::{StreamExt as _, TryStreamExt as _, stream};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::{Error, Loopback, Progress, Socket, Stage};

/// So many come in at the same time.
const AT_ONCE: usize = 16;

/// The longest answer that is read.
const LONGEST_ANSWER: u64 = 1 << 16;

/// What stands before the token of a session.
const COOKIE: &str = "basalt_session=";

/// Becomes so many guests; gives the tokens of their sessions.
pub async fn guests(
    address: Loopback,
    count: u32,
    tell: &mut dyn FnMut(Progress),
) -> Result<Vec<String>, Error> {
    all(Stage::Guests, (0..count).map(|_| guest(address)), tell).await
}

/// Opens a socket for each of these tokens.
pub async fn connect(
    address: Loopback,
    tokens: &[String],
    tell: &mut dyn FnMut(Progress),
) -> Result<Vec<Socket>, Error> {
    let sockets = tokens.iter().map(|token| Socket::connect(address.address(), Some(token)));
    all(Stage::Sockets, sockets, tell).await
}

/// Does many things, several at the same time, and says how far it has got.
async fn all<T>(
    stage: Stage,
    deeds: impl ExactSizeIterator<Item = impl Future<Output = Result<T, Error>>>,
    tell: &mut dyn FnMut(Progress),
) -> Result<Vec<T>, Error> {
    let of = deeds.len() as u64;
    let mut doing = stream::iter(deeds).buffer_unordered(AT_ONCE);
    let mut done = Vec::new();
    while let Some(outcome) = doing.try_next().await? {
        done.push(outcome);
        tell(Progress { stage, done: done.len() as u64, of });
    }
    Ok(done)
}

/// Asks to be a guest as a browser does.
async fn guest(address: Loopback) -> Result<String, Error> {
    let address = address.address();
    let mut stream = TcpStream::connect(address).await?;
    let request = format!(
        "POST /api/guest HTTP/1.1\r\nhost: {address}\r\norigin: http://{address}\r\n\
         content-type: application/json\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{{}}"
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.take(LONGEST_ANSWER).read_to_string(&mut answer).await?;
    token(&answer)
}

/// The token in an answer, or why there is none.
fn token(answer: &str) -> Result<String, Error> {
    if let Some((_, token)) = answer.split_once(COOKIE) {
        return Ok(token.chars().take_while(char::is_ascii_hexdigit).collect());
    }
    let refusal = answer.split_once("\r\n\r\n").and_then(|(_, body)| basalt_wire::read(body));
    Err(refusal.map_or(Error::Odd, Error::Refused))
}

#[cfg(test)]
mod tests {
    use basalt_wire::Refusal;

    use super::*;

    #[test]
    fn an_answer_has_a_token_or_a_reason() {
        let let_in = "HTTP/1.1 200 OK\r\nset-cookie: basalt_session=0af9; Path=/\r\n\r\n{}";
        assert_eq!(token(let_in), Ok("0af9".to_owned()));
        let refused = "HTTP/1.1 429 Too Many\r\n\r\n{\"too-often\":{\"seconds\":9}}";
        assert_eq!(token(refused), Err(Error::Refused(Refusal::TooOften { seconds: 9 })));
        assert_eq!(token("nonsense"), Err(Error::Odd));
    }
}
