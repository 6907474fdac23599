import { exclaim } from "./exclaim.js";

export const hello = (name) => exclaim(`Hello ${name}`);
