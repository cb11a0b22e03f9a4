//! Reads types from JSON that has been parsed.
//!
//! The code that serde derives exists once for each type of reader and error, and writes a sentence for whatever is wrong. This reader
//! has one type, and its error says nothing, which makes the page about 15 KB smaller (Brotli).

use std::{fmt, vec};

use serde::de::value::StringDeserializer;
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Error, Expected, MapAccess,
    SeqAccess, Unexpected, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use serde_json::{Map, Value, map};

/// Reads a value; `None` if the text is malformed or of another shape. A struct is an object, never a list.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    let value = serde_json::from_str(text).ok()?;
    T::deserialize(Json(value)).ok()
}

/// The JSON is of another shape.
#[derive(Debug)]
struct Malformed;

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("of another shape")
    }
}

impl std::error::Error for Malformed {}

/// The provided functions would write sentences.
impl Error for Malformed {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self
    }

    fn invalid_type(_: Unexpected<'_>, _: &dyn Expected) -> Self {
        Self
    }

    fn invalid_value(_: Unexpected<'_>, _: &dyn Expected) -> Self {
        Self
    }

    fn invalid_length(_: usize, _: &dyn Expected) -> Self {
        Self
    }

    fn unknown_variant(_: &str, _: &'static [&'static str]) -> Self {
        Self
    }

    fn unknown_field(_: &str, _: &'static [&'static str]) -> Self {
        Self
    }

    fn missing_field(_: &'static str) -> Self {
        Self
    }

    fn duplicate_field(_: &'static str) -> Self {
        Self
    }
}

/// Parsed JSON.
struct Json(Value);

