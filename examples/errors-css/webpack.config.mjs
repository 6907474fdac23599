const base = {
  mode: "development",
  devtool: false,
  context: import.meta.dirname,
  optimization: { emitOnErrors: false },
  experiments: { css: true, html: true },
};

export default [
  {
    ...base,
    name: "css",
    entry: {
      modules: "./src/modules.js",
      header: "./src/header.js",
      footer: "./src/footer.js",
      charset: "./src/charset.js",
    },
    output: { path: `${import.meta.dirname}/dist/css` },
    optimization: {
      emitOnErrors: false,
      splitChunks: {
        cacheGroups: {
          styles: { test: /[ab]\.css$/, name: "styles", chunks: "all", enforce: true },
        },
      },
    },
  },
  {
    ...base,
    name: "html",
    entry: "./src/page.html",
    output: { path: `${import.meta.dirname}/dist/html` },
  },
  {
    ...base,
    name: "pages",
    entry: { menu: "./src/menu.html", sale: "./src/sale.html" },
    output: { path: `${import.meta.dirname}/dist/pages` },
    module: {
      parser: {
        html: {
          sources: [{ tag: "a", attribute: "href", type: "html" }],
          chunkName: "category",
        },
      },
    },
  },
  {
    ...base,
    name: "integrity",
    entry: "./src/index.html",
    output: { path: `${import.meta.dirname}/dist/integrity`, html: { integrity: ["sha384", "sha999"] } },
  },
  {
    ...base,
    name: "parse",
    entry: { style: "./src/style.css", cut: "./src/cut.css", page: "./src/parse.html" },
    output: { path: `${import.meta.dirname}/dist/parse` },
    module: { parser: { css: { parseErrors: true }, html: { parseErrors: true } } },
  },
  {
    ...base,
    name: "tags",
    entry: { menu: "./src/tags.html", cart: "./src/header.js" },
    output: { path: `${import.meta.dirname}/dist/tags` },
  },
  {
    ...base,
    name: "comments",
    entry: "./src/comments.html",
    output: { path: `${import.meta.dirname}/dist/comments` },
  },
];
