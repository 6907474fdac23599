// #region has-prices
const hasPrices = (source) => {
  if (source.includes("?")) throw "A price is missing";
  return source.includes("$");
};
// #endregion

export default {
  mode: "development",
  devtool: false,
  optimization: { emitOnErrors: false },
  entry: {
    type: "./src/type.js",
    syntax: "./src/syntax.js",
    data: "./src/data.js",
    tree: "./src/tree.js",
    throws: "./src/throws.tpl",
    tested: "./src/price.list",
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
    enum: "./src/size.ts",
  },
  module: {
    rules: [
      { test: /\.tpl$/, use: "./loaders/throws.mjs" },
      {
        test: /\.list$/,
        // #region source-test
        use: [{ loader: "./loaders/reports.mjs", sourceTest: hasPrices }],
        // #endregion
      },
      { test: /\.note$/, use: "./loaders/reports.mjs" },
      { test: /\.empty$/, use: "./loaders/returns.mjs" },
      { test: /\.object$/, use: "./loaders/object.mjs" },
    ],
  },
  node: { __dirname: "warn-mock" },
};
