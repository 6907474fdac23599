import { parse } from "smol-toml";

globalThis.parseToml = parse;
