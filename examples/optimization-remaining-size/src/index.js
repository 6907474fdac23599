import union from "lodash/union.js";

console.log(union([1, 2], [2, 3]));
