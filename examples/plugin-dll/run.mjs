import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

require("./dist/library.js");
require("./dist/app.js");
