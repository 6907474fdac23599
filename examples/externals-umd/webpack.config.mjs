export default {
  mode: "production",
  entry: "./src/index.js",
  output: {
    library: { name: "MyLibrary", type: "umd" },
  },
  externals: {
    react: {
      root: "React",
      commonjs: "react",
      commonjs2: "react",
      amd: "react",
    },
  },
};
