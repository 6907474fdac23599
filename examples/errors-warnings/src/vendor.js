import { parse } from "smol-toml";

console.log(parse("name = 'shop'"));
