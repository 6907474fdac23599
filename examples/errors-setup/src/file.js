import { readFileSync } from "node:fs";

console.log(readFileSync);
