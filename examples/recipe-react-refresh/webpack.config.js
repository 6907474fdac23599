import RefreshPlugin from "@pmmmwh/react-refresh-webpack-plugin";
import refreshTypeScript from "react-refresh-typescript";

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
        loader: "ts-loader",
        options: {
          compilerOptions: { noEmit: false },
          getCustomTransformers: () => ({
            before: env.WEBPACK_SERVE ? [refreshTypeScript()] : [],
          }),
        },
      },
    ],
  },
  resolve: {
    extensions: [".ts", ".tsx", "..."],
  },
  plugins: [env.WEBPACK_SERVE && new RefreshPlugin()],
});
