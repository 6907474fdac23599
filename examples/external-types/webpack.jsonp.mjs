export default {
  mode: "production",
  externalsType: "jsonp",
  externals: { calc: "calc" },
  output: {
    filename: "jsonp.js",
    library: { type: "jsonp", name: "Page" },
  },
  optimization: { minimize: false },
};
