//! An SMTP server that keeps every message it is given.

use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;
use tokio::sync::mpsc;

use crate::inbox::Inbox;

/// A message: its recipient, and the text as it was sent.
pub(crate) struct Received {
    pub(crate) to: String,
    pub(crate) text: String,
}

impl Received {
    /// The text without the line breaks that the encoding adds, and with its characters.
    pub(crate) fn plain(&self) -> String {
        self.text.replace("=\r\n", "").replace("=3D", "=")
    }

    /// The token of a link for a purpose.
    pub(crate) fn token(&self, purpose: &str) -> String {
        let plain = self.plain();
        let (_, rest) = plain.split_once(&format!("#{purpose}=")).expect("a link");
        rest.chars().take_while(char::is_ascii_alphanumeric).collect()
    }
}

/// Starts the server.
pub(crate) async fn start() -> Inbox<Received> {
    Inbox::start(serve).await
}

async fn serve(stream: TcpStream, received: mpsc::UnboundedSender<Received>) {
    let (reading, mut writing) = stream.into_split();
    let mut lines = BufReader::new(reading);
    let mut to = String::new();
    let mut line = String::new();
    _ = writing.write_all(b"220 sink\r\n").await;
    loop {
        line.clear();
        if lines.read_line(&mut line).await.unwrap_or(0) == 0 {
            return;
        }
        let command = line.trim_end().to_owned();
        let answer = match command.split([' ', ':']).next().unwrap_or_default() {
            "EHLO" => "250 sink",
            "RCPT" => {
                to = command.split(['<', '>']).nth(1).unwrap_or_default().to_owned();
                "250 ok"
            }
            "DATA" => {
                _ = writing.write_all(b"354 go on\r\n").await;
                let mut text = String::new();
                while !text.ends_with("\r\n.\r\n") {
                    if lines.read_line(&mut text).await.unwrap_or(0) == 0 {
                        return;
                    }
                }
                _ = received.send(Received { to: to.clone(), text });
                "250 ok"
            }
            "QUIT" => "221 bye",
            _ => "250 ok",
        };
        _ = writing.write_all(format!("{answer}\r\n").as_bytes()).await;
    }
}
