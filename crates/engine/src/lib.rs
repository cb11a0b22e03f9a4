#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod agreement;
mod attention;
pub mod bench;
mod byte_units;
mod dvonn;
mod engine;
mod game_engine;
mod handicap;
#[cfg(all(test, target_arch = "x86_64", target_feature = "avx2"))]
mod kernel_numbers;
mod level;
mod level_rating;
mod limits;
mod networks;
mod options;
mod player;
mod punct;
mod report;
mod score;
mod stop_signal;
mod table;
pub mod tuning;
#[cfg(target_arch = "wasm32")]
mod wasm_lanes;

pub use agreement::{
    Agreement, Comparison, ExpectedAgreement, compare, comparing_options, expected_agreement,
    level_agreement,
};
pub use dvonn::tuning as dvonn_tuning;
pub use engine::Engine;
pub use game_engine::move_weights;
pub use level::Level;
pub use level_rating::{level_ratings, suitable_level};
pub use limits::Limits;
pub use networks::Network;
pub use options::Options;
pub use punct::tuning as punct_tuning;
pub use punct::{best_at_first_sight, scan_threats};
pub use report::{Best, Info, ScoreBound, SearchEvent};
pub use score::{Score, Verdict};
