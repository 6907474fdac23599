const trace = (name, stop) => ({ loader: "./loaders/trace-loader.mjs", options: { name, stop } });

export default {
  mode: "production",
  module: {
    rules: [{ test: /\.txt$/, use: [trace("a"), trace("b", true), trace("c")] }],
  },
};
