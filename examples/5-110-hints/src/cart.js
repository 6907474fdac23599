import { format } from "./money.js";

export const tax = 0.2;
export const total = () => format(100 * (1 + tax));
