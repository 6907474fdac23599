module.exports = { plugins: [require("missing-webpack-plugin")] };
