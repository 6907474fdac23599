import commonjs from "@rollup/plugin-commonjs";
import resolve from "@rollup/plugin-node-resolve";

export default {
  input: "src/index.js",
  external: ["lodash"],
  plugins: [resolve(), commonjs()],
  output: [
    { file: "dist/total.mjs", format: "es" },
    {
      file: "dist/total.umd.js",
      format: "umd",
      name: "Total",
      exports: "named",
      globals: { lodash: "_" },
    },
  ],
};
