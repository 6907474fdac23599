module.exports = {
  mode: "production",
  entry: "./src/main.js",
  output: { filename: "guestbook.js" },
  devtool: "source-map",
  module: {
    rules: [
      {
        test: /\.js$/,
        exclude: /node_modules/,
        loader: "babel-loader",
        options: { presets: ["@babel/preset-env"] },
      },
      { test: /\.html$/, type: "asset/source" },
    ],
  },
  resolve: {
    fallback: { path: require.resolve("path-browserify") },
  },
};
