export default {
  mode: "development",
  entry: { page: "./src/index.html" },
  devServer: {
    host: "0.0.0.0",
    port: 8080,
    client: { webSocketURL: { port: 0 } },
  },
  watchOptions: {
    poll: process.env.POLL ? 1000 : false,
    ignored: "**/node_modules",
  },
};
