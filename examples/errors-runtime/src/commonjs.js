import { add } from "./math.js";

module.exports = add(1, 2);
