import webpack from "webpack";

const configs = {
  unknown: { entry: "./src/index.js", ouput: { filename: "app.js" } },
  misplaced: { module: { loaders: [] } },
  type: { devServer: undefined, output: { filename: 5 } },
  boolean: { watch: "yes" },
  enum: { mode: "dev" },
  path: { output: { path: "dist" } },
  rule: { module: { rules: [{ test: "/.css$/", use: 5 }] } },
  empty: { entry: [] },
  number: { performance: { maxAssetSize: "250kb" } },
  instance: { plugins: ["html"] },
  devtool: { devtool: "sourcemap" },
  preset: { extends: "./missing.config.mjs", target: 5 },
};

/** Prints what webpack says of each configuration. */
export function validate() {
  for (const [name, config] of Object.entries(configs)) {
    try {
      webpack(config);
    } catch (error) {
      console.log(`# ${name}\n${error.name}: ${error.message}`);
    }
  }
}
