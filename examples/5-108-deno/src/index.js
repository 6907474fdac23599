import { join } from "jsr:@std/path";
import { readFileSync } from "fs";

console.log(readFileSync(join("a", "b"), "utf8"));
