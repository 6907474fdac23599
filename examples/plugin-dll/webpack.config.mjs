import path from "node:path";
import webpack from "webpack";

const dist = path.resolve(import.meta.dirname, "dist");
const manifest = path.join(dist, "library-manifest.json");

const library = {
  name: "library",
  mode: "development",
  devtool: false,
  target: "node",
  entry: { library: ["./src/vendor/format.js", "./src/vendor/tax.js"] },
  output: {
    path: dist,
    filename: "[name].js",
    library: { name: "[name]_[fullhash]", type: "global" },
  },
  plugins: [
    new webpack.DllPlugin({
      name: "[name]_[fullhash]",
      type: "global",
      path: manifest,
      format: true,
    }),
  ],
};

const app = {
  name: "app",
  dependencies: ["library"],
  mode: "development",
  devtool: false,
  target: "node",
  entry: { app: "./src/index.js" },
  output: { path: dist, filename: "[name].js" },
  plugins: [new webpack.DllReferencePlugin({ manifest })],
};

export default [library, app];
