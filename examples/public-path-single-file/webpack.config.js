export default {
  mode: "production",
  entry: { page: "./src/index.html" },
  output: {
    clean: true,
    html: { inline: true },
    publicPath: "",
  },
  module: {
    parser: { javascript: { dynamicImportMode: "eager" } },
    rules: [{ test: /\.svg$/, type: "asset/inline" }],
  },
};
