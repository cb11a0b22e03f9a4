//! The rules of both games: sentence by sentence, against files of known results, and against their slow twins.

mod damage;
mod dvonn;
mod dvonn_games;
mod dvonn_perft;
mod dvonn_rules;
mod dvonn_texts;
mod punct;
mod punct_games;
mod punct_illegal_moves;
mod punct_perft;
mod punct_rules;
mod punct_texts;
