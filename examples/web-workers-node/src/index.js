import { Worker } from "worker_threads";

const worker = new Worker(new URL("./primes.worker.js", import.meta.url));

worker.on("message", ({ count }) => {
  console.log(`${count} primes`);
  worker.terminate();
});

worker.postMessage({ below: 1_000_000 });
