// The bundles that the pages of a file of tests have loaded. `cargo xtask test` runs the file again when one of them has changed.
import { writeFileSync } from "node:fs";
import { basename, join } from "node:path";

/** The folder for the lists, one for each file of tests; nothing is written without it. */
const FOLDER = process.env.BASALT_LOADED;

/** The line that stands for every bundle: a service worker downloads them all. */
const ALL = "all";

const loaded = new Set();

/** Notes the bundles that the pages of a context load from now on. */
export function noteBundles(context) {
  context.on("serviceworker", () => loaded.add(ALL));
  context.on("request", (request) => {
    const [, bundle] = /\/(basalt_[a-z]+)(?:_bg)?-[0-9a-f]{16}\.(?:js|wasm)$/.exec(new URL(request.url()).pathname) ?? [];
    if (bundle) loaded.add(bundle);
  });
}

if (FOLDER) {
  process.on("exit", () => writeFileSync(join(FOLDER, basename(process.argv[1])), [...loaded].sort().join("\n")));
}
