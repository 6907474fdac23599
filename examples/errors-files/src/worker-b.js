new Worker(new URL("./worker-a.js", import.meta.url));
