//! The OpenAPI document, and errors as it describes them.

use serde_json::{Value, json};

use crate::shared_schema::{DOCUMENT, faults};

/// The document.
pub(crate) fn document() -> Value {
    DOCUMENT.clone()
}

/// Every operation: its method, its path and the operation.
pub(crate) fn operations() -> Vec<(String, String, Value)> {
    let paths = DOCUMENT["paths"].as_object().expect("paths");
    let of_path = |(path, methods): (&String, &Value)| {
        let methods = methods.as_object().expect("methods").clone();
        let path = path.clone();
        methods.into_iter().map(move |(method, route)| (method, path.clone(), route))
    };
    paths.iter().flat_map(of_path).collect()
}

/// Asserts that a value is an object of this name in the document.
#[track_caller]
pub(crate) fn assert_object(name: &str, value: &Value) {
    let schema = json!({"$ref": format!("#/components/schemas/{name}")});
    let faults = faults(&schema, value, "");
    assert!(faults.is_empty(), "{name}: {faults:?} in {value}");
}

/// Asserts that a body is an error as the document describes it.
#[track_caller]
pub(crate) fn assert_error(body: &Value) {
    assert_object("ErrorBody", body);
}

#[test]
fn a_value_that_is_not_as_the_document_says_is_found() {
    let schema = json!({"$ref": "#/components/schemas/AccountObject"});
    let right =
        json!({"name": "x", "bot": true, "createdAt": 1, "scopes": ["a"], "expiresAt": null});
    assert_eq!(faults(&schema, &right, ""), Vec::<String>::new());
    for (field, wrong) in [("name", json!(1)), ("scopes", json!([1])), ("more", json!(1))] {
        let mut value = right.clone();
        value[field] = wrong;
        assert_eq!(faults(&schema, &value, "").len(), 1, "{field}");
    }
    let mut missing = right;
    missing.as_object_mut().expect("an object").remove("bot");
    assert_eq!(faults(&schema, &missing, "").len(), 1);
}
