import { parse } from "yaml";

export default {
  mode: "production",
  entry: "./src/index.html",
  module: {
    rules: [{ test: /\.yaml$/, type: "json", parser: { parse } }],
  },
};
