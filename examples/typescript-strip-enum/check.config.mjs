// The project of typescript-enum, before the loader is added.
export default {
  mode: "production",
  entry: "./src/index.ts",
};
