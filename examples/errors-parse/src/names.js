import { versions } from "../package.json";

console.log(versions);
