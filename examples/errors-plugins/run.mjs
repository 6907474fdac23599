import webpack from "webpack";
import { cases } from "./cases.mjs";

const base = {
  mode: "production",
  context: import.meta.dirname,
  module: { rules: [{ test: /\.run$/, type: "javascript/esm", use: "./loaders/run.mjs" }] },
};

/** Builds with each plugin, and prints the errors. */
export async function runCases() {
  for (const [name, plugin] of Object.entries(cases)) {
    await print(name, { ...base, entry: "./src/index.js", cache: true, plugins: [plugin] });
  }
  await print("Execution of module code", { ...base, entry: "./src/data.run" });
  await print("BuildCycleError", { ...base, entry: "./src/a.run" });
}

function print(title, config) {
  console.log(`# ${title}`);
  return new Promise((resolve) => {
    const report = (error) => console.log(`${error.name}: ${error.message}`);
    try {
      webpack(config, (error, stats) => {
        if (error) report(error);
        for (const each of stats?.compilation.errors ?? []) report(each);
        resolve();
      });
    } catch (error) {
      report(error);
      resolve();
    }
  });
}
