//! Registers bot accounts, as a person would: with a name, a password and a token.

use basalt_bot::{Client, ClientError};
use basalt_referee::Scope;
use basalt_wire::{AccessTokenRequest, Credentials, ErrorCode, NewAccessToken};
use serde_json::Value;

use crate::guests::{post, session_token};
use crate::{Endpoint, Error, Loopback};

/// The second byte of the addresses from which bots register, 127.101.x.y.
const NETWORK: u8 = 101;

/// A bot account, and a client with its token.
#[derive(Clone)]
pub(crate) struct BotAccount {
    pub(crate) name: String,
    pub(crate) client: Client,
}

impl std::fmt::Debug for BotAccount {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("BotAccount").field("name", &self.name).finish_non_exhaustive()
    }
}

impl From<ClientError> for Error {
    fn from(error: ClientError) -> Self {
        match error {
            ClientError::Lost(_) => Self::Gone,
            ClientError::Wait(pause) => {
                Self::Refused(ErrorCode::TooOften { seconds: pause.as_secs() as u32 })
            }
            ClientError::Refused { code, .. } => Self::Api(code),
        }
    }
}

impl BotAccount {
    /// Registers the account with this number of a test, from an address of its own: a server lets few register from the same.
    pub(crate) async fn register(node: Loopback, test: u32, number: u32) -> Result<Self, Error> {
        let endpoint = Endpoint::alone(node, NETWORK, number);
        let name = format!("load-{test:x}-{number}");
        let credentials = Credentials { name: name.clone(), password: random_text()?, code: None };
        let registered = post(endpoint, "/api/register", None, &credentials).await?;
        let session = session_token(&registered)?;
        let wanted = AccessTokenRequest {
            name: "basalt load".to_owned(),
            scopes: vec![Scope::BotPlay],
            days: Some(1),
        };
        let answer = post(endpoint, "/api/account/tokens", Some(&session), &wanted).await?;
        let (_, body) = answer.split_once("\r\n\r\n").ok_or(Error::Odd)?;
        let NewAccessToken { token, .. } = basalt_wire::read(body).ok_or(Error::Odd)?;
        let address = format!("http://{}", node.address()).parse().map_err(|_| Error::Odd)?;
        let client = Client::new(address, &token)?;
        let _: Value = client.post("/api/v1/bot/account/upgrade", None).await?;
        Ok(Self { name, client })
    }
}

/// A number for the names of a test.
pub(crate) fn random_number() -> Result<u32, Error> {
    let mut bytes = [0; 4];
    getrandom::fill(&mut bytes).map_err(|_| Error::Odd)?;
    Ok(u32::from_le_bytes(bytes))
}

/// A random text for names and passwords.
fn random_text() -> Result<String, Error> {
    let words = [random_number()?, random_number()?, random_number()?, random_number()?];
    Ok(words.map(|word| format!("{word:08x}")).concat())
}
