export default {
  mode: "production",
  entry: "./src/index.js",
  output: { html: true, clean: true },
  module: {
    rules: [
      {
        test: /\.svg$/,
        type: "asset",
        generator: {
          dataUrl: (content) =>
            `data:image/svg+xml,${content
              .toString()
              .replace(/\s+/g, " ")
              .replaceAll('"', "'")
              .replace(/[<>#%]/g, encodeURIComponent)}`,
        },
      },
    ],
  },
};
