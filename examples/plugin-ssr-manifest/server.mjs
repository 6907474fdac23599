import { readFileSync } from "node:fs";

const url = new URL("server/manifest.json", import.meta.url);
const manifest = JSON.parse(readFileSync(url, "utf8"));

/** The modules of each view in the browser build, and the function that renders it. */
const views = {
  "/": { modules: ["./client.js", "./home.js"], render: () => "<main>Welcome</main>" },
  "/cart": { modules: ["./client.js", "./cart.js"], render: () => "<main>2 books</main>" },
};

export function renderPage(path) {
  const { modules, render } = views[path] ?? views["/"];
  const files = new Set(modules.flatMap((name) => manifest[name]));
  const tags = [...files].flatMap((file) => {
    if (file.endsWith(".css")) return `<link rel="stylesheet" href="${file}">`;
    if (file.endsWith(".js")) return `<script src="${file}" defer></script>`;
    return [];
  });

  return ["<!doctype html>", ...tags, render()].join("\n");
}

console.log(renderPage("/cart"));
