import { createRequire } from "node:module";
import config from "./webpack.config.js";

const [svelte, typescript] = config.module.rules;
// ts-loader is installed in a parent folder and would find another TypeScript there.
const compiler = createRequire(import.meta.url).resolve("typescript");
// Svelte names classes after paths below the folder in which its process loaded it first.
const compilerOptions = { rootDir: import.meta.dirname };

export default {
  ...config,
  module: {
    rules: [
      { ...svelte, options: { ...svelte.options, compilerOptions } },
      { ...typescript, options: { ...typescript.options, compiler } },
    ],
  },
};
