import { tax } from "./cart.js";

export const format = (value) => `${value} € (with ${tax * 100} % tax)`;
