import { createRequire } from "node:module";
import config from "./webpack.config.js";

// ts-loader is installed in a parent folder and would find another TypeScript there.
const { resolve } = createRequire(import.meta.url);
const [rule, ...rules] = config.module.rules;

export default {
  ...config,
  module: {
    rules: [
      { ...rule, options: { ...rule.options, compiler: resolve("typescript") } },
      ...rules,
    ],
  },
};
