import { debug, limit } from "./settings.js";

if (debug) console.log("debug");
import("./list.js").then(({ list }) => console.log(list().length, limit));
