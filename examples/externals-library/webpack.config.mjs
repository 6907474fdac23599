export default {
  mode: "production",
  entry: "./src/index.js",
  output: {
    module: true,
    library: { type: "module" },
  },
  externals: [/^react($|\/)/],
};
