const entry = { shop: "./src/shop.js", admin: "./src/admin.js" };

const vendorsOf = (name) => ({
  test: /[\\/]node_modules[\\/]/,
  name: `${name}-vendor`,
  chunks: (chunk) => chunk.name === name,
  enforce: true,
});

export default {
  mode: "production",
  entry,
  optimization: {
    splitChunks: {
      cacheGroups: Object.fromEntries(
        Object.keys(entry).map((name) => [name, vendorsOf(name)]),
      ),
    },
  },
};
