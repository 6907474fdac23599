export default {
  mode: "production",
  entry: { index: "./src/index.html" },
  output: {
    filename: "[name].[contenthash:8].js",
    htmlFilename: "[name].html",
    clean: true,
  },
  devtool: "source-map",
  module: {
    rules: [
      {
        test: /\.svelte$/,
        loader: "svelte-loader",
        options: { emitCss: true },
      },
      {
        test: /\.ts$/,
        exclude: /node_modules/,
        loader: "ts-loader",
        options: {
          transpileOnly: true,
          compilerOptions: { noEmit: false },
        },
      },
    ],
  },
  resolve: {
    extensions: [".ts", "..."],
    conditionNames: ["svelte", "..."],
  },
};
