import { createRequire } from "node:module";
import createConfig from "./webpack.config.js";

// ts-loader is installed in a parent folder and would find another TypeScript there.
const { resolve } = createRequire(import.meta.url);

export default (env) => {
  const config = createConfig(env);
  const [rule] = config.module.rules;
  const options = { ...rule.options, compiler: resolve("typescript") };
  return { ...config, module: { rules: [{ ...rule, options }] } };
};
