export default {
  mode: "production",
  target: "browserslist:chrome 60",
  entry: "./src/style.css",
};
