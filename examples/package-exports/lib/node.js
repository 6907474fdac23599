export const place = "Node.js";
