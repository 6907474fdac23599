export default {
  mode: "production",
  entry: "./src/index.js",
  optimization: {
    minimize: {
      javascript: { compress: { drop_console: true } },
      html: { collapseWhitespace: "smart" },
    },
  },
};
