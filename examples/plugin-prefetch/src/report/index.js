import { table } from "./table.js";

export const report = (rows) => table(rows);
