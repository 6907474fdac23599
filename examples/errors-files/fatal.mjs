import webpack from "webpack";
import { CasePlugin } from "./plugins/case.mjs";

const base = {
  mode: "production",
  context: import.meta.dirname,
  output: { path: `${import.meta.dirname}/dist/fatal` },
};

const app = (request, filename) =>
  new webpack.EntryPlugin(import.meta.dirname, request, { name: "app", filename });

const configs = [
  { ...base, entry: "./src/index.js", plugins: [new CasePlugin()] },
  { ...base, entry: {}, plugins: [app("./src/index.js", "a.js"), app("./src/other.js", "b.js")] },
  { ...base, entry: "./src/index.js", optimization: { splitChunks: { dedupDepth: 2 ** 32 } } },
];

/** Prints the error that ends the build of each configuration. */
export async function buildAll() {
  for (const config of configs) {
    try {
      await new Promise((resolve, reject) => {
        webpack(config, (error) => (error ? reject(error) : resolve()));
      });
    } catch (error) {
      console.log(error.message.replaceAll(import.meta.dirname, "/shop"));
    }
  }
}
