const shared = {
  mode: "production",
  target: "node20",
  entry: "./src/index.ts",
  externalsPresets: { nodeModules: true },
  optimization: { minimize: false },
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: "ts-loader",
        options: {
          transpileOnly: true,
          compilerOptions: { declaration: false, emitDeclarationOnly: false },
        },
      },
    ],
  },
  resolve: {
    extensionAlias: { ".js": [".ts", ".js"] },
  },
};

export default [
  {
    ...shared,
    name: "module",
    output: { filename: "index.js", library: { type: "module" } },
  },
  {
    ...shared,
    name: "commonjs",
    output: { filename: "index.cjs", library: { type: "commonjs-static" } },
    externalsType: "commonjs",
  },
];
