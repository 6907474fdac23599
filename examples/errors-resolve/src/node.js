import { readFile } from "node:fs/promises";

console.log(readFile);
