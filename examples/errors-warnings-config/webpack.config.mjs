import webpack from "webpack";

/** A build in its own folder. */
function build(name, entry, options) {
  const path = `${import.meta.dirname}/dist/${name}`;
  return {
    mode: "production",
    context: import.meta.dirname,
    name,
    entry,
    ...options,
    output: { path, ...options.output },
  };
}

export default [
  build("unused", "./src/index.js", {
    performance: { unusedConfig: true, osDependentRules: true },
    resolve: { alias: { old: "./src/new.js" } },
    externals: { jquery: "jQuery" },
    module: { rules: [{ test: /\.txt$/, include: /src\/lists/, type: "asset/source" }] },
    plugins: [
      new webpack.DefinePlugin({ VERSION: '"1"' }),
      new webpack.container.ModuleFederationPlugin({
        name: "shop",
        remotes: { search: "search@http://localhost:3001/remote.js" },
        shared: { lodash: { import: false } },
      }),
    ],
  }),
  build("case", "./src/case.js", {}),
  build("split", "./src/index.js", {
    optimization: { splitChunks: { chunks: "all", minSize: 30_000, maxSize: 20_000 } },
  }),
  build("ids", "./src/index.js", { optimization: { moduleIds: "hashed" } }),
  build("copy", "./src/index.js", { output: { copy: ["public/*.txt"] } }),
  build("async", "./src/wait.js", {
    target: ["web", "es5"],
  }),
  build("loader", "./src/list.js", {
    module: { rules: [{ test: /\.txt$/, use: "./loaders/list-loader.cjs" }] },
  }),
  build("manifest", "./src/page.js", { plugins: [new webpack.SSRManifestPlugin()] }),
  build("exports", ["./src/first.js", "./src/second.js"], {
    output: { library: { type: "commonjs2", entryExports: "all" } },
  }),
];
