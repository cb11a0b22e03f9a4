//! Tags of a game: names and values.

use basalt_rules::sentence::quote;
use basalt_rules::sentences;

/// Names with their values, in the order in which they were set. Every name occurs once.
///
/// ```
/// use basalt_records::Tags;
///
/// let mut tags = Tags::default();
/// tags.set("White", "Ada")?;
/// tags.set("Round", "1")?;
/// tags.set("White", "Ada L.")?;
/// assert_eq!(tags.iter().collect::<Vec<_>>(), [("White", "Ada L."), ("Round", "1")]);
/// # Ok::<(), basalt_records::TagError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags(Vec<(String, String)>);

sentences! {
    /// Why a tag cannot be set.
    pub enum TagError {
        Name { found: String } = "record-tag-name": "expected the name of a tag, made of letters, digits and “_”, found “{found}”";
        Reserved { name: String } = "record-tag-reserved": "the tag {name} is set automatically and can’t be changed";
        Twice { name: String } = "record-tag-twice": "expected each tag once, found {name} twice";
        TooMany { most: usize } = "record-tag-too-many": "expected at most {most} tags, found more";
    }
}

/// The tags whose values are fields of the record.
const RESERVED: [&str; 5] = ["Game", "Variant", "Position", "Result", "Score"];

impl Tags {
    /// Maximum number of tags, so that looking for one stays cheap.
    pub const MAX_TAGS: usize = 256;

    /// The value of a tag.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter().find(|&(known, _)| known == name).map(|(_, value)| value)
    }

    /// Sets a tag or changes its value.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        check_name(name)?;
        if RESERVED.contains(&name) {
            return Err(TagError::Reserved { name: name.to_owned() });
        }
        if self.0.len() >= Self::MAX_TAGS && self.get(name).is_none() {
            return Err(TagError::TooMany { most: Self::MAX_TAGS });
        }
        self.put(name, value);
        Ok(())
    }

    /// Sets a tag whose name is known to be good.
    pub(super) fn put(&mut self, name: &str, value: &str) {
        match self.0.iter_mut().find(|(known, _)| known == name) {
            Some((_, old)) => value.clone_into(old),
            None => self.0.push((name.to_owned(), value.to_owned())),
        }
    }

    /// Sets a tag that is read for the first time.
    pub fn add(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        match self.get(name) {
            Some(_) => Err(TagError::twice(name)),
            None => self.set(name, value),
        }
    }

    /// Takes a tag away and gives its value.
    pub fn remove(&mut self, name: &str) -> Option<String> {
        let at = self.0.iter().position(|(known, _)| known == name)?;
        Some(self.0.remove(at).1)
    }

    /// Names and values in their order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }
}

/// The tags that are fields of a record, before they can be understood: which positions there are depends on the game.
#[derive(Default)]
pub(crate) struct FieldTags<T> {
    pub(crate) game: Option<T>,
    pub(crate) position: Option<T>,
    pub(crate) result: Option<T>,
    pub(crate) score: Option<T>,
}

impl<T> FieldTags<T> {
    /// The field of a tag; `None` for all other tags.
    pub(crate) fn named(&mut self, name: &str) -> Option<&mut Option<T>> {
        match name {
            "Game" => Some(&mut self.game),
            "Position" => Some(&mut self.position),
            "Result" => Some(&mut self.result),
            "Score" => Some(&mut self.score),
            _ => None,
        }
    }
}

/// Sets the value of a tag that is a field of the record, which may be there only once.
pub(crate) fn set_once<T>(field: &mut Option<T>, name: &str, value: T) -> Result<(), TagError> {
    match field.replace(value) {
        Some(_) => Err(TagError::twice(name)),
        None => Ok(()),
    }
}

impl TagError {
    fn twice(name: &str) -> Self {
        Self::Twice { name: name.to_owned() }
    }
}

fn check_name(name: &str) -> Result<(), TagError> {
    let good = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    if !name.is_empty() && name.bytes().all(good) {
        Ok(())
    } else {
        Err(TagError::Name { found: quote(name) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_words_that_the_record_does_not_use_itself() {
        let mut tags = Tags::default();
        for name in ["", "two words", "a\"", "Größe", "a]"] {
            assert_eq!(tags.set(name, ""), Err(TagError::Name { found: name.into() }));
        }
        for name in RESERVED {
            assert_eq!(tags.set(name, ""), Err(TagError::Reserved { name: name.into() }));
        }
        assert_eq!(tags, Tags::default());
    }

    #[test]
    fn there_is_room_for_so_many() {
        let mut tags = Tags::default();
        for i in 0..Tags::MAX_TAGS {
            assert_eq!(tags.set(&format!("Tag{i}"), ""), Ok(()));
        }
        assert_eq!(tags.set("More", ""), Err(TagError::TooMany { most: Tags::MAX_TAGS }));
        assert_eq!(tags.set("Tag7", "changed"), Ok(()));
        assert_eq!(tags.remove("Tag7").as_deref(), Some("changed"));
        assert_eq!(tags.set("More", ""), Ok(()));
    }

    #[test]
    fn a_tag_is_read_once() {
        let mut tags = Tags::default();
        assert_eq!(tags.add("White", "Ada"), Ok(()));
        assert_eq!(tags.add("White", "Bea"), Err(TagError::Twice { name: "White".into() }));
        assert_eq!(tags.get("White"), Some("Ada"));
    }
}
