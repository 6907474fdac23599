import { parentPort } from "worker_threads";
import { isPrime } from "./is-prime.js";

parentPort.on("message", ({ below }) => {
  let count = 0;
  for (let number = 2; number < below; number += 1) {
    if (isPrime(number)) count += 1;
  }
  parentPort.postMessage({ count });
});
