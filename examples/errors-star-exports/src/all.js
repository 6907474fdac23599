export * from "./cart.js";
export * from "./shop.js";
