import { parse } from "./vendor/parse.js";
import { total } from "./total.js";

console.log(total(parse("5;7")));
