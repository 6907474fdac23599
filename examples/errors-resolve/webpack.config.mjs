export default {
  mode: "development",
  devtool: false,
  entry: {
    misspelled: "./src/misspelled.js",
    extension: "./src/extension.js",
    strict: "./src/strict.mjs",
    package: "./src/package.js",
    core: "./src/core.js",
    private: "./src/private.js",
    conditions: "./src/conditions.js",
    scheme: "./src/scheme.js",
    node: "./src/node.js",
    loader: "./src/notes.txt",
    context: "./src/context.js",
  },
  module: {
    rules: [{ test: /\.txt$/, use: "notes-loader" }],
  },
  resolve: {
    modules: ["packages", "node_modules"],
  },
};
