import { countMatches } from "@/count-matches.js";
import icon from "./search.svg";
import * as styles from "./search.module.css";

/** Creates a field that shows how often its value occurs in a text. */
export function createSearch(text) {
  const form = document.createElement("form");
  form.className = styles.search;
  form.title = `Version ${VERSION}`;
  form.innerHTML = `<img src="${icon}" alt=""><input><output></output>`;
  const [input, output] = form.elements;
  input.addEventListener("input", () => {
    output.value = countMatches(text, input.value);
  });
  return form;
}

import.meta.webpackHot?.accept();
