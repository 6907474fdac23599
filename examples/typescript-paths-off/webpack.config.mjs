export default {
  mode: "production",
  entry: "./src/index.ts",
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: "babel-loader",
        options: { presets: ["@babel/preset-typescript"] },
      },
    ],
  },
  resolve: {
    extensions: [".ts", ".tsx", "..."],
    extensionAlias: { ".js": [".ts", ".tsx", ".js"] },
  },
};
