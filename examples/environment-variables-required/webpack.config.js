import { readFile } from "node:fs/promises";
import webpack from "webpack";

const packageJson = JSON.parse(await readFile("package.json", "utf8"));

export default (env) => ({
  mode: env.production ? "production" : "development",
  entry: "./src/index.js",
  plugins: [
    new webpack.EnvironmentPlugin({ RELEASE: "local" }),
    new webpack.DefinePlugin({
      VERSION: JSON.stringify(packageJson.version),
    }),
  ],
});
