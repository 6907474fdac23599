export const file = "node.js";
