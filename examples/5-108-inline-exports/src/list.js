import { limit } from "./settings.js";

export const list = () => [..."abcdef"].slice(0, limit);
