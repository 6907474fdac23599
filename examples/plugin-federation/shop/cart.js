import { parse } from "smol-toml";

export const countItems = (text) => parse(text).items.length;
