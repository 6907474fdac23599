import { defineConfig } from "vitest/config";
import config from "./webpack.config.js";

export default defineConfig({
  resolve: { alias: config.resolve.alias },
  define: { VERSION: JSON.stringify("test") },
  test: {
    environment: "jsdom",
    globals: true,
    css: { modules: { classNameStrategy: "non-scoped" }, include: /\.module\.css$/ },
    coverage: { include: ["src/**/*.js"] },
  },
});
