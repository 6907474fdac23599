export default {
  mode: "production",
  output: {
    filename: "[name].[contenthash].js",
    htmlFilename: "[name].html",
    html: { inline: true, csp: true },
  },
};
