import JSON5 from "json5";
import { parse } from "smol-toml";

console.log("admin", JSON5.parse("{price: 99}").price, parse("role = 1").role);
