import { join } from "path";

console.log(join("a", "b"));
