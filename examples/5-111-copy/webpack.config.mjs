export default {
  mode: "production",
  entry: "./src/index.js",
  output: {
    clean: true,
    copy: [
      "public",
      { from: "docs/*.txt", filename: "[path][name].[contenthash:8][ext]" },
    ],
  },
};
