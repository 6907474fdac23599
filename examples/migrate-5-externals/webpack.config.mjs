export default {
  mode: "production",
  entry: "./src/index.js",
  externalsType: "var",
  externals: [
    ({ request }, callback) => {
      if (request === "jquery") return callback(null, "jQuery");
      callback();
    },
  ],
};
