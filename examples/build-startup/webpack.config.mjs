import { StartupPlugin } from "./startup-plugin.mjs";

export default {
  mode: "development",
  entry: "./src/index.js",
  plugins: [new StartupPlugin()],
};
