const url = new URL("./primes.worker.js", import.meta.url);
const worker = new Worker(url);

worker.postMessage({ below: 1_000_000 });
