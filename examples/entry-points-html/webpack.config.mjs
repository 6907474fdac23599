export default {
  mode: "production",
  entry: { home: "./src/home.html" },
};
