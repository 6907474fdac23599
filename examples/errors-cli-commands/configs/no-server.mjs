export default { mode: "development", devServer: false };
