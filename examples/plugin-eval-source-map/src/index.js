import { parse } from "smol-toml";
import { total } from "./total.js";

console.log(total(parse("prices = [5, 7]").prices));
