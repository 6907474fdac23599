export default {
  mode: "production",
  module: {
    parser: {
      css: { exportType: "style" },
    },
  },
};
