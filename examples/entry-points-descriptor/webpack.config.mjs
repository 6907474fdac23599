export default {
  mode: "production",
  entry: {
    app: {
      import: "./src/app.js",
      filename: "scripts/[name].[contenthash].js",
    },
    admin: "./src/admin.js",
  },
};
