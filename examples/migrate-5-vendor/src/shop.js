import last from "lodash/last.js";

console.log("shop", last(["a", "b"]));
