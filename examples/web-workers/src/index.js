const worker = new Worker(new URL("./primes.worker.js", import.meta.url));

worker.addEventListener("message", ({ data }) => {
  document.querySelector("p").textContent = `${data.count} primes`;
});

worker.postMessage({ below: 1_000_000 });
