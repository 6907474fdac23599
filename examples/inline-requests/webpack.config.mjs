const step = (name) => `./loaders/step-loader.mjs?${name}`;

export default {
  mode: "production",
  target: "node",
  entry: { main: "./src/index.js", frontMatter: "./src/front-matter.js" },
  module: {
    rules: [
      { test: /steps\.js$/, enforce: "pre", use: step("pre") },
      { test: /steps\.js$/, use: step("normal") },
      { test: /steps\.js$/, enforce: "post", use: step("post") },
    ],
  },
};
