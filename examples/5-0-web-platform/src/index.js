const worker = new Worker(new URL("./worker.js", import.meta.url));
const logo = new Image();
logo.src = new URL("./logo.svg", import.meta.url);

worker.onmessage = ({ data }) => document.body.append(logo, data);
