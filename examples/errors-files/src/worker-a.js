new Worker(new URL("./worker-b.js", import.meta.url));
