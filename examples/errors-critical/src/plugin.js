const name = process.argv[2] ?? "node:path";

import(name).then((plugin) => console.log(typeof plugin.join));
