export default {
  mode: "production",
  target: "deno",
  entry: "./src/index.js",
};
