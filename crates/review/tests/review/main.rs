//! Reviews of games whose searches are written down here.

mod claims_dvonn;
mod claims_punct;
mod reviewer;
mod script;
