export default {
  mode: "development",
  target: ["web", "es2015"],
  entry: "./src/index.js",
  output: { module: true },
  externals: {
    greetings: "module https://cdn.example.com/greetings.js",
  },
};
