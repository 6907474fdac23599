import { createRequire } from "node:module";

const file = process.argv[1];

export const requireHere = createRequire(import.meta.url, {});
export const requireThere = createRequire(file);
