import config from "./webpack.config.mjs";

// The ID of a glob and the source map contain the folder of the check.
export default {
  ...config,
  devtool: false,
  optimization: { moduleIds: "natural" },
};
