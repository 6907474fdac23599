import "./legacy/counter.js";

console.log(globalThis.counter.next(), globalThis.counter.next());
