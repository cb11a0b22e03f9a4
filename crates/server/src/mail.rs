//! E-mail through the SMTP server of the operator.

use std::fmt;
use std::time::Duration;

use basalt_locales::{Catalogue, Language, Message as Text};
use basalt_wire::ErrorCode;
use lettre::message::Mailbox;
use lettre::message::header::{ContentType, Header, HeaderName, HeaderValue};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport as _, Message, Tokio1Executor};
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::api_error::{ApiError, ApiResult};
use crate::log;
use crate::state::Options;

/// Maximum number of messages that wait to be sent. Further requests for one are refused.
const MAX_QUEUED: usize = 100;

/// Time within which the SMTP server must have taken a message.
const SEND_TIMEOUT: Duration = Duration::from_secs(30);

/// Seconds after which a refused client may try again.
const RETRY_SECONDS: u32 = 60;

/// The most characters of an address (RFC 5321).
const MAX_ADDRESS_CHARS: usize = 254;

/// The SMTP server through which e-mail is sent, and its sender.
#[derive(Clone)]
pub struct MailConfig {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

/// The reason why e-mail cannot be set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InvalidMailConfig {
    /// The address of the SMTP server is not valid.
    Server,
    /// The sender is not valid.
    Sender,
}

impl MailConfig {
    /// Reads the URL of an SMTP server (`smtps://user:password@host:465`, or `smtp://…?tls=required` for STARTTLS), and
    /// the sender (`Basalt <noreply@basalt.example>`).
    pub fn new(server: &str, from: &str) -> Result<Self, InvalidMailConfig> {
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(server);
        let transport = transport.map_err(|_| InvalidMailConfig::Server)?.build();
        let from = from.parse().map_err(|_| InvalidMailConfig::Sender)?;
        Ok(Self { transport, from })
    }
}

/// Hides the server, whose address has a password.
impl fmt::Debug for MailConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MailConfig").field("from", &self.from).finish_non_exhaustive()
    }
}

/// The address of somebody who gets e-mail; an error if it is none.
pub(crate) fn parse_address(text: &str) -> Result<Address, ErrorCode> {
    let is_short = text.chars().count() <= MAX_ADDRESS_CHARS;
    let parsed = text.parse().ok().filter(|_| is_short && !text.contains(char::is_control));
    parsed.ok_or(ErrorCode::BadEmail)
}

/// The header with the link that ends e-mail which nobody has asked for (RFC 2369).
#[derive(Clone)]
struct ListUnsubscribe(String);

impl Header for ListUnsubscribe {
    fn name() -> HeaderName {
        HeaderName::new_from_ascii_str("List-Unsubscribe")
    }

    fn parse(text: &str) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
        Ok(Self(text.to_owned()))
    }

    fn display(&self) -> HeaderValue {
        // An address has no spaces at which the line could be folded.
        HeaderValue::dangerous_new_pre_encoded(Self::name(), self.0.clone(), self.0.clone())
    }
}

/// A link to the account page. What follows the `#` reaches no server and no log.
pub(crate) fn page_link(options: &Options, purpose: &str, token: &str) -> String {
    let public = options.public.as_deref().unwrap_or_default();
    format!("{public}/online/account#{purpose}={token}")
}

/// A message to a member.
pub(crate) struct Mail {
    pub(crate) to: Address,
    pub(crate) language: Language,
    pub(crate) subject: Text,
    pub(crate) body: Text,
    /// The link that ends such messages, if they are no answer to a request.
    pub(crate) unsubscribe: Option<String>,
}

/// Sends messages, one after the other.
#[derive(Debug)]
pub(crate) struct Mailer {
    from: Mailbox,
    queue: mpsc::Sender<Message>,
}

impl Mailer {
    /// Starts the task that sends. Must be called inside a Tokio runtime.
    pub(crate) fn start(MailConfig { transport, from }: MailConfig) -> Self {
        let (queue, mut waiting) = mpsc::channel::<Message>(MAX_QUEUED);
        tokio::spawn(async move {
            while let Some(message) = waiting.recv().await {
                match timeout(SEND_TIMEOUT, transport.send(message)).await {
                    Ok(Ok(_)) => {}
                    Ok(Err(error)) => log::error("the SMTP server", &error),
                    Err(_) => log::error("the SMTP server", &"no answer in time"),
                }
            }
        });
        Self { from, queue }
    }

    /// Fails if too many messages wait for one more.
    pub(crate) fn check_room(&self) -> Result<(), ErrorCode> {
        if self.queue.capacity() > 0 { Ok(()) } else { Err(overloaded()) }
    }

    /// Sends a message soon. Whether it arrives is not known.
    pub(crate) fn send(&self, mail: Mail) -> ApiResult {
        let catalogue = Catalogue::new(mail.language);
        let message = Message::builder()
            .from(self.from.clone())
            .to(mail.to.into())
            .subject(catalogue.say(&mail.subject))
            .header(ContentType::TEXT_PLAIN);
        let message = match mail.unsubscribe {
            Some(link) => message.header(ListUnsubscribe(format!("<{link}>"))),
            None => message,
        };
        let message = message.body(catalogue.say(&mail.body));
        let message = message.map_err(|error| ApiError::internal_with("an e-mail", &error))?;
        Ok(self.queue.try_send(message).map_err(|_| overloaded())?)
    }
}

/// The error while too many messages wait.
fn overloaded() -> ErrorCode {
    ErrorCode::Overloaded { seconds: RETRY_SECONDS }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_one_line_with_a_host() {
        for text in ["ada@example.org", "Ada.B+basalt@sub.example.org"] {
            assert!(parse_address(text).is_ok(), "{text}");
        }
        let long = format!("{}@example.org", "a".repeat(250));
        for text in ["", "ada", "@example.org", "ada@", "a b@example.org", "a@b\r\nBcc: c@d", &long]
        {
            assert_eq!(parse_address(text), Err(ErrorCode::BadEmail), "{text}");
        }
    }

    #[test]
    fn a_server_and_a_sender_are_needed() {
        let sender = "Basalt <noreply@basalt.example>";
        assert!(MailConfig::new("smtp://localhost:2525", sender).is_ok());
        let config = MailConfig::new("smtps://ada:secret@mail.example", sender).expect("valid");
        assert!(!format!("{config:?}").contains("secret"));
        for server in ["", "mail.example", "http://mail.example"] {
            let refused = MailConfig::new(server, sender).map(|_| ());
            assert_eq!(refused, Err(InvalidMailConfig::Server), "{server}");
        }
        let refused = MailConfig::new("smtp://localhost", "nobody").map(|_| ());
        assert_eq!(refused, Err(InvalidMailConfig::Sender));
    }
}
