export default {
  mode: "production",
  entry: { app: "./src/index.js" },
  output: {
    html: {
      title: "My app",
      meta: { viewport: "width=device-width, initial-scale=1" },
      csp: true,
    },
  },
};
