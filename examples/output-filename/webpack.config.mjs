export default {
  mode: "production",
  entry: {
    main: "./src/main.js",
    admin: "./src/admin.js",
  },
  output: {
    filename: ({ chunk }) =>
      chunk.name === "main" ? "[name].js" : "[name]/index.js",
    chunkFilename: "[id].js",
    cssFilename: "[name].css",
  },
};
