import tree from "./tree.json";

console.log(tree);
