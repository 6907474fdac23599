import { createConfig } from "../../webpack.shared.js";

export default {
  ...createConfig(import.meta.dirname),
  target: "node20",
  entry: { mail: "./src/mail.js" },
};
