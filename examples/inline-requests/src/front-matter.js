import page from "./page.json!=!../loaders/front-matter-loader.mjs!./page.md";
import typed from "./page.md.webpack[json]!=!../loaders/front-matter-loader.mjs!./page.md";

console.log(page.title, typed.sort);
