import { color } from "virtual:settings";

console.log(color);
