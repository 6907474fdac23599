import { TracePlugin } from "./trace-plugin.mjs";

export default {
  mode: "development",
  devtool: false,
  entry: "./src/index.js",
  plugins: [new TracePlugin()],
};
