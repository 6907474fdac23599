self.onmessage = ({ data }) => self.postMessage(data * 1.2);
