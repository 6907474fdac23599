import logo from "./logo.svg";
import greeting from "./greeting.txt";

console.log(logo.slice(0, 18), greeting.trim());
