import { readFileSync } from "node:fs";

export const read = (file) => readFileSync(file, "utf8");
