import list from "./list.txt";

console.log(list);
