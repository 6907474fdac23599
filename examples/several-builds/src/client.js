document.body.append("Hello from the client");
