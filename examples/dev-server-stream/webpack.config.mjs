export default {
  mode: "development",
  devServer: {
    compress: false,
    proxy: [{ context: ["/api"], target: "http://localhost:8000" }],
  },
};
