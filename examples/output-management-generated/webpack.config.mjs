export default {
  mode: "production",
  entry: { about: "./src/about.js" },
  output: {
    html: { title: "About", meta: { charset: "utf-8" } },
  },
};
