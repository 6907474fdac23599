import { greet } from "./greet.js";

console.log(greet("reader"), process.env.NODE_ENV);
