export default {
  mode: "production",
  module: {
    rules: [{ test: /\.row\.html$/, parser: { as: "tbody" } }],
  },
};
