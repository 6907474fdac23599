const name = process.argv[2] ?? "node:path";

import(/* webpackIgnore: true */ name).then((plugin) =>
  console.log(typeof plugin.join),
);
