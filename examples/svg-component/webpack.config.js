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
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: "ts-loader",
        options: { compilerOptions: { noEmit: false } },
      },
      {
        test: /\.svg$/,
        dependency: { not: ["url"] },
        loader: "@svgr/webpack",
        options: { icon: true },
      },
    ],
  },
  resolve: {
    extensions: [".ts", ".tsx", "..."],
  },
};
