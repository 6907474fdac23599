import { TranslatePlugin } from "./plugins/translate-plugin.mjs";

export default {
  mode: "none",
  plugins: [new TranslatePlugin({ greeting: "Guten Tag" })],
};
