const worker = new Worker(new URL("./sum.worker.js", import.meta.url));

worker.onmessage = ({ data }) => console.log(data);
worker.postMessage([1, 2, 3]);
