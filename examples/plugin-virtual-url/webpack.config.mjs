import { readdir } from "node:fs/promises";
import path from "node:path";
import webpack from "webpack";

const pages = path.resolve(import.meta.dirname, "src/pages");

export default {
  mode: "production",
  target: "node",
  plugins: [
    new webpack.experiments.schemes.VirtualUrlPlugin({
      build: 'export const version = "1.2.0";',
      routes: {
        type: ".js",
        context: pages,
        async source(loaderContext) {
          loaderContext.addContextDependency(pages);
          const files = (await readdir(pages)).sort();
          const routes = files.map((file) => {
            const route = JSON.stringify(`/${path.parse(file).name}`);

            return `${route}: () => import("./${file}")`;
          });

          return `export const routes = { ${routes.join(", ")} };`;
        },
      },
      "theme.json": { type: ".json", source: () => JSON.stringify({ color: "green" }) },
    }),
  ],
};
