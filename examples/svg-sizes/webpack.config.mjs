import path from "node:path";

const build = (name, script, rule) => ({
  name,
  mode: "production",
  entry: `./src/${script}.js`,
  output: { path: path.join(import.meta.dirname, "dist", name) },
  externals: { react: "React", "react-dom/client": "ReactDOM" },
  optimization: { minimize: { xml: {} } },
  module: { rules: [{ test: /\.svg$/, ...rule }] },
});

export default [
  build("URL", "image", { type: "asset/resource" }),
  build("data URL", "image", { type: "asset/inline" }),
  build("text", "text", { type: "asset/source" }),
  build("React component", "component", {
    loader: "@svgr/webpack",
    options: { icon: true },
  }),
  build("sprite", "sprite", { type: "asset/resource" }),
];
