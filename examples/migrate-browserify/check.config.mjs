import config from "./webpack.config.js";

// The source map contains the folder of the check.
export default { ...config, devtool: false };
