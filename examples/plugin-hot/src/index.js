import { price } from "./price.js";

console.log("Price:", price);

if (import.meta.webpackHot) {
  import.meta.webpackHot.accept("./price.js", () => {
    console.log("New price:", price);
  });
  import.meta.webpackHot.accept("./theme.js");
  console.log("Status:", import.meta.webpackHot.status());
}
