import webpack from "webpack";

export default {
  mode: "production",
  optimization: { moduleIds: false, concatenateModules: false },
  plugins: [
    new webpack.ids.HashedModuleIdsPlugin({
      hashFunction: "sha256",
      hashDigest: "hex",
      hashDigestLength: 8,
    }),
  ],
  stats: { all: false, modules: true, ids: true, orphanModules: false, runtimeModules: false },
};
