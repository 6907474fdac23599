import { BuildInfoPlugin } from "./plugins/build-info-plugin.mjs";
import { ChunkCountPlugin } from "./plugins/chunk-count-plugin.mjs";

export default {
  mode: "production",
  plugins: [new BuildInfoPlugin(), new ChunkCountPlugin()],
};
