import path from "node:path";

/** The settings that all applications share. */
export const createConfig = (context) => ({
  mode: "production",
  context,
  output: { path: path.join(context, "dist"), clean: true },
  devtool: "source-map",
});
