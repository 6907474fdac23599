import { readFileSync } from "node:fs";
import webpack from "webpack";

const file = new URL("package.json", import.meta.url);
const { name, version } = JSON.parse(readFileSync(file, "utf8"));
const commit = process.env.COMMIT ?? "local";

export default {
  mode: "production",
  entry: { [name]: "./src/index.js" },
  output: { filename: `[name]-${version}.js`, clean: true },
  plugins: [
    new webpack.DefinePlugin({
      VERSION: JSON.stringify(version),
      COMMIT: JSON.stringify(commit),
    }),
    new webpack.BannerPlugin({
      banner: `${name} ${version} (${commit})`,
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
    }),
  ],
};
