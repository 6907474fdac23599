export default {
  mode: "development",
  devtool: false,
  entry: {
    type: "./src/type.js",
    syntax: "./src/syntax.js",
    data: "./src/data.js",
    throws: "./src/throws.tpl",
    reports: "./src/reports.note",
    returns: "./src/returns.empty",
    broken: "./src/broken.object",
    exports: "./src/exports.js",
    strict: "./src/strict.mjs",
    names: "./src/names.js",
    critical: "./src/critical.js",
    comment: "./src/comment.js",
    system: "./src/system.js",
    globals: "./src/globals.js",
  },
  module: {
    rules: [
      { test: /\.tpl$/, use: "./loaders/throws.mjs" },
      { test: /\.note$/, use: "./loaders/reports.mjs" },
      { test: /\.empty$/, use: "./loaders/returns.mjs" },
      { test: /\.object$/, use: "./loaders/object.mjs" },
    ],
  },
  node: { __dirname: "warn-mock" },
};
