import JSON5 from "json5";
import { parse } from "yaml";
import { price } from "./shared/price.js";

console.log("admin", price(JSON5.parse("99")), parse("- 1"));
