onmessage = ({ data }) => postMessage(data.length);
