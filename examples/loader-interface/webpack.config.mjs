const use = (loader, options) => ({ loader: `./loaders/${loader}-loader.mjs`, options });

export default {
  mode: "production",
  target: "node",
  module: {
    rules: [
      { test: /page\.txt$/, use: use("request") },
      { test: /order\.txt$/, use: [use("order", { name: "a" }), use("order", { name: "b" })] },
      { test: /theme\.js$/, use: use("evaluate") },
      { test: /\.preset\.json$/, type: "json", use: use("extends") },
      { test: /contents\.txt$/, use: use("contents") },
      { test: /pixel\.bin$/, use: use("size") },
    ],
  },
};
