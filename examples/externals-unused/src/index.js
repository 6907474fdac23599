import { createElement } from "react";

console.log(createElement("p", { title: "Hello" }).props.title);
