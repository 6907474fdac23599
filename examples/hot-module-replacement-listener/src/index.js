import { greet } from "./greet.js";
import { print } from "./print.js";
import "./style.css";

const input = document.querySelector("input");
const output = document.querySelector("p");

function show() {
  output.textContent = greet(input.value || "stranger");
}

input.addEventListener("input", show);
document.querySelector("button").addEventListener("click", print);
show();

if (import.meta.webpackHot) {
  import.meta.webpackHot.accept("./greet.js", show);
  import.meta.webpackHot.accept("./print.js");
}
