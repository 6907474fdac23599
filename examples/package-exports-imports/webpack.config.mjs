export default {
  mode: "production",
  entry: "./src/index.js",
  resolve: {
    conditionNames: ["demo", "..."],
  },
};
