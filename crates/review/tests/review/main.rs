//! Reviews of games with scripted searches.

mod claims_dvonn;
mod claims_punct;
mod reviewer;
mod script;
