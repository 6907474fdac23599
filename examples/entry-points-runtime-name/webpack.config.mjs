export default {
  mode: "production",
  entry: {
    app: { import: "./src/app.js", runtime: "runtime" },
    admin: { import: "./src/admin.js", runtime: "runtime" },
  },
};
