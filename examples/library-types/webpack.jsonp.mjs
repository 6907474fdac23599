export default {
  mode: "production",
  output: {
    filename: "jsonp.js",
    library: { type: "jsonp", name: "Calc" },
  },
  optimization: { minimize: false },
};
