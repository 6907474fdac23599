export default {
  mode: "production",
  entry: "./src/index.ts",
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: "ts-loader",
        options: { compilerOptions: { noEmit: false } },
      },
    ],
  },
  resolve: {
    extensions: [".ts", ".tsx", "..."],
    extensionAlias: { ".js": [".ts", ".tsx", ".js"] },
  },
};
