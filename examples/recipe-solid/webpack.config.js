export default (env) => ({
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
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: "babel-loader",
        options: {
          presets: ["babel-preset-solid", "@babel/preset-typescript"],
          plugins: env.WEBPACK_SERVE
            ? [["solid-refresh/babel", { bundler: "webpack5" }]]
            : [],
        },
      },
    ],
  },
  resolve: {
    extensions: [".ts", ".tsx", "..."],
  },
});
