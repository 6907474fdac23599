const rules = import.meta.webpackContext("./rules", { regExp: /\.js$/ });

for (const key of rules.keys()) {
  console.log(key, rules(key).message);
}
