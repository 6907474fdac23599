import { isPrime } from "./is-prime.js";

addEventListener("message", ({ data }) => {
  let count = 0;
  for (let number = 2; number < data.below; number += 1) {
    if (isPrime(number)) count += 1;
  }
  postMessage({ count });
});
