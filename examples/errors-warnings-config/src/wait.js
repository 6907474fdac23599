export const prices = await import("./price.js");
