import { createConfig } from "../../webpack.shared.js";

export default {
  ...createConfig(import.meta.dirname),
  entry: "./src/index.html",
};
