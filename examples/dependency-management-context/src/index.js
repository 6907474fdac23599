const context = import.meta.webpackContext("./locales", {
  recursive: false,
  regExp: /\.js$/,
});

for (const key of context.keys()) {
  console.log(key, context(key).greeting);
}

console.log(context.resolve("./de.js"));
console.log(context.id);
