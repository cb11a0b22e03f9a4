//! The shape of the public API is frozen: `golden/api_v1.txt` has a line for each route, parameter, object, field and value. Lines are only
//! added, as docs/api.md promises.

use std::collections::BTreeSet;
use std::fs;

use basalt_testkit::documentation::root;
use serde_json::{Value, json};

use crate::{schema, shared_schema};

const GOLDEN: &str = "crates/server/tests/http/golden/api_v1.txt";

/// The names of the types of a schema.
fn type_name(schema: &Value) -> String {
    match &schema["type"] {
        Value::String(name) => name.clone(),
        Value::Array(names) => {
            names.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" or ")
        }
        _ => "object".to_owned(),
    }
}

/// Adds the lines of a schema: its type or its name, its values if they are fixed, and its parts.
fn add_schema(place: &str, schema: &Value, lines: &mut BTreeSet<String>) {
    if let Some(reference) = schema["$ref"].as_str() {
        let name = reference.rsplit('/').next().unwrap_or_default();
        lines.insert(format!("{place}: {name}"));
        return;
    }
    let choices = ["oneOf", "anyOf"].iter().filter_map(|key| schema[*key].as_array()).flatten();
    let (mut choices, parts) = (choices.peekable(), schema["allOf"].as_array());
    if choices.peek().is_none() && parts.is_none() {
        lines.insert(format!("{place}: {}", type_name(schema)));
    }
    for choice in choices {
        add_schema(&format!("{place}{}", kind(choice)), choice, lines);
    }
    for part in parts.into_iter().flatten() {
        add_schema(place, part, lines);
    }
    for value in schema["enum"].as_array().into_iter().flatten() {
        lines.insert(format!("{place} = {value}"));
    }
    let required = schema["required"].as_array();
    for (name, field) in schema["properties"].as_object().into_iter().flatten() {
        let is_required = required.is_some_and(|names| names.contains(&json!(name)));
        let mark = if is_required { "" } else { "?" };
        add_schema(&format!("{place}.{name}{mark}"), field, lines);
    }
    for (key, mark) in [("items", "[]"), ("additionalProperties", "{}")] {
        if schema[key].is_object() {
            add_schema(&format!("{place}{mark}"), &schema[key], lines);
        }
    }
}

/// The mark of a choice: the value of its `type`, if it has one.
fn kind(schema: &Value) -> String {
    let schema = shared_schema::resolved(schema);
    let own = &schema["properties"]["type"];
    let name = own["enum"][0].as_str().or(own["example"].as_str());
    let parts = schema["allOf"].as_array().into_iter().flatten();
    name.map_or_else(|| parts.map(kind).collect(), |name| format!("<{name}>"))
}

/// All lines of the document.
fn shape() -> BTreeSet<String> {
    let mut lines = BTreeSet::new();
    let document = schema::document();
    for (name, object) in document["components"]["schemas"].as_object().expect("objects") {
        add_schema(name, object, &mut lines);
    }
    for (method, path, route) in schema::operations() {
        let place = format!("{} {path}", method.to_uppercase());
        lines.insert(place.clone());
        for parameter in route["parameters"].as_array().into_iter().flatten() {
            let mark = if parameter["required"] == true { "" } else { "?" };
            let name = parameter["name"].as_str().expect("a name");
            let from = parameter["in"].as_str().expect("a place");
            add_schema(&format!("{place} {from} {name}{mark}"), &parameter["schema"], &mut lines);
        }
        for scope in route["security"].as_array().into_iter().flatten() {
            lines.insert(format!("{place} security {scope}"));
        }
        add_content(&format!("{place} body"), &route["requestBody"], &mut lines);
        for (status, response) in route["responses"].as_object().into_iter().flatten() {
            lines.insert(format!("{place} {status}"));
            add_content(&format!("{place} {status}"), response, &mut lines);
        }
    }
    lines
}

fn add_content(place: &str, part: &Value, lines: &mut BTreeSet<String>) {
    for (media_type, content) in part["content"].as_object().into_iter().flatten() {
        add_schema(&format!("{place} {media_type}"), &content["schema"], lines);
    }
}

#[test]
fn nothing_that_programs_rely_on_disappears() {
    let path = root().join(GOLDEN);
    let golden = fs::read_to_string(&path).unwrap_or_default();
    let golden: BTreeSet<String> = golden.lines().map(str::to_owned).collect();
    let shape = shape();
    let gone: Vec<_> = golden.difference(&shape).collect();
    assert!(
        gone.is_empty(),
        "gone or changed, against the promise of docs/api.md (Versions): {gone:#?}"
    );
    if std::env::var_os("BASALT_RENEW").is_some() {
        let text: String = shape.iter().flat_map(|line| [line, "\n"]).collect();
        fs::write(&path, text).expect("writable");
        return;
    }
    let new: Vec<_> = shape.difference(&golden).collect();
    assert!(
        new.is_empty(),
        "new; BASALT_RENEW=1 cargo test -p basalt-server --test http api_shape adds it to {GOLDEN}: {new:#?}"
    );
}

#[test]
fn a_field_that_changes_in_any_way_changes_a_line() {
    let lines = |schema: &Value| {
        let mut lines = BTreeSet::new();
        add_schema("x", schema, &mut lines);
        lines
    };
    let field = |field: Value, required: &[&str]| {
        lines(&json!({"type": "object", "properties": {"a": field}, "required": required}))
    };
    let text = field(json!({"type": "string"}), &["a"]);
    assert!(text.contains("x.a: string"), "{text:?}");
    for other in [
        field(json!({"type": "integer"}), &["a"]),
        field(json!({"type": "string"}), &[]),
        field(json!({"type": ["string", "null"]}), &["a"]),
        field(json!({"type": "array", "items": {"type": "string"}}), &["a"]),
    ] {
        assert!(!other.contains("x.a: string"), "{other:?}");
    }
    let one = json!({"oneOf": [{"properties": {"type": {"type": "string", "enum": ["b"]}, "c": {"type": "string"}}}]});
    assert!(lines(&one).contains("x<b>.c?: string"), "{:?}", lines(&one));
    let values = field(json!({"type": "string", "enum": ["b", "c"]}), &["a"]);
    assert!(values.contains("x.a = \"b\"") && values.contains("x.a = \"c\""), "{values:?}");
}
