export const file = "node.dev.js";
