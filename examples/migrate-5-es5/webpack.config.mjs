export default {
  mode: "production",
  target: ["web", "es5"],
  entry: "./src/index.js",
  module: {
    rules: [
      {
        test: /\.js$/,
        exclude: /node_modules/,
        use: {
          loader: "babel-loader",
          options: { presets: [["@babel/preset-env", { targets: "ie 11" }]] },
        },
      },
    ],
  },
};
