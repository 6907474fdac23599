import * as esbuild from "esbuild";

await esbuild.build({
  entryPoints: { app: "src/app.ts", admin: "src/admin.ts" },
  bundle: true,
  format: "esm",
  splitting: true,
  minify: true,
  sourcemap: true,
  outdir: "dist",
  entryNames: "[name]-[hash]",
  assetNames: "assets/[name]-[hash]",
  publicPath: "/static/",
  alias: { "@": "./src" },
  define: { VERSION: '"1.4.0"' },
  loader: { ".png": "file", ".svg": "dataurl", ".txt": "text" },
});
