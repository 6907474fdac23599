const pages = require.context("./pages", false, /\.js$/);

console.log(pages.keys().length);
