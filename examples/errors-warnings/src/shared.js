import { terms } from "./terms.js";

export const words = terms.split(" ");
