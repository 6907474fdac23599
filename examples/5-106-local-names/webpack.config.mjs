export default {
  mode: "production",
  entry: "./src/index.js",
  experiments: { css: true },
  module: {
    generator: {
      "css/auto": { localIdentName: () => "app-[local]" },
    },
  },
};
