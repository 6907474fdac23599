export default {
  mode: "production",
  entry: "./src/style.css",
  optimization: {
    minimize: { css: { unusedSymbols: ["legacy-menu", "spin"] } },
  },
};
