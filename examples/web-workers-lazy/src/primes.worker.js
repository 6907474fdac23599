addEventListener("message", async ({ data }) => {
  const { isPrime } = await import("./is-prime.js");

  postMessage({ prime: isPrime(data.number) });
});
