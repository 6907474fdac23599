import { title } from "./title.js";

export const dialog = (text) => alert(`${title}: ${text}`);
