import { read } from "server-only";

console.log(read);
