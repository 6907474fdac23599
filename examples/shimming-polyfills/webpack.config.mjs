const targets = "safari 12";

export default {
  mode: "production",
  target: `browserslist:${targets}`,
  entry: "./src/index.js",
  module: {
    rules: [
      {
        test: /\.m?js$/,
        exclude: /node_modules/,
        loader: "babel-loader",
        options: {
          targets,
          presets: ["@babel/preset-env"],
          plugins: [
            [
              "babel-plugin-polyfill-corejs3",
              { method: "usage-global", version: "3.51" },
            ],
          ],
        },
      },
    ],
  },
};
