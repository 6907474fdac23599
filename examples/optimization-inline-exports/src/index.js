import { API, DEBUG } from "./constants.js";

if (DEBUG) console.log("debugging");
console.log(API);
