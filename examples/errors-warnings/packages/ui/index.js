export { button } from "./button.js";
export { card } from "./card.js";
