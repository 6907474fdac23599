import config from "./webpack.config.mjs";

// The source map contains the folder of the check.
export default { ...config, devtool: false };
