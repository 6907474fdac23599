import last from "lodash/last.js";

console.log("admin", last(["c", "d"]));
