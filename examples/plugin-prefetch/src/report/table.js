import { format } from "./format.js";

export const table = (rows) => rows.map(format).join("\n");
