import path from "node:path";
import webpack from "webpack";

export default {
  mode: "production",
  entry: { page: "./src/index.html" },
  resolve: {
    alias: { "@": path.resolve(import.meta.dirname, "src") },
  },
  module: {
    rules: [{ test: /\.svg$/, type: "asset/resource" }],
  },
  plugins: [
    new webpack.DefinePlugin({ VERSION: JSON.stringify("1.0") }),
  ],
};
