import JSON5 from "json5";
import { createElement } from "react";

console.log(createElement("p", JSON5.parse("{title: 'Hello'}")).props.title);
