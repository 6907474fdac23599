import webpack from "webpack";

process.env.API_URL = "https://staging.example.com";

export default {
  mode: "production",
  target: "node",
  optimization: { minimize: false },
  plugins: [
    new webpack.EnvironmentPlugin({
      API_URL: "http://localhost:8080",
      DEBUG: false,
      SENTRY_DSN: null,
    }),
  ],
};
