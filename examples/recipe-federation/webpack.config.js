import shell from "./shell/webpack.config.js";
import shop from "./shop/webpack.config.js";

export default [shop, shell];
