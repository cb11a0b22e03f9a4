//! Access tokens, with which programs act for a member. The store keeps only hashes.

use basalt_referee::{Millis, Scope};
use sqlx::FromRow;

use crate::player::PlayerRow;
use crate::rng;
use crate::row::RowContext;
use crate::session::{Token, hash, hexadecimal};
use crate::statement::statement;
use crate::{Account, Error, PlayerId, Store};

/// Maximum number of access tokens of a member.
pub const MAX_ACCESS_TOKENS: u32 = 20;

/// Precision of a token's last use. Each change of it is a write.
const USED_PRECISION_MS: Millis = 60 * 60 * 1000;

/// An access token that a member makes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewAccessToken {
    /// A name that the member recognises it by.
    pub name: String,
    /// The parts of the API that it opens.
    pub scopes: Vec<Scope>,
    /// When it expires; `None` if it never does.
    pub expires: Option<Millis>,
}

/// An access token as its member sees it in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AccessToken {
    /// The id, which is no secret.
    pub id: String,
    /// The name that the member has given it.
    pub name: String,
    /// The parts of the API that it opens.
    pub scopes: Vec<Scope>,
    /// When it was made.
    pub created: Millis,
    /// When it expires; `None` if it never does.
    pub expires: Option<Millis>,
    /// When it was last used, to the hour; `None` if never.
    pub used: Option<Millis>,
}

/// The rights of a program that has presented a token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Authorization {
    /// The id of the token.
    pub token: String,
    /// The member for whom the program acts.
    pub account: Account,
    /// The parts of the API that the token opens.
    pub scopes: Vec<Scope>,
    /// When the token expires.
    pub expires: Option<Millis>,
}

#[derive(FromRow)]
struct AuthorizationRow {
    #[sqlx(flatten)]
    player: PlayerRow,
    token_id: String,
    scopes: String,
    expires: Option<i64>,
    used: Option<i64>,
}

impl AuthorizationRow {
    /// When the token was last used, and when it expires.
    fn times(&self) -> Result<[Option<Millis>; 2], Error> {
        let row = RowContext { table: "access_tokens", id: &self.token_id };
        Ok([row.perhaps(self.used)?, row.perhaps(self.expires)?])
    }
}

#[derive(FromRow)]
struct ListedRow {
    id: String,
    name: String,
    scopes: String,
    created: i64,
    expires: Option<i64>,
    used: Option<i64>,
}

impl ListedRow {
    fn token(self) -> Result<AccessToken, Error> {
        let row = RowContext { table: "access_tokens", id: &self.id };
        let (created, expires) = (row.number(self.created)?, row.perhaps(self.expires)?);
        let used = row.perhaps(self.used)?;
        let scopes = scopes(&self.scopes);
        Ok(AccessToken { id: self.id, name: self.name, scopes, created, expires, used })
    }
}

/// The scopes of a text. One that this version does not know opens nothing.
fn scopes(text: &str) -> Vec<Scope> {
    text.split_whitespace().filter_map(|scope| scope.parse().ok()).collect()
}

impl Store {
    /// Makes an access token of a member. Only the result holds the secret. `None` if the member has too many.
    pub async fn add_access_token(
        &self,
        player: PlayerId,
        new: &NewAccessToken,
        now: Millis,
    ) -> Result<Option<(String, Token)>, Error> {
        const SQL: &str = "INSERT INTO access_tokens (id, player, token, name, scopes, created, \
                           expires) SELECT $1, $2, $3, $4, $5, $6, $7 WHERE \
                           (SELECT COUNT(*) FROM access_tokens WHERE player = $2) < $8";
        let (id, token) = (hexadecimal(&rng::bytes::<8>()), Token::random());
        let scopes: Vec<&str> = new.scopes.iter().map(|scope| scope.id()).collect();
        let insert = statement(SQL).bind(id.as_str()).bind(player).bind(hash(token.as_str()));
        let insert = insert.bind(new.name.as_str()).bind(scopes.join(" ")).bind(now);
        let insert = insert.bind(new.expires).bind(MAX_ACCESS_TOKENS);
        Ok((self.database.execute(insert).await? == 1).then_some((id, token)))
    }

    /// The access tokens of a member, the oldest first, expired ones included.
    pub async fn access_tokens_of(&self, player: PlayerId) -> Result<Vec<AccessToken>, Error> {
        const SQL: &str = "SELECT id, name, scopes, created, expires, used FROM access_tokens \
                           WHERE player = $1 ORDER BY created, id";
        let rows: Vec<ListedRow> = self.database.fetch_all(statement(SQL).bind(player)).await?;
        rows.into_iter().map(ListedRow::token).collect()
    }

    /// The rights that an access token gives, if there is such a token and it has not expired.
    pub async fn authorization(
        &self,
        token: &str,
        now: Millis,
    ) -> Result<Option<Authorization>, Error> {
        const SQL: &str = "SELECT p.*, t.id AS token_id, t.scopes, t.expires, t.used \
                           FROM access_tokens t JOIN players p ON p.id = t.player \
                           WHERE t.token = $1 AND (t.expires IS NULL OR t.expires > $2)";
        let select = statement(SQL).bind(hash(token)).bind(now);
        let row: Option<AuthorizationRow> = self.database.fetch_optional(select).await?;
        let Some(row) = row else { return Ok(None) };
        let [used, expires] = row.times()?;
        if used.is_none_or(|used| used.saturating_add(USED_PRECISION_MS) < now) {
            const USE: &str = "UPDATE access_tokens SET used = $1 WHERE id = $2";
            self.database.execute(statement(USE).bind(now).bind(row.token_id.as_str())).await?;
        }
        let scopes = scopes(&row.scopes);
        let account = row.player.account()?;
        Ok(Some(Authorization { token: row.token_id, account, scopes, expires }))
    }

    /// Revokes an access token of a member. Returns whether there was such a token.
    pub async fn revoke_access_token(&self, player: PlayerId, id: &str) -> Result<bool, Error> {
        const SQL: &str = "DELETE FROM access_tokens WHERE player = $1 AND id = $2";
        // PostgreSQL refuses to search for a text that it cannot store.
        if id.contains('\0') {
            return Ok(false);
        }
        Ok(self.database.execute(statement(SQL).bind(player).bind(id)).await? == 1)
    }
}
