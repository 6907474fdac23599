import { readFileSync } from "node:fs";

const manifest = JSON.parse(readFileSync("dist/ssr-manifest.json", "utf8"));

/** Returns the HTML tags for the modules of a rendered page. */
export function tagsOf(modules) {
  const files = new Set(modules.flatMap((name) => manifest[name] ?? []));
  return [...files].map((file) =>
    file.endsWith(".css")
      ? `<link rel="stylesheet" href="${file}">`
      : `<script src="${file}" defer></script>`,
  );
}

console.log(tagsOf(["./src/index.js", "./src/cart.js"]).join("\n"));
