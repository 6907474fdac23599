const base = {
  mode: "production",
  context: import.meta.dirname,
};

/** A build that turns on the checks, in its own folder. */
function build(name, entry, checks, options = {}) {
  return {
    ...base,
    name,
    entry,
    performance: {
      hints: "warning",
      ...Object.fromEntries(checks.map((check) => [check, true])),
      ...options.performance,
    },
    ...options.top,
    output: { path: `${import.meta.dirname}/dist/${name}`, ...options.top?.output },
  };
}
const packages = { top: { resolve: { modules: ["packages", "node_modules"] } } };
const limits = { performance: { maxAssetSize: 1000, maxEntrypointSize: 1000 } };

export default [
  build("sizes", "./src/sizes.js", ["largeModules"], limits),
  build("sizes-lazy", "./src/sizes-lazy.js", [], limits),
  build("packages", "./src/packages.js", ["duplicatePackages"], packages),
  build("entries", { home: "./src/home.js", cart: "./src/cart.js" }, ["duplicateModules"]),
  build("vendor", "./src/vendor.js", ["unsplitVendors"]),
  build("capped", "./src/vendor.js", ["splitChunksCapped"], {
    top: {
      optimization: {
        splitChunks: {
          chunks: "all",
          minSize: 0,
          enforceSizeThreshold: 1_000_000,
          maxInitialRequests: 1,
        },
      },
    },
  }),
  build("babel", "./src/babel.js", ["legacyJavascript"]),
  build("assets", "./src/assets.js", ["inlinedAssets", "unusedAssets"], {
    top: {
      module: {
        rules: [
          { test: /\.jpg$/, type: "asset/inline" },
          { test: /\.pdf$/, type: "asset/resource" },
        ],
      },
    },
  }),
  build("locale", "./src/locale.js", ["broadContexts", "tinyChunks"]),
  build("waterfall", "./src/editor.js", ["asyncChunkWaterfalls"]),
  build("redundant", "./src/redundant.js", ["redundantDynamicImports"]),
  build("hints", "./src/hints.js", ["conflictingResourceHints"]),
  build("unused", "./src/unused.js", ["unusedModules", "missingSideEffects"], packages),
  build(
    "exports",
    "./src/exports.js",
    ["dynamicExports", "scopeHoistingBailouts", "pureAnnotations", "evalUsage", "topLevelThis"],
  ),
  build("circular", "./src/a.js", ["circularDependencies"]),
  build("library", "./src/library.js", ["mixedExports"], {
    top: { output: { library: { type: "commonjs2" } } },
  }),
  build("module", "./src/module.js", ["analyzableBailouts"], {
    top: { output: { module: true } },
  }),
  build("cache", "./src/note.js", ["cacheEffectiveness", "sourceMaps"], {
    top: {
      devtool: "inline-source-map",
      module: { rules: [{ test: /\.txt$/, use: "./loaders/note-loader.cjs" }] },
    },
  }),
];
