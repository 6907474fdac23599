export { total } from "./cart.js";

export const currency = "EUR";
