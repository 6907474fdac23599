import { checksum } from "./checksum/index.js";

console.log(checksum("webpack"));
