//! Fuzz targets: functions that take any bytes and panic if Basalt does something wrong with them.
//!
//! The program of this crate drives them on stable Rust with mutations of the files in `seeds`;
//! `libfuzzer` wraps the same functions for cargo-fuzz. A target checks more than that nothing
//! panics: what is read must be written and read again as the same.
#![forbid(unsafe_code)]

mod checks;
mod dvonn_move;
mod dvonn_play;
mod dvonn_position;
mod explorer_set;
mod links;
mod play;
mod progress_documents;
mod punct_move;
mod punct_play;
mod punct_position;
mod puzzles;
mod records;
mod records_file;
mod review_answers;
mod sound;
mod tables;
mod ugi_session;
mod wire_requests;

pub use dvonn_move::dvonn_move;
pub use dvonn_play::dvonn_play;
pub use dvonn_position::dvonn_position;
pub use explorer_set::explorer_set;
pub use links::records_link;
pub use progress_documents::progress_documents;
pub use punct_move::punct_move;
pub use punct_play::punct_play;
pub use punct_position::punct_position;
pub use puzzles::puzzles;
pub use records::{
    records_basalt, records_boardspace, records_codecup, records_json, records_little_golem,
};
pub use records_file::records_file;
pub use review_answers::review_answers;
pub use tables::{table_game, table_settings};
pub use ugi_session::ugi_session;
pub use wire_requests::wire_requests;

/// A fuzz target.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// Its name on the command line, and that of the folder in `seeds` with the inputs to start from.
    pub name: &'static str,
    /// Panics on bytes that show a defect.
    pub run: fn(&[u8]),
}

/// All targets.
pub const TARGETS: &[Target] = &[
    Target { name: "dvonn-position", run: dvonn_position },
    Target { name: "dvonn-move", run: dvonn_move },
    Target { name: "dvonn-play", run: dvonn_play },
    Target { name: "explorer-set", run: explorer_set },
    Target { name: "progress-documents", run: progress_documents },
    Target { name: "punct-position", run: punct_position },
    Target { name: "punct-move", run: punct_move },
    Target { name: "punct-play", run: punct_play },
    Target { name: "puzzles", run: puzzles },
    Target { name: "records-boardspace", run: records_boardspace },
    Target { name: "records-basalt", run: records_basalt },
    Target { name: "records-codecup", run: records_codecup },
    Target { name: "records-little-golem", run: records_little_golem },
    Target { name: "records-file", run: records_file },
    Target { name: "records-json", run: records_json },
    Target { name: "records-link", run: records_link },
    Target { name: "table-game", run: table_game },
    Target { name: "table-settings", run: table_settings },
    Target { name: "review-answers", run: review_answers },
    Target { name: "ugi-session", run: ugi_session },
    Target { name: "wire-requests", run: wire_requests },
];
