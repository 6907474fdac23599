document.body.textContent = "Hello from the container";
