export * as prices from "./prices.js";
