//! Games in links.

use basalt_records::link::{self, LinkContent, MAX_LINK};
use basalt_testkit::records::annotated;
use proptest::prelude::*;

use crate::random::finished;
use crate::samples::samples;

#[test]
fn every_sample_fits_into_a_link() {
    for record in samples() {
        let link = link::write(&record).expect("short");
        assert_eq!(link.content, LinkContent::Everything, "{}", link.text.len());
        assert_eq!(link::read(&link.text), Ok(record));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn a_link_holds_a_game_as_far_as_it_says(record in annotated()) {
        let link = link::write(&record);
        prop_assume!(link.is_ok());
        let link = link.expect("assumed");
        prop_assert!(link.text.len() <= MAX_LINK);
        let good = |b: u8| b.is_ascii_alphanumeric() || b"-./:,()$_~&=".contains(&b);
        prop_assert!(link.text.bytes().all(good), "{}", link.text);
        let found = link::read(&link.text).expect("readable");
        prop_assert!(found.line.moves().eq(record.line.moves()));
        prop_assert_eq!(&found.tags, &record.tags);
        if link.content == LinkContent::Everything {
            prop_assert_eq!(found, record);
        }
    }

    #[test]
    fn a_finished_game_and_its_end_fit(record in finished()) {
        let link = link::write(&record).expect("short");
        prop_assert_eq!(link::read(&link.text), Ok(record.clone()));
        let end = record.replay().expect("legal");
        let found = link::read(&link::write_position(&end)).expect("readable");
        prop_assert_eq!(found.start.to_string(), end.to_string());
    }
}
