export default {
  mode: "production",
  entry: {
    main: { import: "./src/index.js", layer: "page" },
  },
  externals: {
    byLayer: { page: { jquery: "jQuery" } },
  },
  performance: { unusedConfig: true },
};
