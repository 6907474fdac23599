module.exports = {
  mode: "production",
  entry: "./src/main.js",
  output: { filename: "guestbook.js" },
  devtool: "source-map",
};
