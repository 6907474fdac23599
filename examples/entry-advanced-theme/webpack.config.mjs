export default {
  mode: "production",
  entry: {
    home: "./src/home.js",
    theme: "./src/home.css",
  },
  output: { clean: true },
};
