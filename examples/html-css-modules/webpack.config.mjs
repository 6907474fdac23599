export default {
  mode: "production",
  entry: "./src/index.html",
  module: {
    parser: {
      html: {
        cssModules: { attributes: { "data-target": "id" } },
      },
    },
    generator: {
      "css/module": { localIdentName: "[local]-[hash:4]" },
    },
  },
};
