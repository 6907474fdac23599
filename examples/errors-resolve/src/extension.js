import { card } from "./card";

console.log(card);
