export default {
  mode: "production",
  entry: "./src/index.html",
  module: {
    parser: {
      css: { parseErrors: true },
      html: { parseErrors: true },
    },
  },
};
