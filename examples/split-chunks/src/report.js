import { parse } from "smol-toml";

document.title = parse('title = "Report"').title;
