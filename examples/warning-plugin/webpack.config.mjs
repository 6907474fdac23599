import { LegacyPlugin } from "./plugins/legacy-plugin.mjs";

export default {
  mode: "production",
  plugins: [new LegacyPlugin()],
};
