const pages = require.context("./pages", false, /\.js$/g);

console.log(pages.keys().length);
