import webpack from "webpack";

export default {
  mode: "production",
  target: "node",
  optimization: { minimize: false },
  plugins: [
    new webpack.DefinePlugin({
      VERSION: JSON.stringify("1.2.0"),
      MAX_ITEMS: 20,
      "features.checkout": false,
      "import.meta.env.API_URL": JSON.stringify("https://api.example.com"),
      settings: {
        currency: JSON.stringify("EUR"),
        languages: [JSON.stringify("en"), JSON.stringify("de")],
      },
    }),
  ],
};
