import "core-js/actual/array/at.js";
import "core-js/actual/object/group-by.js";

const names = ["Tea", "Cup", "Tin"];
const groups = Object.groupBy(names, (name) => name[0]);

console.log(groups.T.join(", "), names.at(-1));
