export default {
  mode: "production",
  optimization: { mergeDuplicateChunks: false },
};
