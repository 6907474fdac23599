import type {Draft} from '../../app/playground/project/draft.ts'

/**
 * A project that loads in every way that webpack knows, with the defaults of webpack, so that its files
 * are found by `output.publicPath: "auto"`. Each part logs a line.
 */
const files: ReadonlyArray<readonly [path: string, text: string]> = [
  [
    'src/index.js',
    `import "./page.css";
import icon from "./icon.svg";
import {add} from "./math.js";

document.body.textContent = "The page";
localStorage.visits = 1;
console.log("stored", localStorage.getItem("visits"), Object.keys(localStorage));
console.log("color", getComputedStyle(document.body).color);

import("./lazy.js").then(({default: text}) => console.log(text, add(1, 2)));

const image = new Image();
image.addEventListener("load", () => console.log("image", image.naturalWidth));
image.src = icon;
document.body.append(image);

const html = document.createElement("div");
html.innerHTML = \`<img src="\${new URL("./icon.svg?html", import.meta.url)}">\`;
html.firstChild.addEventListener("load", () => console.log("image of HTML"));
document.body.append(html);

fetch(new URL("./data.txt", import.meta.url))
  .then(response => response.text())
  .then(text => console.log("fetched", text.trim()));

const worker = new Worker(new URL("./worker.js", import.meta.url));
worker.addEventListener("message", ({data}) => console.log("worker", data));
worker.postMessage(20);
`,
  ],
  ['src/page.css', 'body { color: rgb(1, 2, 3); background: url("./icon.svg?style"); }\n'],
  [
    'src/icon.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="7"><rect width="7" height="7"/></svg>\n',
  ],
  ['src/math.js', 'export const add = (a, b) => a + b;\n'],
  ['src/lazy.js', 'import {add} from "./math.js";\nexport default `lazy ${add(40, 2)}`;\n'],
  ['src/data.txt', 'the data\n'],
  [
    'src/worker.js',
    `addEventListener("message", async ({data}) => {
  const {add} = await import("./math.js");
  console.log("log of the worker");
  postMessage(add(data, 1));
});
`,
  ],
]

/** What the project logs, in any order. */
export const previewLines = [
  'stored 1 ["visits"]',
  'color rgb(1, 2, 3)',
  'lazy 42 3',
  'image 7',
  'image of HTML',
  'fetched the data',
  'log of the worker',
  'worker 21',
]

/** Configurations for the ways in which webpack can write and load files. */
const configs = {
  development: '{mode: "development", RULES}',
  production: '{mode: "production", RULES}',
  shared: `{
    mode: "production", RULES,
    output: {publicPath: "/assets/", filename: "js/[name].js", chunkFilename: "js/[id].chunk.js"},
    optimization: {runtimeChunk: "single", splitChunks: {chunks: "all", minSize: 0}},
  }`,
  modules: `{
    mode: "production", RULES,
    output: {module: true, filename: "js/[name].mjs", chunkFilename: "js/[id].mjs"},
    optimization: {runtimeChunk: "single", splitChunks: {chunks: "all", minSize: 0}},
  }`,
} as const

const RULES = `experiments: {css: true}, module: {rules: [
    {test: /\\.svg$/, type: "asset/resource"},
    {test: /\\.txt$/, type: "asset/resource"},
  ]}`

export const previewNames = ['development', 'production', 'shared', 'modules'] as const

/** The project with one of the configurations. */
export function createPreviewProject(name: (typeof previewNames)[number]): Draft {
  const config = `export default ${configs[name].replace('RULES', RULES)};\n`
  return {
    name: 'preview',
    config: 'webpack.config.mjs',
    files: new Map([['webpack.config.mjs', config], ...files]),
  }
}
