export default {
  mode: "production",
  output: { copy: ["public"] },
  optimization: {
    minimize: {
      xml: { precision: 1, removeDimensions: true },
    },
  },
};
