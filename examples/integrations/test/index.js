const tests = import.meta.webpackContext("./", { regExp: /\.test\.js$/ });

for (const path of tests.keys()) {
  tests(path);
}
