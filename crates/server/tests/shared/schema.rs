//! Compares JSON with the schemas of the OpenAPI document: types, required fields, and no field that the document does not name.

use std::sync::LazyLock;

use serde_json::Value;

/// The document.
pub(crate) static DOCUMENT: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(&basalt_server::openapi_document()).expect("JSON"));

/// Asserts that a body, or a line of a stream, is as the document describes the response of a route.
#[track_caller]
pub(crate) fn assert_response(method: &str, path: &str, body: &Value) {
    let route = &DOCUMENT["paths"][path][method];
    let content = &route["responses"]["200"]["content"];
    let content = content.as_object().unwrap_or_else(|| panic!("no {method} {path}"));
    let schema = &content.values().next().expect("a media type")["schema"];
    let faults = faults(schema, body, "");
    assert!(faults.is_empty(), "{method} {path}: {faults:?} in {body}");
}

/// The schema itself, or the one that it refers to.
pub(crate) fn resolved(schema: &Value) -> &Value {
    match schema["$ref"].as_str().and_then(|path| path.strip_prefix('#')) {
        Some(path) => DOCUMENT.pointer(path).unwrap_or_else(|| panic!("no {path}")),
        None => schema,
    }
}

/// The names of all fields of an object, with their schemas, and those that are required.
fn fields(schema: &Value) -> (Vec<(String, Value)>, Vec<String>) {
    let schema = resolved(schema);
    let own = schema["properties"].as_object().into_iter().flatten();
    let mut all: Vec<(String, Value)> =
        own.map(|(name, field)| (name.clone(), field.clone())).collect();
    let required = schema["required"].as_array().into_iter().flatten();
    let mut required: Vec<String> =
        required.filter_map(|name| name.as_str().map(str::to_owned)).collect();
    for part in schema["allOf"].as_array().into_iter().flatten() {
        let (more, needed) = fields(part);
        all.extend(more);
        required.extend(needed);
    }
    (all, required)
}

fn is_of_type(value: &Value, kind: &str) -> bool {
    match kind {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("the type {other}"),
    }
}

/// The places in a value that are not as a schema says.
pub(crate) fn faults(schema: &Value, value: &Value, place: &str) -> Vec<String> {
    let schema = resolved(schema);
    if let Some(choices) = schema["oneOf"].as_array().or_else(|| schema["anyOf"].as_array()) {
        let fits = choices.iter().any(|choice| faults(choice, value, place).is_empty());
        return if fits { Vec::new() } else { vec![format!("{place}: no choice fits")] };
    }
    let mut found = Vec::new();
    let types: Vec<&str> = match &schema["type"] {
        Value::String(kind) => vec![kind],
        Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    };
    if !types.is_empty() && !types.iter().any(|kind| is_of_type(value, kind)) {
        found.push(format!("{place}: {types:?} expected"));
    }
    if let Some(allowed) = schema["enum"].as_array()
        && !allowed.contains(value)
    {
        found.push(format!("{place}: one of {allowed:?} expected"));
    }
    for (index, item) in value.as_array().into_iter().flatten().enumerate() {
        found.extend(faults(&schema["items"], item, &format!("{place}[{index}]")));
    }
    if let Some(object) = value.as_object() {
        let (known, required) = fields(schema);
        for name in required.iter().filter(|name| !object.contains_key(*name)) {
            found.push(format!("{place}: {name} is missing"));
        }
        for (name, value) in object {
            let place = format!("{place}.{name}");
            match known.iter().find(|(known, _)| known == name) {
                Some((_, field)) => found.extend(faults(field, value, &place)),
                None if schema["additionalProperties"].is_object() => {
                    found.extend(faults(&schema["additionalProperties"], value, &place));
                }
                None => found.push(format!("{place} is not in the document")),
            }
        }
    }
    found
}
