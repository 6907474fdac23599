export default {
  mode: "production",
  entry: "./src/index.js",
  output: { html: true, clean: true },
  module: {
    rules: [{ test: /\.svg$/, type: "asset/resource" }],
  },
};
