import path from "node:path";

const src = path.resolve("src");
const requests = [
  ...["@", "@/a", "@x/a", "lib", "lib/a", "file", "file/a"],
  ...["locale/de", "theme/a", "theme/b", "none", "none/a"],
];

class ShowResultsPlugin {
  apply(compiler) {
    compiler.hooks.beforeCompile.tapPromise("ShowResultsPlugin", async () => {
      const resolver = compiler.resolverFactory.get("normal", { dependencyType: "esm" });
      const show = (request) =>
        new Promise((done) => {
          resolver.resolve({}, src, request, {}, (error, file) => {
            const result = file && path.relative(src, file).replaceAll("\\", "/");
            console.log(`${request} → ${error ? "error" : result}`);
            done();
          });
        });

      for (const request of requests) await show(request);
    });
  }
}

export default {
  mode: "production",
  resolve: {
    alias: {
      "@": src,
      file: path.join(src, "a.js"),
      lib$: path.join(src, "a.js"),
      "locale/*": path.join(src, "locale-*.js"),
      theme: [path.join(src, "theme"), src],
      none: false,
    },
  },
  plugins: [new ShowResultsPlugin()],
};
