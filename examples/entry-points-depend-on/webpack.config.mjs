export default {
  mode: "production",
  entry: {
    shared: "./src/counter.js",
    app: { import: "./src/app.js", dependOn: "shared" },
    admin: { import: "./src/admin.js", dependOn: "shared" },
  },
};
