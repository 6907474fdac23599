import manifest from "../dist/public/manifest.json";

console.log(`<script src="${manifest.assets["main.js"].file}"></script>`);
