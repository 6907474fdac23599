const packagePath = /[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;

export default {
  mode: "production",
  entry: { shop: "./src/shop.js", admin: "./src/admin.js" },
  optimization: {
    splitChunks: {
      chunks: "all",
      cacheGroups: {
        packages: {
          test: packagePath,
          name(module) {
            const [, name] = packagePath.exec(module.nameForCondition());
            return `npm.${name.replace(/[\\/]/g, "-")}`;
          },
        },
      },
    },
  },
};
