import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";

const bundles = ["lazy", "context", "commonjs", "missing", "process", "cycle", "assign"];

for (const name of bundles) await load(`dist/${name}.js`, { src: "https://example.com/x.js" });
await load("dist/auto/auto.js", null);

/** Runs a bundle with as much of a browser as its runtime needs; no further script can load. */
async function load(file, currentScript) {
  console.log(`# ${file}`);
  const head = {
    appendChild(script) {
      setTimeout(() => script.onerror({ type: "error", target: script }));
    },
  };
  const document = {
    currentScript: currentScript && { tagName: "SCRIPT", ...currentScript },
    head,
    createElement: () => ({ setAttribute() {}, remove() {} }),
    getElementsByTagName: () => [],
  };
  const location = "https://example.com/";
  const self = { document, location };
  try {
    runInContext(
      readFileSync(new URL(file, import.meta.url), "utf8"),
      createContext({ ...self, self, window: self, console, setTimeout, clearTimeout }),
    );
  } catch (error) {
    console.log(String(error));
  }
  await new Promise((resolve) => setTimeout(resolve, 50));
}
