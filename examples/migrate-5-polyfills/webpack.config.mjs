export default {
  mode: "production",
  entry: "./src/index.js",
  resolve: {
    fallback: { fs: false },
  },
};
