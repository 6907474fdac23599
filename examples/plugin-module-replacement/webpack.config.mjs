import path from "node:path";
import webpack from "webpack";

export default (env = {}) => {
  const edition = env.edition ?? "free";

  return {
    mode: "production",
    target: "node",
    optimization: { minimize: false },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(/-EDITION$/, (data) => {
        data.request = data.request.replace(/EDITION$/, `${edition}.js`);
      }),
      new webpack.NormalModuleReplacementPlugin(
        /[\\/]services[\\/]mail\.js$/,
        path.resolve(import.meta.dirname, "src/services/mail.preview.js"),
      ),
    ],
  };
};
