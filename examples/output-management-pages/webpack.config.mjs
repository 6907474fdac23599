export default {
  mode: "production",
  entry: {
    home: "./src/index.html",
    statistics: "./src/stats.html",
  },
};
