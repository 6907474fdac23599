import { parse } from "smol-toml";

document.title = parse('title = "Map"').title;
