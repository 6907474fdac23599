import { createRequire } from "node:module";
import config from "./webpack.config.js";

// ts-loader is installed in a parent folder and would find another TypeScript there.
const { resolve } = createRequire(import.meta.url);
const [svelte, rule] = config.module.rules;
const options = { ...rule.options, compiler: resolve("typescript") };

export default {
  ...config,
  module: { rules: [svelte, { ...rule, options }] },
};
