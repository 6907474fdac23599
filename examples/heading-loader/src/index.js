import html from "./page.md";

console.log(html);
