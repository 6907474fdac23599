import { file } from "clock";

console.log(file);
