import { readFile } from "node:fs/promises";
import path from "node:path";
import webpack from "webpack";

const file = path.resolve(import.meta.dirname, "release.txt");

export default {
  mode: "production",
  target: "node",
  plugins: [
    new webpack.DefinePlugin({
      RELEASE: webpack.DefinePlugin.runtimeValue(
        async () => JSON.stringify((await readFile(file, "utf8")).trim()),
        { fileDependencies: [file] },
      ),
    }),
  ],
};
