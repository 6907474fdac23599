import { parse } from "smol-toml";

console.log(parse("port = 8080"));