impl<'de> Deserializer<'de> for Json {
    type Error = Malformed;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(value) => visitor.visit_bool(value),
            Value::Number(value) => match (value.as_u64(), value.as_i64(), value.as_f64()) {
                (Some(value), ..) => visitor.visit_u64(value),
                (None, Some(value), _) => visitor.visit_i64(value),
                (None, None, Some(value)) => visitor.visit_f64(value),
                (None, None, None) => Err(Malformed),
            },
            Value::String(text) => visitor.visit_string(text),
            Value::Array(values) => visit_list(values, visitor),
            Value::Object(fields) => visitor.visit_map(Fields::new(fields)),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Malformed> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        match self.0 {
            Value::String(text) => visitor.visit_string(text),
            _ => Err(Malformed),
        }
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        match self.0 {
            Value::Array(values) => visit_list(values, visitor),
            _ => Err(Malformed),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Malformed> {
        match self.0 {
            Value::Object(fields) => visitor.visit_map(Fields::new(fields)),
            _ => Err(Malformed),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Malformed> {
        let (name, content) = match self.0 {
            Value::String(name) => (name, None),
            Value::Object(fields) if fields.len() == 1 => {
                let (name, content) = fields.into_iter().next().ok_or(Malformed)?;
                (name, Some(content))
            }
            _ => return Err(Malformed),
        };
        visitor.visit_enum(Variant { name, content: Content(content) })
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        visitor.visit_unit()
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char string bytes byte_buf unit unit_struct
        tuple tuple_struct map identifier
    }
}

fn visit_list<'de, V: Visitor<'de>>(values: Vec<Value>, visitor: V) -> Result<V::Value, Malformed> {
    let mut items = Items(values.into_iter());
    let value = visitor.visit_seq(&mut items)?;
    // A list that is longer than a tuple is of another shape.
    if items.0.as_slice().is_empty() { Ok(value) } else { Err(Malformed) }
}

/// The items of a list.
struct Items(vec::IntoIter<Value>);

impl<'de> SeqAccess<'de> for &mut Items {
    type Error = Malformed;

    fn next_element_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, Malformed> {
        self.0.next().map(|value| seed.deserialize(Json(value))).transpose()
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

/// The fields of an object.
struct Fields {
    rest: map::IntoIter,
    /// The value of the field whose name was read last.
    value: Value,
}

impl Fields {
    fn new(fields: Map<String, Value>) -> Self {
        Self { rest: fields.into_iter(), value: Value::Null }
    }
}

impl<'de> MapAccess<'de> for Fields {
    type Error = Malformed;

    fn next_key_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, Malformed> {
        let Some((name, value)) = self.rest.next() else { return Ok(None) };
        self.value = value;
        seed.deserialize(StringDeserializer::new(name)).map(Some)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Malformed> {
        seed.deserialize(Json(self.value.take()))
    }
}

/// A variant of an enum: its name, and its content unless it is just a name.
struct Variant {
    name: String,
    content: Content,
}

impl<'de> EnumAccess<'de> for Variant {
    type Error = Malformed;
    type Variant = Content;

    fn variant_seed<S: DeserializeSeed<'de>>(
        self,
        seed: S,
    ) -> Result<(S::Value, Content), Malformed> {
        let variant = seed.deserialize(StringDeserializer::new(self.name))?;
        Ok((variant, self.content))
    }
}

/// The content of a variant.
struct Content(Option<Value>);

impl<'de> VariantAccess<'de> for Content {
    type Error = Malformed;

    fn unit_variant(self) -> Result<(), Malformed> {
        if self.0.is_none_or(|value| value.is_null()) { Ok(()) } else { Err(Malformed) }
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Malformed> {
        seed.deserialize(Json(self.0.ok_or(Malformed)?))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Malformed> {
        Json(self.0.ok_or(Malformed)?).deserialize_seq(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Malformed> {
        Json(self.0.ok_or(Malformed)?).deserialize_struct("", &[], visitor)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::{Deserialize, Serialize};

    use super::*;

    /// One of everything that messages are made of.
    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Sample {
        text: String,
        letter: char,
        small: u8,
        signed: i32,
        is_set: bool,
        nothing: Option<u64>,
        something: Option<String>,
        #[serde(default)]
        absent: bool,
        pair: (u32, String),
        list: Vec<Shape>,
        map: BTreeMap<String, u64>,
        value: Value,
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    enum Shape {
        Name,
        One(u64),
        Two(u64, bool),
        Parts { left: i64 },
    }

    const SAMPLE: &str = r#"{"text":"ż \"q\"","letter":"w","small":255,"signed":-7,"is_set":true,"nothing":null,
        "something":"x","pair":[4294967295,"p"],"list":["Name",{"One":18446744073709551615},{"Two":[1,false]},
        {"Parts":{"left":-9}}],"map":{"b":2,"a":1},"value":{"a":[1.5,null]}}"#;

    #[test]
    fn everything_is_read_as_serde_json_reads_it() {
        let sample: Sample = serde_json::from_str(SAMPLE).expect("a sample");
        assert_eq!(read(SAMPLE), Some(sample));
        let unknown = SAMPLE.replacen('{', r#"{"more":[{}],"#, 1);
        assert_eq!(read::<Sample>(&unknown), read(SAMPLE), "unknown fields are left out");
    }

    #[test]
    fn another_shape_is_refused() {
        let changes = [
            ("255", "256"),
            ("255", "-1"),
            ("255", "1.0"),
            ("-7", "\"-7\""),
            ("\"w\"", "\"ww\""),
            ("true", "1"),
            (",\"small\":255", ""),
            ("\"p\"]", "\"p\",1]"),
            (",\"p\"]", "]"),
            ("\"Name\"", "\"Other\""),
            ("\"Name\"", "{\"Name\":1}"),
            ("\"Name\"", "{}"),
            ("{\"One\":18446744073709551615}", "\"One\""),
            ("[1,false]", "[1]"),
            ("{\"left\":-9}", "[-9]"),
            ("\"b\":2", "\"b\":\"2\""),
        ];
        for (from, to) in changes {
            let text = SAMPLE.replacen(from, to, 1);
            assert_ne!(text, SAMPLE, "{from} is in the sample");
            assert_eq!(read::<Sample>(&text), None, "{to} for {from}");
        }
        let deep = "[".repeat(10_000) + &"]".repeat(10_000);
        assert_eq!(read::<Value>(&deep), None, "too deep");
    }
}
