import path from "node:path";

const build = (name, xml) => ({
  name,
  mode: "production",
  entry: "./src/index.js",
  output: { path: path.join(import.meta.dirname, "dist", name), copy: ["public"] },
  optimization: { minimize: { xml } },
});

const cleanup = { removeEditorData: true, removeMetadata: true };
const structure = { ...cleanup, cleanupIds: true, cleanupStructure: true };
const precision = { ...structure, convertTransforms: true, precision: 2 };

export default [
  build("copied", false),
  build("defaults", {}),
  build("editor data removed", cleanup),
  build("structure cleaned up", structure),
  build("numbers rounded", precision),
];
