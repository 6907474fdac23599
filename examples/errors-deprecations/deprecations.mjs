import webpack from "webpack";
import { OldPlugin } from "./plugins/old-plugin.mjs";

process.on("warning", ({ name, code, message }) => console.log(`[${code}] ${name}: ${message}`));
process.noDeprecation = false;

const compiler = webpack({
  mode: "development",
  devtool: false,
  context: import.meta.dirname,
  entry: "./src/lazy.js",
  output: { path: `${import.meta.dirname}/dist/old`, filename: "[hash].js" },
  stats: "none",
  plugins: [new OldPlugin()],
});
compiler.run(() => compiler.close(() => {}));
