import browsers from "./browsers.list";
import letter from "./letter.txt";
import size from "./dot.png";

console.log(browsers);
console.log(letter);
console.log(size);
