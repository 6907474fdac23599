import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

export default defineConfig({
  base: "/shop/",
  build: { sourcemap: true },
  define: { __VERSION__: JSON.stringify("1.4.0") },
  resolve: {
    alias: { "@": fileURLToPath(new URL("src", import.meta.url)) },
  },
  server: {
    port: 5173,
    proxy: { "/api": "http://localhost:8080" },
  },
});
