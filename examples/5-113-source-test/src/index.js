import { sum } from "./sum.js";

console.log(t("greeting"), sum(1, 2));
