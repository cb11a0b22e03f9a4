// Renders the OpenAPI document of the API, and sends requests with a token.
"use strict";

/** Characters of a response that are shown; a stream never ends by itself. */
const MAX_SHOWN = 100000;

/** An element with attributes and children, which are elements or texts. */
function element(name, attributes = {}, ...children) {
  const made = Object.assign(document.createElement(name), attributes);
  made.append(...children);
  return made;
}

/** The object that a reference leads to. */
function resolve(api, schema) {
  const path = schema && schema.$ref;
  return path ? path.slice(2).split("/").reduce((part, key) => part[key], api) : schema;
}

/** The type of a schema in one word. */
function typeName(schema) {
  if (!schema) return "";
  if (schema.$ref) return schema.$ref.split("/").pop();
  const types = [].concat(schema.type || []);
  if (types.includes("array")) return `[${typeName(schema.items)}]`;
  const parts = schema.oneOf || schema.anyOf || schema.allOf;
  return types.length ? types.join(" | ") : (parts || []).map(typeName).join(" | ");
}

/** All fields of an object, those of its parts included. */
function fieldsOf(api, schema) {
  const found = resolve(api, schema) || {};
  const own = Object.entries(found.properties || {}).map(([name, field]) => ({
    name, field, required: (found.required || []).includes(name),
  }));
  return (found.allOf || []).flatMap((part) => fieldsOf(api, part)).concat(own);
}

/** A schema as text, one field a line, with the objects inside it. */
function describe(api, schema, depth = 0) {
  const pad = "  ".repeat(depth);
  const found = resolve(api, schema) || {};
  const choices = found.oneOf || found.anyOf;
  if (choices && depth < 4) return choices.map((one) => describe(api, one, depth)).join(`\n${pad}or\n`);
  const lines = fieldsOf(api, schema).map(({ name, field, required }) => {
    const about = field.description ? `  // ${field.description.split("\n")[0]}` : "";
    const inner = field.$ref || field.items;
    const target = field.items && field.items.$ref ? field.items : field;
    const more = inner && depth < 3 && fieldsOf(api, target).length ? `\n${describe(api, target, depth + 1)}` : "";
    return `${pad}${name}${required ? "" : "?"}: ${typeName(field)}${about}${more}`;
  });
  return lines.length ? lines.join("\n") : `${pad}${typeName(schema)}`;
}

/** An example of a body: required fields with empty values. */
function example(api, schema) {
  const values = { integer: 0, number: 0, boolean: false, string: "" };
  const pick = ({ name, field }) => [name, field.example ?? values[[].concat(field.type)[0]] ?? {}];
  const fields = fieldsOf(api, schema).filter(({ required }) => required);
  return JSON.stringify(Object.fromEntries(fields.map(pick)), null, 2);
}

/** Sends a request and shows the response while it arrives. */
async function send(method, url, body, output, signal) {
  const headers = {};
  const token = document.getElementById("token").value.trim();
  if (token) headers.authorization = `Bearer ${token}`;
  if (body) headers["content-type"] = "application/json";
  const response = await fetch(url, { method, headers, body: body || undefined, credentials: "omit", signal });
  output.textContent = `${response.status} ${response.statusText}\n\n`;
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  for (let text = "", part; !(part = await reader.read()).done;) {
    text += decoder.decode(part.value, { stream: true });
    output.textContent = `${response.status} ${response.statusText}\n\n${text.slice(-MAX_SHOWN)}`;
  }
}

/** The form that tries a route. */
function tryForm(api, method, path, route) {
  const output = element("pre", { hidden: true });
  const inputs = (route.parameters || []).map((parameter) => ({
    parameter, input: element("input", { name: parameter.name, required: parameter.in === "path" }),
  }));
  const grid = element("div", { className: "parameters" });
  for (const { parameter, input } of inputs) {
    grid.append(element("label", {}, element("code", {}, parameter.name), ` ${parameter.description || ""}`), input);
  }
  const content = route.requestBody && route.requestBody.content["application/json"];
  const body = content && element("textarea", { value: example(api, content.schema), spellcheck: false });
  const stop = element("button", { type: "button", hidden: true }, "Stop");
  const form = element("form", {}, grid, ...(body ? [body] : []), element("p", {}, element("button", {}, "Send"), stop), output);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const query = new URLSearchParams();
    let url = path;
    for (const { parameter, input } of inputs) {
      if (parameter.in === "path") url = url.replace(`{${parameter.name}}`, encodeURIComponent(input.value));
      else if (input.value) query.set(parameter.name, input.value);
    }
    const abort = new AbortController();
    stop.onclick = () => abort.abort();
    stop.hidden = output.hidden = false;
    try {
      await send(method.toUpperCase(), query.size ? `${url}?${query}` : url, body && body.value, output, abort.signal);
    } catch (error) {
      output.textContent += `\n${error}`;
    }
    stop.hidden = true;
  });
  return form;
}

/** A route with its documentation. */
function routeView(api, method, path, route) {
  const scopes = (route.security || []).flatMap((one) => one.token || []);
  const needsToken = (route.security || []).length && !route.security.some((one) => !Object.keys(one).length);
  const token = scopes.length ? `Token with one of: ${scopes.join(", ")}` : needsToken ? "Any token" : "No token needed";
  const parts = [element("p", {}, [route.summary, route.description].filter(Boolean).join(" ")), element("p", { className: "quiet" }, token)];
  const ok = Object.entries(route.responses).find(([status]) => status.startsWith("2"));
  const contents = Object.values((ok && ok[1].content) || {});
  if (contents.length) parts.push(element("p", { className: "quiet" }, `Response (${ok[0]})`), element("pre", {}, describe(api, contents[0].schema)));
  parts.push(tryForm(api, method, path, route));
  return element("details", { id: route.operationId },
    element("summary", {}, element("b", {}, method.toUpperCase()), element("code", {}, path)),
    element("div", { className: "route" }, ...parts));
}

async function main() {
  const api = await (await fetch("/api/v1/openapi.json")).json();
  const [about, ...promises] = api.info.description.split("\n\n");
  document.getElementById("about").textContent = about;
  document.getElementById("promises").textContent = promises.join("\n\n");
  const groups = new Map();
  for (const [path, methods] of Object.entries(api.paths)) {
    for (const [method, route] of Object.entries(methods)) {
      const tag = (route.tags || ["Other"])[0];
      if (!groups.has(tag)) groups.set(tag, []);
      groups.get(tag).push(routeView(api, method, path, route));
    }
  }
  const main = document.getElementById("routes");
  for (const [tag, routes] of groups) main.append(element("h2", {}, tag), ...routes);
}

main();
