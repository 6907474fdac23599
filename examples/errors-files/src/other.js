import { shared } from "./shared.js";

export const title = "other";
console.log(title, shared());
