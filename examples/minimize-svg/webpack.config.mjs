export default {
  mode: "production",
  entry: "./src/index.js",
  output: { copy: ["public"] },
  optimization: {
    minimize: {
      xml: {
        removeEditorData: true,
        removeMetadata: true,
        cleanupIds: true,
        cleanupStructure: true,
        convertTransforms: true,
        precision: 2,
      },
    },
  },
};
