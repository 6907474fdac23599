const builds = [
  { mode: "development", target: "web" },
  { mode: "development", target: "node" },
  { mode: "production", target: "web" },
  { mode: "production", target: "node" },
];

export default builds.map(({ mode, target }) => ({
  mode,
  target,
  devtool: false,
  entry: "./src/index.js",
  output: { filename: `${mode}-${target}.cjs` },
}));
