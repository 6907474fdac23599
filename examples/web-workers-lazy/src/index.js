const worker = new Worker(new URL("./primes.worker.js", import.meta.url));

worker.addEventListener("message", ({ data }) => {
  document.querySelector("p").textContent = data.prime ? "a prime" : "no prime";
});

worker.postMessage({ number: 97 });
