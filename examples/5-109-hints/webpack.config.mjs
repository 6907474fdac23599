export default {
  mode: "production",
  entry: { app: "./src/index.js" },
  output: {
    html: true,
    publicPath: "/",
    resourceHints: [
      { rel: "preconnect", href: "https://api.example.com" },
    ],
  },
  module: {
    parser: { css: { fontPreload: true } },
  },
};
