export default {
  mode: "production",
  entry: {
    app: {
      import: "./src/index.js",
      html: { title: "My app" },
    },
  },
};
