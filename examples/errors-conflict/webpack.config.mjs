export default {
  mode: "production",
  entry: { app: "./src/app.js", admin: "./src/admin.js" },
  output: { filename: "bundle.js" },
};
