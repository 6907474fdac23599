import path from "node:path";

export default {
  mode: "production",
  output: {
    path: path.resolve(import.meta.dirname, "dist/site"),
    allowOutside: [path.resolve(import.meta.dirname, "dist/images")],
    assetModuleFilename: "../images/[name][ext]",
    publicPath: "/site/",
  },
};
