import { NoticesPlugin } from "./plugins/notices-plugin.mjs";

export default {
  mode: "production",
  plugins: [
    new NoticesPlugin({
      header: "src/header.txt",
      allow: ["MIT", "BSD-3-Clause"],
    }),
  ],
};
