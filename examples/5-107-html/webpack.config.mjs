export default {
  mode: "production",
  entry: { home: "./src/home.html" },
  output: { htmlFilename: "pages/[name].html" },
  experiments: { html: true, css: true },
};
